import TextPrimitives

/// Converts between patterns in a file and decoded strings.
///
/// A decoded string contains no indentation. A placeable that is a string literal without braces,
/// such as `{ " " }`, is replaced with the content of the literal. All other placeables remain in
/// the string, including quoted braces: `{ $name }`, `{ "{" }`.
package enum FluentText {
  /// Returns `true` if a string is a valid identifier; the hyphen of a term is not part of it.
  package static func isIdentifier(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, (first | 0x20) &- 0x61 < 26 else { return false }
    return name.utf8.allSatisfy { FluentScanner.isInIdentifier($0) }
  }
}

extension FluentText {
  /// Returns the ranges of the placeables in a decoded string, except the literal text of variants.
  ///
  /// The ranges are in order. The result is `nil` if a brace is not part of a valid placeable.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func syntax(in bytes: [UInt8]) -> [Range<Int>]? {
    var scanner = FluentScanner(offset: 0, end: bytes.count)
    scanner.isUnindented = true
    scanner.texts = []
    var parts: [Range<Int>] = []
    while scanner.offset < bytes.count {
      switch bytes[scanner.offset] {
      case UInt8(ascii: "{"):
        let count = scanner.texts?.count ?? 0
        var start = scanner.offset
        guard scanner.placeable(bytes.span) != nil else { return nil }
        for text in (scanner.texts ?? [])[count...] {
          parts.append(start..<text.lowerBound)
          start = text.upperBound
        }
        parts.append(start..<scanner.offset)
      case UInt8(ascii: "}"): return nil
      default: scanner.offset += 1
      }
    }
    return parts
  }

  /// Returns the error in a decoded string and how to fix it; `nil` if the string is valid.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  package static func fault(of text: String) -> String? {
    let bytes = Array(text.utf8)
    var scanner = FluentScanner(offset: 0, end: bytes.count)
    scanner.isUnindented = true
    while scanner.offset < bytes.count {
      let start = scanner.offset
      switch bytes[start] {
      case UInt8(ascii: "{"):
        if scanner.placeable(bytes.span) != nil { continue }
        let rest = String(decoding: bytes[start...], as: UTF8.self).prefix { !$0.isNewline }
        let shown = rest.count > 24 ? rest.prefix(24) + "…" : rest
        let expected = scanner.failure?.expected ?? "a placeable"
        return "'\(shown)' is not a placeable: expected \(expected); "
          + "a literal brace is { \"{\" }"
      case UInt8(ascii: "}"):
        return "unmatched closing brace; a literal brace is { \"}\" }"
      default: scanner.offset += 1
      }
    }
    return nil
  }

  /// Returns a decoded string that displays the given characters, including braces.
  package static func quotingBraces(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "{" || scalar == "}" {
        result += "{ \"\(scalar)\" }"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A part of a decoded string.
  package enum Part: Hashable, Sendable {
    /// Characters, including quoted characters.
    case characters(String)
    /// A placeable that consists of a variable with the given name.
    case variable(String)
    /// Any other placeable, in its original spelling.
    case other(String)
  }

  /// Returns the parts of a decoded string; `nil` if a brace is not part of a valid placeable.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  package static func parts(of text: String) -> [Part]? {
    let bytes = Array(text.utf8)
    var scanner = FluentScanner(offset: 0, end: bytes.count)
    scanner.isUnindented = true
    var parts: [Part] = []
    var start = 0
    func append(_ end: Int) {
      if start < end {
        parts.append(.characters(String(decoding: bytes[start..<end], as: UTF8.self)))
      }
    }
    while scanner.offset < bytes.count {
      switch bytes[scanner.offset] {
      case UInt8(ascii: "{"):
        append(scanner.offset)
        start = scanner.offset
        scanner.references.removeAll(keepingCapacity: true)
        guard let placeable = scanner.placeable(bytes.span) else { return nil }
        let inside = bytes[placeable.range].dropFirst().dropLast()
        let word = inside.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
        if let literal = placeable.literal {
          parts.append(.characters(characters(in: literal, of: bytes.span)))
        } else if let reference = scanner.references.first, reference.kind == .variable,
          reference.range.count == word.count
        {
          parts.append(.variable(String(decoding: bytes[reference.name], as: UTF8.self)))
        } else {
          parts.append(.other(String(decoding: bytes[placeable.range], as: UTF8.self)))
        }
        start = scanner.offset
      case UInt8(ascii: "}"): return nil
      default: scanner.offset += 1
      }
    }
    append(bytes.count)
    return parts
  }

  private static func characters(in content: Range<Int>, of bytes: Span<UInt8>) -> String {
    var decoded: [UInt8] = []
    var offset = content.lowerBound
    while offset < content.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        decoded.append(bytes[offset])
        offset += 1
        continue
      }
      let (scalar, end) = character(at: offset, in: bytes, before: content.upperBound)
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      offset = end
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

// MARK: - Escapes

extension FluentText {
  /// Returns the length of an escape sequence in bytes; 0 if there is none.
  package static func escapeLength(at start: Int, in bytes: Span<UInt8>, before end: Int) -> Int {
    guard start + 1 < end else { return 0 }
    let digits: Int
    switch bytes[start + 1] {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): return 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 6
    default: return 0
    }
    guard start + 2 + digits <= end,
      (start + 2..<start + 2 + digits).allSatisfy({ bytes[$0].hexadecimalDigit != nil })
    else { return 0 }
    return 2 + digits
  }

  /// Returns the character that an escape sequence or a byte represents in a string literal.
  ///
  /// An escape sequence for an invalid character represents U+FFFD, as the specification requires.
  package static func character(
    at start: Int, in bytes: Span<UInt8>, before end: Int
  ) -> (scalar: Unicode.Scalar, end: Int) {
    let length =
      bytes[start] == UInt8(ascii: "\\") ? escapeLength(at: start, in: bytes, before: end) : 0
    switch length {
    case 0: return (Unicode.Scalar(bytes[start]), start + 1)
    case 2: return (Unicode.Scalar(bytes[start + 1]), start + 2)
    default:
      let value = (start + 2..<start + length).reduce(UInt32(0)) { value, place in
        value << 4 | UInt32(bytes[place].hexadecimalDigit ?? 0)
      }
      return (Unicode.Scalar(value) ?? "\u{FFFD}", start + length)
    }
  }
}

// MARK: - Spelling
