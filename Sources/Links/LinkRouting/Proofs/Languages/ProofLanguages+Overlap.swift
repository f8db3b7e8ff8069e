import FiniteAutomata
import TextPrimitives

// Two languages share a string if a search reaches a pair of their accepting states. The search
// finds the shortest path to such a pair. The length of a path is the number of bytes of its string
// in a link. The example links of conflicts are therefore short, and avoid percent-encoding if
// possible.

extension ProofLanguages {
  /// Determines whether two languages share a string.
  ///
  /// - Complexity: O(1) for most pairs, and for every pair that was decided before.
  func overlaps(_ left: ID, _ right: ID) -> Verdict {
    let (leftSignature, rightSignature) = (signatures[Int(left)], signatures[Int(right)])
    if leftSignature.surelyOverlaps(rightSignature) { return .yes }
    if leftSignature.surelyDiffers(from: rightSignature) { return .no }
    let pair = Self.pair(min(left, right), max(left, right))
    if let known = knownOverlaps[pair] { return known }
    if let plain = plainOverlap(left, right) {
      knownOverlaps[pair] = plain
      return plain
    }
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

  /// Returns the verdict on two text types or two integer types, or `nil` if a search is needed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of ranges of their characters.
  private func plainOverlap(_ left: ID, _ right: ID) -> Verdict? {
    guard let leftKind = plainKind(of: left), let rightKind = plainKind(of: right) else {
      return nil
    }
    switch (leftKind, rightKind) {
    case (.integer(let first), .integer(let second)): return first.overlaps(second) ? .yes : .no
    case (.text, .text):
      guard case .text(let first) = languages[Int(left)].body,
        case .text(let second) = languages[Int(right)].body, !first.countsBytes,
        !second.countsBytes
      else { return nil }
      budget.spend(20 * (first.ranges.count + second.ranges.count))
      let minimum = max(1, first.minimum, second.minimum)
      if minimum > min(first.maximum ?? .max, second.maximum ?? .max) { return .no }
      let shared = ScalarSet(first.ranges).intersection(ScalarSet(second.ranges))
      if shared.isEmpty { return .no }
      // A string of dots may be a dot segment.
      return shared.subtracting(ScalarSet(".".unicodeScalars)).isEmpty ? nil : .yes
    default: return nil
    }
  }

  /// Returns `true` if a language is proved to contain no strings.
  func isEmpty(_ id: ID) -> Bool {
    !signatures[Int(id)].acceptsSample && overlaps(id, id) == .no
  }

  /// The result of a search for a common string.
  enum Witness: Equatable {
    case text(Bytes)
    case none
    case unknown
  }

  /// The maximum number of pairs, or sets, of states in one search.
  static let searchLimit = 50_000

  /// Returns a shortest string that both languages accept.
  ///
  /// - Parameter avoided: Strings that are not returned.
  func witness(_ left: ID, _ right: ID, avoiding avoided: [Bytes] = []) -> Witness {
    if let words = longList(left) ?? longList(right) {
      return witness(left, right, among: words, avoiding: avoided)
    }
    var forbidden = Self.dotSegments
    for word in avoided { forbidden.insert(word) }
    budget.spend(4000)
    var search = search(left, and: right, avoiding: forbidden)
    let result = witness(run(&search))
    guard result == .none, search.rejectedCount > 0 else { return result }
    // The router rejects every string that the search found, for example because a language tag
    // repeats a variant. A valid string may reach the same states, so the second search does not
    // merge equal states.
    search = self.search(left, and: right, avoiding: forbidden)
    search.mergesTexts = false
    return witness(run(&search))
  }

  private func search(
    _ left: ID, and right: ID, avoiding forbidden: WordAutomaton
  ) -> TextSearch {
    var search = TextSearch(
      inside: [languages[Int(left)]], and: [languages[Int(right)]], avoiding: [forbidden],
      order: WitnessAlphabet.order)
    // A longer string does not fit in a link.
    search.maximumCost = TextRule.maximumLength
    search.isReal = { scalars in
      let word = WitnessAlphabet.utf8(scalars)
      return self.accepts(left, word.span, 0..<word.count)
        && self.accepts(right, word.span, 0..<word.count)
    }
    return search
  }

  private func witness(_ result: TextSearch.Result) -> Witness {
    switch result {
    case .text(let scalars): .text(WitnessAlphabet.utf8(scalars))
    case .none: .none
    case .unknown: .unknown
    }
  }

  /// Returns a shortest word of a list that both languages accept.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the words.
  private func witness(
    _ left: ID, _ right: ID, among words: [Bytes], avoiding avoided: [Bytes]
  ) -> Witness {
    var best: Bytes?
    for word in words {
      guard budget.spend(50) else { return .unknown }
      if let best, best.count <= word.count { continue }
      if Self.isPossible(word), accepts(left, word.span, 0..<word.count),
        accepts(right, word.span, 0..<word.count), !avoided.contains(word)
      {
        best = word
      }
    }
    return best.map(Witness.text) ?? .none
  }
}
