/// A JSON text that keeps every byte, and the nodes in it.
///
/// What is read is never written anew: a change is a `FixIt.Edit` at the range of a node, so that no other
/// byte changes.
///
/// ```swift
/// let document = try JSONDocument(parsing: #"{"a": 1, "b": [true], "a": 2}"#)
/// document.values(named: "a", of: document.root).map { document.nodes[$0].range }  // [6..<7, 27..<28]
/// document.duplicateNames(of: document.root).map { document.nodes[$0].range }      // [22..<25]
/// ```
public struct JSONDocument: Sendable {
  // On Apple's platforms the span of a slice is older than that of an array.

  /// The text.
  public let bytes: [UInt8]
  /// Its nodes; the value itself is the first.
  public let nodes: JSONNodeTable

  /// Reads a text, as ``JSONNodeTable/parse(_:maximumDepth:)`` does.
  ///
  /// - Throws: ``JSONParseError`` with the first place that is wrong.
  /// - Complexity: O(*n*); the bytes are not copied.
  public init(
    parsing bytes: [UInt8], maximumDepth: Int = JSONNodeTable.usualDepth
  ) throws(JSONParseError) {
    var nodes = JSONNodeTable()
    let slice = bytes[...]
    try nodes.parse(slice.span, maximumDepth: maximumDepth)
    self.bytes = bytes
    self.nodes = nodes
  }

  /// Reads a text.
  ///
  /// - Throws: ``JSONParseError``.
  public init(
    parsing text: String, maximumDepth: Int = JSONNodeTable.usualDepth
  ) throws(JSONParseError) {
    try self.init(parsing: Array(text.utf8), maximumDepth: maximumDepth)
  }

  /// The place of the value itself; 0.
  public var root: Int { nodes.startIndex }

  /// The text of a string; see ``JSONNode/text(in:)``.
  public func text(of place: Int) -> String? {
    let slice = bytes[...]
    return nodes[place].text(in: slice.span)
  }

  /// Returns `true` if a node is a string with a text; see ``JSONNode/isText(_:in:)``.
  public func isText(_ text: String, at place: Int) -> Bool {
    let slice = bytes[...]
    return nodes[place].isText(text, in: slice.span)
  }

  /// The bytes of a node as they stand.
  public func spelling(of place: Int) -> String {
    let slice = bytes[...]
    return JSONNode.verbatim(nodes[place].range, of: slice.span)
  }

  /// The value of a number that is an integer; see ``JSONNode/integer(in:)``.
  public func integer(of place: Int) -> Int64? {
    let slice = bytes[...]
    return nodes[place].integer(in: slice.span)
  }

  /// The value of a number; see ``JSONNode/double(in:)``.
  public func double(of place: Int) -> Double? {
    let slice = bytes[...]
    return nodes[place].double(in: slice.span)
  }

  /// The places of the values of all members of an object that have a name, in their order.
  ///
  /// There may be more than one: which of them counts, RFC 8259 §4 leaves open.
  ///
  /// - Complexity: O(*n*) in the members of the object and the bytes of their names.
  public func values(named name: String, of object: Int) -> [Int] {
    let slice = bytes[...]
    let span = slice.span
    return nodes.members(of: object)
      .compactMap { nodes[$0.name].isText(name, in: span) ? $0.value : nil }
  }

  /// The places of the names of an object that an earlier member has too, in their order.
  ///
  /// Names are compared byte by byte after their escapes are decoded: `"a"` and `"\u0061"` are equal.
  ///
  /// - Complexity: O(*n*) in the bytes of the names.
  public func duplicateNames(of object: Int) -> [Int] {
    let slice = bytes[...]
    return nodes.duplicates(of: object, in: slice.span).map(\.name)
  }
}
