import URLSyntax
import TextPrimitives

// These functions find the links that two branches of the trie share. Precedence depends only on
// the first difference, at which neither branch has precedence. These functions therefore ignore
// precedence.

extension ConflictSearch {
  /// Adds all pairs of a pattern below one node and a pattern below another that match a common
  /// path.
  ///
  /// The depth of recursion is at most the number of components of a pattern.
  func cross(_ left: Int32, _ right: Int32) {
    guard budget.spend(20) else { return }
    let leftNode = table.nodes[Int(left)]
    let rightNode = table.nodes[Int(right)]
    if leftNode.entry >= 0, rightNode.entry >= 0 {
      if table.entries[Int(leftNode.entry)].next < 0, table.entries[Int(rightNode.entry)].next < 0 {
        addPair(left, right)
      } else {
        addPairs(
          ends(of: left), Terminal(node: left), ends(of: right), Terminal(node: right))
      }
    }
    if leftNode.catchAll >= 0 {
      for rest in catchAlls(of: left) { cross(rest, rest.minimum, right, besidesCatchAlls: false) }
    }
    if rightNode.catchAll >= 0 {
      // Pairs of two catch-alls were added above.
      for rest in catchAlls(of: right) { cross(rest, rest.minimum, left, besidesCatchAlls: true) }
    }
    if leftNode.literal >= 0 { crossLiterals(left, right, isSwapped: false) }
    let leftHasChoices = leftNode.edge >= 0 || leftNode.shape >= 0
    let rightHasChoices = rightNode.edge >= 0 || rightNode.shape >= 0
    if leftHasChoices, rightNode.literal >= 0 { crossLiterals(right, left, isSwapped: true) }
    guard leftHasChoices, rightHasChoices else { return }
    for leftIndex in choiceRanges[Int(left)] {
      let leftChoice = choicePool[leftIndex]
      for rightIndex in choiceRanges[Int(right)] {
        guard budget.spend(4) else { return }
        let rightChoice = choicePool[rightIndex]
        if overlap(leftChoice.language, rightChoice.language) {
          cross(leftChoice.child, rightChoice.child)
        }
      }
    }
  }

  /// Follows the literals of one node to the children of another node that match them.
  ///
  /// - Parameter isSwapped: `true` if pairs of literals were already followed from the other side.
  private func crossLiterals(_ node: Int32, _ other: Int32, isSwapped: Bool) {
    let otherNode = table.nodes[Int(other)]
    let parameters = otherNode.edge >= 0 || otherNode.shape >= 0 ? choices(of: other) : []
    guard !parameters.isEmpty || !isSwapped && otherNode.literal >= 0 else { return }
    let pool = table.literals.pool
    forEachLiteral(of: node) { literal, child in
      guard budget.spend(15 + 30 * parameters.count) else { return }
      // The indices of the slice are offsets in the pool.
      let place = literal.startIndex..<literal.endIndex
      if !isSwapped, otherNode.hasExactLiterals, !child.isFolded {
        let same = table.literals.target(of: UInt32(other), in: pool.span, at: place)
        if same >= 0, ProofLanguages.isPossible(literal) { cross(child.child, same) }
      }
      if !isSwapped, otherNode.hasFoldedLiterals {
        let folded = literal.asciiLowercased
        let same = table.literals.target(
          of: UInt32(other) | LiteralTable.Namespace.folded, in: folded.span, at: 0..<folded.count)
        if same >= 0, ProofLanguages.isPossible(literal) { cross(child.child, same) }
      }
      if !isSwapped, otherNode.hasExactLiterals, child.isFolded {
        crossExactLiterals(other, literal, child.child)
      }
      for parameter in parameters where takes(parameter.language, literal, child.isFolded) {
        cross(child.child, parameter.child)
      }
    }
  }

  /// Crosses the child of a folded literal with the children of those exact literals of a node that
  /// equal the literal, ignoring case.
  private func crossExactLiterals(_ node: Int32, _ folded: ArraySlice<UInt8>, _ child: Int32) {
    forEachLiteral(of: node) { literal, other in
      guard budget.spend(10), !other.isFolded, literal.count == folded.count,
        zip(literal, folded).allSatisfy({ $0.asciiLowercased == $1 }),
        ProofLanguages.isPossible(literal)
      else { return }
      cross(child, other.child)
    }
  }

  /// Returns `true` if a language contains a literal; the case of a folded literal is ignored.
  private func takes(
    _ language: ProofLanguages.ID, _ literal: ArraySlice<UInt8>, _ isFolded: Bool
  ) -> Bool {
    let place = literal.startIndex..<literal.endIndex
    let pool = table.literals.pool
    if languages.accepts(language, pool.span, place) {
      return ProofLanguages.isPossible(literal)
    }
    return isFolded && overlap(languages.id(folded: Bytes(literal)), language)
  }

  /// Adds all pairs of a catch-all and a pattern below a node that match a common path.
  ///
  /// - Parameters:
  ///   - rest: The catch-all.
  ///   - missing: The number of components that the catch-all still requires.
  ///   - node: The node with the other patterns.
  ///   - besidesCatchAlls: `true` if the catch-alls of this node were already paired.
  private func cross(
    _ rest: CatchAllGroup, _ missing: Int, _ node: Int32, besidesCatchAlls: Bool
  ) {
    guard budget.spend(20) else { return }
    let current = table.nodes[Int(node)]
    if missing <= 0, current.entry >= 0 {
      addPairs(rest.groups, rest.terminal, ends(of: node), Terminal(node: node))
    }
    if current.catchAll >= 0, !besidesCatchAlls {
      for other in catchAlls(of: node) {
        if missing <= 0 && other.minimum == 0 || overlap(rest.language, other.language) {
          addPairs(rest.groups, rest.terminal, other.groups, other.terminal)
        }
      }
    }
    forEachLiteral(of: node) { literal, child in
      if budget.spend(40), takes(rest.language, literal, child.isFolded) {
        cross(rest, missing - 1, child.child, besidesCatchAlls: false)
      }
    }
    guard current.edge >= 0 || current.shape >= 0 else { return }
    for choice in choices(of: node) where overlap(rest.language, choice.language) {
      cross(rest, missing - 1, choice.child, besidesCatchAlls: false)
    }
  }
}
