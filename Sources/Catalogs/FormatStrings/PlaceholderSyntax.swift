/// How the placeholders of a text are written, where the file says it by the entry.
package enum PlaceholderSyntax: Hashable, Sendable, CaseIterable {
  /// There are none; a percent sign or brace stands for itself.
  case none
  /// As in C's `printf`.
  case printf
  /// Much as in C's `printf`, with conversions of another language.
  case otherPrintf
  /// As in Objective-C's `NSString`.
  case objectiveC
  /// As in `java.util.Formatter`.
  case java
  /// As with Python's `%` operator: `%s`, `%(name)s`.
  case python
  /// Names or numbers in braces, of which two stand for one: `{name}`, `{0:d}`.
  case braces
  /// The same in Python's `str.format`.
  case pythonBraces
  /// Numbers in braces as in .NET's `String.Format`, of which two stand for one: `{0}`, `{1:N2}`.
  case composite
  /// As in `java.text.MessageFormat`, with apostrophes around what is no argument.
  case messageFormat
  /// Numbers behind percent signs: `%1`.
  case numberedPercents
  /// Numbers after percent signs, and `%n` for the number of a plural.
  case qtPlural
  /// Variables of a shell script: `$name`, `${name}`.
  case shell
  /// Letters after tildes, as in Lisp and Scheme: `~a`.
  case tildes
  /// Letters after percent signs with flags of their own, as in Go, Boost and GCC.
  case percents
  /// In a way that is not compared here.
  case other
}
