/// Functions that escape character data and attribute values.
///
/// The rules are those of [XML 1.0](https://www.w3.org/TR/xml/).
package enum XMLEscaping {
  /// The characters that are escaped or replaced in addition to `&`, `<` and `>`.
  package struct Escapes: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Writes `"` as `&quot;`, for attributes between quotation marks.
    package static let quotationMarks = Self(rawValue: 1)
    /// Writes `'` as `&#39;`, for attributes between apostrophes.
    package static let apostrophes = Self(rawValue: 2)
    /// Writes carriage returns as `&#13;`; parsers would otherwise read them as line feeds.
    package static let carriageReturns = Self(rawValue: 4)
    /// Writes tabs and line feeds as `&#9;` and `&#10;`, because parsers would read them as spaces.
    package static let attributeSpace = Self(rawValue: 8)
    /// Replaces controls, and scalars that ``XMLEscaping/allows(_:)`` rejects, with U+FFFD.
    package static let controls = Self(rawValue: 16)
  }

  /// Returns a string, escaped as character data.
  ///
  /// - Complexity: O(*n*).
  package static func escaped(
    _ text: String, _ escapes: Escapes = [.carriageReturns]
  ) -> String {
    var buffer = ByteBuffer(capacity: text.utf8.count + 16)
    buffer.appendXML(text, escapes)
    return buffer.text
  }

  /// Returns a string, escaped as the value of an attribute in quotation marks.
  package static func attribute(_ text: String) -> String {
    escaped(text, [.quotationMarks, .carriageReturns, .attributeSpace])
  }

  /// Returns `true` if XML allows a character, even as a reference.
  ///
  /// See [XML 1.0 §2.2](https://www.w3.org/TR/xml/#charsets).
  package static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": true
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": false
    default: true
    }
  }
}

extension ByteBuffer {
  /// Appends a string as character data or as the value of an attribute.
  ///
  /// - Complexity: O(*n*).
  package mutating func appendXML(_ text: String, _ escapes: XMLEscaping.Escapes) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;" as StaticString)
      case "<": append("&lt;" as StaticString)
      case ">": append("&gt;" as StaticString)
      case "\"" where escapes.contains(.quotationMarks): append("&quot;" as StaticString)
      case "'" where escapes.contains(.apostrophes): append("&#39;" as StaticString)
      case "\r" where escapes.contains(.carriageReturns): append("&#13;" as StaticString)
      case "\t" where escapes.contains(.attributeSpace): append("&#9;" as StaticString)
      case "\n" where escapes.contains(.attributeSpace): append("&#10;" as StaticString)
      case "\n": append(UInt8(ascii: "\n"))
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        if escapes.contains(.controls) {
          append("\u{FFFD}" as StaticString)
        } else {
          append(String(scalar))
        }
      case "\u{20}"..."\u{7E}": append(UInt8(truncatingIfNeeded: scalar.value))
      default: append(String(scalar))
      }
    }
  }
}
