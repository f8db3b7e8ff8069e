import TextPrimitives

/// The inside of the strings of a PO file that are one text, with the escapes of C.
///
/// What stands between two strings means nothing, but for the keyword between a context and a text: that is
/// U+0004, with which gettext joins them to a key. Bytes that octal or hexadecimal escapes spell are those of the
/// file's encoding, so that several can be one character.
struct GettextText {
  let range: Range<Int>
  /// Whether each byte is a character of ISO 8859-1; otherwise they are UTF-8.
  let isLatin1: Bool

  func forEachPiece(in bytes: Span<UInt8>, _ body: (TextPiece) -> Void) {
    var start = range.lowerBound
    var offset = start
    func flush(_ end: Int) {
      if start < end { body(TextPiece(source: start..<end, scalar: nil)) }
    }
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte == 0x22 {
        flush(offset)
        let (end, isKeyword) = gap(bytes, at: offset)
        if isKeyword { body(TextPiece(source: offset..<end, scalar: "\u{4}")) }
        offset = end
        start = end
      } else if byte == 0x5C {
        flush(offset)
        let (scalar, end) = escape(bytes, at: offset)
        body(TextPiece(source: offset..<end, scalar: scalar))
        offset = end
        start = end
      } else if isLatin1, byte >= 0x80 {
        flush(offset)
        body(TextPiece(source: offset..<offset + 1, scalar: Unicode.Scalar(byte)))
        offset += 1
        start = offset
      } else {
        offset &+= 1
      }
    }
    flush(offset)
  }

  /// Appends the UTF-8 of a text that is in UTF-8 itself: what its pieces are, put together in one pass.
  ///
  /// Most texts of PO files have several lines, so most of the time that they take is spent here.
  func append(from bytes: [UInt8], to buffer: inout [UInt8]) {
    let span = bytes.span.extracting(0..<range.upperBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      offset = span.firstOffset(of: 0x22, or: 0x5C, or: 0x5C, from: start)
      if start < offset {
        // A slice of the array would count references to it.
        unsafe span.extracting(start..<offset).withUnsafeBufferPointer {
          unsafe buffer.append(contentsOf: $0)
        }
      }
      guard offset < range.upperBound else { return }
      if span[offset] == 0x22 {
        let (end, isKeyword) = gap(span, at: offset)
        if isKeyword { buffer.append(4) }
        offset = end
      } else {
        let (scalar, end) = escape(span, at: offset)
        if scalar.isASCII {
          buffer.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          buffer.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        offset = end
      }
    }
  }

  /// The place behind the quotation mark that begins the next string, and whether a keyword is in front of it.
  private func gap(_ bytes: Span<UInt8>, at start: Int) -> (end: Int, isKeyword: Bool) {
    var offset = start + 1
    var isKeyword = false
    while offset < range.upperBound, bytes[offset] != 0x22 {
      if bytes[offset] == UInt8(ascii: "m") { isKeyword = true }
      offset += 1
    }
    return (min(offset + 1, range.upperBound), isKeyword)
  }

  private func escape(_ bytes: Span<UInt8>, at start: Int) -> (Unicode.Scalar, end: Int) {
    let next = start + 1
    guard next < range.upperBound else { return ("\\", range.upperBound) }
    switch bytes[next] {
    case UInt8(ascii: "n"): return ("\n", next + 1)
    case UInt8(ascii: "t"): return ("\t", next + 1)
    case UInt8(ascii: "b"): return ("\u{8}", next + 1)
    case UInt8(ascii: "r"): return ("\r", next + 1)
    case UInt8(ascii: "f"): return ("\u{C}", next + 1)
    case UInt8(ascii: "v"): return ("\u{B}", next + 1)
    case UInt8(ascii: "a"): return ("\u{7}", next + 1)
    default: break
    }
    guard let (byte, end) = number(bytes, at: start) else {
      // A quotation mark or a backslash: the scanner lets nothing else pass.
      let scalar = bytes[next] < 0x80 ? Unicode.Scalar(bytes[next]) : "\u{FFFD}"
      return (scalar, next + 1)
    }
    if byte < 0x80 || isLatin1 { return (Unicode.Scalar(byte), end) }
    return character(bytes, lead: byte, end: end)
  }

  /// The byte that an octal or hexadecimal escape spells; `nil` if there is none.
  private func number(_ bytes: Span<UInt8>, at start: Int) -> (UInt8, end: Int)? {
    guard start + 1 < range.upperBound, bytes[start] == 0x5C else { return nil }
    var offset = start + 1
    var value: UInt8 = 0
    if bytes[offset] == UInt8(ascii: "x") {
      offset += 1
      let first = offset
      // As msgfmt does, only the lowest eight bits.
      while offset < range.upperBound, let digit = bytes[offset].hexadecimalDigit {
        value = value &<< 4 | digit
        offset += 1
      }
      return offset > first ? (value, offset) : nil
    }
    let first = offset
    while offset < min(first + 3, range.upperBound), bytes[offset] &- 0x30 < 8 {
      value = value &<< 3 | (bytes[offset] &- 0x30)
      offset += 1
    }
    return offset > first ? (value, offset) : nil
  }

  /// A character of UTF-8 whose bytes are all spelled as numbers.
  private func character(
    _ bytes: Span<UInt8>, lead: UInt8, end: Int
  ) -> (Unicode.Scalar, end: Int) {
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    var spelled = [lead]
    var offset = end
    while spelled.count < length, let (byte, next) = number(bytes, at: offset),
      byte & 0xC0 == 0x80
    {
      spelled.append(byte)
      offset = next
    }
    let decoded = String(decoding: spelled, as: UTF8.self).unicodeScalars
    guard decoded.count == 1, let scalar = decoded.first, scalar != "\u{FFFD}" else {
      return ("\u{FFFD}", end)
    }
    return (scalar, offset)
  }
}
