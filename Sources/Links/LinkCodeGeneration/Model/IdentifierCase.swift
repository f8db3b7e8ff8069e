/// The case style of an identifier that is made of words.
enum IdentifierCase {
  /// Lower camel case, such as `observationId`.
  case camel
  /// Pascal case, such as `ObservationId`.
  case pascal

  /// Returns the identifier for a name or word in a manifest.
  ///
  /// The identifier may be a reserved word of the target language.
  ///
  /// ASCII letters and digits are kept, and so are letters that the compilers of all target
  /// languages have long supported. A leading sign becomes a word: `-price` becomes `minusPrice`.
  /// Other hyphens, underscores, dots, slashes and spaces end a word, unless the name contains
  /// nothing else. Every other scalar is written as its code point: `🎉` becomes `u1F389`. The
  /// identifier of an empty name is `empty`. An identifier that would start with a digit starts
  /// with an underscore.
  func identifier(_ name: String) -> String {
    let words = Self.words(of: name)
    var result = ""
    for (index, word) in words.enumerated() {
      result += index == 0 && self == .camel ? Self.lowered(word) : Self.raised(word)
    }
    if result.isEmpty { return self == .camel ? "empty" : "Empty" }
    return result.utf8.first.map { $0 &- 0x30 < 10 } == true ? "_" + result : result
  }

  /// Returns the words of a name, from which an identifier is built.
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

  /// The words for leading signs, such as those of a sort order.
  private static let signs: [Unicode.Scalar: String] = ["-": "minus", "+": "plus"]

  /// Returns `true` if a name consists only of separators.
  private static func isOnlySeparators(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { "-_./ ".unicodeScalars.contains($0) }
  }

  /// Returns `true` if a scalar is valid in the identifiers of every target.
  ///
  /// Valid non-ASCII scalars are left-to-right letters of Unicode 4 in the Basic Multilingual
  /// Plane. Letters that normalization replaces or combines are excluded.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if scalar.isASCII { return properties.isAlphabetic || ("0"..."9") ~= scalar }
    switch scalar.value {
    // Excluded ranges: below U+00C0, the blocks from Hebrew to Arabic Extended-A, conjoining
    // Hangul, punctuation and symbols, and everything after the Hangul syllables.
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

  /// Returns the word with its leading capitals in lowercase: `URLItem` becomes `urlItem`.
  ///
  /// A word that consists of capitals becomes lowercase as a whole: `URL` becomes `url`.
  private static func lowered(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var count = scalars.prefix { $0.properties.isUppercase }.count
    if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
    return scalars[..<count].map { single($0.properties.lowercaseMapping, or: $0) }.joined()
      + String(String.UnicodeScalarView(scalars[count...]))
  }

  /// Returns a case mapping, or the unchanged scalar if the mapping consists of several scalars.
  private static func single(_ mapping: String, or scalar: Unicode.Scalar) -> String {
    mapping.unicodeScalars.count == 1 ? mapping : String(scalar)
  }
}
