/// How words become one identifier.
enum IdentifierCase {
  /// `observationId`.
  case camel
  /// `ObservationId`.
  case pascal

  /// Makes an identifier of a name or a word of a manifest; never empty, without reserved words in mind.
  ///
  /// ASCII letters and digits stay, and so do letters that every language's compiler has known for
  /// long. A leading sign is a word: `-price` is `minusPrice`. Other hyphens, underscores, dots,
  /// slashes and blanks end a word. Every other scalar is spelled by its number, so that no name is
  /// lost: `🎉` is `u1F389`.
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
    var scalars = name.unicodeScalars[...]
    if let first = scalars.first, let sign = signs[first], !isOnlySeparators(name),
      scalars.count > 1
    {
      words.append(sign)
      scalars.removeFirst()
    }
    for scalar in scalars {
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

  /// The words for the signs in front of a name, such as those of a sort order.
  private static let signs: [Unicode.Scalar: String] = ["-": "minus", "+": "plus"]

  /// Whether nothing would be left of a word if its separators went.
  private static func isOnlySeparators(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { "-_./ ".unicodeScalars.contains($0) }
  }

  /// Whether a scalar may stand in an identifier of every target.
  ///
  /// Beyond ASCII these are letters of Unicode 4 in the basic plane, written from left to right, that no
  /// normalization replaces or joins with others.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if scalar.isASCII { return properties.isAlphabetic || ("0"..."9") ~= scalar }
    switch scalar.value {
    // Hebrew to Samaritan, conjoining Hangul, punctuation and symbols, and what lies behind Hangul.
    case ..<0xC0, 0x590..<0x900, 0x1100..<0x1200, 0x2000..<0x2C00, 0xD7A4...: return false
    default: break
    }
    guard !properties.changesWhenNFKCCaseFolded || properties.isUppercase,
      let age = properties.age, age.major <= 4
    else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter: return true
    default: return false
    }
  }

  private static func raised(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    return single(first.properties.uppercaseMapping, or: first)
      + String(word.unicodeScalars.dropFirst())
  }

  /// The word as it begins an identifier: `URLItem` is `urlItem`, `URL` is `url`.
  private static func lowered(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var count = scalars.prefix { $0.properties.isUppercase }.count
    if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
    return scalars[..<count].map { single($0.properties.lowercaseMapping, or: $0) }.joined()
      + String(String.UnicodeScalarView(scalars[count...]))
  }

  /// A letter in another case, or as it is if that takes several scalars, which may be no letters.
  private static func single(_ mapping: String, or scalar: Unicode.Scalar) -> String {
    mapping.unicodeScalars.count == 1 ? mapping : String(scalar)
  }
}
