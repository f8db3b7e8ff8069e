/// Functions that write JSON strings.
///
/// The grammar is that of [RFC 8259 §7](https://www.rfc-editor.org/rfc/rfc8259#section-7).
package enum JSONText {
  /// The characters that are escaped.
  package enum Escaping {
    /// The characters that JSON requires: quotation marks, backslashes, and controls below U+0020.
    case required
    /// The required characters, and those that can deceive people who read a log or a terminal.
    ///
    /// Deceptive characters are control characters, format characters, and line and paragraph
    /// separators.
    case deceptive
  }

  /// Returns a string, escaped and enclosed in quotation marks.
  package static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Returns a string, escaped but without quotation marks.
  package static func escaped(_ text: String) -> String {
    var buffer = ByteBuffer(capacity: text.utf8.count + 16)
    buffer.appendJSON(text, escaping: .required)
    return buffer.text
  }

  /// Returns a JSON array of strings on one line.
  package static func array(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }
}

extension ByteBuffer {
  /// Appends bytes as the content of a JSON string; invalid UTF-8 becomes U+FFFD.
  ///
  /// - Complexity: O(*n*).
  package mutating func appendJSON(
    _ bytes: Span<UInt8>, _ range: Range<Int>, escaping: JSONText.Escaping = .deceptive
  ) {
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        offset += 1
        continue
      }
      append(bytes, start..<offset)
      if byte < 0x7F {
        appendJSONEscape(of: byte)
        offset += 1
      } else if let (scalar, length) = UTF8Sequence.scalar(at: offset, in: bytes),
        offset + length <= range.upperBound
      {
        if escaping == .deceptive, scalar.isDeceptive {
          for unit in UTF16.encode(scalar).map(Array.init) ?? [] { appendJSONEscape(ofUnit: unit) }
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

  /// Appends a string as the content of a JSON string.
  package mutating func appendJSON(_ text: String, escaping: JSONText.Escaping = .deceptive) {
    let bytes = Bytes(text.utf8)
    appendJSON(bytes.span, 0..<bytes.count, escaping: escaping)
  }

  /// Appends a string as a JSON string, including its quotation marks.
  package mutating func appendJSONString(_ text: String) {
    append(UInt8(ascii: "\""))
    appendJSON(text)
    append(UInt8(ascii: "\""))
  }

  /// Appends a range as a JSON array of two numbers, such as `[8,16]`.
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
    case 0x08: append("\\b" as StaticString)
    case 0x0C: append("\\f" as StaticString)
    case UInt8(ascii: "\n"): append("\\n" as StaticString)
    case UInt8(ascii: "\r"): append("\\r" as StaticString)
    case UInt8(ascii: "\t"): append("\\t" as StaticString)
    default: appendJSONEscape(ofUnit: UInt16(byte))
    }
  }

  private mutating func appendJSONEscape(ofUnit unit: UInt16) {
    append("\\u" as StaticString)
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 15)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
