/// The placeholder syntax of a string, in file formats that declare it for each entry.
package enum PlaceholderSyntax: Hashable, Sendable, CaseIterable {
  /// No placeholders; a percent sign or brace is literal.
  case none
  /// The syntax of C's `printf`.
  case printf
  /// A syntax like C's `printf`, with the conversions of a different programming language.
  case otherPrintf
  /// The syntax of Objective-C's `NSString`.
  case objectiveC
  /// The syntax of `java.util.Formatter`.
  case java
  /// The syntax of Python's `%` operator: `%s`, `%(name)s`.
  case python
  /// Names or numbers in braces, `{name}` or `{0:d}`; double braces are a literal brace.
  case braces
  /// The syntax of Python's `str.format`.
  case pythonBraces
  /// The syntax of .NET's `String.Format`, `{0}` or `{1:N2}`; double braces are a literal brace.
  case composite
  /// The syntax of `java.text.MessageFormat`, where apostrophes quote literal text.
  case messageFormat
  /// Numbers after percent signs: `%1`.
  case numberedPercents
  /// Numbers after percent signs, and `%n` for the count of a plural.
  case qtPlural
  /// Variables in a shell script: `$name`, `${name}`.
  case shell
  /// Letters after tildes, as in Lisp and Scheme: `~a`.
  case tildes
  /// Letters after percent signs with special flags, as in Go, Boost and GCC.
  case percents
  /// A syntax whose placeholders are not compared.
  case other
}
