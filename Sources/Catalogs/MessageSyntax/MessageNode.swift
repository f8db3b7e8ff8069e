/// A part of a message: what it is and the bytes where it stands.
///
/// A node holds no text. It takes 20 bytes, whatever it stands for.
public struct MessageNode: Hashable, Sendable {
  /// What a node is.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Texts and arguments: the message itself, or the one of a variant with its braces.
    case message
    /// Characters that stand for themselves.
    case text
    /// Characters in apostrophes, with them; in it, two apostrophes are one.
    case quotedText
    /// Two apostrophes that stand for one.
    case apostrophe
    /// `#` in a plural, in the place of which its number is put.
    case numberSign
    /// An argument with its braces, and its variants in it.
    case argument
    /// The number behind `offset:`, which is taken away from that of a plural.
    case offset
    /// A selector of a complex argument, and the message behind it.
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
  /// What the node is.
  public let kind: Kind
  /// What is done with an argument; ``MessageArgumentType/none`` for other nodes.
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

  /// The bytes of the node, with its braces or apostrophes.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// The place in the table behind the node and all that is in it.
  var next: Int { Int(storedNext) }

  /// The name or number of an argument, or the selector of a variant: `few`, `=1`, and the number alone in a
  /// choice; empty for other nodes.
  public internal(set) var name: Range<Int> {
    get { Int(nameStart)..<Int(nameEnd) }
    set {
      nameStart = UInt16(truncatingIfNeeded: newValue.lowerBound)
      nameEnd = UInt16(truncatingIfNeeded: newValue.upperBound)
    }
  }

  /// The word behind the name of an argument, such as `plural` or `number`; empty if there is none.
  public internal(set) var type: Range<Int> {
    get { Int(typeStart)..<Int(typeEnd) }
    set {
      typeStart = UInt16(truncatingIfNeeded: newValue.lowerBound)
      typeEnd = UInt16(truncatingIfNeeded: newValue.upperBound)
    }
  }

  /// What is behind the type of an argument, spaces included, up to its closing brace; `nil` if there is
  /// none.
  ///
  /// For a simple argument it is a style that is not read any further: a word such as `short`, a pattern, or
  /// a skeleton behind `::`.
  public internal(set) var style: Range<Int>? {
    get { styleStart == 0 ? nil : Int(styleStart)..<Int(max(styleStart, styleEnd)) }
    set {
      styleStart = UInt16(truncatingIfNeeded: newValue?.lowerBound ?? 0)
      styleEnd = UInt16(truncatingIfNeeded: newValue?.upperBound ?? 0)
    }
  }
}
