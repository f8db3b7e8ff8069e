/// The nodes of a JSON text in one flat array, in the order of their bytes.
///
/// The value itself is node 0. The elements of an array follow it, each with all that is in it; so do the
/// members of an object, a name and a value in turn. Every member is there, also one whose name occurs twice.
///
/// The table holds no bytes: it is made of those of somebody else, who asks for texts and numbers with them.
/// It can be filled again and again, without allocation once it is large enough, for example with one line
/// after the other; for a whole file there is ``JSONDocument``.
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
  /// The depth of arrays and objects that is accepted where nobody says otherwise.
  public static let usualDepth = 512

  var nodes: [JSONNode] = []

  /// Makes an empty table.
  public init() {}

  /// Fills the table with the nodes of a text.
  ///
  /// Accepts what [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259) defines and nothing else: UTF-8
  /// without a byte order mark (§8.1), any value at the top (§2), no control character or unpaired
  /// surrogate in a string (§7, §8.2), no leading zero or other spelling of a number (§6). Equal names in
  /// an object are accepted (§4) and seen.
  ///
  /// - Parameters:
  ///   - bytes: The text, less than 4 GiB.
  ///   - maximumDepth: How many arrays and objects may be in one another.
  /// - Throws: ``JSONParseError`` with the first place that is wrong; then the table is empty.
  /// - Complexity: O(*n*) in the number of bytes, 16 bytes of memory a node; no recursion.
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
  /// The place of the first node, which is the value itself; 0.
  public var startIndex: Int { 0 }
  /// The place behind the last node.
  public var endIndex: Int { nodes.count }
  /// The node at a place.
  public subscript(place: Int) -> JSONNode { nodes[place] }
}

extension JSONNodeTable {
  /// The place behind a node and all that is in it: that of its next sibling, if it has one.
  ///
  /// - Complexity: O(1).
  public func place(behind place: Int) -> Int { Int(nodes[place].next) }

  /// The places of the elements of an array, or of the values of an object; none of other nodes.
  ///
  /// - Complexity: O(1) for each step, whatever is in the elements.
  public func elements(of place: Int) -> Elements {
    let node = nodes[place]
    let isContainer = node.kind == .array || node.kind == .object
    return Elements(
      table: self, upcoming: place + 1, end: isContainer ? Int(node.next) : place + 1)
  }

  /// The members of an object in their order; none of other nodes.
  ///
  /// - Complexity: O(1) for each step, whatever is in the values.
  public func members(of place: Int) -> Members {
    let node = nodes[place]
    return Members(
      table: self, upcoming: place + 1, end: node.kind == .object ? Int(node.next) : place + 1)
  }

  /// The places of the elements of an array.
  public struct Elements: Sequence, IteratorProtocol {
    let table: JSONNodeTable
    var upcoming: Int
    let end: Int

    /// The place of the next element.
    public mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      if table.nodes[upcoming].isName { upcoming += 1 }
      defer { upcoming = table.place(behind: upcoming) }
      return upcoming
    }
  }

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The place of its name.
    public let name: Int
    /// The place of its value.
    public let value: Int
  }

  /// The members of an object.
  public struct Members: Sequence, IteratorProtocol {
    let table: JSONNodeTable
    var upcoming: Int
    let end: Int

    /// The next member.
    public mutating func next() -> Member? {
      guard upcoming < end else { return nil }
      // The parser puts a value behind every name.
      defer { upcoming = table.place(behind: upcoming + 1) }
      return Member(name: upcoming, value: upcoming + 1)
    }
  }
}
