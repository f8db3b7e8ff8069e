// Words next to percent signs. A formatter would interpret their letters as conversions.

extension Placeholder {
  /// Returns the end of a name between two percent signs, such as `%user%`; otherwise `nil`.
  ///
  /// The app itself replaces such names. `%lld%` is not such a name, but a placeholder for a number
  /// and an unescaped percent sign.
  package static func nameEnd(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var end = start + 1
    while end < bytes.count, end - start <= 64, isName(bytes[end]) { end += 1 }
    guard end - start > 3, end < bytes.count, bytes[end] == UInt8(ascii: "%"),
      !isDigit(bytes[start + 1])
    else { return nil }
    // The next character may show that the second percent sign begins a placeholder or `%%`.
    if end + 1 < bytes.count {
      let next = bytes[end + 1]
      if isName(next) || "@%#$.*!".utf8.contains(next) { return nil }
    }
    var letter = start + 1
    while letter < end, "hlqjztL".utf8.contains(bytes[letter]) { letter += 1 }
    let isFormat = letter >= end - 1 || isOwn(at: start + 1, in: bytes) && end - start == 4
    return isFormat ? nil : end + 1
  }

  /// Returns the end of `%(name)s`, a named placeholder in Python; otherwise `nil`.
  static func mappingEnd(from start: Int, in bytes: Span<UInt8>) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "(") else { return nil }
    var end = start + 2
    while end < bytes.count, bytes[end] != UInt8(ascii: ")"), bytes[end] != UInt8(ascii: "%") {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
    end += 1
    while end < bytes.count, "0123456789-+ #.*hlL".utf8.contains(bytes[end]) { end += 1 }
    guard end < bytes.count, "diouxXeEfFgGcrsa".utf8.contains(bytes[end]) else { return nil }
    return end + 1
  }

  /// Returns the end of a misspelled `%arg`; otherwise `nil`.
  ///
  /// `%arg` is the argument of a substitution in a string catalog. In the misspelling, the letters
  /// may be reordered or in a different case, or they may follow a space or an argument position.
  /// If a digit precedes the percent sign, the text is treated as prose: in German, "100 % gar"
  /// means "fully cooked".
  static func damagedOwnNumber(at start: Int, in bytes: Span<UInt8>) -> Int? {
    var before = start
    while before > 0, bytes[before - 1] == UInt8(ascii: " ") { before -= 1 }
    if before > 0, isDigit(bytes[before - 1]) { return nil }
    var letters = start + 1
    while letters < bytes.count, letters < start + 3, bytes[letters] == UInt8(ascii: " ") {
      letters += 1
    }
    let hasSpace = letters > start + 1
    var digits = letters
    while digits < bytes.count, isDigit(bytes[digits]) { digits += 1 }
    if digits > letters, digits < bytes.count, bytes[digits] == UInt8(ascii: "$") {
      letters = digits + 1
    }
    let end = letters + 3
    guard end <= bytes.count, end == bytes.count || !isName(bytes[end]),
      hasSpace
        ? isOwn(at: letters, in: bytes) : isOwnShuffled(at: letters, in: bytes)
    else { return nil }
    return end
  }

  /// Returns `true` if the letters "arg" follow an offset, in uppercase or lowercase.
  private static func isOwn(at start: Int, in bytes: Span<UInt8>) -> Bool {
    guard start + 3 <= bytes.count else { return false }
    return bytes[start] | 0x20 == UInt8(ascii: "a") && bytes[start + 1] | 0x20 == UInt8(ascii: "r")
      && bytes[start + 2] | 0x20 == UInt8(ascii: "g")
  }

  /// Returns `true` if the letters of "arg" follow an offset, in any order and case.
  private static func isOwnShuffled(at start: Int, in bytes: Span<UInt8>) -> Bool {
    guard start + 3 <= bytes.count else { return false }
    return "arg".utf8.allSatisfy { letter in
      (start..<start + 3).contains { bytes[$0] | 0x20 == letter }
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
