import TextPrimitives

/// A scanner that divides a UTF-8 XML document into tokens.
///
/// It implements the part of [XML 1.0](https://www.w3.org/TR/xml/) that string catalogs, Android
/// manifests and property lists need. It does not expand entities or read other files. The caller
/// must check that tags are nested correctly.
public struct XMLScanner: Hashable, Sendable {
  /// A token of the document.
  public enum Token: Hashable, Sendable {
    /// A start tag; `isEmpty` is `true` for an empty-element tag.
    case start(name: Range<Int>, attributes: Range<Int>, isEmpty: Bool, range: Range<Int>)
    /// An end tag.
    case end(name: Range<Int>, range: Range<Int>)
    /// Character data and references.
    case text(Range<Int>)
    /// A CDATA section.
    case verbatim(content: Range<Int>, range: Range<Int>)
    /// The content of a comment.
    case comment(Range<Int>)
    /// The document type declaration, including its internal subset.
    case doctype(Range<Int>)
    /// A processing instruction or the XML declaration, without its closing `?>`.
    case instruction(Range<Int>)
  }

  /// An error in the syntax of a document.
  public struct Failure: Error, Hashable, Sendable {
    /// The byte range of the error.
    public let range: Range<Int>
    /// A short English phrase that describes what was expected at the range.
    public let expected: String

    /// Creates an error.
    public init(range: Range<Int>, expected: String) {
      self.range = range
      self.expected = expected
    }
  }

  /// The offset after the last token.
  public var offset: Int

  /// Creates a scanner that starts at an offset, such as the one after a byte order mark.
  public init(offset: Int = 0) {
    self.offset = offset
  }

  /// Returns the next token, or `nil` at the end.
  ///
  /// - Throws: ``Failure`` with the range of the bytes that do not start a token; the scanner
  ///   cannot continue after an error.
  /// - Complexity: O(*n*), where *n* is the size of the token in bytes; no allocation.
  public mutating func next(_ bytes: Span<UInt8>) throws(Failure) -> Token? {
    guard offset < bytes.count else { return nil }
    let start = offset
    guard bytes[start] == UInt8(ascii: "<") else {
      offset = bytes.firstOffset(of: UInt8(ascii: "<"), from: offset)
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
      throw Failure(range: start..<start + 1, expected: "a tag, or &lt; for a literal <")
    }
    offset = name.upperBound
    var quote: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if quote != 0 {
        if byte == quote { quote = 0 }
        // A `<` in a value usually means that a quotation mark is missing.
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

  /// Skips a document type declaration and its internal subset.
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

  /// Advances to the position after a delimiter, and returns the offset of the delimiter.
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

  /// Returns the offset of the first byte at or after `start` that is not whitespace.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the whitespace.
  public func skipSpace(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Returns `true` if a byte is XML whitespace.
  @inlinable
  public static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns `true` if a name may contain a byte.
  ///
  /// All non-ASCII bytes are accepted, so names in any language are valid.
  @inlinable
  public static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
