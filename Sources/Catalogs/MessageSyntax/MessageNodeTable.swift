/// The nodes of a message in one flat array, in the order of their bytes.
///
/// The message itself is node 0. What is in a node follows it, each with all that is in it: in a message its
/// texts and arguments; in an argument its variants, an offset in front of them; in a variant its message.
///
/// The table holds no bytes: it is made of those of somebody else, who asks for texts and numbers with them.
/// It can be filled again and again, without allocation once it is large enough.
///
/// ```swift
/// var table = MessageNodeTable()
/// let bytes = Array("{n, plural, one {a file} other {# files}}".utf8)
/// try table.parse(bytes.span)
/// table[1].argumentType                                     // plural
/// table.children(of: 1).map { bytes[table[$0].name] }       // one, other
/// ```
public struct MessageNodeTable: Sendable {
  /// How many messages may be in one another where nobody says otherwise; ICU takes 32,767, and stacks end.
  public static let usualDepth = 512
  /// How many bytes a message may have: ICU takes no name or style that is longer.
  public static let maximumLength = 65_535
  /// How many errors of a message are kept.
  public static let maximumErrors = 16

  var nodes: [MessageNode] = []

  /// Makes an empty table.
  public init() {}

  /// Fills the table with the nodes of a message, and accepts what ICU accepts.
  ///
  /// Follows ICU's [MessageFormat](https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/classicu_1_1MessageFormat.html).
  /// What may surprise: a closing brace outside of all arguments is a text; selectors may stand twice, and a
  /// plural takes any word for one; the case of `plural` and `select` does not count; `#` is a number only
  /// directly in a plural, not in a select in it. Types and styles of simple arguments are not looked at.
  ///
  /// - Parameters:
  ///   - bytes: The message in UTF-8, at most ``maximumLength``.
  ///   - apostrophes: What apostrophes mean.
  ///   - maximumDepth: How many messages may be in one another.
  /// - Throws: ``MessageParseError``, the first that ``parse(recovering:apostrophes:maximumDepth:)`` finds; then
  ///   the table is empty.
  /// - Complexity: O(*n*) in the number of bytes, 20 bytes of memory a node; no recursion.
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

  /// Fills the table with what can be understood of a message, and goes on behind errors.
  ///
  /// What is behind an error may be understood in another way than it was meant, so that only the first one
  /// is certain, apart from ``MessageParseError/Code/missingOther``, behind which nothing is doubtful.
  ///
  /// - Returns: What is wrong, in the order in which it is met; at most ``maximumErrors``.
  /// - Complexity: O(*n*) in the number of bytes; no recursion.
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
  /// The place of the first node, which is the message itself; 0.
  public var startIndex: Int { 0 }
  /// The place behind the last node.
  public var endIndex: Int { nodes.count }
  /// The node at a place.
  public subscript(place: Int) -> MessageNode { nodes[place] }
}

extension MessageNodeTable {
  /// The place behind a node and all that is in it: that of its next sibling, if it has one.
  ///
  /// - Complexity: O(1).
  public func place(behind place: Int) -> Int { nodes[place].next }

  /// The places of the nodes in a node, without those that are in them.
  ///
  /// - Complexity: O(1) for each step, whatever is in the nodes.
  public func children(of place: Int) -> Children {
    Children(table: self, upcoming: place + 1, end: nodes[place].next)
  }

  /// The places of the nodes in a node.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let table: MessageNodeTable
    var upcoming: Int
    let end: Int

    /// The place of the next one.
    public mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      defer { upcoming = table.nodes[upcoming].next }
      return upcoming
    }
  }
}
