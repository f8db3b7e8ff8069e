/// What an apostrophe in a message means.
///
/// Programs differ, and a message says nothing about it.
public enum ApostropheMode: String, Hashable, Sendable, CaseIterable {
  /// It quotes in front of a brace, of `#` in a plural and of `|` in a choice; elsewhere it is itself.
  ///
  /// Two of them are one. This is what ICU does if nobody says otherwise, and what FormatJS does.
  case doubleOptional
  /// It always quotes, up to the next one; only two of them are one.
  ///
  /// So does `java.text.MessageFormat`.
  case doubleRequired
  /// It is itself, and nothing can be quoted.
  ///
  /// So Flutter reads ARB files unless `use-escaping` is on.
  case literal
}
