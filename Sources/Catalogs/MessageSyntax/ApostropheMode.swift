/// The meaning of an apostrophe in a message.
///
/// An apostrophe can quote characters that are otherwise syntax: `'{'` represents a literal brace.
/// Programs interpret apostrophes differently, and a message does not declare its mode.
public enum ApostropheMode: String, Hashable, Sendable, CaseIterable {
  /// An apostrophe begins quoted text only before a brace, before `#` in a plural, or before `|` in
  /// a choice.
  ///
  /// Outside of quoted text, any other apostrophe is literal. Two adjacent apostrophes represent
  /// one. This is the default of ICU, and the behavior of FormatJS.
  case doubleOptional
  /// An apostrophe always begins or ends a quotation; two adjacent ones represent one literal
  /// apostrophe.
  ///
  /// This is the behavior of `java.text.MessageFormat`.
  case doubleRequired
  /// An apostrophe is always literal, so nothing can be quoted.
  ///
  /// Flutter reads ARB files this way unless `use-escaping` is enabled.
  case literal
}
