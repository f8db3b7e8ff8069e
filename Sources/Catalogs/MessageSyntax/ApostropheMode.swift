/// The meaning of an apostrophe in a message.
///
/// Programs interpret apostrophes differently, and a message does not declare its mode.
public enum ApostropheMode: String, Hashable, Sendable, CaseIterable {
  /// An apostrophe quotes only before a brace, before `#` in a plural or before `|` in a choice.
  ///
  /// Everywhere else it is a literal apostrophe. Two apostrophes are one literal apostrophe. This
  /// is the default of ICU, and the behavior of FormatJS.
  case doubleOptional
  /// An apostrophe always quotes up to the next one, and only two of them are a literal apostrophe.
  ///
  /// This is the behavior of `java.text.MessageFormat`.
  case doubleRequired
  /// An apostrophe is always literal, and nothing can be quoted.
  ///
  /// Flutter reads ARB files this way unless `use-escaping` is on.
  case literal
}
