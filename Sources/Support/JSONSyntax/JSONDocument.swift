/// The bytes of a JSON text and its nodes.
///
/// A document is never serialized again. A change is expressed as a `FixIt.Edit` at the range of a
/// node, so all other bytes stay the same.
///
/// ```swift
/// let document = try JSONDocument(parsing: #"{"a": 1, "b": [true], "a": 2}"#)
/// let values = document.values(named: "a", of: document.root)
/// values.map { document.nodes[$0].range }                                      // [6..<7, 27..<28]
/// document.duplicateNames(of: document.root).map { document.nodes[$0].range }      // [22..<25]
/// ```
public struct JSONDocument: Sendable {
  // The methods use the `span` of a slice, because on Apple's platforms it is available in older
  // releases than the `span` of an array.

  /// The bytes of the text.
  public let bytes: [UInt8]
  /// The nodes; the first node is the top-level value.
  public let nodes: JSONNodeTable

  /// Parses a JSON text in the same way as ``JSONNodeTable/parse(_:maximumDepth:)``.
  ///
  /// - Throws: ``JSONParseError`` with the range of the first error.
  /// - Complexity: O(*n*), where *n* is the number of bytes; the bytes are not copied.
  public init(
    parsing bytes: [UInt8], maximumDepth: Int = JSONNodeTable.usualDepth
  ) throws(JSONParseError) {
    var nodes = JSONNodeTable()
    let slice = bytes[...]
    try nodes.parse(slice.span, maximumDepth: maximumDepth)
    self.bytes = bytes
    self.nodes = nodes
  }

  /// Parses a JSON text.
  ///
  /// - Throws: ``JSONParseError``.
  public init(
    parsing text: String, maximumDepth: Int = JSONNodeTable.usualDepth
  ) throws(JSONParseError) {
    try self.init(parsing: Array(text.utf8), maximumDepth: maximumDepth)
  }

  /// The index of the top-level value, which is 0.
  public var root: Int { nodes.startIndex }

  /// Returns the decoded content of a string; `nil` for any other node.
  ///
  /// See ``JSONNode/text(in:)``.
  public func text(of place: Int) -> String? {
    let slice = bytes[...]
    return nodes[place].text(in: slice.span)
  }

  /// Returns `true` if a node is a string with a given content; see ``JSONNode/isText(_:in:)``.
  public func isText(_ text: String, at place: Int) -> Bool {
    let slice = bytes[...]
    return nodes[place].isText(text, in: slice.span)
  }

  /// Returns the source text of a node, unchanged.
  public func spelling(of place: Int) -> String {
    let slice = bytes[...]
    return JSONNode.verbatim(nodes[place].range, of: slice.span)
  }

  /// Returns the value of an integer; `nil` for any other node.
  ///
  /// See ``JSONNode/integer(in:)``.
  public func integer(of place: Int) -> Int64? {
    let slice = bytes[...]
    return nodes[place].integer(in: slice.span)
  }

  /// Returns the value of a number; `nil` for any other node.
  ///
  /// See ``JSONNode/double(in:)``.
  public func double(of place: Int) -> Double? {
    let slice = bytes[...]
    return nodes[place].double(in: slice.span)
  }

  /// Returns the indices of the values of all members with a name, in the order of the members.
  ///
  /// An object may have several members with that name. RFC 8259 §4 does not define which of their
  /// values applies.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members of the object plus the size of their
  ///   names in bytes.
  public func values(named name: String, of object: Int) -> [Int] {
    let slice = bytes[...]
    let span = slice.span
    return nodes.members(of: object)
      .compactMap { nodes[$0.name].isText(name, in: span) ? $0.value : nil }
  }

  /// Returns the indices of the names in an object that repeat an earlier name, in order.
  ///
  /// Names are compared byte by byte after their escapes are decoded: `"a"` and `"\u0061"` are
  /// equal.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the names in bytes.
  public func duplicateNames(of object: Int) -> [Int] {
    let slice = bytes[...]
    return nodes.duplicates(of: object, in: slice.span).map(\.name)
  }
}
