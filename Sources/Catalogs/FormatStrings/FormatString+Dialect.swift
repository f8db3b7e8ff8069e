extension FormatString {
  /// The formatter that interprets a format string.
  package enum Dialect: Hashable, Sendable {
    /// `NSString` and `CFString`: standard C, with `%@`, `%#@name@` and positions.
    case apple
    /// The same, in a substitution of a string catalog, where `%arg` is the number.
    case appleSubstitution
    /// `java.util.Formatter`, as on Android.
    case java
    /// `printf` of POSIX, and of the languages that adopted it.
    case c
    /// `sprintf` of JavaScript, where values have types at run time.
    case script
    /// Python's `%` operator; ``NamedPlaceholder`` represents names in parentheses.
    case python
    /// `%1` of Qt and KDE.
    case numbered
    /// The same, with `%n` for the number of a plural.
    case numberedWithCount
    /// No formatter, or a formatter whose placeholders have no percent signs.
    case unformatted

    /// `true` if the formatter supports `%@` and substitutions.
    package var isApple: Bool { self == .apple || self == .appleSubstitution }
    /// `true` if the formatter throws for a wrong value or a percent sign without a conversion.
    package var isStrict: Bool { self == .java || self == .python }
    /// `true` if a placeholder is a percent sign and the number of an argument.
    package var isNumbered: Bool { self == .numbered || self == .numberedWithCount }
  }
}
