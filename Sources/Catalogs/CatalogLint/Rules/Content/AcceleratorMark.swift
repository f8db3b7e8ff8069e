import TextPrimitives

/// The character that marks the keyboard shortcut letter in a label.
enum AcceleratorMark: UInt8, CaseIterable {
  /// The mark in GTK, as in `_File`.
  case underscore = 0x5F
  /// The mark in Qt, wxWidgets and Windows, as in `&File`.
  case ampersand = 0x26

  /// Returns the mark in the UTF-8 of a source label; `nil` if there is none or it is ambiguous.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, which are read eight at a time.
  static func ofLabel(_ bytes: Span<UInt8>) -> (mark: AcceleratorMark, offset: Int)? {
    let underscore = AcceleratorMark.underscore.rawValue
    let offset = bytes.firstOffset(
      of: underscore, or: AcceleratorMark.ampersand.rawValue, or: underscore, from: 0)
    guard offset &+ 1 < bytes.count, bytes.count <= longestLabel,
      let mark = AcceleratorMark(rawValue: bytes[offset]), isAlphanumeric(bytes[offset &+ 1]),
      bytes.firstOffset(of: mark.rawValue, from: offset &+ 1) == bytes.count,
      mark.isInLabel(bytes, offset)
    else { return nil }
    return (mark, offset)
  }

  /// Returns `true` if a translation contains the mark before a letter, digit or non-ASCII
  /// character.
  func isIn(_ bytes: Span<UInt8>) -> Bool {
    var offset = bytes.firstOffset(of: rawValue, from: 0)
    while offset &+ 1 < bytes.count {
      let next = bytes[offset &+ 1]
      if next >= 0x80 || Self.isAlphanumeric(next) { return true }
      offset = bytes.firstOffset(of: rawValue, from: offset &+ 1)
    }
    return false
  }

  /// The maximum length of a label, in bytes; longer strings are treated as prose.
  private static let longestLabel = 120

  private func isInLabel(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let isInWord = offset > 0 && Self.isAlphanumeric(bytes[offset &- 1])
    switch self {
    case .underscore:
      // `is_admin` and `{max_width}` are identifiers in code.
      return !isInWord
        || bytes[0] &- 0x41 < 26 && bytes[offset &+ 1] &- 0x61 < 26
          && bytes.firstOffset(of: UInt8(ascii: "{"), from: 0) == bytes.count
    case .ampersand:
      // "R&D" is a word, and `&amp;` is an XML reference.
      if isInWord, bytes[offset &+ 1] &- 0x41 < 26 { return false }
      var end = offset &+ 1
      while end < bytes.count, Self.isAlphanumeric(bytes[end]) { end &+= 1 }
      return end == bytes.count || bytes[end] != UInt8(ascii: ";")
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }
}
