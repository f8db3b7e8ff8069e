import LanguageTags

/// Functions that recognize the form of a value, such as that of a date.
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

  /// Returns `true` for an integer that a manifest's type accepts.
  static func isInteger(_ bytes: [UInt8]) -> Bool {
    let digits = bytes.first == 0x2D ? bytes.dropFirst() : bytes[...]
    guard let first = digits.first, digits.count <= 18, digits.allSatisfy({ $0 &- 0x30 < 10 })
    else { return false }
    return first != 0x30 || bytes.count == 1
  }

  /// Returns `true` for a date that exists in the calendar.
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

  /// Returns `true` for a registered language, optionally with a script and a region.
  static func isLanguage(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: 0x2D, omittingEmptySubsequences: false)
    func isLetters(_ part: ArraySlice<UInt8>) -> Bool {
      part.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    }
    guard (1...3).contains(parts.count), parts.allSatisfy(isLetters) else { return false }
    let counts = parts.map(\.count)
    guard LanguageTag.hasRegisteredLanguage(bytes.span, from: 0, to: bytes.count) else {
      return false
    }
    return counts.dropFirst() == [] || counts.dropFirst() == [2] || counts.dropFirst() == [4]
      || counts.dropFirst() == [4, 2]
  }

  /// Returns `true` for a string that can be a word of an enumeration.
  static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, (first | 0x20) &- 0x61 < 26 else { return false }
    return text.utf8.allSatisfy {
      ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F
    }
  }

  /// Returns `true` for a value like a signed token, an email address, or a long random text.
  ///
  /// Such a value may identify a person or grant access, so comments do not show it.
  static func looksSecret(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(UInt8(ascii: "@")) { return true }
    if bytes.count >= 16, bytes.starts(with: Array("eyJ".utf8)) { return true }
    guard bytes.count >= 24, !isUUID(bytes) else { return false }
    let digits = bytes.count { $0 &- 0x30 < 10 }
    let letters = bytes.count { ($0 | 0x20) &- 0x61 < 26 }
    let hyphens = bytes.count { $0 == 0x2D }
    return digits >= 3 && letters >= 3 && hyphens <= 1 && digits + letters + 4 >= bytes.count
  }

  /// Returns `true` if a path component looks like a value rather than a literal of the route.
  static func isValue(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if bytes.count > 32 || !PathSplitter.isPlain(text) { return true }
    let digits = bytes.count { $0 &- 0x30 < 10 }
    if digits == bytes.count { return true }
    if digits > 0 { return bytes.count > 4 || bytes.contains { $0 &- 0x41 < 26 } }
    return bytes.contains { !(($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D || $0 == 0x5F || $0 == 0x2E) }
  }
}
