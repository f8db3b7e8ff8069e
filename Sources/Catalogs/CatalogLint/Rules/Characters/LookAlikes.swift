/// Latin letters that look the same as Cyrillic or Greek letters.
///
/// They are the letters in [UTS #39](https://www.unicode.org/reports/tr39/#Confusable_Detection)
/// that look identical in common typefaces. Letters that are only similar are not included.
enum LookAlikes {
  /// A script that contains look-alikes.
  enum Script {
    case latin
    case cyrillic
    case greek
  }

  /// Returns the script of a Latin, Cyrillic or Greek letter; `nil` for other characters.
  static func script(_ scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: .latin
    case ..<0xC0, 0xD7, 0xF7: nil
    case 0xC0...0x2AF, 0x1E00...0x1EFF: .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F: .cyrillic
    default: nil
    }
  }

  private static let latin = Array("ABCEHKMOPTXYaceopxySsIiJj".unicodeScalars)
  private static let cyrillic = Array("АВСЕНКМОРТХУасеорхуЅѕІіЈј".unicodeScalars)
  private static let latinBesideGreek = Array("ABEZHIKMNOPTYXo".unicodeScalars)
  private static let greek = Array("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars)

  /// Returns the letter in a script that looks like the given letter; `nil` if there is none.
  static func counterpart(of scalar: Unicode.Scalar, in script: Script) -> Unicode.Scalar? {
    switch (Self.script(scalar), script) {
    case (.latin, .cyrillic): find(scalar, letters: latin, others: cyrillic)
    case (.cyrillic, .latin): find(scalar, letters: cyrillic, others: latin)
    case (.latin, .greek): find(scalar, letters: latinBesideGreek, others: greek)
    case (.greek, .latin): find(scalar, letters: greek, others: latinBesideGreek)
    default: nil
    }
  }

  /// Returns `true` if a language uses a letter.
  ///
  /// Only the Cyrillic letters that look like `s`, `i` and `j` are checked, because few languages
  /// use them. For all other letters, the result is `true`.
  static func isUsed(_ scalar: Unicode.Scalar, in language: String) -> Bool {
    switch scalar {
    case "Ѕ", "ѕ": language == "mk"
    case "Ј", "ј": ["mk", "sr"].contains(language)
    case "І", "і": ["be", "kk", "rue", "uk"].contains(language)
    default: true
    }
  }

  private static func find(
    _ scalar: Unicode.Scalar, letters: [Unicode.Scalar], others: [Unicode.Scalar]
  ) -> Unicode.Scalar? {
    letters.firstIndex(of: scalar).map { others[$0] }
  }
}
