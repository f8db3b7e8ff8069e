extension RouteTableBuilder {
  /// Marks the routes whose links may match a different route or an exclusion.
  ///
  /// A route is contested if another choice in the trie could match one of its components, or if
  /// another route ends at the same node. All routes of an origin are contested if the origin
  /// excludes more than the root path. When a link is built for a route that is not contested, the
  /// router need not match the link to verify it.
  ///
  /// The method also sets the flag `respelled` of entries whose canonical paths must be verified.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  mutating func markContested() {
    var contested: Set<UInt64> = []
    // Origins with the same routes share one trie.
    var visited: [Bool: Set<Int32>] = [:]
    for origin in origins {
      let isExcluding = origin.exclusionRoot >= 0 && !origin.excludesOnlyRoot
      guard visited[isExcluding, default: []].insert(origin.root).inserted else { continue }
      var pending = [(node: origin.root, isContested: isExcluding)]
      while let (index, isContested) = pending.popLast() {
        visit(nodes[Int(index)], isContested, &contested, &pending)
      }
    }
    markDottedAliases()
    guard !contested.isEmpty else { return }
    let refusesSlash = entries.contains { $0.flags.contains(.refusesSlash) }
    for index in entries.indices where contested.contains(key(entries[index])) {
      entries[index].flags.insert(.contested)
      // If a route tolerates a trailing slash, its canonical path has none, so the canonical path
      // may match a route that rejects links with one.
      let losesSlash =
        refusesSlash && !entries[index].isExclusion && entries[index].toleratesSlash
      if losesSlash || isRespelled(entries[index]) { entries[index].flags.insert(.respelled) }
    }
  }

  /// Marks the aliases in which a parameter accepts the value `.` or `..`.
  ///
  /// In an alias, literals may surround such a value, as in `v..`. In the canonical path, the value
  /// may be a whole component, and a link with such a component is invalid.
  private mutating func markDottedAliases() {
    for index in entries.indices where !entries[index].isExclusion {
      let route = manifests[Int(entries[index].app)].routes[Int(entries[index].route)]
      guard route.isAlias(pattern: entries[index].pattern) else { continue }
      let first = Int(entries[index].firstParameter)
      let mayBeDots = parameters[first..<first + Int(entries[index].pathCount)].contains {
        types[Int($0.type)].acceptsDots
      }
      if mayBeDots { entries[index].flags.insert(.respelled) }
    }
  }

  /// Returns `true` if links with the path of an entry may have different canonical paths.
  private func isRespelled(_ entry: RouteTable.Entry) -> Bool {
    guard !entry.isExclusion else { return false }
    let route = manifests[Int(entry.app)].routes[Int(entry.route)]
    let first = Int(entry.firstParameter)
    return route.isAlias(pattern: entry.pattern) || !route.isCaseSensitive
      || parameters[first..<first + Int(entry.pathCount)].contains { parameter in
        types[Int(parameter.type)].filter.isRespelled
      }
  }

  private func visit(
    _ node: RouteTable.Node, _ isContested: Bool, _ contested: inout Set<UInt64>,
    _ pending: inout [(node: Int32, isContested: Bool)]
  ) {
    var entry = node.entry
    let isShared = entry >= 0 && entries[Int(entry)].next >= 0
    while entry >= 0, isContested || isShared {
      contested.insert(key(entries[Int(entry)]))
      entry = entries[Int(entry)].next
    }
    // An exact and a folded literal can match the same text, but two exact ones or two folded ones
    // cannot. So a literal is contested only if the node has both kinds.
    let hasBothLiterals = node.hasExactLiterals && node.hasFoldedLiterals
    var index = node.literal
    while index >= 0 {
      let child = literalChildren[Int(index)]
      pending.append((child.child, isContested || hasBothLiterals))
      index = child.next
    }
    let hasLiterals = node.literal >= 0
    let hasSeveral =
      hasLiterals || node.shape >= 0 || node.edge >= 0 && edges[Int(node.edge)].next >= 0
    index = node.edge
    while index >= 0 {
      pending.append((edges[Int(index)].child, isContested || hasSeveral))
      index = edges[Int(index)].next
    }
    var shape = node.shape
    while shape >= 0 {
      var affix = shapes[Int(shape)].affix
      while affix >= 0 {
        var edge = affixes[Int(affix)].edge
        while edge >= 0 {
          pending.append((edges[Int(edge)].child, true))
          edge = edges[Int(edge)].next
        }
        affix = affixes[Int(affix)].next
      }
      shape = shapes[Int(shape)].next
    }
    index = node.catchAll
    while index >= 0 {
      let choice = catchAlls[Int(index)]
      if choice.tail >= 0 {
        pending.append((choice.tail, true))
      } else if isContested || hasSeveral || node.edge >= 0 || node.entry >= 0 || choice.next >= 0 {
        contested.insert(key(entries[Int(choice.entry)]))
      }
      index = choice.next
    }
  }

  /// Returns `true` if a node has children or catch-alls.
  func hasChoices(_ node: RouteTable.Node) -> Bool {
    node.literal >= 0 || node.edge >= 0 || node.shape >= 0 || node.catchAll >= 0
  }

  /// Returns a key that all entries of a route share.
  private func key(_ entry: RouteTable.Entry) -> UInt64 {
    UInt64(UInt32(bitPattern: entry.app)) << 32 | UInt64(UInt32(bitPattern: entry.route))
  }
}
