import TextPrimitives

/// Reads the marks of an XML text in UTF-8, one after the other, without making anything of them.
///
/// It follows [XML 1.0](https://www.w3.org/TR/xml/) as far as resources, manifests and property lists need it:
/// nothing is expanded, no other file is read, and that tags are nested properly is the affair of a reader.
public struct XMLScanner: Hashable, Sendable {
  /// A part of the text.
  public enum Token: Hashable, Sendable {
    /// The start of an element; `isEmpty` if it is its end too.
    case start(name: Range<Int>, attributes: Range<Int>, isEmpty: Bool, range: Range<Int>)
    /// The end of an element.
    case end(name: Range<Int>, range: Range<Int>)
    /// Characters and references.
    case text(Range<Int>)
    /// Characters that are no marks.
    case verbatim(content: Range<Int>, range: Range<Int>)
    /// A comment, between its dashes.
    case comment(Range<Int>)
    /// The type of the document, with all declarations in it.
    case doctype(Range<Int>)
    /// An instruction, or the XML declaration, without its end.
    case instruction(Range<Int>)
  }

  /// What is no XML.
  public struct Failure: Error, Hashable, Sendable {
    /// The bytes that are wrong.
    public let range: Range<Int>
    /// What was expected there, as a short English phrase.
    public let expected: String

    /// Makes a failure.
    public init(range: Range<Int>, expected: String) {
      self.range = range
      self.expected = expected
    }
  }

  /// The place behind what was read.
  public var offset: Int

  /// Makes a scanner that begins at a place, behind a byte order mark if there is one.
  public init(offset: Int = 0) {
    self.offset = offset
  }

  /// The next part; `nil` at the end.
  ///
  /// - Throws: ``Failure`` with the bytes that begin no part; then nothing behind them can be read.
  /// - Complexity: O(*n*) in the bytes of the part; no allocation.
  public mutating func next(_ bytes: Span<UInt8>) throws(Failure) -> Token? {
    guard offset < bytes.count else { return nil }
    let start = offset
    guard bytes[start] == UInt8(ascii: "<") else {
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset &+= 1 }
      return .text(start..<offset)
    }
    if isNext("</", bytes) {
      let name = scanName(bytes, from: start + 2)
      offset = skipSpace(bytes, from: name.upperBound)
      guard !name.isEmpty, offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else {
        throw Failure(range: start..<min(start + 2, bytes.count), expected: "a closing tag")
      }
      offset += 1
      return .end(name: name, range: start..<offset)
    }
    if isNext("<!--", bytes) {
      return .comment(start + 4..<(try skip(past: "-->", from: start + 4, start, bytes)))
    }
    if isNext("<![CDATA[", bytes) {
      let end = try skip(past: "]]>", from: start + 9, start, bytes)
      return .verbatim(content: start + 9..<end, range: start..<offset)
    }
    if isNext("<?", bytes) {
      return .instruction(start..<(try skip(past: "?>", from: start + 2, start, bytes)))
    }
    if isNext("<!", bytes) { return .doctype(try doctype(bytes)) }
    return try startTag(bytes)
  }

  private mutating func startTag(_ bytes: Span<UInt8>) throws(Failure) -> Token {
    let start = offset
    let name = scanName(bytes, from: start + 1)
    guard !name.isEmpty else {
      throw Failure(range: start..<start + 1, expected: "a tag, or &lt; for the sign itself")
    }
    offset = name.upperBound
    var quote: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if quote != 0 {
        if byte == quote { quote = 0 }
        // What looks like a tag in a value is a quotation mark that was forgotten.
        if byte == UInt8(ascii: "<") { break }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let isEmpty = bytes[offset - 1] == UInt8(ascii: "/") && offset - 1 >= name.upperBound
        offset += 1
        return .start(
          name: name, attributes: name.upperBound..<offset - (isEmpty ? 2 : 1), isEmpty: isEmpty,
          range: start..<offset)
      } else if byte == UInt8(ascii: "<") {
        break
      }
      offset += 1
    }
    throw Failure(range: start..<name.upperBound, expected: "> at the end of the tag")
  }

  /// Passes over a document type and the declarations in its brackets.
  private mutating func doctype(_ bytes: Span<UInt8>) throws(Failure) -> Range<Int> {
    let start = offset
    var depth = 0
    var quote: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if isNext("<!--", bytes) {
        _ = try skip(past: "-->", from: offset + 4, offset, bytes)
        continue
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "]") {
        depth -= 1
        if depth <= 0 {
          offset += 1
          return start..<offset
        }
      }
      offset += 1
    }
    throw Failure(range: start..<start + 2, expected: "> at the end of the document type")
  }

  /// Goes behind a mark, and gives the place in front of it.
  private mutating func skip(
    past mark: StaticString, from start: Int, _ opening: Int, _ bytes: Span<UInt8>
  ) throws(Failure) -> Int {
    offset = start
    while offset < bytes.count {
      if isNext(mark, bytes) {
        defer { offset += mark.utf8CodeUnitCount }
        return offset
      }
      offset &+= 1
    }
    throw Failure(range: opening..<start, expected: "\(mark)")
  }

  @inline(__always)
  private func isNext(_ mark: StaticString, _ bytes: Span<UInt8>) -> Bool {
    let end = offset &+ mark.utf8CodeUnitCount
    return end <= bytes.count && bytes.isEqual(offset..<end, mark)
  }

  private func scanName(_ bytes: Span<UInt8>, from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, Self.isName(bytes[end]) { end += 1 }
    return min(start, bytes.count)..<max(end, min(start, bytes.count))
  }

  /// The place of the first byte from a place on that is no white space.
  ///
  /// - Complexity: O(*n*) in the white space.
  public func skipSpace(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Returns `true` if a byte is white space, as XML has it.
  @inlinable
  public static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns `true` if a name may contain a byte.
  ///
  /// Every byte beyond ASCII may, so that names of any language are read.
  @inlinable
  public static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
