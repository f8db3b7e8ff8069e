import URLSyntax
import TextPrimitives

// Two patterns are ambiguous if neither has precedence at the node where they diverge, and some
// link matches both. They diverge without precedence in these cases:
//
// - Both end at the node, or both continue with a catch-all and the same number of components after
//   it.
// - Both continue with a literal, and the two literals differ only in case.
// - Both continue with a parameter, of different types or with different text around them.

extension ConflictSearch {
  /// Finds the ambiguous pairs that are apparent from the structure of the trie alone.
  ///
  /// The patterns of such a pair have the same shape and types, or differ only in form where they
  /// diverge: in the name of the same type, or in a literal that is case-sensitive in only one of
  /// them. This method runs before ``findAmbiguousPairs()``, so these pairs are found even if pairs
  /// that are hard to decide exhaust the budget.
  ///
  /// - Complexity: O(*n* + *d*), where *n* is the number of nodes, and *d* is the number of nodes
  ///   below duplicate literals and types.
  func findPlainPairs() {
    forEachParting { node, current, isRoot in
      if current.entry >= 0 {
        addPairs(within: ends(of: node), Terminal(node: node), onlyEmptyPath: isRoot)
      }
      guard current.catchAll >= 0 else { return }
      for rest in catchAlls(of: node) {
        if !languages.isEmpty(rest.language) {
          addPairs(within: rest.groups, rest.terminal, onlyEmptyPath: false)
        } else if rest.minimum == 0 {
          addPairs(within: rest.groups, rest.terminal, onlyEmptyPath: isRoot)
        }
      }
    }
    forEachParting { node, current, _ in
      if current.hasExactLiterals, current.hasFoldedLiterals { findLiteralPairs(node) }
      if current.edge >= 0 || current.shape >= 0 { findAlikeParameterPairs(node) }
    }
  }

  /// Finds the ambiguous pairs that ``findPlainPairs()`` does not find, until the budget is
  /// exhausted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes, plus the number of pairs of parameters
  ///   at each node, plus the number of pairs of nodes below overlapping parameters.
  func findAmbiguousPairs() {
    forEachParting { node, current, isRoot in
      if budget.isExhausted { return }
      if current.catchAll >= 0 { findCatchAllPairs(node, isRoot: isRoot) }
      if current.edge >= 0 || current.shape >= 0 { findParameterPairs(node) }
    }
    if hasTails { findTailPairs() }
  }

  /// Calls a closure with every node at which patterns may diverge without precedence.
  private func forEachParting(_ body: (Int32, RouteTable.Node, _ isRoot: Bool) -> Void) {
    for index in table.nodes.indices {
      let current = table.nodes[index]
      let mayPart =
        current.entry >= 0 && table.entries[Int(current.entry)].next >= 0
        || current.catchAll >= 0 && table.catchAlls[Int(current.catchAll)].next >= 0
        || current.hasExactLiterals && current.hasFoldedLiterals
        || current.edge >= 0 && (table.edges[Int(current.edge)].next >= 0 || current.shape >= 0)
        || current.shape >= 0
      guard mayPart, sites.routeRoots.contains(roots[index]), isPossible(Int32(index)) else {
        continue
      }
      body(Int32(index), current, parents[index] < 0)
    }
  }

  private func findCatchAllPairs(_ node: Int32, isRoot: Bool) {
    let all = catchAlls(of: node)
    let ids = all.map(\.language)
    for (index, left) in all.enumerated() {
      for other in (index + 1)..<max(all.count, index + 1) {
        guard budget.spend(20) else { return }
        let overlaps = overlap(ids[index], ids[other])
        guard overlaps || left.minimum == 0 && all[other].minimum == 0 else { continue }
        addPairs(
          left.groups, left.terminal, all[other].groups, all[other].terminal,
          onlyEmptyPath: !overlaps && isRoot)
      }
    }
  }

  private func findLiteralPairs(_ node: Int32) {
    forEachLiteral(of: node) { literal, child in
      guard !child.isFolded else { return }
      let folded = literal.asciiLowercased
      let other = table.literals.target(
        of: UInt32(node) | LiteralTable.Namespace.folded, in: folded.span, at: 0..<folded.count)
      if other >= 0, ProofLanguages.isPossible(literal) { cross(child.child, other) }
    }
  }

  private func findAlikeParameterPairs(_ node: Int32) {
    var children: [ProofLanguages.ID: [Int32]] = [:]
    for choice in choices(of: node) {
      let alike = children[choice.language] ?? []
      if !alike.isEmpty, !languages.isEmpty(choice.language) {
        for child in alike { cross(child, choice.child) }
      }
      children[choice.language] = alike + [choice.child]
    }
  }

  private func findParameterPairs(_ node: Int32) {
    let all = Array(choices(of: node))
    let signatures = all.map { languages.signatures[Int($0.language)] }
    for left in all.indices {
      guard budget.spend(all.count - left) else { return }
      // Pairs of parameters with the same language have already been found.
      for right in (left + 1)..<all.count where all[left].language != all[right].language {
        let overlaps =
          signatures[left].surelyOverlaps(signatures[right])
          || !signatures[left].surelyDiffers(from: signatures[right])
            && overlap(all[left].language, all[right].language)
        if overlaps { cross(all[left].child, all[right].child) }
      }
    }
  }

  // MARK: Steps

  /// Returns `true` if a link can reach a node.
  ///
  /// No link can reach a node through a literal that no link can contain (see
  /// ``ProofLanguages/isPossible(_:)``), or through a type without values.
  func isPossible(_ node: Int32) -> Bool {
    var index = Int(node)
    while parents[index] >= 0 {
      switch vias[index] {
      case .root: return true
      case .literal(let child):
        let literal = table.literals.literal(ofSlot: table.literalChildren[Int(child)].slot)
        if !ProofLanguages.isPossible(literal) { return false }
      case .language(let id): if languages.isEmpty(id) { return false }
      case .rest(let number):
        let catchAll = table.catchAlls[Int(number)]
        if catchAll.minimum > 0, languages.isEmpty(languages.id(type: catchAll.type)) {
          return false
        }
      }
      index = Int(parents[index])
    }
    return true
  }

  /// Returns `true` if two languages are proved to share a string.
  ///
  /// If the pair cannot be decided, this method sets ``hasUnknown`` and returns `false`.
  func overlap(_ left: ProofLanguages.ID, _ right: ProofLanguages.ID) -> Bool {
    switch languages.overlaps(left, right) {
    case .yes: return true
    case .no: return false
    case .unknown:
      hasUnknown = true
      return false
    }
  }

  /// Calls a closure with every literal child of a node.
  func forEachLiteral(
    of node: Int32, _ body: (ArraySlice<UInt8>, RouteTable.LiteralChild) -> Void
  ) {
    var index = table.nodes[Int(node)].literal
    while index >= 0 {
      let child = table.literalChildren[Int(index)]
      body(table.literals.literal(ofSlot: child.slot), child)
      index = child.next
    }
  }
}
