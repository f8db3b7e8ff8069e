import TextPrimitives

/// The spans of code in a string: between grave accents, or in `code` elements.
struct CodeSpans {
  /// The spans, without the accents or tags around them; the `code` elements are first.
  private(set) var spans: [Range<Int>] = []
  /// The number of leading spans that are `code` elements.
  private var elementCount = 0

  /// Finds the spans in a string; if a grave accent is ambiguous, only the `code` elements.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(in bytes: Span<UInt8>) {
    addElements(bytes)
    addAccents(bytes)
  }

  private mutating func addAccents(_ bytes: Span<UInt8>) {
    let accent = UInt8(ascii: "`")
    var found: [Range<Int>] = []
    var offset = bytes.firstOffset(of: accent, from: 0)
    while offset < bytes.count {
      let end = bytes.firstOffset(of: accent, from: offset &+ 1)
      // A single accent, a run of accents, and quotation marks such as ``this'' are ambiguous.
      guard end < bytes.count, end > offset &+ 1 else { return }
      // Between two letters, a grave accent is an apostrophe, as in "Shafi`i". A span of code does
      // not extend over several lines.
      let isInWord =
        offset > 0 && Self.isLetter(bytes[offset &- 1]) && Self.isLetter(bytes[offset &+ 1])
      if isInWord || bytes.firstOffset(of: 0x0A, from: offset) < end { return }
      // In `this' and `that', the grave accents are opening quotation marks.
      if Self.hasQuoteEnd(offset &+ 1..<end, in: bytes) { return }
      // In reStructuredText, a span may be part of a role or a link, as in :menuselection:`File`
      // and `the manual`_.
      let isText =
        offset > 1 && bytes[offset &- 1] == UInt8(ascii: ":") && Self.isLetter(bytes[offset &- 2])
        || end &+ 1 < bytes.count && bytes[end &+ 1] == UInt8(ascii: "_")
      if !isText { found.append(offset &+ 1..<end) }
      offset = bytes.firstOffset(of: accent, from: end &+ 1)
    }
    spans += found
  }

  /// Returns `true` if a span contains an odd number of apostrophes, the first after a letter.
  ///
  /// In that case, one of the apostrophes is a closing quotation mark.
  private static func hasQuoteEnd(_ span: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let mark = UInt8(ascii: "'")
    guard let first = span.first(where: { bytes[$0] == mark }) else { return false }
    return first > span.lowerBound && isLetter(bytes[first &- 1])
      && !span.count(where: { bytes[$0] == mark }).isMultiple(of: 2)
  }

  /// Returns `true` if a span is a `code` element.
  func isElement(_ span: Range<Int>) -> Bool { spans.prefix(elementCount).contains(span) }

  private mutating func addElements(_ bytes: Span<UInt8>) {
    defer { elementCount = spans.count }
    var offset = bytes.firstOffset(of: UInt8(ascii: "<"), from: 0)
    while offset &+ 6 <= bytes.count {
      if bytes.isEqual(offset..<offset &+ 6, "<code>") {
        guard let end = Self.end.first(in: bytes, from: offset &+ 6) else { return }
        spans.append(offset &+ 6..<end)
        offset = end
      }
      offset = bytes.firstOffset(of: UInt8(ascii: "<"), from: offset &+ 1)
    }
  }

  private static let end = ByteNeedle("</code>".utf8)
}

extension CodeSpans {
  /// Returns the commands between apostrophes, such as `'git add'`.
  ///
  /// They begin with two words in lowercase ASCII letters. Only other translations can indicate
  /// whether they are commands.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func quotedCommands(in bytes: Span<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = 0
    let mark = UInt8(ascii: "'")
    while offset < bytes.count, found.count < mostCommands {
      offset = bytes.firstOffset(of: mark, from: offset)
      guard offset < bytes.count else { break }
      let start = offset &+ 1
      var end = start
      while end < bytes.count, end &- start < longestCommand, isCommand(bytes[end]) { end &+= 1 }
      let isClosed = end < bytes.count && bytes[end] == mark
      let isWordBefore = offset > 0 && isLetter(bytes[offset &- 1])
      let isWordAfter = end &+ 1 < bytes.count && isLetter(bytes[end &+ 1])
      if isClosed, !isWordBefore, !isWordAfter, hasTwoWords(bytes.extracting(start..<end)) {
        found.append(start..<end)
        offset = end &+ 1
      } else {
        offset = start
      }
    }
    return found
  }

  private static let mostCommands = 20
  private static let longestCommand = 60

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isCommand(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10 || " -_./=".utf8.contains(byte)
  }

  /// Returns `true` if a string begins with two words in lowercase; the second may have hyphens.
  private static func hasTwoWords(_ bytes: Span<UInt8>) -> Bool {
    var words = 0
    var length = 0
    for index in bytes.indices {
      if bytes[index] == 0x20 {
        if length < 2 { return false }
        words &+= 1
        length = 0
      } else if bytes[index] &- 0x61 < 26 || bytes[index] == UInt8(ascii: "-") && words > 0 {
        length &+= 1
      } else {
        break
      }
      if words > 1 { return true }
    }
    return words > 0 && length > 1
  }

  /// Returns the parts of code that are the same in all languages.
  ///
  /// Placeholders and names in brackets are excluded. Options are also excluded, because a
  /// different rule checks them. For a hashtag or an address, the result is empty.
  static func fixedParts(of code: Span<UInt8>) -> [String] {
    if (!code.isEmpty && code[0] == UInt8(ascii: "#")) || code.contains(Self.scheme.span) {
      return []
    }
    // In `__operator__:name`, for example, i18next replaces the name between the underscores.
    if String(decoding: plain(code), as: UTF8.self).contains(/__[A-Za-z_]+__:/) { return [] }
    var parts: [String] = []
    var part = ""
    var closing: Character?
    func endPart() {
      // Directly after a name in brackets, a word is part of an example, as in `{TAG}.results.txt`.
      let isExample =
        !parts.isEmpty && part.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2E }
      parts.append(isExample ? "" : part)
      part = ""
    }
    for character in String(decoding: plain(code), as: UTF8.self) {
      if let end = closing {
        if character == end { closing = nil }
      } else if let end = ["[": "]", "<": ">", "{": "}", "(": ")"][character] as Character? {
        closing = end
        endPart()
      } else {
        part.append(character)
      }
    }
    endPart()
    if closing != nil { return [] }
    return parts.flatMap { withoutOptions($0) }.flatMap { withoutPlaceholders($0) }
      .map { $0.hasSuffix("...") ? String($0.dropLast(3)) : $0 }
      .map { $0.trimming { $0.isWhitespace || $0 == ":" || $0 == "…" } }
      .filter { part in
        !part.contains("%") && !part.contains("$") && !isDatePattern(part)
          && part.utf8.contains { ($0 | 0x20) &- 0x61 < 26 }
      }
  }

  /// Returns `true` if the characters of code prove that it is not a word in prose.
  ///
  /// The proof is a sign such as `_`, or a digit or an uppercase letter within a name.
  static func isClear(_ code: String) -> Bool {
    let bytes = Array(code.utf8)
    func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\\"),
        UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "*"), UInt8(ascii: "~"),
        UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: ";"):
        return true
      case UInt8(ascii: "."), UInt8(ascii: ":"): if isLetter(next) { return true }
      case UInt8(ascii: "-"):
        let isOption = index == 0 || bytes[index - 1] == 0x20
        if isOption, isLetter(next) || next == byte { return true }
      case 0x30...0x39: if isLetter(next) || index > 0 && isLetter(bytes[index - 1]) { return true }
      default: if isLower(byte), next &- 0x41 < 26 { return true }
      }
    }
    return false
  }

  /// Returns the parts of code between words in uppercase letters, such as `FILE`.
  ///
  /// Such words represent values. Code without lowercase letters is returned unchanged.
  private static func withoutPlaceholders(_ code: String) -> [String] {
    guard code.utf8.contains(where: { $0 &- 0x61 < 26 }) else { return [code] }
    let words = code.split(separator: " ", omittingEmptySubsequences: false)
    return words.split { $0.utf8.count > 1 && $0.utf8.allSatisfy { $0 &- 0x41 < 26 } }
      .map { $0.joined(separator: " ") }
  }

  /// Returns `true` if code is a date or time pattern for users, such as `YYYY-MM-DD`.
  ///
  /// The letters for the fields of such a pattern depend on the language.
  private static func isDatePattern(_ code: String) -> Bool {
    let fields = code.utf8.split { ($0 | 0x20) &- 0x61 >= 26 }
    return fields.count > 1 && code.utf8.allSatisfy { "YMDHSymdhs-/.: ".utf8.contains($0) }
      && fields.allSatisfy { field in field.count < 5 && field.allSatisfy { $0 == field.first } }
  }

  /// Returns the parts of code between its options.
  private static func withoutOptions(_ code: String) -> [String] {
    guard code.contains("--") else { return [code] }
    var parts = [""]
    for word in code.split(separator: " ", omittingEmptySubsequences: false) {
      if word.hasPrefix("--") {
        parts.append("")
      } else {
        parts[parts.count - 1] += " " + word
      }
    }
    return parts
  }

  private static let scheme = Array("://".utf8)

  /// Returns the bytes of a string for comparisons that ignore the escaping of file formats.
  ///
  /// References such as `&lt;` are decoded, and backslashes and apostrophes are removed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func plain(_ bytes: Span<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "&"),
        let escape = escapes.first(where: { bytes.hasBytes($0.name, at: offset) })
      {
        plain.append(escape.value)
        offset += escape.name.count
        continue
      }
      if byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "'") { plain.append(byte) }
      offset += 1
    }
    return plain
  }

  private static let escapes: [(name: [UInt8], value: UInt8)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&#123;", "{"), ("&#125;", "}"), ("&amp;", "&"),
  ].map { (Array($0.0.utf8), UInt8(ascii: $0.1 as Unicode.Scalar)) }
}

extension Span<UInt8> {
  /// Returns `true` if code occurs as a whole, and not only in a longer word, like `ls` in `lsx`.
  ///
  /// - Complexity: O(*n* · *m*) at worst, usually O(*n*), where *n* and *m* are the lengths of the
  ///   string and the code.
  func hasCode(_ code: Span<UInt8>) -> Bool {
    if code.isEmpty { return true }
    func isWord(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }
    var offset = firstOffset(of: code[0], from: 0)
    while offset &+ code.count <= count {
      let end = offset &+ code.count
      let isInWord =
        end < count && isWord(self[end]) && isWord(self[end &- 1])
        || offset > 0 && isWord(self[offset &- 1]) && isWord(self[offset])
      if !isInWord, extracting(offset..<end).isSame(code) { return true }
      offset = firstOffset(of: code[0], from: offset &+ 1)
    }
    return false
  }

  /// Returns `true` if a byte sequence occurs anywhere; an empty sequence occurs everywhere.
  ///
  /// - Complexity: O(*n* · *m*) at worst, usually O(*n*), where *n* and *m* are the lengths of the
  ///   string and the sequence.
  func contains(_ part: Span<UInt8>) -> Bool {
    if part.isEmpty { return true }
    var offset = firstOffset(of: part[0], from: 0)
    while offset &+ part.count <= count {
      if extracting(offset..<offset &+ part.count).isSame(part) { return true }
      offset = firstOffset(of: part[0], from: offset &+ 1)
    }
    return false
  }

  /// Returns `true` if a byte sequence begins at an offset.
  fileprivate func hasBytes(_ part: [UInt8], at offset: Int) -> Bool {
    guard offset &+ part.count <= count else { return false }
    return extracting(offset..<offset &+ part.count).isSame(part.span)
  }
}

extension String {
  /// Returns the string without the leading and trailing characters that satisfy a condition.
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    let front = drop(while: isTrimmed)
    guard let last = front.lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return String(front[...last])
  }
}
