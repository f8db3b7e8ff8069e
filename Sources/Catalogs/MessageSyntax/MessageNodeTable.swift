/// The nodes of a message in a flat array, in the order of their bytes.
///
/// The message itself is node 0. Each node is followed by its children, and each child by its own
/// descendants:
/// - The children of a message are its literal text and its arguments.
/// - The children of an argument are its offset, if it has one, and its variants.
/// - The child of a variant is its message.
///
/// The table does not store the bytes of the message, so methods that return text or numbers take
/// them as a parameter. A table can be filled repeatedly. Once the array is large enough, filling
/// the table allocates no memory.
///
/// ```swift
/// var table = MessageNodeTable()
/// let bytes = Array("{n, plural, one {a file} other {# files}}".utf8)
/// try table.parse(bytes.span)
/// table[1].argumentType                                     // plural
/// table.children(of: 1).map { bytes[table[$0].name] }       // one, other
/// ```
public struct MessageNodeTable: Sendable {
  /// The default limit for the depth of nested messages.
  ///
  /// ICU accepts a depth of 32,767, which would overflow the stack of a recursive program.
  public static let usualDepth = 512
  /// The maximum length of a message in bytes, which is also ICU's limit for a name or style.
  public static let maximumLength = 65_535
  /// The maximum number of errors that are reported for a message.
  public static let maximumErrors = 16

  var nodes: [MessageNode] = []

  /// Creates an empty table.
  public init() {}

  /// Fills the table with the nodes of a message.
  ///
  /// Within the limits of length and depth, the parser accepts the same messages as ICU.
  ///
  /// Follows ICU's `MessageFormat`:
  /// <https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/classicu_1_1MessageFormat.html>.
  /// Some of ICU's rules may be surprising:
  /// - A closing brace outside of all arguments is literal text.
  /// - A selector may occur twice, and any word is a valid selector in a plural.
  /// - `plural`, `select` and the other types of complex arguments are not case-sensitive.
  /// - `#` represents a number only directly in a plural, not in a select inside the plural.
  /// - The types and styles of simple arguments are not validated.
  ///
  /// - Parameters:
  ///   - bytes: The message in UTF-8, with a length of at most ``maximumLength``.
  ///   - apostrophes: The meaning of apostrophes.
  ///   - maximumDepth: The limit for the depth of nested messages.
  /// - Throws: ``MessageParseError``, the first error that
  ///   ``parse(recovering:apostrophes:maximumDepth:)`` finds. The table is then empty.
  /// - Complexity: O(*n*), where *n* is the number of bytes. Each node takes 20 bytes of memory.
  ///   The parser is not recursive.
  public mutating func parse(
    _ bytes: Span<UInt8>, apostrophes: ApostropheMode = .doubleOptional,
    maximumDepth: Int = MessageNodeTable.usualDepth
  ) throws(MessageParseError) {
    let errors = parse(
      recovering: bytes, apostrophes: apostrophes, maximumDepth: maximumDepth)
    if let first = errors.first {
      nodes.removeAll(keepingCapacity: true)
      throw first
    }
  }

  /// Fills the table with the valid parts of a message, and continues parsing after an error.
  ///
  /// The parts after an error may be interpreted differently from what the author intended, so only
  /// the first error is certain. The exception is ``MessageParseError/Code/missingOther``, which
  /// does not affect how the following parts are read.
  ///
  /// - Returns: The errors in the order in which they are found; at most ``maximumErrors``.
  /// - Complexity: O(*n*), where *n* is the number of bytes. The parser is not recursive.
  public mutating func parse(
    recovering bytes: Span<UInt8>, apostrophes: ApostropheMode = .doubleOptional,
    maximumDepth: Int = MessageNodeTable.usualDepth
  ) -> [MessageParseError] {
    var parser = MessageParser(reusing: nodes, apostrophes, maximumDepth: maximumDepth)
    nodes = []
    parser.parse(bytes)
    nodes = parser.nodes
    return parser.errors
  }
}

extension MessageNodeTable: RandomAccessCollection {
  /// The index of the first node, which is the message itself: 0.
  public var startIndex: Int { 0 }
  /// The index after the last node.
  public var endIndex: Int { nodes.count }
  /// Accesses the node at an index.
  public subscript(place: Int) -> MessageNode { nodes[place] }
}

extension MessageNodeTable {
  /// Returns the index after a node and its descendants, which is the index of any next sibling.
  ///
  /// - Complexity: O(1).
  public func place(behind place: Int) -> Int { nodes[place].next }

  /// Returns the indices of the direct children of a node.
  ///
  /// - Complexity: O(1) for each step, regardless of the number of descendants.
  public func children(of place: Int) -> Children {
    Children(table: self, upcoming: place + 1, end: nodes[place].next)
  }

  /// A sequence of the indices of the children of a node.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let table: MessageNodeTable
    var upcoming: Int
    let end: Int

    /// Returns the index of the next child, or `nil` after the last one.
    public mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      defer { upcoming = table.nodes[upcoming].next }
      return upcoming
    }
  }
}
