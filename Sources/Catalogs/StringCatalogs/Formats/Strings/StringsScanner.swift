/// A scanner for the tokens of an old-style property list.
struct StringsScanner {
  let units: CodeUnits
  /// The offset after the bytes that were read.
  var offset: Int

  /// A syntax error.
  struct Failure: Error {
    let range: Range<Int>
    let expected: String
  }

  /// Returns the next code unit; 0 at the end of the file.
  func upcoming(_ bytes: Span<UInt8>) -> UInt16 {
    units.unit(bytes, at: offset, before: bytes.count)
  }

  /// Returns the range of the next character; empty at the end of the file.
  func upcomingRange(_ bytes: Span<UInt8>) -> Range<Int> {
    guard offset < bytes.count else { return bytes.count..<bytes.count }
    return offset..<min(bytes.count, offset + max(units.width, units.length(bytes, at: offset)))
  }

  /// If the given character is next, skips it and returns `true`; otherwise returns `false`.
  mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard upcoming(bytes) == UInt16(byte) else { return false }
    offset += units.width
    return true
  }

  /// Skips white space and comments, and returns the range of the last comment, if any.
  mutating func skipSpace(_ bytes: Span<UInt8>) throws(Failure) -> Range<Int>? {
    var comment: Range<Int>?
    while offset + units.width <= bytes.count {
      let unit = upcoming(bytes)
      // CoreFoundation treats these characters as white space.
      if (0x09...0x0D).contains(unit) || unit == 0x20 || unit == 0x2028 || unit == 0x2029 {
        offset += units.width
        continue
      }
      if units.encoding == .utf8, unit == 0xE2, let length = separatorLength(bytes) {
        offset += length
        continue
      }
      guard unit == 0x2F else { break }
      switch units.unit(bytes, at: offset + units.width, before: bytes.count) {
      case 0x2F: comment = lineComment(bytes)
      case 0x2A: comment = try blockComment(bytes)
      default: return comment
      }
    }
    return comment
  }

  /// Returns the length of a line or paragraph separator in UTF-8; `nil` if none is next.
  private func separatorLength(_ bytes: Span<UInt8>) -> Int? {
    guard offset + 3 <= bytes.count, bytes[offset + 1] == 0x80,
      bytes[offset + 2] & 0xFE == 0xA8
    else { return nil }
    return 3
  }

  private mutating func lineComment(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = offset + 2 * units.width
    offset = start
    while offset + units.width <= bytes.count {
      let unit = upcoming(bytes)
      if unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029 { break }
      if units.encoding == .utf8, unit == 0xE2, separatorLength(bytes) != nil { break }
      offset += units.width
    }
    return start..<offset
  }

  private mutating func blockComment(_ bytes: Span<UInt8>) throws(Failure) -> Range<Int> {
    let opening = offset
    let start = offset + 2 * units.width
    offset = start
    while offset + 2 * units.width <= bytes.count {
      if upcoming(bytes) == 0x2A, units.unit(bytes, at: offset + units.width) == 0x2F {
        defer { offset += 2 * units.width }
        return start..<offset
      }
      offset += units.width
    }
    throw Failure(range: opening..<start, expected: "the end of the comment, */")
  }

  /// Reads a quoted or unquoted string; `nil` if none is next.
  mutating func string(_ bytes: Span<UInt8>) throws(Failure) -> CatalogText? {
    let quote = upcoming(bytes)
    let start = offset
    guard quote == 0x22 || quote == 0x27 else {
      while offset + units.width <= bytes.count, Self.isWord(upcoming(bytes)) {
        offset += units.width
      }
      return offset > start ? text(start..<offset, hasEscapes: false) : nil
    }
    var hasEscapes = false
    offset += units.width
    while offset + units.width <= bytes.count {
      let unit = upcoming(bytes)
      if unit == quote {
        defer { offset += units.width }
        return text(start + units.width..<offset, hasEscapes: hasEscapes)
      }
      if unit == 0x5C {
        hasEscapes = true
        offset += units.width
      }
      offset += units.width
    }
    offset = bytes.count
    throw Failure(
      range: start..<start + units.width, expected: "a quotation mark at the end of the string")
  }

  func text(_ range: Range<Int>, hasEscapes: Bool) -> CatalogText {
    switch units.encoding {
    case .utf8: CatalogText(range, hasEscapes ? .propertyList : .verbatim)
    case .utf16LittleEndian: CatalogText(range, .propertyListUTF16LittleEndian)
    case .utf16BigEndian: CatalogText(range, .propertyListUTF16BigEndian)
    }
  }

  /// Returns `true` for letters, digits and signs that require no quotation marks.
  static func isWord(_ unit: UInt16) -> Bool {
    switch UInt8(exactly: unit) ?? 0 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
