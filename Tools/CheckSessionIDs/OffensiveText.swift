import InstantSessions

/// Finds blocked words by comparing letters one by one, while the library uses an automaton.
enum OffensiveText {
  /// The characters that resemble each letter.
  ///
  /// This copy is independent of the library, so that the check does not share its mistakes.
  private static let alike: [Character: String] = [
    "a": "4", "b": "8", "d": "0", "e": "3", "g": "69", "i": "1", "l": "1", "o": "0", "q": "09",
    "s": "5", "t": "T7", "u": "V", "y": "V", "z": "2",
  ]

  /// The characters that can represent each letter of each word, as bit sets.
  private static let words: [[UInt64]] = BlockedWords.all.map { word in
    word.map { letter in
      (alike[letter] ?? letter.uppercased()).utf8.reduce(0) { $0 | bit($1) }
    }
  }

  /// Returns the bit for a digit or capital letter.
  private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte - UInt8(ascii: "0")) }

  /// Returns `true` if a string without its hyphens contains a blocked word.
  static func isOffensive(_ text: String) -> Bool {
    let bits = text.utf8.filter { $0 != UInt8(ascii: "-") }.map(bit)
    return words.contains { word in
      guard word.count <= bits.count else { return false }
      return (0...bits.count - word.count).contains { start in
        word.indices.allSatisfy { word[$0] & bits[start + $0] != 0 }
      }
    }
  }
}
