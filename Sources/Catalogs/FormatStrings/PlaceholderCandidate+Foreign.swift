// Placeholders of a different platform: Apple's on Android, Java's on Apple, Python's on both.

extension PlaceholderCandidate {
  /// Returns a placeholder of a different platform at a percent sign; `nil` if there is none.
  static func foreign(
    at start: Int, in bytes: [UInt8], _ dialect: FormatString.Dialect
  ) -> PlaceholderCandidate? {
    if let end = endOfName(at: start, in: bytes) ?? endOfDigits(at: start, in: bytes) {
      return PlaceholderCandidate(
        range: start..<end, wordRange: start..<end, suggestion: nil, isCertain: true,
        isLookalike: false)
    }
    var scanner = PlaceholderScanner(at: start, dialect: dialect == .java ? .apple : .java)
    guard case .placeholder(let read) = scanner.scan(bytes.span), !read.hasSpace,
      read.kind == .value, !takesWidth(scanner)
    else { return nil }
    let end = read.range.upperBound
    // If further letters follow, the conversion letter is part of a word and not intended.
    let isInWord = end < bytes.count && (bytes[end] >= 0x80 || (bytes[end] | 0x20) &- 0x61 < 26)
    if isInWord, read.conversion != UInt8(ascii: "@"), !read.isExplicit { return nil }
    guard let conversion = conversion(of: read.value, dialect) else { return nil }
    let layout = bytes[read.layout].filter { !",(".utf8.contains($0) }
    let number = read.isExplicit ? "\(read.argument)$" : ""
    return PlaceholderCandidate(
      range: start..<end, wordRange: start..<end,
      suggestion: "%" + number + String(decoding: layout, as: UTF8.self) + conversion,
      isCertain: true, isLookalike: false)
  }

  private static func takesWidth(_ scanner: PlaceholderScanner) -> Bool {
    scanner.takesPrevious || scanner.width != .none && scanner.width != .digits
      || scanner.precision != .none && scanner.precision != .digits
  }

  /// Returns the conversion that a dialect uses for a class of values; `nil` if there is none.
  private static func conversion(
    of value: ValueClass, _ dialect: FormatString.Dialect
  ) -> String? {
    switch value {
    case .object, .cString, .wideString, .any: dialect.isApple ? "@" : "s"
    case .integer, .wideInteger: "d"
    case .float, .longDouble: "f"
    case .character: "c"
    case .pointer, .count, .date: nil
    }
  }

  /// Returns the end of a named placeholder in Python, `%(name)s`; `nil` if there is none.
  private static func endOfName(at start: Int, in bytes: [UInt8]) -> Int? {
    var end = start + 2
    guard end < bytes.count, bytes[start + 1] == UInt8(ascii: "(") else { return nil }
    while end < bytes.count, end - start < 64, isName(bytes[end]) { end += 1 }
    guard end > start + 2, end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
    end += 1
    let hasConversion =
      end < bytes.count && "sdifr".utf8.contains(bytes[end])
      && (end + 1 == bytes.count || !isName(bytes[end + 1]) && bytes[end + 1] < 0x80)
    return hasConversion ? end + 1 : end
  }

  /// Returns the end of a placeholder with invalid digits or punctuation: `%0$s`, `%،2f`.
  ///
  /// The result is `nil` if there is no such placeholder.
  private static func endOfDigits(at start: Int, in bytes: [UInt8]) -> Int? {
    var end = start + 1
    var digits = 0
    while end < bytes.count, end - start < 8 {
      if bytes[end] &- 0x30 < 10 {
        digits += 1
        end += 1
      } else if ".,$'".utf8.contains(bytes[end]) {
        end += 1
      } else if end + 1 < bytes.count, isComma(bytes[end], bytes[end + 1]) {
        end += 2
      } else {
        break
      }
    }
    guard digits > 0 else { return nil }
    while end < bytes.count, "hlqjztL".utf8.contains(bytes[end]) { end += 1 }
    guard end < bytes.count, "@dDiuUfFeEgGsSxXoOc".utf8.contains(bytes[end]) else { return nil }
    end += 1
    let isInWord = end < bytes.count && (bytes[end] >= 0x80 || isName(bytes[end]))
    // If the placeholder is valid, it is not a candidate for a damaged one.
    return isInWord || isRight(bytes[start..<end]) ? nil : end
  }

  /// Returns `true` if two bytes are an Arabic comma or decimal separator.
  private static func isComma(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xD8 && second == 0x8C || first == 0xD9 && (second == 0xAB || second == 0xAC)
  }

  private static func isRight(_ bytes: ArraySlice<UInt8>) -> Bool {
    [FormatString.Dialect.apple, .java].contains { dialect in
      var format = FormatString()
      format.parse(Array(bytes).span, dialect)
      return format.strays.isEmpty
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
  }
}
