import LinkRouting

/// What is known of the values in one place, in bounded memory.
struct ValueStatistics {
  private(set) var count = 0
  /// The values and how often each was seen; `nil` after there were too many to keep.
  private(set) var words: [String: Int]? = [:]
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

  /// The most different values that are kept, and the longest of them.
  private static let maximumWords = 16
  private static let longestWord = 32
  /// The most words of an enumeration, and how often each must have been seen on average.
  private static let maximumChoice = 8
  private static let leastRepetition = 5

  mutating func add(_ text: String, times: Int = 1) {
    count += times
    let bytes = Array(text.utf8)
    if words?[text] != nil {
      words?[text, default: 0] += times
      return
    }
    if bytes.count > Self.longestWord || (words?.count ?? 0) >= Self.maximumWords {
      words = nil
    } else {
      words?[text] = times
    }
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

  /// Adds what is known of further values.
  mutating func add(_ other: ValueStatistics) {
    guard other.count > 0 else { return }
    count += other.count
    if let others = other.words, var merged = words {
      for (word, times) in others { merged[word, default: 0] += times }
      words = merged.count > Self.maximumWords ? nil : merged
    } else {
      words = nil
    }
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

  /// The value of these, by the name of what they are values of.
  func value(named name: String?, inPath: Bool) -> DraftValue {
    let isSecret = name.map(SecretNames.contains) ?? false || looksSecret
    return DraftValue(
      kind: kind(named: name, inPath: inPath, isSecret: isSecret), isSecret: isSecret)
  }

  private func kind(named name: String?, inPath: Bool, isSecret: Bool) -> ParameterType.Kind {
    guard count > 0 else { return .text(TextRule()) }
    if isUUID { return .uuid }
    if isDate { return .date }
    if isSecret { return characters(inPath: inPath) }
    if let words, words.keys.allSatisfy({ $0 == "true" || $0 == "false" }) { return .boolean }
    if isInteger { return .integer(Int.min...Int.max) }
    let isNamedLanguage = ["lang", "language", "locale", "hl"].contains(name?.lowercased() ?? "")
    if isLanguage, isNamedLanguage { return .languageTag }
    if !inPath, let words, (2...Self.maximumChoice).contains(words.count),
      count >= words.count * Self.leastRepetition, words.keys.allSatisfy(ValueShape.isWord)
    {
      return .enumeration(words.keys.sorted())
    }
    return characters(inPath: inPath)
  }

  /// The characters and the length of texts, with room for values that were not seen.
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
    // An encoded separator is allowed only where the type lists it.
    if inPath, has(0x2F...0x2F) || has(0x5C...0x5C) {
      return .text(TextRule(allowed: .printable))
    }
    guard rest, shortest > 0, longest <= 128 else { return .text(TextRule()) }
    let isFixed = shortest == longest && count >= 20
    var most = 32
    while most < longest * 2 { most *= 2 }
    return .text(
      TextRule(
        allowed: ScalarSet(ranges), length: isFixed ? shortest...longest : 1...most))
  }

  /// Characters that go together, and others, which make a text of every character.
  private static let groups: [(ClosedRange<UInt8>, Bool)] = [
    (0x00...0x2C, false), (0x2D...0x2D, true), (0x2E...0x2E, true), (0x2F...0x2F, false),
    (0x30...0x39, true),
    (0x3A...0x40, false), (0x41...0x5A, true), (0x5B...0x5E, false), (0x5F...0x5F, true),
    (0x60...0x60, false), (0x61...0x7A, true), (0x7B...0x7D, false), (0x7E...0x7E, true),
    (0x7F...0x7F, false),
  ]
}

/// Forms of values.
enum ValueShape {
  static func isUUID(_ bytes: [UInt8]) -> Bool {
    bytes.count == 36
      && bytes.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index) ? byte == 0x2D : isHex(byte)
      }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  /// A whole number as a manifest's type reads it.
  static func isInteger(_ bytes: [UInt8]) -> Bool {
    let digits = bytes.first == 0x2D ? bytes.dropFirst() : bytes[...]
    guard let first = digits.first, digits.count <= 18, digits.allSatisfy({ $0 &- 0x30 < 10 })
    else { return false }
    return first != 0x30 || bytes.count == 1
  }

  /// A day of the calendar.
  static func isDate(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return false }
    func number(_ range: Range<Int>) -> Int? {
      range.reduce(0 as Int?) { value, index in
        bytes[index] &- 0x30 < 10 ? value.map { $0 * 10 + Int(bytes[index] - 0x30) } : nil
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      (1...12).contains(month), day >= 1
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= days[month - 1]
  }

  /// A language, perhaps with a script and a region.
  static func isLanguage(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: 0x2D, omittingEmptySubsequences: false)
    func isLetters(_ part: ArraySlice<UInt8>) -> Bool {
      part.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    }
    guard (1...3).contains(parts.count), parts.allSatisfy(isLetters) else { return false }
    let counts = parts.map(\.count)
    guard counts[0] == 2 || counts[0] == 3 else { return false }
    return counts.dropFirst() == [] || counts.dropFirst() == [2] || counts.dropFirst() == [4]
      || counts.dropFirst() == [4, 2]
  }

  /// A word of an enumeration.
  static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, (first | 0x20) &- 0x61 < 26 else { return false }
    return text.utf8.allSatisfy {
      ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F
    }
  }

  /// Whether a value is what nobody writes by hand: a signed token, an address, a long random text.
  static func looksSecret(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(UInt8(ascii: "@")) { return true }
    if bytes.count >= 16, bytes.starts(with: Array("eyJ".utf8)) { return true }
    guard bytes.count >= 24, !isUUID(bytes) else { return false }
    let digits = bytes.count { $0 &- 0x30 < 10 }
    let letters = bytes.count { ($0 | 0x20) &- 0x61 < 26 }
    let hyphens = bytes.count { $0 == 0x2D }
    return digits >= 3 && letters >= 3 && hyphens <= 1 && digits + letters + 4 >= bytes.count
  }

  /// Whether a component of a path is a value rather than a word of the route.
  static func isValue(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if bytes.count > 32 || !PathSplitter.isPlain(text) { return true }
    let digits = bytes.count { $0 &- 0x30 < 10 }
    if digits == bytes.count { return true }
    if digits > 0 { return bytes.count > 4 || bytes.contains { $0 &- 0x41 < 26 } }
    return bytes.contains { !(($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D || $0 == 0x5F || $0 == 0x2E) }
  }
}

/// Names of what nobody else may see.
enum SecretNames {
  private static let parts = [
    "password", "passcode", "passwd", "passphrase", "secret", "token", "apikey", "signature",
    "credential", "jwt", "invite", "session", "otp",
  ]
  private static let words: Set<String> = [
    "pass", "pwd", "pin", "key", "auth", "sig", "code", "ticket", "nonce", "hash", "email", "phone",
    "magic", "verify", "reset", "unsubscribe", "confirm",
  ]

  static func contains(_ name: String) -> Bool {
    let name = String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && $0 != "." }))
    return words.contains(name) || parts.contains { name.contains($0) }
  }

  /// Keys by which links are followed; they say nothing about where a link goes.
  static func isTracking(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("utm_") || name.hasPrefix("mc_") || name.hasPrefix("_ga")
      || name.hasPrefix("hsa_") || name.hasPrefix("mtm_") || name.hasPrefix("pk_")
      || [
        "gclid", "gbraid", "wbraid", "fbclid", "msclkid", "dclid", "twclid", "ttclid", "igshid",
        "li_fat_id", "yclid", "_hsenc", "_hsmi", "mkt_tok", "adjust_t", "adjust_tracker",
      ].contains(name)
  }
}
