import ByteBuffers

/// The spans of code in a text: between grave accents, or in an element `code`.
struct CodeSpans {
  /// The code, in the order of the text, each without its marks.
  private(set) var spans: [Range<Int>] = []

  /// Looks for the spans of a text; a text whose grave accents are not pairs has none.
  ///
  /// - Complexity: O(*n*).
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
      // Of an accent by itself, of runs, and of quotation marks such as ``this'', nothing is known.
      guard end < bytes.count, end > offset &+ 1 else { return }
      // Between two letters it is an apostrophe: `Shafi`i`. A span of code is on one line.
      let isInWord =
        offset > 0 && Self.isLetter(bytes[offset &- 1]) && Self.isLetter(bytes[offset &+ 1])
      if isInWord || bytes.firstOffset(of: 0x0A, from: offset) < end { return }
      found.append(offset &+ 1..<end)
      offset = bytes.firstOffset(of: accent, from: end &+ 1)
    }
    spans += found
  }

  private mutating func addElements(_ bytes: Span<UInt8>) {
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
  /// They are two words or more in lowercase letters of ASCII. Only other translations can show
  /// that they are names.
  ///
  /// - Complexity: O(*n*).
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

  /// Returns whether a string begins with two words of letters and hyphens.
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

  /// The parts of some code that are the same in all languages.
  ///
  /// Placeholders are no such parts, and neither are names that stand for something else: those in
  /// brackets, and options, for which there is another rule. A hashtag and an address have none.
  static func fixedParts(of code: Span<UInt8>) -> [String] {
    if (!code.isEmpty && code[0] == UInt8(ascii: "#")) || code.contains(Self.scheme.span) {
      return []
    }
    var parts: [String] = []
    var part = ""
    var closing: Character?
    func endPart() {
      // Directly after a name in brackets, a word is a part of an example: `{TAG}.results.txt`.
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
    return parts.flatMap { withoutOptions($0) }.map { $0.trimming(while: \.isWhitespace) }
      .filter { part in
        !part.contains("%") && !part.contains("$") && !isDatePattern(part)
          && part.utf8.contains { ($0 | 0x20) &- 0x61 < 26 }
      }
  }

  /// Returns whether some code shows people the form of a date or a time with the initials of its
  /// fields, which languages write with their own: `YYYY-MM-DD`.
  private static func isDatePattern(_ code: String) -> Bool {
    let fields = code.utf8.split { ($0 | 0x20) &- 0x61 >= 26 }
    return fields.count > 1 && code.utf8.allSatisfy { "YMDHSymdhs-/.: ".utf8.contains($0) }
      && fields.allSatisfy { field in field.count < 5 && field.allSatisfy { $0 == field.first } }
  }

  /// The parts of some code between its options.
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

  /// The bytes of a text as a program reads it: without escapes, which every file format writes in
  /// its own way.
  ///
  /// - Complexity: O(*n*).
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
  /// Returns a Boolean value that indicates whether some code occurs as a whole, and not as a part
  /// of a longer word: `ls` in `lsx`.
  ///
  /// - Complexity: O(*n* · *m*) at worst, usually O(*n*).
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

  /// Returns whether some bytes occur anywhere; no bytes occur everywhere.
  ///
  /// - Complexity: O(*n* · *m*) at worst, usually O(*n*).
  func contains(_ part: Span<UInt8>) -> Bool {
    if part.isEmpty { return true }
    var offset = firstOffset(of: part[0], from: 0)
    while offset &+ part.count <= count {
      if extracting(offset..<offset &+ part.count).isSame(part) { return true }
      offset = firstOffset(of: part[0], from: offset &+ 1)
    }
    return false
  }

  /// Returns whether some bytes begin at an offset.
  fileprivate func hasBytes(_ part: [UInt8], at offset: Int) -> Bool {
    guard offset &+ part.count <= count else { return false }
    return extracting(offset..<offset &+ part.count).isSame(part.span)
  }
}

extension String {
  /// The string without the characters at both ends that fulfill a condition.
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    let front = drop(while: isTrimmed)
    guard let last = front.lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return String(front[...last])
  }
}
