package import ByteBuffers
import URLSyntax

extension ByteBuffer {
  /// Appends bytes as the inside of a JSON string.
  ///
  /// Escaped is what JSON requires, and what could play tricks on a terminal or in a log: every
  /// control, and the invisible characters that turn the direction of text or break lines. Bytes that
  /// are no UTF-8 are repaired.
  ///
  /// - Complexity: O(*n*).
  package mutating func appendJSON(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        offset += 1
        continue
      }
      append(bytes, start..<offset)
      if byte < 0x80 {
        appendJSONEscape(of: byte)
        offset += 1
      } else if let (scalar, length) = UTF8Sequence.scalar(at: offset, in: bytes),
        offset + length <= range.upperBound
      {
        if scalar.isDeceptive {
          appendJSONEscape(of: scalar)
        } else {
          append(bytes, offset..<offset + length)
        }
        offset += length
      } else {
        append("\u{FFFD}" as StaticString)
        offset += 1
      }
      start = offset
    }
    append(bytes, start..<range.upperBound)
  }

  /// Appends a text as the inside of a JSON string.
  package mutating func appendJSON(_ text: String) {
    let bytes = Array(text.utf8)
    appendJSON(bytes.span, 0..<bytes.count)
  }

  /// Appends a text as a JSON string.
  package mutating func appendJSONString(_ text: String) {
    append(UInt8(ascii: "\""))
    appendJSON(text)
    append(UInt8(ascii: "\""))
  }

  /// Appends a range as two numbers: `[8,16]`.
  package mutating func appendJSON(range: Range<Int>) {
    append(UInt8(ascii: "["))
    append(decimal: range.lowerBound)
    append(UInt8(ascii: ","))
    append(decimal: range.upperBound)
    append(UInt8(ascii: "]"))
  }

  private mutating func appendJSONEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"" as StaticString)
    case UInt8(ascii: "\\"): append("\\\\" as StaticString)
    case UInt8(ascii: "\n"): append("\\n" as StaticString)
    case UInt8(ascii: "\r"): append("\\r" as StaticString)
    case UInt8(ascii: "\t"): append("\\t" as StaticString)
    default: appendJSONEscape(ofUnit: UInt16(byte))
    }
  }

  private mutating func appendJSONEscape(of scalar: Unicode.Scalar) {
    for unit in UTF16.encode(scalar).map(Array.init) ?? [] { appendJSONEscape(ofUnit: unit) }
  }

  private mutating func appendJSONEscape(ofUnit unit: UInt16) {
    append("\\u" as StaticString)
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = PercentEncoding.hexadecimalDigit(UInt8(truncatingIfNeeded: unit >> shift & 15))
      append(digit.asciiLowercased)
    }
  }
}

extension Unicode.Scalar {
  /// Whether a scalar does something to a display instead of showing itself: controls, format
  /// characters, line and paragraph separators.
  package var isDeceptive: Bool {
    // Looking a category up costs more than all else that is done with an ordinary character.
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
