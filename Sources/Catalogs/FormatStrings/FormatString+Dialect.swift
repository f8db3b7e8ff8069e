extension FormatString {
  /// The formatter that interprets a format string.
  package enum Dialect: Hashable, Sendable {
    /// `NSString` and `CFString`: standard C, with `%@`, `%#@name@` and positions.
    case apple
    /// `NSString` in a substitution of a string catalog, where `%arg` represents the argument.
    case appleSubstitution
    /// `java.util.Formatter`, as on Android.
    case java
    /// `printf` of POSIX and of languages that adopted it.
    case c
    /// `sprintf` of JavaScript libraries, where the type of a value is known only at run time.
    case script
    /// Python's `%` operator; for names in parentheses, see ``NamedPlaceholder``.
    case python
    /// `%1`, as in Qt and KDE.
    case numbered
    /// `%1`, as in Qt and KDE, with `%n` for the count of a plural.
    case numberedWithCount
    /// No formatter, or one whose placeholders contain no percent signs.
    case unformatted

    /// `true` if the formatter supports `%@` and substitutions.
    package var isApple: Bool { self == .apple || self == .appleSubstitution }
    /// `true` if the formatter throws an exception for an unsuitable value or a stray percent sign.
    package var isStrict: Bool { self == .java || self == .python }
    /// `true` if a placeholder consists of a percent sign and an argument number.
    package var isNumbered: Bool { self == .numbered || self == .numberedWithCount }
  }
}
