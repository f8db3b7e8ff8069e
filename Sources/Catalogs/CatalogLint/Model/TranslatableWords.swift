import TextPrimitives

/// A classifier for strings that need a translation.
///
/// Strings that consist of placeholders, symbols, numbers, names of resources or addresses are the
/// same in all languages.
enum TranslatableWords {
  /// Returns `true` if a string contains a word.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes; usually, the first letter is
  ///   sufficient.
  static func areIn(_ text: String) -> Bool { areIn(text.utf8.span) }

  /// Returns `true` if a UTF-8 string contains a word.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes; usually, the first letter is
  ///   sufficient.
  static func areIn(_ bytes: Span<UInt8>) -> Bool {
    if isReference(bytes) { return false }
    var offset = 0
    // `false` after an unclosed brace, so that the search for its closing brace is not repeated.
    var mayClose = true
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "%"): offset = formatEnd(from: offset &+ 1, in: bytes)
      case UInt8(ascii: "{"):
        offset &+= 1
        guard mayClose else { continue }
        let end = bytes.firstOffset(of: UInt8(ascii: "}"), from: offset)
        if end < bytes.count { offset = end &+ 1 } else { mayClose = false }
      case 0x80...:
        let (scalar, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
        if Unicode.Scalar(scalar)?.isAlphabetic ?? false { return true }
        offset &+= length
      default:
        if (byte | 0x20) &- 0x61 < 26 { return true }
        offset &+= 1
      }
    }
    return false
  }

  /// Returns `true` if a string contains several words.
  ///
  /// In scripts that do not separate words with spaces, several letters are sufficient.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func areSeveral(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) } > 1
      || text.unicodeScalars.count { $0.value >= 0x2E80 && $0.isAlphabetic } > 3
  }

  /// Returns `true` if a string that contains no words may differ between languages.
  ///
  /// For example, `100%` is written `100 %` in French, and the order of values may differ.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func mayDiffer(_ text: String) -> Bool {
    let bytes = text.utf8.span
    if isReference(bytes) { return false }
    var offset = 0
    var values = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "%"):
        let end = formatEnd(from: offset &+ 1, in: bytes)
        if bytes[end &- 1] == UInt8(ascii: "%") { return true }
        // A `%` that does not begin a placeholder is a literal percent sign.
        if end == offset &+ 1 { return true }
        values &+= 1
        offset = end
      case UInt8(ascii: "{"):
        let end = bytes.firstOffset(of: UInt8(ascii: "}"), from: offset)
        if end == bytes.count { return values > 1 }
        values &+= 1
        offset = end &+ 1
      default: offset &+= 1
      }
    }
    return values > 1
  }

  /// Returns `true` if a string looks like an identifier in code and not like a word.
  ///
  /// Examples are `feed_refresh`, `HomeFragment`, `RANDOM` and `sync`, but not `Monday`.
  static func isIdentifier(_ text: String) -> Bool {
    let allowed = { (byte: UInt8) in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    guard let first = text.utf8.first, text.utf8.allSatisfy(allowed) else { return false }
    let isCapital = { (byte: UInt8) in byte &- 0x41 < 26 }
    return !isCapital(first) || text.utf8.dropFirst().contains { isCapital($0) || $0 == 0x5F }
  }

  /// Returns `true` for an identifier of several words, such as `action_delete`.
  static func isKey(_ bytes: [UInt8]) -> Bool {
    let hasSeparator = bytes.contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    return hasSeparator && isIdentifier(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns `true` if the whole string is an Android resource reference or an address.
  private static func isReference(_ bytes: Span<UInt8>) -> Bool {
    guard isBegun(with: "@string/", bytes) || isBegun(with: "@android:", bytes) || hasScheme(bytes)
    else { return false }
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes)
      if Unicode.Scalar(scalar)?.isWhitespace ?? false { return false }
      offset &+= length
    }
    return true
  }

  private static func isBegun(with word: StaticString, _ bytes: Span<UInt8>) -> Bool {
    let length = word.utf8CodeUnitCount
    return bytes.count >= length && bytes.isEqual(0..<length, word)
  }

  private static func hasScheme(_ bytes: Span<UInt8>) -> Bool {
    var colon = bytes.firstOffset(of: UInt8(ascii: ":"), from: 0)
    while colon &+ 2 < bytes.count {
      if bytes.isEqual(colon..<colon &+ 3, "://") { return true }
      colon = bytes.firstOffset(of: UInt8(ascii: ":"), from: colon &+ 1)
    }
    return false
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
  }

  /// Returns the offset after the placeholder that a `%` begins, or after the `%` if there is none.
  private static func formatEnd(from start: Int, in bytes: Span<UInt8>) -> Int {
    var offset = start
    var hasNumberSign = false
    // In Python's syntax, a name in parentheses follows the percent sign, as in `%(name)s`.
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "(") {
      offset &+= 1
      while offset < bytes.count, isNameByte(bytes[offset]) { offset &+= 1 }
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ")") else { return start }
      offset &+= 1
    }
    while offset < bytes.count, "0123456789$+-#'.,* ".utf8.contains(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "#") { hasNumberSign = true }
      offset &+= 1
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "@") {
      offset &+= 1
      // In a string catalog, a name may follow the number sign, as in `%#@name@`.
      let end = hasNumberSign ? bytes.firstOffset(of: UInt8(ascii: "@"), from: offset) : offset
      return hasNumberSign && end < bytes.count ? end &+ 1 : offset
    }
    while offset < bytes.count, "hlqLzjt".utf8.contains(bytes[offset]) { offset &+= 1 }
    let isFormat = offset < bytes.count && "diouxXeEfFgGaAcCsSpn%".utf8.contains(bytes[offset])
    return isFormat ? offset &+ 1 : start
  }
}
