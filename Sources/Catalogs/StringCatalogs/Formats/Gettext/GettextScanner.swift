import TextPrimitives

/// A scanner for the tokens of a PO file.
///
///     entry   = comment* [msgctxt] msgid (msgstr | msgid_plural (msgstr "[" number "]")+)
///     text    = string+
///
/// A text follows each keyword, such as `msgid`. White space and line ends between tokens are
/// ignored. A line of an obsolete entry begins with `#~`.
///
/// Follows
/// [The Format of PO Files](https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html),
/// and `msgfmt` where the manual is incomplete.
struct GettextScanner {
  /// A keyword that begins a part of an entry.
  enum Keyword {
    case domain
    case context
    case id
    case plural
    case translation
  }

  /// A syntax error.
  struct Failure: Error {
    let range: Range<Int>
    let expected: String
  }

  /// A sequence of string literals that form one value.
  struct Strings {
    /// The range from the first to the last nonempty literal, without the outer quotation marks.
    ///
    /// If all literals are empty, this is an empty range in the first one.
    var range: Range<Int>
    /// The number of nonempty literals.
    var count = 0
    var hasEscapes = false
    /// The offset after the last quotation mark.
    var end: Int

    var isEmpty: Bool { count == 0 }
  }

  /// The offset after the bytes that were read.
  var offset: Int
  /// The range of the last keyword.
  private(set) var word = 0..<0
  /// `true` if the current line begins with `#~`.
  private(set) var isObsolete = false

  /// Skips white space, line ends and the marks of obsolete lines.
  mutating func skipSpace(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A:
        offset &+= 1
        isObsolete = false
      case 0x20, 0x09, 0x0B, 0x0C, 0x0D: offset &+= 1
      case UInt8(ascii: "#"):
        guard isObsoleteMark(bytes) else { return }
        offset &+= 2
        isObsolete = true
      default: return
      }
    }
  }

  /// Returns `true` if `#~` is next, but not `#~|`, which is a comment.
  private func isObsoleteMark(_ bytes: Span<UInt8>) -> Bool {
    guard offset &+ 1 < bytes.count, bytes[offset &+ 1] == UInt8(ascii: "~") else { return false }
    return offset &+ 2 >= bytes.count || bytes[offset &+ 2] != UInt8(ascii: "|")
  }

  /// Reads a comment, and returns its range from the `#` to the end of the line.
  mutating func comment(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = offset
    offset = bytes.firstOffset(of: 0x0A, from: start)
    var end = offset
    if end > start, bytes[end &- 1] == 0x0D { end &-= 1 }
    return start..<end
  }

  mutating func keyword(_ bytes: Span<UInt8>, expected: String) throws(Failure) -> Keyword {
    skipSpace(bytes)
    let start = offset
    var end = start
    while end < bytes.count, Self.isLetter(bytes[end]) { end &+= 1 }
    word = start..<end
    let keyword: Keyword
    if bytes.isEqual(word, "msgid") {
      keyword = .id
    } else if bytes.isEqual(word, "msgstr") {
      keyword = .translation
    } else if bytes.isEqual(word, "msgctxt") {
      keyword = .context
    } else if bytes.isEqual(word, "msgid_plural") {
      keyword = .plural
    } else if bytes.isEqual(word, "domain") {
      keyword = .domain
    } else {
      throw Failure(range: word.isEmpty ? upcoming(bytes) : word, expected: expected)
    }
    offset = end
    return keyword
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x41 < 26 || byte == UInt8(ascii: "_")
  }

  /// Returns the range of the next character; empty at the end of the file.
  func upcoming(_ bytes: Span<UInt8>) -> Range<Int> {
    guard offset < bytes.count else { return bytes.count..<bytes.count }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80, end - offset < 4 { end += 1 }
    return offset..<end
  }

  /// Returns `true` if the next token is a further `msgstr`.
  func isAtTranslation(_ bytes: Span<UInt8>) -> Bool {
    offset &+ 6 <= bytes.count && bytes.isEqual(offset..<offset &+ 6, "msgstr")
  }

  /// Reads the number of a plural form in brackets; `nil` if the next character is not a bracket.
  mutating func form(_ bytes: Span<UInt8>) throws(Failure) -> (number: Int, range: Range<Int>)? {
    skipSpace(bytes)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "[") else { return nil }
    offset += 1
    skipSpace(bytes)
    let start = offset
    var number = 0
    while offset < bytes.count, bytes[offset] &- 0x30 < 10 {
      number = min(number * 10 + Int(bytes[offset] &- 0x30), 1_000_000)
      offset += 1
    }
    let range = start..<offset
    guard !range.isEmpty else {
      throw Failure(range: upcoming(bytes), expected: "the number of a plural form")
    }
    skipSpace(bytes)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "]") else {
      throw Failure(range: upcoming(bytes), expected: "]")
    }
    offset += 1
    return (number, range)
  }
}

extension GettextScanner {
  /// Returns `true` if a file may contain a message: `msgid` and a quotation mark.
  ///
  /// A zero byte indicates UTF-16, where the keyword has different bytes.
  static func hasMessage(_ bytes: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == 0 { return true }
      guard bytes[offset] == UInt8(ascii: "m"), offset &+ 5 < bytes.count,
        bytes.isEqual(offset..<offset &+ 5, "msgid")
      else {
        offset &+= 1
        continue
      }
      offset &+= 5
      while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] &- 0x09 < 5 {
        offset &+= 1
      }
      if offset < bytes.count, bytes[offset] == 0x22 { return true }
    }
    return false
  }

  /// Reads the literals of a value; `#~` must precede all of their lines or none.
  mutating func strings(_ bytes: Span<UInt8>) throws(Failure) -> Strings {
    let wasObsolete = isObsolete
    skipSpace(bytes)
    guard offset < bytes.count, bytes[offset] == 0x22 else {
      throw Failure(range: upcoming(bytes), expected: "a string in quotation marks")
    }
    var strings = Strings(range: offset &+ 1..<offset &+ 1, end: offset)
    repeat {
      guard isObsolete == wasObsolete else { throw Self.inconsistent(at: offset) }
      try string(bytes, &strings)
      skipSpace(bytes)
    } while offset < bytes.count && bytes[offset] == 0x22
    return strings
  }

  /// Returns the failure for an entry in which only some lines are obsolete.
  static func inconsistent(at offset: Int) -> Failure {
    Failure(
      range: offset..<offset + 1, expected: "#~ before all lines of an entry, or before none")
  }

  private mutating func string(
    _ bytes: Span<UInt8>, _ strings: inout Strings
  ) throws(Failure) {
    let opening = offset
    offset &+= 1
    while true {
      let place = bytes.firstOffset(of: 0x22, or: 0x5C, or: 0x0A, from: offset)
      offset = place
      guard place < bytes.count, bytes[place] != 0x0A else { break }
      if bytes[place] == 0x5C {
        strings.hasEscapes = true
        try escape(bytes)
        continue
      }
      if place > opening &+ 1 {
        let start = strings.isEmpty ? opening &+ 1 : strings.range.lowerBound
        strings.range = start..<place
        strings.count &+= 1
      }
      offset = place &+ 1
      strings.end = offset
      return
    }
    throw Failure(
      range: opening..<opening + 1, expected: "a quotation mark at the end of the string")
  }

  /// Skips an escape sequence, which must be valid in C.
  private mutating func escape(_ bytes: Span<UInt8>) throws(Failure) {
    let start = offset
    offset += 1
    if offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "r"),
        UInt8(ascii: "f"), UInt8(ascii: "v"), UInt8(ascii: "a"), UInt8(ascii: "\\"), 0x22,
        UInt8(ascii: "0")...UInt8(ascii: "7"):
        offset += 1
        return
      case UInt8(ascii: "x")
      where offset + 1 < bytes.count && bytes[offset + 1].hexadecimalDigit != nil:
        offset += 2
        return
      default: break
      }
    }
    let end = bytes[min(offset, bytes.count - 1)] == 0x0A ? offset : upcoming(bytes).upperBound
    throw Failure(range: start..<end, expected: #"an escape such as \n, \t, \" or \\"#)
  }
}
