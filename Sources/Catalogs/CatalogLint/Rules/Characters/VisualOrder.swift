/// Functions that recognize words whose letters are stored in the order of their display.
///
/// Under an override, such words are displayed correctly, but search and screen readers cannot use
/// them.
enum VisualOrder {
  /// Returns `true` if a string contains a word whose letters are in the reverse order.
  ///
  /// Such a word is a source word in reverse, or a Hebrew word with the wrong form of a letter at
  /// one end. Some Hebrew letters have a special form at the end of a word. A colon
  /// before a word, instead of after it, also shows the reverse order.
  ///
  /// The result is `false` if one of the strings has more than 2,048 bytes.
  ///
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths of the strings.
  static func isUsed(in string: String, insteadOf source: String) -> Bool {
    guard max(string.utf8.count, source.utf8.count) <= 2048 else { return false }
    return hasColonBeforeWord(string) && !hasColonBeforeWord(source)
      || string.split { !$0.isLetter && !$0.isNumber }.contains { word in
        isReversedHebrew(word) || isReversed(word, of: source)
      }
  }

  /// The blocks of Hebrew and Arabic.
  private static let rightToLeft: ClosedRange<UInt32> = 0x590...0x8FF

  private static func hasColonBeforeWord(_ string: String) -> Bool {
    let characters = Array(string)
    return characters.indices.dropFirst().dropLast().contains { index in
      characters[index] == ":" && characters[index - 1].isWhitespace
        && rightToLeft.contains(characters[index + 1].unicodeScalars.first?.value ?? 0)
    }
  }

  private static func isReversed(_ word: Substring, of source: String) -> Bool {
    guard word.utf8.count > 2, word.utf8.allSatisfy({ $0 < 0x80 }), word.contains(where: \.isLetter)
    else { return false }
    return !source.contains(word) && source.contains(String(word.reversed()))
  }

  private static func isReversedHebrew(_ word: Substring) -> Bool {
    let scalars = word.unicodeScalars
    guard scalars.count > 1, let first = scalars.first, let last = scalars.last else {
      return false
    }
    return finalForms.contains(first) && !finalForms.contains(last)
      || formsBeforeOthers.contains(last) && !formsBeforeOthers.contains(first)
  }

  /// The forms of Hebrew letters at the end of a word.
  private static let finalForms = Set("\u{5DA}\u{5DD}\u{5DF}\u{5E3}\u{5E5}".unicodeScalars)
  /// The forms of the letters in ``finalForms`` at other positions in a word.
  private static let formsBeforeOthers = Set("\u{5DB}\u{5DE}\u{5E0}\u{5E4}\u{5E6}".unicodeScalars)
}
