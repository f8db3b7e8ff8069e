/// A JSON value or the name of a member: its kind and byte range.
///
/// A node does not store its content. Every node takes 16 bytes.
public struct JSONNode: Hashable, Sendable {
  /// The kind of a node.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// An object: members in braces.
    case object
    /// An array: elements in brackets.
    case array
    /// A string, which can be the name of a member.
    case string
    /// A number.
    case number
    /// The literal `true`.
    case `true`
    /// The literal `false`.
    case `false`
    /// The literal `null`.
    case null
  }

  /// Additional properties of a node.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// The string contains an escape.
    static let hasEscapes = Traits(rawValue: 1)
    /// The string contains a non-ASCII byte.
    static let isNotASCII = Traits(rawValue: 2)
    /// The node is the name of a member.
    static let isName = Traits(rawValue: 4)
    /// The number has a fraction or an exponent.
    static let hasFraction = Traits(rawValue: 8)
  }

  private let start: UInt32
  private var end: UInt32
  /// The index after the node and its descendants.
  ///
  /// While the parser is inside the array or object that this node represents, the value is the
  /// index of the enclosing array or object.
  var next: UInt32
  /// The kind of the node.
  public let kind: Kind
  var traits: Traits

  init(_ kind: Kind, range: Range<Int>, next: Int, traits: Traits = []) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.next = UInt32(truncatingIfNeeded: next)
    self.kind = kind
    self.traits = traits
  }

  mutating func close(end: Int, next: Int) {
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
  }

  /// The byte range of the node, including its brackets or quotation marks.
  public var range: Range<Int> {
    // The parser never ends a node before its start.
    unsafe Range(uncheckedBounds: (Int(start), Int(end)))
  }

  /// The byte range between the brackets or quotation marks; ``range`` for other kinds of nodes.
  public var contentRange: Range<Int> {
    switch kind {
    case .object, .array, .string:
      unsafe Range(uncheckedBounds: (Int(start) + 1, max(Int(start) + 1, Int(end) - 1)))
    case .number, .true, .false, .null: range
    }
  }

  /// A Boolean value that indicates whether the node is the name of a member.
  public var isName: Bool { traits.contains(.isName) }
  /// A Boolean value that indicates whether the node is a string with at least one escape.
  ///
  /// If `false`, the bytes of ``contentRange`` are the content of the string.
  public var hasEscapes: Bool { traits.contains(.hasEscapes) }
  /// A Boolean value that indicates whether a string contains only ASCII bytes; `true` for any
  /// other node.
  ///
  /// Its escapes may represent characters outside ASCII.
  public var isASCII: Bool { !traits.contains(.isNotASCII) }
}
