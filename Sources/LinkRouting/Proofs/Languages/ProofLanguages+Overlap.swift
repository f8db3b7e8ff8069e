// Whether two languages share a text is a search for the shortest path through the pairs of their
// states. Length is counted in the bytes that a link spends on a text, so that the texts shown are
// short and need no percent-encoding where they can do without.

extension ProofLanguages {
  /// Whether a text exists that both accept.
  ///
  /// - Complexity: O(1) for most pairs, and for every pair that was asked about before.
  func overlaps(_ left: ID, _ right: ID) -> Verdict {
    let (leftSignature, rightSignature) = (signatures[Int(left)], signatures[Int(right)])
    if leftSignature.surelyOverlaps(rightSignature) { return .yes }
    if leftSignature.surelyDiffers(from: rightSignature) { return .no }
    let pair = Self.pair(min(left, right), max(left, right))
    if let known = knownOverlaps[pair] { return known }
    let (leftLanguage, rightLanguage) = (languages[Int(left)], languages[Int(right)])
    let mayMeet =
      zip(leftLanguage.prefix, rightLanguage.prefix).allSatisfy(==)
      && zip(leftLanguage.suffix.reversed(), rightLanguage.suffix.reversed()).allSatisfy(==)
    budget.spend(100)
    if !mayMeet { return .no }
    let verdict: Verdict =
      switch witness(left, right) {
      case .text: .yes
      case .none: .no
      case .unknown: .unknown
      }
    knownOverlaps[pair] = verdict
    return verdict
  }

  /// Whether a language has no text at all, so that nothing is ever taken by it.
  func isEmpty(_ id: ID) -> Bool {
    !signatures[Int(id)].acceptsSample && overlaps(id, id) == .no
  }

  /// What a search for a common text found.
  enum Witness: Equatable {
    case text([UInt8])
    case none
    case unknown
  }

  /// The greatest number of pairs of states that one search looks at.
  static let searchLimit = 50_000

  /// A shortest text that both languages accept.
  ///
  /// - Parameter avoided: Texts that shall not be found.
  func witness(_ left: ID, _ right: ID, avoiding avoided: [[UInt8]] = []) -> Witness {
    var forbidden = WordAutomaton([Array(".".utf8), Array("..".utf8)])
    for word in avoided { forbidden.insert(word) }
    budget.spend(4000)
    var search = OverlapSearch(self, left, right, forbidden, merges: true)
    let result = search.run()
    guard result == .none, search.rejected > 0 else { return result }
    // Every text found repeats a variant or a singleton of a language tag. Others can lead through
    // the same states, so now each text is looked at by itself.
    search = OverlapSearch(self, left, right, forbidden, merges: false)
    return search.run()
  }
}
