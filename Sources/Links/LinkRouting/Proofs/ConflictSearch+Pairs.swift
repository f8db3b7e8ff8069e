// These functions add pairs of patterns that match a common path. Such a pair is a conflict, unless
// one route requires a trailing slash and the other rejects it. If several tries contain both
// patterns, the pair is added only in the first of them.

extension ConflictSearch {
  /// Adds all pairs of patterns that end at the same terminal.
  func addPairs(within groups: [Group], _ end: Terminal, onlyEmptyPath: Bool) {
    for (index, left) in groups.enumerated() {
      if left.places.count > 1, isFirstRoot(end, left.family, left.family) {
        found.addPairs(within: left.places, item(end, end))
      }
      for right in groups[(index + 1)...] {
        addPairs([left], end, [right], end, onlyEmptyPath: onlyEmptyPath)
      }
    }
  }

  /// Adds all pairs of a pattern at one terminal and a pattern at another.
  ///
  /// - Parameter onlyEmptyPath: `true` if they share only the root path, where slash policies do
  ///   not apply.
  func addPairs(
    _ left: [Group], _ leftEnd: Terminal, _ right: [Group], _ rightEnd: Terminal,
    onlyEmptyPath: Bool = false
  ) {
    budget.spend(80)
    for left in left {
      for right in right {
        let excludes = !onlyEmptyPath && left.slash.excludes(right.slash)
        if excludes || !isFirstRoot(leftEnd, left.family, right.family) { continue }
        if left.places.count == 1, right.places.count == 1 {
          found.addPair(left.places[0], right.places[0]) { item(leftEnd, rightEnd) }
        } else {
          found.addPairs(left.places, right.places, item(leftEnd, rightEnd))
        }
      }
    }
  }

  /// Adds the pair of the patterns that end at two nodes; no other pattern ends at these nodes.
  @inline(__always)
  func addPair(_ left: Int32, _ right: Int32) {
    budget.spend(15)
    let leftEntry = table.entries[Int(table.nodes[Int(left)].entry)]
    let rightEntry = table.entries[Int(table.nodes[Int(right)].entry)]
    if leftEntry.flags.slash.excludes(rightEntry.flags.slash) { return }
    let leftPlace = ProofSites.place(of: leftEntry)
    let rightPlace = ProofSites.place(of: rightEntry)
    if sites.routeRoots.count > 1 {
      let families = (sites.family(of: leftPlace), sites.family(of: rightPlace))
      guard sites.firstCommonRoot(families.0, families.1) == roots[Int(left)] else { return }
    }
    found.addPair(leftPlace, rightPlace) {
      item(Terminal(node: left), Terminal(node: right))
    }
  }

  private func isFirstRoot(_ end: Terminal, _ left: Int, _ right: Int) -> Bool {
    sites.firstCommonRoot(left, right) == roots[Int(end.node)]
  }

  private func item(_ left: Terminal, _ right: Terminal) -> ConflictList.Item {
    ConflictList.Item(
      first: 0, second: 0, left: left, right: right,
      site: ProofSites.Site(root: roots[Int(left.node)], exclusionRoot: -1))
  }
}
