// A manifest has an ordered list of exclusions and exceptions. The first entry that matches a link
// decides whether the link is excluded. If the list contains no exception, the order has no effect,
// and one trie contains all entries. Otherwise, one trie contains only the exclusions. If one of
// them matches a path, the list is then evaluated in order, as layers: each layer is a trie of
// consecutive entries of the same kind.

extension RouteTable {
  /// Consecutive exclusions or exceptions of one app.
  struct ExclusionLayer: Sendable {
    /// The root of their trie.
    var root: Int32
    /// `true` for exclusions, and `false` for exceptions.
    var excludes: Bool
  }

  /// Returns `true` if the exclusions of an origin apply to a path.
  ///
  /// - Parameter root: The root of the origin's exclusions, or -1.
  func excludes(_ path: Path, below root: Int32, in bytes: Span<UInt8>) -> Bool {
    root >= 0 && entryIndex(below: root, of: path, in: bytes) >= 0
      && isExcludedInOrder(path, below: root, in: bytes)
  }

  /// Returns `true` if one of the ordered lists of an origin excludes a path that at least one
  /// exclusion matches.
  ///
  /// Each app of the origin has its own list.
  @inline(never)
  func isExcludedInOrder(_ path: Path, below root: Int32, in bytes: Span<UInt8>) -> Bool {
    guard !exclusionLayers.isEmpty, let lists = exclusionLayers[root] else { return true }
    for layers in lists {
      for layer in layers where entryIndex(below: layer.root, of: path, in: bytes) >= 0 {
        if layer.excludes { return true }
        break
      }
    }
    return false
  }
}

extension RouteTableBuilder {
  /// Returns the root of an origin's exclusions, or -1 if the origin has none.
  ///
  /// If `members` contains exceptions, this method also adds the layers.
  ///
  /// - Parameter members: The exclusions and exceptions of all apps, in the order of the apps.
  mutating func exclusionRoot(
    of members: [Member], _ roots: inout [[Member]: Int32], _ entryOf: [Member: Int32]
  ) -> Int32 {
    guard members.contains(where: isException) else {
      return root(of: members, &roots, entryOf) ?? -1
    }
    guard !members.allSatisfy(isException) else { return -1 }
    // The key in `roots` is the whole list, so origins with different exceptions do not share a
    // root.
    let isKnown = roots[members] != nil
    guard let root = root(of: members, &roots, entryOf, keepsExceptions: false) else { return -1 }
    guard !isKnown else { return root }
    var lists: [[RouteTable.ExclusionLayer]] = []
    var rest = members[...]
    while let first = rest.first {
      let ofApp = rest.prefix { $0.app == first.app }
      rest = rest.dropFirst(ofApp.count)
      lists.append(layers(of: ofApp, &roots, entryOf))
    }
    exclusionLayers[root] = lists
    return root
  }

  private mutating func layers(
    of members: ArraySlice<Member>, _ roots: inout [[Member]: Int32], _ entryOf: [Member: Int32]
  ) -> [RouteTable.ExclusionLayer] {
    var layers: [RouteTable.ExclusionLayer] = []
    var rest = members
    while let first = rest.first {
      let excludes = !isException(first)
      let run = Array(rest.prefix { isException($0) != excludes })
      rest = rest.dropFirst(run.count)
      guard let root = root(of: run, &roots, entryOf) else { continue }
      layers.append(RouteTable.ExclusionLayer(root: root, excludes: excludes))
    }
    return layers
  }

  func isException(_ member: Member) -> Bool {
    member.isExclusion && manifests[Int(member.app)].exclusions[Int(member.index)].isException
  }
}
