import URLSyntax

// The number of components after a catch-all is fixed. They match the last components of a path.
// The catch-all matches the remaining components, so there is only one way to split a path.

extension RouteTable {
  /// Matches a catch-all and the components after it with the remaining path.
  @inline(never)
  func searchTail(
    of choice: CatchAll, _ rest: Range<Int>, depth: Int, in bytes: Span<UInt8>, _ search: Search
  ) -> Int32 {
    guard let split = Self.split(rest, tailCount: Int(choice.tailCount), in: bytes),
      accepts(choice, split.catchAll, of: bytes, search)
    else { return -1 }
    search.captures.set(depth, split.catchAll.lowerBound, split.catchAll.upperBound)
    let entry = self.search(
      from: choice.tail, at: split.tail, depth: depth + 1, in: bytes, search)
    if entry < 0 { search.captures.clear(from: depth) }
    return entry
  }

  /// Returns the range of a catch-all and the offset of the last components of a path.
  ///
  /// - Returns: `nil` if the path has too few components, or if the component before the last ones
  ///   is empty.
  static func split(
    _ rest: Range<Int>, tailCount: Int, in bytes: Span<UInt8>
  ) -> (catchAll: Range<Int>, tail: Int)? {
    guard !rest.isEmpty else { return nil }
    var count = 0
    var offset = rest.upperBound
    while offset > rest.lowerBound {
      offset -= 1
      guard bytes[offset] == UInt8(ascii: "/") else { continue }
      count += 1
      guard count == tailCount else { continue }
      let hasEmpty = offset == rest.lowerBound || bytes[offset - 1] == UInt8(ascii: "/")
      return hasEmpty ? nil : (rest.lowerBound..<offset, offset + 1)
    }
    return count + 1 == tailCount ? (rest.lowerBound..<rest.lowerBound, rest.lowerBound) : nil
  }
}
