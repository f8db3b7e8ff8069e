import TextPrimitives

/// A key or value of Java's properties, with its escape sequences.
///
/// The escapes are `\t`, `\n`, `\r`, `\f` and `\uXXXX`. A backslash at the end of a line joins it
/// to the next line, without the leading white space of that line. A backslash before any other
/// character is ignored.
///
/// Follows
/// [Properties.load](https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/Properties.html#load(java.io.Reader)).
struct PropertiesText {
  let range: Range<Int>
  /// `true` if each byte is a character of ISO 8859-1; otherwise, the bytes are UTF-8.
  let isLatin1: Bool

  func forEachPiece(in bytes: Span<UInt8>, _ body: (TextPiece) -> Void) {
    var start = range.lowerBound
    var offset = start
    func flush(_ end: Int) {
      if start < end { body(TextPiece(source: start..<end, scalar: nil)) }
    }
    while offset < range.upperBound {
      if bytes[offset] == 0x5C {
        flush(offset)
        let (scalar, end) = escape(bytes, at: offset)
        if let scalar { body(TextPiece(source: offset..<end, scalar: scalar)) }
        offset = end
        start = end
      } else if isLatin1, bytes[offset] >= 0x80 {
        flush(offset)
        body(TextPiece(source: offset..<offset + 1, scalar: Unicode.Scalar(bytes[offset])))
        offset += 1
        start = offset
      } else {
        offset &+= 1
      }
    }
    flush(offset)
  }

  /// Returns the character that an escape represents, and the offset after the escape.
  ///
  /// The character is `nil` if the backslash continues a line. Before a non-ASCII character in
  /// UTF-8, only the backslash is skipped, and the character is read next.
  private func escape(_ bytes: Span<UInt8>, at start: Int) -> (Unicode.Scalar?, end: Int) {
    let next = start + 1
    guard next < range.upperBound else { return (nil, next) }
    switch bytes[next] {
    case UInt8(ascii: "t"): return ("\t", next + 1)
    case UInt8(ascii: "n"): return ("\n", next + 1)
    case UInt8(ascii: "r"): return ("\r", next + 1)
    case UInt8(ascii: "f"): return ("\u{C}", next + 1)
    case UInt8(ascii: "u"): return unicode(bytes, at: start)
    case 0x0A, 0x0D: return (nil, min(Self.lineStart(bytes, behind: next), range.upperBound))
    case 0x80...: return (nil, next)
    default: return (Unicode.Scalar(bytes[next]), next + 1)
    }
  }

  private func unicode(_ bytes: Span<UInt8>, at start: Int) -> (Unicode.Scalar?, end: Int) {
    guard let unit = Self.unit(bytes, at: start, before: range.upperBound) else {
      return ("u", start + 2)
    }
    if let scalar = Unicode.Scalar(unit) { return (scalar, start + 6) }
    guard UTF16.isLeadSurrogate(unit),
      let low = Self.unit(bytes, at: start + 6, before: range.upperBound),
      UTF16.isTrailSurrogate(low)
    else { return ("\u{FFFD}", start + 6) }
    let value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
    return (Unicode.Scalar(value) ?? "\u{FFFD}", start + 12)
  }

  /// Returns the UTF-16 code unit that `\uXXXX` at an offset represents; `nil` if it is invalid.
  static func unit(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> UInt16? {
    guard start + 6 <= end, bytes[start] == 0x5C, bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var value: UInt16 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = bytes[offset].hexadecimalDigit else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// Returns the offset of the first character after a line end and the following white space.
  static func lineStart(_ bytes: Span<UInt8>, behind end: Int) -> Int {
    var offset = end
    if bytes[offset] == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { offset += 1 }
    offset += 1
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }
}

extension PropertiesText {
  /// Returns the backslashes that precede a letter or digit but form no escape; Java ignores them.
  ///
  /// A `\u` without four digits is not included, because it is reported as an error of the file.
  static func faults(in range: Range<Int>, of bytes: Span<UInt8>) -> [SpellingFault] {
    var faults: [SpellingFault] = []
    var offset = range.lowerBound
    while offset + 1 < range.upperBound {
      guard bytes[offset] == 0x5C else {
        offset += 1
        continue
      }
      let next = bytes[offset + 1]
      let isWord = (next | 0x20) &- 0x61 < 26 || next &- 0x30 < 10
      if isWord, !"tnrfu".utf8.contains(next) {
        faults.append(SpellingFault(kind: .unknownEscape, range: offset..<offset + 2))
      }
      offset += 2
    }
    return faults
  }
}
