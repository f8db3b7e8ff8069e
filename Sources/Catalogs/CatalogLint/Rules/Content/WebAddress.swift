import TextPrimitives

/// Links and e-mail addresses in a string.
enum WebAddress {
  /// Returns `true` if a byte is valid in a link, in which non-ASCII characters must be escaped.
  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~:/?#[]@!$&'()*+,;=%{}".utf8.contains(byte)
    }
  }

  /// The maximum number of links, and of e-mail addresses, that are read from a string.
  private static let mostOfOneText = 64

  /// Returns the byte ranges of the links with a scheme in a string.
  static func links(in bytes: Span<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = 1
    while offset + 2 < bytes.count, found.count < mostOfOneText {
      guard bytes[offset] == UInt8(ascii: ":"), bytes[offset + 1] == UInt8(ascii: "/"),
        bytes[offset + 2] == UInt8(ascii: "/")
      else {
        offset += 1
        continue
      }
      var start = offset
      while start > 0, isScheme(bytes[start - 1]) { start -= 1 }
      var end = offset + 3
      // In "[text](https://example.com)n", the closing parenthesis of the Markdown link ends the
      // address.
      var depth = isInMarkdown(start, bytes) ? 1 : Int.max
      while end < bytes.count, isPart(bytes[end]), !isEscapedEnd(end, in: bytes) {
        if bytes[end] == UInt8(ascii: "("), depth < .max { depth += 1 }
        if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
        if depth == 0 { break }
        end += 1
      }
      end = withoutMarks(offset + 3..<end, bytes)
      if start < offset, end > offset + 3 { found.append(start..<end) }
      offset = max(end, offset + 3)
    }
    return found
  }

  /// Returns `true` if a link is the destination of a Markdown link.
  private static func isInMarkdown(_ start: Int, _ bytes: Span<UInt8>) -> Bool {
    start > 1 && bytes[start - 1] == UInt8(ascii: "(") && bytes[start - 2] == UInt8(ascii: "]")
  }

  /// Returns `true` if an HTML entity for a bracket or a quotation mark begins at an offset.
  ///
  /// An example is `&quot;` after the value of an attribute.
  private static func isEscapedEnd(_ place: Int, in bytes: Span<UInt8>) -> Bool {
    guard bytes[place] == UInt8(ascii: "&") else { return false }
    return ["&quot;", "&apos;", "&lt;", "&gt;", "&#39;", "&#34;"].contains { name in
      place + name.utf8.count <= bytes.count
        && zip(name.utf8, place...).allSatisfy { bytes[$1] == $0 }
    }
  }

  /// Returns the end of a link, without the punctuation of the surrounding sentence.
  private static func withoutMarks(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    var end = range.upperBound
    // The parenthesis ends the link in "(https://example.com)" and "[text](https://example.com)",
    // but not in "/Swift_(language)".
    let opensRound = range.contains { bytes[$0] == UInt8(ascii: "(") }
    let opensSquare = range.contains { bytes[$0] == UInt8(ascii: "[") }
    while end > range.lowerBound {
      switch bytes[end - 1] {
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
        UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "*"),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        end -= 1
      case UInt8(ascii: ")"):
        if opensRound { return end }
        end -= 1
      case UInt8(ascii: "]"):
        if opensSquare { return end }
        end -= 1
      default: return end
      }
    }
    return end
  }

  private static func isScheme(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-")
  }

  /// Returns the byte ranges of the e-mail addresses in a string.
  static func emails(in bytes: Span<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for at in bytes.indices where bytes[at] == UInt8(ascii: "@") {
      if found.count == mostOfOneText { break }
      var start = at
      while start > 0, isLocal(bytes[start - 1]) { start -= 1 }
      var end = at + 1
      var lastDot: Int?
      while end < bytes.count, isDomain(bytes[end]) {
        if bytes[end] == UInt8(ascii: ".") { lastDot = end }
        end += 1
      }
      // A trailing period belongs to the sentence.
      while end > at, bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: "-") {
        end -= 1
      }
      if let dot = lastDot, dot >= end {
        lastDot = (at + 1..<end).last { bytes[$0] == UInt8(ascii: ".") }
      }
      guard let lastDot, start < at, lastDot > at + 1, end > lastDot + 2,
        (bytes[lastDot + 1] | 0x20) &- 0x61 < 26,
        start == 0
          || bytes[start - 1] != UInt8(ascii: "/") && bytes[start - 1] != UInt8(ascii: "@")
      else { continue }
      found.append(start..<end)
    }
    return found
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "._+-".utf8.contains(byte)
  }

  private static func isDomain(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-")
  }

  /// Returns the part of a string in a byte range.
  static func string(_ range: Range<Int>, in bytes: Span<UInt8>) -> String {
    String(decoding: range.map { bytes[$0] }, as: UTF8.self)
  }

  /// Returns `true` if a range is the complete link or address as a reader perceives it.
  ///
  /// An adjacent non-ASCII letter is part of the address, as in an
  /// [IRI](https://www.rfc-editor.org/rfc/rfc3987#section-2.2). The same applies to a non-ASCII
  /// mark if more of the address follows it, as in `/search؟q=1`. A scheme contains only ASCII, so
  /// a non-ASCII letter before a link is a separate word.
  static func isWhole(_ range: Range<Int>, in bytes: Span<UInt8>, hasScheme: Bool) -> Bool {
    if !hasScheme, range.lowerBound > 0, bytes[range.lowerBound - 1] >= 0x80 { return false }
    var end = range.upperBound
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] >= 0x80 else { return true }
    let (scalar, length) = UTF8Sequence.uncheckedScalar(at: end, in: bytes)
    let behind = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    if behind.isWhitespace { return true }
    switch behind.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: return true
    case .otherPunctuation, .dashPunctuation, .format:
      end += length
      return end == bytes.count || !isPart(bytes[end]) && bytes[end] < 0x80
    default: return false
    }
  }

  /// Returns `true` if two links are equal from their first placeholders on, or contain none.
  ///
  /// In that case, one link can replace the other without changing a placeholder.
  static func haveSamePlaceholders(_ left: String, _ right: String) -> Bool {
    func rest(_ link: String) -> Substring { link.drop { !"%{$".contains($0) } }
    return rest(left) == rest(right)
  }
}
