/// What is done with an argument of a message.
public enum MessageArgumentType: UInt8, Hashable, Sendable, CaseIterable {
  /// Its value is put there: `{name}`.
  case none
  /// Its value is formatted by the type that is named: `{price, number}`.
  ///
  /// ICU knows the types `number`, `date`, `time`, `spellout`, `ordinal` and `duration`; others read any
  /// word. See ``known``.
  case simple
  /// Its value chooses by intervals: `{n, choice, 0#none|1#one|1<many}`.
  case choice
  /// Its value chooses by the plural category of a number of things: `{n, plural, one {…} other {…}}`.
  case plural
  /// Its value chooses by a word: `{gender, select, female {…} other {…}}`.
  case select
  /// Its value chooses by the plural category of a number in an order: `{n, selectordinal, one {#st} …}`.
  case selectordinal

  /// Whether it has messages, of which one is chosen.
  public var isComplex: Bool { self != .none && self != .simple }

  /// Whether a number chooses by its category: then `#` in the messages is that number.
  public var hasPluralStyle: Bool { self == .plural || self == .selectordinal }

  /// The types of simple arguments that ICU knows.
  public static let known = ["number", "date", "time", "spellout", "ordinal", "duration"]

  /// The type that a word names, of which case does not count.
  init(_ word: Range<Int>, in bytes: Span<UInt8>) {
    guard word.count == 6 || word.count == 13 else {
      self = .simple
      return
    }
    // Only letters of ASCII are in the word.
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
