import TextPrimitives
import XMLSyntax

/// The spelling of strings in `.ts` files.
///
/// Strings are character data. `<byte value="x1b"/>` represents a character that XML does not
/// allow.
package enum QtLinguistText {
  /// Returns the character that an element represents; `nil` if it does not represent a character.
  ///
  /// The attribute `value` contains decimal digits, or hexadecimal digits after `x`.
  static func character(
    _ name: Range<Int>, at attributes: Range<Int>, in bytes: Span<UInt8>
  ) -> Unicode.Scalar? {
    guard bytes.isEqual(name, "byte"),
      let value = XMLScanner.attribute("value", in: attributes, bytes), value.count <= 8
    else { return nil }
    var digits = value.map { bytes[$0] }
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    if isHexadecimal { digits.removeFirst() }
    let text = String(decoding: digits, as: UTF8.self)
    guard let code = UInt16(text, radix: isHexadecimal ? 16 : 10), code > 0 else { return nil }
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// The characters that a tool escapes although XML does not require it.
  package struct Habits: Sendable {
    /// `true` if quotation marks are written as `&quot;`.
    var escapesQuotes = true
    /// `true` if apostrophes are written as `&apos;`.
    var escapesApostrophes = true
    /// `true` if non-ASCII white space, such as a no-break space, becomes a numeric reference.
    var escapesSpaces = true

    /// Creates the habits of `lupdate`.
    package init() {}
  }

  /// Returns the spelling of a string, by default as `lupdate` writes it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  package static func spelled(
    _ text: String, _ habits: Habits = Habits(), newline: String = "\n"
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where habits.escapesQuotes: result += "&quot;"
      case "'" where habits.escapesApostrophes: result += "&apos;"
      case "\n": result += newline
      case "\t": result += "\t"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}":
        result += "<byte value=\"x\(String(scalar.value, radix: 16))\"/>"
      case "\u{80}"... where habits.escapesSpaces && scalar.properties.isWhitespace:
        result += "&#x\(String(scalar.value, radix: 16));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the escaping habits of a file, which are the more frequent spellings of its
  /// characters.
  ///
  /// For a character whose spellings are equally frequent, the habit is that of `lupdate`.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the strings in bytes.
  static func habits(of file: CatalogFile) -> Habits {
    var (quotes, apostrophes, spaces) = (0, 0, 0)
    let references = [
      "&quot;", "&apos;", "&#xa0;", "&#x202f;",
    ].map { Array($0.utf8) }
    for value in file.values {
      let bytes = file.bytes[value.text.range.clamped(to: file.bytes.indices)]
      for (offset, byte) in zip(bytes.indices, bytes) {
        switch byte {
        // The value of `<byte value="x1b"/>` is not part of the string.
        case UInt8(ascii: "\""):
          let isValue =
            bytes[..<offset].suffix(6).elementsEqual("value=".utf8)
            || bytes[offset...].dropFirst().starts(with: "/>".utf8)
          if !isValue { quotes -= 1 }
        case UInt8(ascii: "'"): apostrophes -= 1
        // Only U+00A0 and U+202F occur frequently.
        case 0xC2: if bytes[offset...].dropFirst().first == 0xA0 { spaces -= 1 }
        case 0xE2: if bytes[offset...].dropFirst().starts(with: [0x80, 0xAF]) { spaces -= 1 }
        case UInt8(ascii: "&"):
          switch references.firstIndex(where: { bytes[offset...].starts(with: $0) }) {
          case 0: quotes += 1
          case 1: apostrophes += 1
          case nil: break
          default: spaces += 1
          }
        default: break
        }
      }
    }
    var habits = Habits()
    habits.escapesQuotes = quotes >= 0
    habits.escapesApostrophes = apostrophes >= 0
    habits.escapesSpaces = spaces >= 0
    return habits
  }
}
