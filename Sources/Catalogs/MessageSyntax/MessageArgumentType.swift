/// The type of an argument in a message.
public enum MessageArgumentType: UInt8, Hashable, Sendable, CaseIterable {
  /// The value is inserted without formatting: `{name}`.
  case none
  /// The value is formatted according to the named type: `{price, number}`.
  ///
  /// ICU supports the types `number`, `date`, `time`, `spellout`, `ordinal` and `duration`. Other
  /// programs accept any word. See ``known``.
  case simple
  /// The value selects a message by numeric intervals: `{n, choice, 0#none|1#one|1<many}`.
  case choice
  /// The value selects a message by cardinal plural category: `{n, plural, one {…} other {…}}`.
  case plural
  /// The value selects a message by a keyword: `{gender, select, female {…} other {…}}`.
  case select
  /// The value selects a message by ordinal plural category: `{n, selectordinal, one {#st} …}`.
  case selectordinal

  /// A Boolean value that indicates whether the argument selects one of several messages.
  public var isComplex: Bool { self != .none && self != .simple }

  /// A Boolean value that indicates whether the plural category of a number selects the message.
  ///
  /// In these messages, `#` represents the number.
  public var hasPluralStyle: Bool { self == .plural || self == .selectordinal }

  /// The types of simple arguments that ICU supports.
  public static let known = ["number", "date", "time", "spellout", "ordinal", "duration"]

  /// Creates the type with a name such as `plural`, regardless of case.
  ///
  /// Any other word is the name of a simple type.
  init(_ word: Range<Int>, in bytes: Span<UInt8>) {
    guard word.count == 6 || word.count == 13 else {
      self = .simple
      return
    }
    // The word contains only ASCII letters, so setting the bit 0x20 converts it to lowercase.
    self =
      switch String(decoding: word.map { bytes[$0] | 0x20 }, as: UTF8.self) {
      case "choice": .choice
      case "plural": .plural
      case "select": .select
      case "selectordinal": .selectordinal
      default: .simple
      }
  }
}
