extension RouteTable {
  /// Returns `true` if the path of an entry is that of an alias.
  ///
  /// No canonical link has such a path.
  func isAlias(_ entry: Entry) -> Bool {
    entry.pattern != 0 && route(of: entry).isAlias(pattern: entry.pattern)
  }

  /// Returns the path of a route that contains exactly the parameters that have values.
  ///
  /// - Parameters:
  ///   - entry: The entry of the route's path with all optional parts.
  ///   - isPresent: A closure that returns `true` if the path parameter at an index of the entry
  ///     has a value. It is not called for a catch-all, which is always present.
  /// - Returns: `nil` if the path of the route has no optional parts.
  /// - Throws: ``LinkError`` with the code `missing-parameter` if no path has exactly these
  ///   parameters. Of the paths that contain all of these parameters, the method chooses the one
  ///   with the fewest other parameters. The error names the first of the other parameters.
  func optionalPath(
    of entry: Entry, _ isPresent: (Int) -> Bool
  ) throws(LinkError) -> OptionalPath? {
    guard !optionalPaths.isEmpty, let paths = optionalPaths[entry.firstMark] else { return nil }
    let present = (0..<Int(entry.pathCount)).filter { index in
      parameters[Int(entry.firstParameter) + index].flags.contains(.catchAll) || isPresent(index)
    }
    if let path = paths.first(where: { $0.slots == present }) { return path }
    let nearest = paths.filter { Set($0.slots).isSuperset(of: present) }
      .min { $0.slots.count < $1.slots.count }
    let lacking = nearest?.slots.first { !present.contains($0) } ?? 0
    throw missing(parameters[Int(entry.firstParameter) + lacking], entry)
  }
}

extension _LinkWriter {
  /// Chooses the path of the link by the parameters that have values.
  ///
  /// The values of absent parameters must not be written. Only generated code for routes with
  /// optional parts in their path calls the method, before it writes values.
  ///
  /// - Parameter present: For each parameter of the path, `true` if it has a value.
  /// - Throws: ``LinkError`` with the code `missing-parameter` if no path of the route has exactly
  ///   these parameters.
  public mutating func choosePath(present: [Bool]) throws(LinkError) {
    guard index == 0, !present.isEmpty else { return }
    let path = try table.optionalPath(of: entry) { $0 < present.count && present[$0] }
    if let path { use(table.entries[Int(path.entry)]) }
  }
}
