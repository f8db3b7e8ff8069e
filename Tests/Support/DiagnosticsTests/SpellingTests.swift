import TestSupport
import Testing

@testable import Diagnostics

/// Tests suggestions for misspelled words.
@Suite("Spelling")
struct SpellingTests {
  @Test(
    "The nearest word is found; on a tie, one with the same first letter wins, then the first one",
    arguments: [
      ("bsh", ["zsh", "bash", "fish"], "bash"), ("zhs", ["bash", "zsh"], "zsh"),
      ("xsh", ["zsh", "ash"], "zsh"), ("cat", ["bat", "hat", "cut"], "cut"),
      ("cta", ["cut", "cat"], "cat"), ("Cat", ["bat", "cut", "cat"], "cat"),
      ("CAT", ["cut", "cat"], "cat"), ("cat", ["cab", "car"], "cab"),
      ("dog", ["cat"], nil), ("", ["a"], nil), ("a", ["b"], nil),
    ] as [(String, [String], String?)])
  func nearest(_ word: String, _ candidates: [String], _ meant: String?) {
    #expect(Spelling.nearest(to: word, among: candidates) == meant)
  }

  @Test("The nearest of many words is the same as with complete distance tables")
  func law() {
    var random = SplitMix64(seed: 5)
    let letters = Array("aAbBcdé")
    for _ in 0..<400 {
      let word = Self.word(1...9, letters, &random)
      let candidates = (0..<12).map { _ in Self.word(0...10, letters, &random) }
      #expect(
        Spelling.nearest(to: word, among: candidates) == Self.nearest(to: word, candidates),
        "\(word) among \(candidates)")
    }
  }

  @Test("Candidates are not compared after the maximum number of steps")
  func steps() throws {
    // Each byte of a candidate is a step, except the bytes of a prefix that both words share.
    #expect(try Self.nearest(to: "present", among: ["attend", "presents"], steps: 7) == "presents")
    #expect(try Self.nearest(to: "present", among: ["attend", "presents"], steps: 6) == nil)
  }

  private static func nearest(
    to word: String, among candidates: [String], steps: Int
  ) throws -> String? {
    var search = try #require(SpellingSearch(for: word, steps: steps))
    var nearest: String?
    for candidate in candidates where search.isNearer(Array(candidate.utf8).span) {
      nearest = candidate
    }
    return nearest
  }

  private static func word(
    _ lengths: ClosedRange<Int>, _ letters: [Character], _ random: inout SplitMix64
  ) -> String {
    String(
      (0..<Int.random(in: lengths, using: &random)).map { _ in
        letters[Int.random(in: letters.indices, using: &random)]
      })
  }

  /// Returns the nearest word according to the definition of ``Spelling/nearest(to:among:)``.
  private static func nearest(to word: String, _ candidates: [String]) -> String? {
    let near = candidates.enumerated().compactMap { index, candidate -> (Int, Int, String)? in
      let (left, right) = (Array(word.unicodeScalars), Array(candidate.unicodeScalars))
      let longest = max(left.count, right.count)
      let isSame = word.lowercasedASCII == candidate.lowercasedASCII
      let distance = isSame ? 1 : distance(left, right)
      guard !right.isEmpty, distance <= max(1, longest / 3) * 2, distance < longest * 2 else {
        return nil
      }
      let startsAlike = String(left[0]).lowercasedASCII == String(right[0]).lowercasedASCII
      return (distance * 2 + (startsAlike ? 0 : 1), index, candidate)
    }
    return near.min { ($0.0, $0.1) < ($1.0, $1.1) }?.2
  }

  /// Returns the optimal string alignment distance, in units of half a letter.
  ///
  /// A substitution, insertion, deletion, or transposition costs one letter, and a change of ASCII
  /// case costs half a letter.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar]
  ) -> Int {
    var table: [[Int]] = Array(
      repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in 0...left.count {
      for j in 0...right.count {
        if i == 0 || j == 0 {
          table[i][j] = (i + j) * 2
          continue
        }
        let (l, r) = (left[i - 1], right[j - 1])
        let isSame = String(l).lowercasedASCII == String(r).lowercasedASCII
        table[i][j] = min(
          table[i - 1][j - 1] + (l == r ? 0 : isSame ? 1 : 2), table[i - 1][j] + 2,
          table[i][j - 1] + 2)
        if i > 1, j > 1, l == right[j - 2], left[i - 2] == r {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 2)
        }
      }
    }
    return table[left.count][right.count]
  }
}

extension String {
  fileprivate var lowercasedASCII: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { "A"..."Z" ~= $0 ? Unicode.Scalar($0.value + 32) ?? $0 : $0 }))
  }
}
