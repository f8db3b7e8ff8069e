/// A part of a message: its kind and its byte range.
///
/// A node does not store any text and always occupies 20 bytes.
public struct MessageNode: Hashable, Sendable {
  /// The kind of a node.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Literal text and arguments: the whole message, or the message of a variant with any braces.
    case message
    /// Literal characters.
    case text
    /// Quoted characters with the enclosing apostrophes; inside, two apostrophes represent one.
    case quotedText
    /// Two apostrophes that represent a literal apostrophe.
    case apostrophe
    /// `#` in a plural, which is replaced with the formatted number.
    case numberSign
    /// An argument with its braces, including its variants.
    case argument
    /// The number after `offset:`, which is subtracted from the value before its plural category is
    /// determined.
    case offset
    /// A selector of a complex argument, with the message after it.
    case variant
  }

  private let start: UInt16
  private var end: UInt16
  private var nameStart: UInt16 = 0
  private var nameEnd: UInt16 = 0
  private var typeStart: UInt16 = 0
  private var typeEnd: UInt16 = 0
  private var styleStart: UInt16 = 0
  private var styleEnd: UInt16 = 0
  private var storedNext: UInt16
  /// The kind of the node.
  public let kind: Kind
  /// The type of an argument; ``MessageArgumentType/none`` for other nodes.
  public internal(set) var argumentType = MessageArgumentType.none

  init(_ kind: Kind, _ range: Range<Int>, next: Int) {
    self.kind = kind
    start = UInt16(truncatingIfNeeded: range.lowerBound)
    end = UInt16(truncatingIfNeeded: range.upperBound)
    storedNext = UInt16(truncatingIfNeeded: next)
  }

  mutating func close(end: Int, next: Int) {
    self.end = UInt16(truncatingIfNeeded: max(end, Int(start)))
    storedNext = UInt16(truncatingIfNeeded: next)
  }

  /// The byte range of the node, including its braces or apostrophes.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// The index in the table after the node and all its descendants.
  var next: Int { Int(storedNext) }

  /// The name or number of an argument, or the selector of a variant; empty for other nodes.
  ///
  /// Examples of selectors are `few` and `=1`. In a choice, the selector is only a number.
  public internal(set) var name: Range<Int> {
    get { Int(nameStart)..<Int(nameEnd) }
    set {
      nameStart = UInt16(truncatingIfNeeded: newValue.lowerBound)
      nameEnd = UInt16(truncatingIfNeeded: newValue.upperBound)
    }
  }

  /// The word after the name of an argument, such as `plural` or `number`; empty if there is none.
  public internal(set) var type: Range<Int> {
    get { Int(typeStart)..<Int(typeEnd) }
    set {
      typeStart = UInt16(truncatingIfNeeded: newValue.lowerBound)
      typeEnd = UInt16(truncatingIfNeeded: newValue.upperBound)
    }
  }

  /// The content after an argument's type, up to the closing brace; `nil` if there is none.
  ///
  /// The range includes spaces. The style of a simple argument is not parsed any further. It may be
  /// a word such as `short`, a pattern, or a skeleton after `::`.
  public internal(set) var style: Range<Int>? {
    get { styleStart == 0 ? nil : Int(styleStart)..<Int(max(styleStart, styleEnd)) }
    set {
      styleStart = UInt16(truncatingIfNeeded: newValue?.lowerBound ?? 0)
      styleEnd = UInt16(truncatingIfNeeded: newValue?.upperBound ?? 0)
    }
  }
}
