import TextPrimitives

/// The string literals of a PO file that form one value, with the escape sequences of C.
///
/// The bytes between two literals are ignored, except the keyword between a context and a source
/// string. That keyword represents U+0004, with which gettext joins a context and a source string
/// into a key. Octal and hexadecimal escapes represent bytes in the encoding of the file, so
/// several of them can form one character.
struct GettextText {
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

  /// Appends the decoded value of a UTF-8 file to a buffer.
  ///
  /// The result equals the concatenation of the pieces. This function is optimized, because most
  /// values in PO files span several lines, and most of their decoding time is spent here.
  func append(from bytes: [UInt8], to buffer: inout [UInt8]) {
    let span = bytes.span.extracting(0..<range.upperBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      offset = span.firstOffset(of: 0x22, or: 0x5C, or: 0x5C, from: start)
      if start < offset {
        // The code avoids an array slice, because it would retain the array, which takes time.
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

  /// Returns the offset after the next opening quotation mark, and `true` if a keyword precedes it.
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
      // The scanner accepts only a quotation mark or a backslash here.
      let scalar = bytes[next] < 0x80 ? Unicode.Scalar(bytes[next]) : "\u{FFFD}"
      return (scalar, next + 1)
    }
    if byte < 0x80 || isLatin1 { return (Unicode.Scalar(byte), end) }
    return character(bytes, lead: byte, end: end)
  }

  /// Returns the byte that an octal or hexadecimal escape represents; `nil` if it is not an escape.
  private func number(_ bytes: Span<UInt8>, at start: Int) -> (UInt8, end: Int)? {
    guard start + 1 < range.upperBound, bytes[start] == 0x5C else { return nil }
    var offset = start + 1
    var value: UInt8 = 0
    if bytes[offset] == UInt8(ascii: "x") {
      offset += 1
      let first = offset
      // Like `msgfmt`, this function uses only the lowest eight bits of the hexadecimal number.
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

  /// Returns the UTF-8 character at a numeric escape; all its bytes must be numeric escapes.
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
