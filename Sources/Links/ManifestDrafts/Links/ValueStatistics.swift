import LinkRouting

/// Statistics about the values of one path component or key, with bounded memory use.
struct ValueStatistics {
  private(set) var count = 0
  /// The number of occurrences of each value; `nil` if there are too many values, or if one of them
  /// is too long or contains a secret.
  private(set) var words: [String: Int]? = [:]
  /// The hashes of the first distinct values, limited to the number that is required as evidence.
  private var hashes: Set<Int> = []
  private var isUUID = true
  private var isInteger = true
  private var isDate = true
  private var isLanguage = true
  private var looksSecret = false
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var isASCII = true
  private var shortest = Int.max
  private var longest = 0

  /// The maximum number of distinct values to keep.
  private static let maximumWords = 16
  /// The maximum length of a value to keep, in bytes.
  private static let longestWord = 32
  /// The maximum number of words in an enumeration.
  private static let maximumChoice = 8
  /// The minimum average number of occurrences of each word of an enumeration.
  private static let leastRepetition = 5
  /// The minimum number of distinct values that are evidence for the type of all values.
  ///
  /// One or two values may be similar by chance.
  private static let leastDifferent = 3
  /// The minimum number of values for an enumeration, and of distinct values for a fixed length.
  private static let leastForms = 20

  mutating func add(_ text: String, times: Int = 1) {
    count += times
    let bytes = Array(text.utf8)
    if words?[text] != nil {
      words?[text, default: 0] += times
      return
    }
    if bytes.count > Self.longestWord || (words?.count ?? 0) >= Self.maximumWords
      || words != nil && SecretNames.areAssigned(in: text)
    {
      words = nil
    } else {
      words?[text] = times
    }
    if hashes.count < Self.leastForms { hashes.insert(text.hashValue) }
    isUUID = isUUID && ValueShape.isUUID(bytes)
    isInteger = isInteger && ValueShape.isInteger(bytes)
    isDate = isDate && ValueShape.isDate(bytes)
    isLanguage = isLanguage && ValueShape.isLanguage(bytes)
    looksSecret = looksSecret || ValueShape.looksSecret(bytes)
    for byte in bytes {
      switch byte {
      case ..<64: low |= 1 << UInt64(byte)
      case ..<128: high |= 1 << UInt64(byte - 64)
      default: isASCII = false
      }
    }
    let length = isASCII ? bytes.count : text.unicodeScalars.count
    shortest = min(shortest, length)
    longest = max(longest, length)
  }

  /// Adds the statistics of further values.
  mutating func add(_ other: ValueStatistics) {
    guard other.count > 0 else { return }
    count += other.count
    if let others = other.words, var merged = words {
      for (word, times) in others { merged[word, default: 0] += times }
      words = merged.count > Self.maximumWords ? nil : merged
    } else {
      words = nil
    }
    for hash in other.hashes where hashes.count < Self.leastForms { hashes.insert(hash) }
    isUUID = isUUID && other.isUUID
    isInteger = isInteger && other.isInteger
    isDate = isDate && other.isDate
    isLanguage = isLanguage && other.isLanguage
    looksSecret = looksSecret || other.looksSecret
    low |= other.low
    high |= other.high
    isASCII = isASCII && other.isASCII
    shortest = min(shortest, other.shortest)
    longest = max(longest, other.longest)
  }

  /// Returns the value that these statistics describe, given the name of its parameter.
  func value(named name: String?, inPath: Bool) -> DraftValue {
    let isSecret = name.map(SecretNames.contains) ?? false || looksSecret
    return DraftValue(
      kind: kind(named: name, inPath: inPath, isSecret: isSecret), isSecret: isSecret)
  }

  /// Returns the narrowest type for which the values are evidence.
  ///
  /// A single UUID or date is enough, because other values seldom have these forms by chance. So is
  /// a single language tag in a parameter with a name such as `lang`. All other types require
  /// several distinct values.
  private func kind(named name: String?, inPath: Bool, isSecret: Bool) -> ParameterType.Kind {
    guard count > 0 else { return .text(TextRule()) }
    if isUUID { return .uuid }
    if isDate { return .date }
    if isSecret { return characters(inPath: inPath) }
    if let words, words.count == 2, words.keys.allSatisfy({ $0 == "true" || $0 == "false" }) {
      return .boolean
    }
    let isNamedLanguage = ["lang", "language", "locale", "hl"].contains(name?.lowercased() ?? "")
    if isLanguage, isNamedLanguage { return .languageTag }
    if isInteger, hashes.count >= Self.leastDifferent { return .integer(Int.min...Int.max) }
    if !inPath, let words, (2...Self.maximumChoice).contains(words.count),
      count >= max(Self.leastForms, words.count * Self.leastRepetition),
      words.keys.allSatisfy(ValueShape.isWord)
    {
      return .enumeration(words.keys.sorted())
    }
    return characters(inPath: inPath)
  }

  /// Returns a type for the characters and lengths of the values, with a margin for further values.
  private func characters(inPath: Bool) -> ParameterType.Kind {
    var ranges: [ClosedRange<UInt32>] = []
    func has(_ range: ClosedRange<UInt8>) -> Bool {
      range.contains { $0 < 64 ? low >> UInt64($0) & 1 == 1 : high >> UInt64($0 - 64) & 1 == 1 }
    }
    var rest = isASCII
    for (range, isGroup) in Self.groups where has(range) {
      if isGroup {
        ranges.append(UInt32(range.lowerBound)...UInt32(range.upperBound))
      } else {
        rest = false
      }
    }
    // A value with an encoded slash or backslash is accepted only if the type lists that character.
    if inPath, has(0x2F...0x2F) || has(0x5C...0x5C) {
      return .text(TextRule(allowed: .printable))
    }
    if !inPath, has(0x09...0x0A) || has(0x0D...0x0D) {
      return .text(TextRule(allowsLineBreaks: true))
    }
    guard rest, shortest > 0, longest <= 128, hashes.count >= Self.leastDifferent else {
      return .text(TextRule())
    }
    let isFixed = shortest == longest && hashes.count >= Self.leastForms
    var most = 32
    while most < longest * 2 { most *= 2 }
    return .text(
      TextRule(
        allowed: ScalarSet(ranges), length: isFixed ? shortest...longest : 1...most))
  }

  /// Groups of ASCII characters, each with a Boolean value for its use in a type.
  ///
  /// If a value contains a character of a group marked `true`, the type accepts the whole group. If
  /// the group is marked `false`, the type accepts any characters.
  private static let groups: [(ClosedRange<UInt8>, Bool)] = [
    (0x00...0x2C, false), (0x2D...0x2D, true), (0x2E...0x2E, true), (0x2F...0x2F, false),
    (0x30...0x39, true),
    (0x3A...0x40, false), (0x41...0x5A, true), (0x5B...0x5E, false), (0x5F...0x5F, true),
    (0x60...0x60, false), (0x61...0x7A, true), (0x7B...0x7D, false), (0x7E...0x7E, true),
    (0x7F...0x7F, false),
  ]
}
