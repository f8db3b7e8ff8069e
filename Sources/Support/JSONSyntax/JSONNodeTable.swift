/// A flat array of the nodes of a JSON text, in the order of their bytes.
///
/// Node 0 is the top-level value. The elements of an array follow the array, each with its
/// descendants. The members of an object follow the object in the same way, as pairs of a name and
/// a value. The table keeps every member, including those with equal names.
///
/// The table does not store the bytes, so the caller passes them to read strings and numbers. A
/// table can be filled repeatedly, for example with each line of a file. Once its storage is large
/// enough, it allocates no more memory. For a whole file, use ``JSONDocument``.
///
/// ```swift
/// var table = JSONNodeTable()
/// let line = Array(#"{"id": "a", "at": 7}"#.utf8)
/// try table.parse(line.span)
/// for member in table.members(of: 0) {
///   table[member.name].text(in: line.span)   // "id", "at"
///   table[member.value].range                // 7..<10, 18..<19
/// }
/// ```
public struct JSONNodeTable: Sendable {
  /// The default limit for the depth of arrays and objects.
  public static let usualDepth = 512

  var nodes: [JSONNode] = []

  /// Creates an empty table.
  public init() {}

  /// Fills the table with the nodes of a JSON text.
  ///
  /// The parser accepts only the grammar of [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259):
  /// - UTF-8 without a byte order mark (§8.1), with any value at the top level (§2).
  /// - No control character or unpaired surrogate in a string (§7, §8.2).
  /// - No leading zeros or other deviations in a number (§6).
  /// - Equal names in an object (§4); the table keeps all of them.
  ///
  /// - Parameters:
  ///   - bytes: The text, which must be smaller than 4 GiB.
  ///   - maximumDepth: The maximum nesting depth of arrays and objects.
  /// - Throws: ``JSONParseError`` with the range of the first error; the table is then empty.
  /// - Complexity: O(*n*), where *n* is the number of bytes, with 16 bytes of memory per node and
  ///   no recursion.
  public mutating func parse(
    _ bytes: Span<UInt8>, maximumDepth: Int = JSONNodeTable.usualDepth
  ) throws(JSONParseError) {
    var parser = JSONParser(reusing: nodes, maximumDepth: maximumDepth)
    nodes = []
    do throws(JSONParseError) {
      try parser.parse(bytes)
    } catch {
      parser.nodes.removeAll(keepingCapacity: true)
      nodes = parser.nodes
      throw error
    }
    nodes = parser.nodes
  }
}

extension JSONNodeTable: RandomAccessCollection {
  /// The index of the first node, the top-level value, which is 0.
  public var startIndex: Int { 0 }
  /// The index after the last node.
  public var endIndex: Int { nodes.count }
  /// Accesses the node at an index.
  public subscript(place: Int) -> JSONNode { nodes[place] }
}

extension JSONNodeTable {
  /// Returns the index after a node and its descendants, which is that of its next sibling, if any.
  ///
  /// - Complexity: O(1).
  public func place(behind place: Int) -> Int { Int(nodes[place].next) }

  /// Returns the indices of the elements of an array, or of the values of an object.
  ///
  /// For a node of any other kind, the sequence is empty.
  ///
  /// - Complexity: O(1) for each step, regardless of the content of the elements.
  public func elements(of place: Int) -> Elements {
    let node = nodes[place]
    let isContainer = node.kind == .array || node.kind == .object
    return Elements(
      table: self, upcoming: place + 1, end: isContainer ? Int(node.next) : place + 1)
  }

  /// Returns the members of an object in order; for any other node, the sequence is empty.
  ///
  /// - Complexity: O(1) for each step, regardless of the content of the values.
  public func members(of place: Int) -> Members {
    let node = nodes[place]
    return Members(
      table: self, upcoming: place + 1, end: node.kind == .object ? Int(node.next) : place + 1)
  }

  /// The indices of the elements of an array, or of the values of an object.
  public struct Elements: Sequence, IteratorProtocol {
    let table: JSONNodeTable
    var upcoming: Int
    let end: Int

    /// Returns the index of the next element; `nil` at the end.
    public mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      if table.nodes[upcoming].isName { upcoming += 1 }
      defer { upcoming = table.place(behind: upcoming) }
      return upcoming
    }
  }

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The index of the member's name.
    public let name: Int
    /// The index of the member's value.
    public let value: Int
  }

  /// The members of an object.
  public struct Members: Sequence, IteratorProtocol {
    let table: JSONNodeTable
    var upcoming: Int
    let end: Int

    /// Returns the next member; `nil` at the end.
    public mutating func next() -> Member? {
      guard upcoming < end else { return nil }
      // The parser always appends a value after a name.
      defer { upcoming = table.place(behind: upcoming + 1) }
      return Member(name: upcoming, value: upcoming + 1)
    }
  }
}
