import TextPrimitives

/// A flat array of the elements of an XML document, in the order of their bytes.
///
/// The root element is the first. The children of an element follow it, each with its descendants.
/// The table does not copy names, values and character data, but stores their byte ranges. Use
/// ``XMLElementTable/text(of:in:)`` to read a range with its references replaced. For files that
/// are read in one pass, such as catalogs, use ``XMLScanner``.
///
/// ```swift
/// let bytes = Array("<a><b c='1 &lt; 2'/><d>text</d></a>".utf8)
/// let table = try XMLElementTable(parsing: bytes.span)
/// table.children(of: 0).map { bytes[table.elements[$0].name] }  // b, d
/// ```
public struct XMLElementTable: Sendable, Hashable {
  /// The default limit for the depth of elements.
  public static let usualDepth = 256

  /// An attribute of a tag: its name and its value.
  public struct Attribute: Sendable, Hashable {
    /// The byte range of the name, including its namespace prefix.
    public let name: Range<Int>
    /// The byte range between the quotation marks, with references unchanged.
    public let value: Range<Int>
  }

  /// An element: its start tag, its content and its end tag.
  public struct Element: Sendable, Hashable {
    /// The byte range of the name, including its namespace prefix.
    public let name: Range<Int>
    /// The attributes in order; their names are unique.
    public let attributes: [Attribute]
    /// The byte range of the start tag.
    public let tag: Range<Int>
    /// The byte range between the tags; empty for an empty-element tag.
    public internal(set) var content: Range<Int>
    /// The byte range including both tags.
    public internal(set) var range: Range<Int>
    /// The index after the element and its descendants.
    public internal(set) var next: Int
  }

  /// The elements, in the order of their start tags.
  public private(set) var elements: [Element] = []
  /// The entities that the document type declares; `nil` if there is no document type.
  public private(set) var entities: XMLEntities?

  /// Parses an XML document.
  ///
  /// - Parameters:
  ///   - bytes: The UTF-8 bytes of the document; non-ASCII bytes are not validated.
  ///   - start: The offset at which the document starts, after a byte order mark.
  ///   - maximumDepth: The maximum nesting depth of elements.
  /// - Throws: ``XMLScanner/Failure`` with the range of the first error.
  /// - Complexity: O(*n*); no recursion.
  public init(
    parsing bytes: Span<UInt8>, from start: Int = 0,
    maximumDepth: Int = XMLElementTable.usualDepth
  ) throws(XMLScanner.Failure) {
    var scanner = XMLScanner(offset: start)
    var open: [Int] = []
    while let token = try scanner.next(bytes) {
      switch token {
      case .start(let name, let attributes, let isEmpty, let range):
        guard !open.isEmpty || elements.isEmpty else {
          throw .init(range: range, expected: "the end of the file")
        }
        guard open.count < maximumDepth else {
          throw .init(range: range, expected: "at most \(maximumDepth) levels of nested elements")
        }
        elements.append(
          Element(
            name: name, attributes: try self.attributes(in: attributes, bytes), tag: range,
            content: range.upperBound..<range.upperBound, range: range,
            next: elements.count + 1))
        if !isEmpty { open.append(elements.count - 1) }
      case .end(let name, let range):
        guard let last = open.popLast(), bytes.isSame(elements[last].name, name) else {
          throw .init(range: range, expected: "the end tag of the innermost open element")
        }
        elements[last].content = elements[last].content.lowerBound..<range.lowerBound
        elements[last].range = elements[last].range.lowerBound..<range.upperBound
        elements[last].next = elements.count
      case .text(let range):
        if open.isEmpty, let stray = range.first(where: { !XMLScanner.isSpace(bytes[$0]) }) {
          throw .init(range: stray..<range.upperBound, expected: "a tag")
        }
        try checkReferences(in: range, bytes)
      case .verbatim(_, let range):
        if open.isEmpty { throw .init(range: range, expected: "a tag") }
      case .doctype(let range): entities = XMLEntities(in: range, bytes)
      case .comment, .instruction: break
      }
    }
    if let last = open.last {
      throw .init(range: elements[last].tag, expected: "the end of the element")
    }
    if elements.isEmpty { throw .init(range: bytes.count..<bytes.count, expected: "an element") }
  }

  private func checkReferences(
    in range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) {
    let hasEntities = entities?.areDeclared ?? false
    if let unknown = XMLReference.firstUnknown(in: range, hasEntities: hasEntities, bytes) {
      throw .init(range: unknown, expected: XMLReference.expectation)
    }
  }

  /// Checks the attributes of a tag.
  ///
  /// - Parameter range: The byte range of all attributes.
  /// - Throws: ``XMLScanner/Failure`` with the range of the first error.
  /// - Complexity: O(*n*).
  package static func checkAttributes(
    _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) {
    _ = try XMLElementTable().attributes(in: range, bytes)
  }

  private init() {}

  private func attributes(
    in range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(XMLScanner.Failure) -> [Attribute] {
    var attributes: [Attribute] = []
    var names: Set<[UInt8]> = []
    let scanner = XMLScanner(offset: range.lowerBound)
    var offset = range.lowerBound
    while true {
      let start = scanner.skipSpace(bytes, from: offset)
      guard start < range.upperBound else { return attributes }
      var end = start
      while end < range.upperBound, XMLScanner.isName(bytes[end]) { end += 1 }
      let sign = scanner.skipSpace(bytes, from: end)
      guard end > start, sign < range.upperBound, bytes[sign] == UInt8(ascii: "=") else {
        throw .init(range: start..<max(end, start + 1), expected: "an attribute and its value")
      }
      let opening = scanner.skipSpace(bytes, from: sign + 1)
      guard names.insert((start..<end).map { bytes[$0] }).inserted else {
        throw .init(range: start..<end, expected: "each attribute once")
      }
      guard opening < range.upperBound,
        bytes[opening] == UInt8(ascii: "\"") || bytes[opening] == UInt8(ascii: "'")
      else { throw .init(range: start..<end, expected: "a value in quotation marks") }
      var closing = opening + 1
      while closing < range.upperBound, bytes[closing] != bytes[opening] { closing += 1 }
      try checkReferences(in: opening + 1..<closing, bytes)
      attributes.append(Attribute(name: start..<end, value: opening + 1..<closing))
      offset = closing + 1
    }
  }
}

extension XMLElementTable {
  /// Returns the indices of the children of an element, without deeper descendants.
  ///
  /// - Complexity: O(*c*), where *c* is the number of children.
  public func children(of place: Int) -> [Int] {
    var children: [Int] = []
    var child = place + 1
    while child < elements[place].next {
      children.append(child)
      child = elements[child].next
    }
    return children
  }

  /// Returns the decoded text of an attribute value, or of an element without children.
  ///
  /// References are replaced by their characters. References to entities that the document declares
  /// remain unchanged. Comments and processing instructions are removed, and a CDATA section is
  /// replaced by its characters.
  ///
  /// - Complexity: O(*n*).
  public static func text(of range: Range<Int>, in bytes: Span<UInt8>) -> String {
    var result: [UInt8] = []
    var offset = range.lowerBound
    while offset < min(range.upperBound, bytes.count) {
      switch bytes[offset] {
      case UInt8(ascii: "&"):
        let reference = XMLReference(at: offset, before: range.upperBound, in: bytes)
        if let scalar = reference.scalar {
          result.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        } else {
          for place in offset..<reference.end { result.append(bytes[place]) }
        }
        offset = reference.end
      case UInt8(ascii: "<"):
        var scanner = XMLScanner(offset: offset)
        do throws(XMLScanner.Failure) {
          if case .verbatim(let content, _)? = try scanner.next(bytes) {
            for place in content.clamped(to: range) { result.append(bytes[place]) }
          }
        } catch {
          // The table was parsed without a failure, so only a range that cuts markup can fail here.
          scanner.offset = offset + 1
        }
        offset = max(scanner.offset, offset + 1)
      default:
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
