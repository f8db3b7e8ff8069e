/// A value or the name of a member: its kind and the bytes where it stands.
///
/// A node holds no text. It takes 16 bytes, whatever it stands for.
public struct JSONNode: Hashable, Sendable {
  /// What a node is.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Members in braces.
    case object
    /// Elements in brackets.
    case array
    /// A string; the name of a member too.
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

  /// What else is known of a node.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// A string with an escape.
    static let hasEscapes = Traits(rawValue: 1)
    /// A string with a byte outside of ASCII.
    static let isNotASCII = Traits(rawValue: 2)
    /// The name of a member.
    static let isName = Traits(rawValue: 4)
    /// A number with a fraction or an exponent.
    static let hasFraction = Traits(rawValue: 8)
  }

  private let start: UInt32
  private var end: UInt32
  /// The place in the table behind the node and all that is in it; while an array or object is read, that of
  /// the one around it.
  var next: UInt32
  /// What the node is.
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

  /// The bytes of the node, with its brackets or quotation marks.
  public var range: Range<Int> {
    // The parser closes no node in front of its start.
    unsafe Range(uncheckedBounds: (Int(start), Int(end)))
  }

  /// The bytes between the brackets or quotation marks; of all others the same as ``range``.
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
  /// If not, its ``contentRange`` is its text as it is.
  public var hasEscapes: Bool { traits.contains(.hasEscapes) }
  /// A Boolean value that indicates whether the node is a string whose bytes are all ASCII; escapes
  /// may stand for other characters.
  public var isASCII: Bool { !traits.contains(.isNotASCII) }
}
