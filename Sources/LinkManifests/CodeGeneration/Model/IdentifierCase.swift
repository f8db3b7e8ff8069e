/// How words become one identifier.
enum IdentifierCase {
  /// `observationId`.
  case camel
  /// `ObservationId`.
  case pascal

  /// Makes an identifier of a name or a word of a manifest; never empty, without reserved words in mind.
  ///
  /// ASCII letters and digits stay, and so do letters that every language's compiler has known for long.
  /// Hyphens, underscores, dots, slashes and blanks end a word. Every other scalar is spelled by its
  /// number, so that no name is lost: `🎉` is `u1F389`.
  func identifier(_ name: String) -> String {
    let words = Self.words(of: name)
    var result = ""
    for (index, word) in words.enumerated() {
      result += index == 0 && self == .camel ? Self.lowered(word) : Self.raised(word)
    }
    if result.isEmpty { return self == .camel ? "empty" : "Empty" }
    return result.utf8.first.map { $0 &- 0x30 < 10 } == true ? "_" + result : result
  }

  /// The parts of a name that an identifier is made of.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    func flush() {
      if !current.isEmpty { words.append(current) }
      current = ""
    }
    for scalar in name.unicodeScalars {
      if isLetter(scalar) {
        current.unicodeScalars.append(scalar)
      } else if "-_./ ".unicodeScalars.contains(scalar), !isOnlySeparators(name) {
        flush()
      } else {
        flush()
        let digits = String(scalar.value, radix: 16, uppercase: true)
        words.append("u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
      }
    }
    flush()
    return words
  }

  /// Whether nothing would be left of a word if its separators went.
  private static func isOnlySeparators(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { "-_./ ".unicodeScalars.contains($0) }
  }

  /// Whether a scalar may stand in an identifier of every target.
  ///
  /// Beyond ASCII these are letters of Unicode 4 in the basic plane, written from left to right, and none
  /// that only exists for the sake of older character sets.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9") ~= scalar
    }
    guard (0xC0..<0x590).contains(scalar.value) || (0x900..<0xD7FF).contains(scalar.value),
      !scalar.properties.changesWhenNFKCCaseFolded || scalar.properties.isUppercase,
      let age = scalar.properties.age, age.major <= 4
    else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter: return true
    default: return false
    }
  }

  private static func raised(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    return first.properties.uppercaseMapping + String(word.unicodeScalars.dropFirst())
  }

  /// The word as it begins an identifier: `URLItem` is `urlItem`, `URL` is `url`.
  private static func lowered(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var count = scalars.prefix { $0.properties.isUppercase }.count
    if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
    return scalars[..<count].map(\.properties.lowercaseMapping).joined()
      + String(String.UnicodeScalarView(scalars[count...]))
  }
}
