/// The tokens of Kotlin and Java code that can be part of references.
///
/// They are names and numbers, punctuation, and string literals. Comments and character literals
/// are omitted.
struct CodeTokens {
  struct Token: Hashable {
    enum Kind: Hashable {
      case name
      case punctuation
      /// A string that contains no template in braces; `"Hello ${name}"` contains one.
      case string
      /// The part of a string before its first template in braces.
      case template
    }

    let kind: Kind
    let range: Range<Int>
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private let isKotlin: Bool
  private var offset = 0
  /// For each open template, the number of braces that are open in it, and the number of quotation
  /// marks that delimit its string.
  private var templates: [(braces: Int, quotes: Int)] = []

  /// Reads a source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. Nested code uses memory, but no stack.
  init(_ bytes: [UInt8], isKotlin: Bool) {
    self.bytes = bytes
    self.isKotlin = isKotlin
    while offset < bytes.count { readToken() }
  }

  /// Returns the text of a token.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// Returns `true` if a token is the given punctuation mark.
  func isMark(_ mark: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .punctuation
      && bytes[tokens[index].range.lowerBound] == UInt8(ascii: mark)
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private mutating func readToken() {
    let start = offset
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while offset < bytes.count, byte() != 0x0A, byte() != 0x0D { offset += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): readString(quotes: tripleQuotes ? 3 : 1)
    case UInt8(ascii: "'"): skipCharacter()
    case UInt8(ascii: "`") where isKotlin:
      offset += 1
      while offset < bytes.count, byte() != UInt8(ascii: "`"), byte() != 0x0A { offset += 1 }
      tokens.append(Token(kind: .name, range: (start + 1)..<max(start + 1, offset)))
      offset += 1
    case let byte where Self.isName(byte):
      while offset < bytes.count, Self.isName(self.byte()) { offset += 1 }
      tokens.append(Token(kind: .name, range: start..<offset))
    case 0x09...0x0D, 0x20: offset += 1
    default: readMark()
    }
  }

  private var tripleQuotes: Bool {
    byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
  }

  private mutating func readMark() {
    let mark = byte()
    if let template = templates.last {
      if mark == UInt8(ascii: "{") { templates[templates.count - 1].braces += 1 }
      if mark == UInt8(ascii: "}") {
        if template.braces == 0 {
          templates.removeLast()
          offset += 1
          return continueString(quotes: template.quotes)
        }
        templates[templates.count - 1].braces -= 1
      }
    }
    tokens.append(Token(kind: .punctuation, range: offset..<offset + 1))
    offset += 1
  }

  /// Skips a comment; comments can be nested in Kotlin, but not in Java.
  private mutating func skipComment() {
    var depth = 0
    while offset < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), depth == 0 || isKotlin {
        depth += 1
        offset += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  private mutating func skipCharacter() {
    offset += 1
    while offset < bytes.count, byte() != 0x0A {
      if byte() == UInt8(ascii: "\\") {
        offset += 2
      } else if byte() == UInt8(ascii: "'") {
        offset += 1
        return
      } else {
        offset += 1
      }
    }
  }

  private mutating func readString(quotes: Int) {
    let start = offset
    offset += quotes
    let hasEnded = skipText(quotes: quotes)
    tokens.append(
      Token(kind: hasEnded ? .string : .template, range: start..<min(offset, bytes.count)))
    if !hasEnded { openTemplate(quotes: quotes) }
  }

  private mutating func continueString(quotes: Int) {
    if !skipText(quotes: quotes) { openTemplate(quotes: quotes) }
  }

  private mutating func openTemplate(quotes: Int) {
    offset += 2
    templates.append((0, quotes))
  }

  /// Moves to the end of a string, or to the next template with braces.
  ///
  /// - Returns: `true` if the string ended.
  private mutating func skipText(quotes: Int) -> Bool {
    while offset < bytes.count {
      let byte = byte()
      if byte == UInt8(ascii: "\\"), quotes == 1 || !isKotlin {
        offset += 2
      } else if byte == UInt8(ascii: "\""), quotes == 1 || tripleQuotes {
        offset += quotes
        // If there are more than three quotation marks, the last three end the string.
        while quotes == 3, self.byte() == UInt8(ascii: "\"") { offset += 1 }
        return true
      } else if byte == 0x0A, quotes == 1 {
        return true
      } else if isKotlin, byte == UInt8(ascii: "$"), self.byte(1) == UInt8(ascii: "{") {
        return false
      } else {
        offset += 1
      }
    }
    return true
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }
  }
}
