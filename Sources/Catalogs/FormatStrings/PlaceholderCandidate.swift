import TextPrimitives

/// A part of a string that is probably a damaged placeholder.
package struct PlaceholderCandidate {
  /// The byte range of the candidate, in the UTF-8 of the string.
  package var range: Range<Int>
  /// The byte range of the candidate and of up to three letters after it.
  ///
  /// If the letters of the placeholder itself are wrong, as in `% gli`, the following letters are
  /// part of the damage.
  package var wordRange: Range<Int>
  /// The placeholder that the candidate resembles; `nil` if it resembles none or several.
  package var suggestion: String?
  /// `true` if the candidate contains a space.
  package var hasSpace = false
  /// `true` if the candidate can only be a placeholder: `%1$i` on Android, `%!d`.
  package var isCertain = false
  /// `true` if the characters of the candidate resemble the correct ones.
  ///
  /// If the value is `false`, characters are missing or in a different order.
  package var isLookalike: Bool

  /// Returns the candidates for damaged placeholders in a string.
  ///
  /// - Parameters:
  ///   - bytes: The UTF-8 of the string.
  ///   - placeholders: The valid placeholders, in the order of the string.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func find(
    in bytes: [UInt8], outside placeholders: [Range<Int>], _ dialect: FormatString.Dialect
  ) -> [PlaceholderCandidate] {
    var found: [PlaceholderCandidate] = []
    var rest = placeholders[...]
    var offset = 0
    var previous: Scalar?
    // A percent sign after a placeholder usually means "percent", as in `%d %`.
    var isBehindValue = false
    while offset < bytes.count, found.count < FormatString.maximumCount {
      if let next = rest.first, next.lowerBound <= offset {
        offset = max(offset, next.upperBound)
        rest = rest.dropFirst()
        previous = nil
        isBehindValue = true
        continue
      }
      if bytes[offset] == 0x25, let end = Placeholder.nameEnd(from: offset, in: bytes.span) {
        offset = end
        previous = nil
        continue
      }
      let scalar = Scalar(at: offset, in: bytes)
      defer {
        if !scalar.isSpace {
          previous = scalar
          isBehindValue = false
        }
      }
      let candidate: PlaceholderCandidate? =
        if scalar.isPercent {
          isEscape(bytes, offset) || isBehindValue && !isCut(scalar.end, bytes)
            ? nil : atPercent(scalar, previous: previous, in: bytes, dialect: dialect)
        } else if let lost = atOtherSign(scalar, previous, in: bytes) {
          lost
        } else if scalar.ascii == "$" {
          atDollar(scalar, in: bytes, dialect)
        } else {
          nil
        }
      if let candidate {
        found.append(candidate)
        offset = candidate.range.upperBound
      } else if isEscape(bytes, offset) {
        offset += 2
      } else {
        offset = scalar.end
      }
    }
    return found
  }

  /// Returns the candidate at a percent sign, if there is one: `％@`, `% gli`, `%ग`, `%$@`, `@%`.
  private static func atPercent(
    _ sign: Scalar, previous: Scalar?, in bytes: [UInt8], dialect: FormatString.Dialect
  ) -> PlaceholderCandidate? {
    // In "50 % de", the percent sign indicates a percentage.
    let isNumbered = sign.end < bytes.count && bytes[sign.end] == UInt8(ascii: "$")
    if let previous, previous.isDigit, !isNumbered { return nil }
    let isOwn = sign.value == 0x25
    if let previous, previous.ascii == "@", previous.end == sign.start, isOwn, dialect.isApple {
      return PlaceholderCandidate(
        range: previous.start..<sign.end, wordRange: previous.start..<sign.end, suggestion: "%@",
        isLookalike: false)
    }
    if let swapped = swapped(sign, previous, in: bytes) { return swapped }
    if isOwn, let foreign = foreign(at: sign.start, in: bytes, dialect) { return foreign }
    // In `% ordua`, a misspelled `%d ordua`, the `o` begins a word and is not the conversion.
    if isOwn, isBeforeWord(sign.end, in: bytes) {
      return PlaceholderCandidate(
        range: sign.start..<sign.end, wordRange: sign.start..<sign.end, suggestion: nil,
        isLookalike: false)
    }
    var written = "%"
    var isLookalike = !isOwn
    var isCertain = false
    var hasSpace = false
    var offset = sign.end
    var count = 0
    while offset < bytes.count, count < 8 {
      let scalar = Scalar(at: offset, in: bytes)
      guard scalar.isSpace || scalar.ascii != nil else { break }
      offset = scalar.end
      count += 1
      if scalar.isSpace { hasSpace = true }
      if scalar.isSpace || scalar.value >= 0x80 { isLookalike = true }
      guard let ascii = scalar.ascii, !scalar.isSpace else { continue }
      switch ascii {
      case "I", "|":
        isLookalike = true
        if dialect != .script { written.append("l") }
      case "!": isCertain = true
      case "$" where written == "%": break
      default: written.append(Character(ascii))
      }
      if isPlaceholder(written, dialect) {
        return PlaceholderCandidate(
          range: sign.start..<offset, wordRange: sign.start..<wordEnd(offset, bytes),
          suggestion: written, hasSpace: hasSpace, isCertain: isCertain, isLookalike: isLookalike)
      }
    }
    guard isOwn else { return nil }
    return remains(of: sign, in: bytes)
  }

  /// Returns the candidate if the conversion letter precedes the percent sign: `d%`.
  private static func swapped(
    _ sign: Scalar, _ previous: Scalar?, in bytes: [UInt8]
  ) -> PlaceholderCandidate? {
    guard let previous, previous.end == sign.start, let letter = previous.ascii,
      previous.value < 0x80, "dsf".unicodeScalars.contains(letter),
      sign.end == bytes.count || bytes[sign.end] == UInt8(ascii: " ")
    else { return nil }
    let before = previous.start
    // A percent sign after a word is not part of a placeholder.
    guard before == 0 || bytes[before - 1] == UInt8(ascii: " ") else { return nil }
    return PlaceholderCandidate(
      range: before..<sign.end, wordRange: before..<sign.end, suggestion: "%\(letter)",
      isLookalike: false)
  }

  /// Returns the candidate for a placeholder without a valid conversion: `%1$`, `%ग`.
  private static func remains(of sign: Scalar, in bytes: [UInt8]) -> PlaceholderCandidate {
    var end = sign.end
    while end < bytes.count, bytes[end] &- 0x30 < 10 || bytes[end] == UInt8(ascii: "$") { end += 1 }
    var isLookalike = false
    let lengthStart = end
    while end < bytes.count, "hlqjztL".utf8.contains(bytes[end]) { end += 1 }
    // Letters in a word are not a length modifier.
    if end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 { end = lengthStart }
    // The next letter was intended as the conversion: `%y`.
    if end == sign.end, end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 { end += 1 }
    let isBeforeConversion = end == sign.end || bytes[end - 1] == UInt8(ascii: "$")
    if end < bytes.count, isBeforeConversion {
      let next = Scalar(at: end, in: bytes)
      if next.value >= 0x80, !next.isSpace, next.isLetter {
        isLookalike = true
        end = next.end
      }
    }
    return PlaceholderCandidate(
      range: sign.start..<end, wordRange: sign.start..<end, suggestion: nil,
      isLookalike: isLookalike)
  }

  /// Returns the candidate if a different sign replaces the percent sign: `&d`, `$s`.
  private static func atOtherSign(
    _ sign: Scalar, _ previous: Scalar?, in bytes: [UInt8]
  ) -> PlaceholderCandidate? {
    let end = sign.end + 1
    guard sign.value == 0x24 || sign.value == 0x26, sign.end < bytes.count,
      "ds".utf8.contains(bytes[sign.end]), end == bytes.count || !isWord(bytes[end]),
      previous == nil || previous?.end != sign.start || previous?.isDigit == false
    else { return nil }
    let letter = String(decoding: bytes[sign.end..<end], as: UTF8.self)
    return PlaceholderCandidate(
      range: sign.start..<end, wordRange: sign.start..<end, suggestion: "%\(letter)",
      isLookalike: true)
  }

  /// Returns `true` if an offset is followed by a space and a word of at least four letters.
  private static func isBeforeWord(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let start = offset + 1
    guard start + 4 <= bytes.count, bytes[offset] == 0x20 else { return false }
    return bytes[start..<start + 4].allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80 || byte == UInt8(ascii: "_")
  }

  /// Returns the candidate if the percent sign before a position is missing: `1$@`.
  private static func atDollar(
    _ sign: Scalar, in bytes: [UInt8], _ dialect: FormatString.Dialect
  ) -> PlaceholderCandidate? {
    var start = sign.start
    while start > 0, bytes[start - 1] &- 0x30 < 10 { start -= 1 }
    guard start < sign.start else { return nil }
    for end in sign.end..<min(sign.end + 4, bytes.count) {
      let written = "%" + String(decoding: bytes[start...end], as: UTF8.self)
      if isPlaceholder(written, dialect) {
        return PlaceholderCandidate(
          range: start..<end + 1, wordRange: start..<end + 1, suggestion: written,
          isLookalike: false)
      }
    }
    return nil
  }

  /// Returns `true` if a digit or sign at an offset indicates a placeholder, not prose.
  private static func isCut(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    offset < bytes.count && (bytes[offset] &- 0x30 < 10 || "!$@#".utf8.contains(bytes[offset]))
  }

  private static func wordEnd(_ offset: Int, _ bytes: [UInt8]) -> Int {
    var end = offset
    while end < bytes.count, end - offset < 3, (bytes[end] | 0x20) &- 0x61 < 26 { end += 1 }
    return end
  }

  private static func isEscape(_ bytes: [UInt8], _ offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == 0x25 && bytes[offset + 1] == 0x25
  }

  private static func isPlaceholder(_ text: String, _ dialect: FormatString.Dialect) -> Bool {
    var format = FormatString()
    format.parse(text.utf8.span, dialect)
    return format.strays.isEmpty && format.placeholders.count == 1
      && format.placeholders[0].range.count == text.utf8.count
  }
}

/// A character of a string, and the ASCII character that it resembles.
private struct Scalar {
  package let value: UInt32
  package let start: Int
  package let end: Int

  package init(at offset: Int, in bytes: [UInt8]) {
    let (value, length) = UTF8Sequence.uncheckedScalar(at: offset, in: bytes.span)
    self.value = value
    start = offset
    end = offset + length
  }

  package var isPercent: Bool {
    switch value {
    case 0x25, 0x66A, 0xFE6A, 0xFF05: true
    default: false
    }
  }

  package var isSpace: Bool {
    switch value {
    case 0x20, 0xA0, 0x2000...0x200B, 0x202F, 0x3000: true
    default: false
    }
  }

  package var isDigit: Bool { ascii.map { ("0"..."9").contains($0) } ?? false }

  package var isLetter: Bool { Unicode.Scalar(value)?.isAlphabetic ?? false }

  /// The ASCII character that the character equals or resembles; otherwise `nil`.
  package var ascii: Unicode.Scalar? {
    if value < 0x80 { return Unicode.Scalar(value) }
    if (0xFF01...0xFF5E).contains(value) { return Unicode.Scalar(value - 0xFEE0) }
    if value == 0xFE6B { return "@" }
    if value == 0xFE69 { return "$" }
    if value == 0x66A || value == 0xFE6A { return "%" }
    guard let digit = Unicode.Scalar(value)?.decimalDigit else { return Self.cyrillic(value) }
    return Unicode.Scalar(0x30 + digit)
  }

  /// Returns the ASCII conversion letter that a Cyrillic letter resembles; `nil` if there is none.
  private static func cyrillic(_ value: UInt32) -> Unicode.Scalar? {
    switch value {
    case 0x441: "c"
    case 0x445: "x"
    case 0x43E: "o"
    case 0x455: "s"
    case 0x456: "i"
    case 0x501: "d"
    case 0x430: "a"
    case 0x435: "e"
    default: nil
    }
  }
}
