extension FormatString {
  /// Whose formatter it is.
  package enum Dialect: Hashable, Sendable {
    /// `NSString` and `CFString`: the C standard's, with `%@`, `%#@name@` and positions.
    case apple
    /// The same, in a substitution of a string catalog, where `%arg` is the number.
    case appleSubstitution
    /// `java.util.Formatter`, as Android has it.
    case java
    /// `printf` of POSIX, and of languages that took it over.
    case c
    /// `sprintf` of JavaScript, whose values know what they are.
    case script
    /// Python's `%` operator; names in parentheses are read by ``NamedPlaceholders``.
    case python
    /// `%1` of Qt and KDE.
    case numbered
    /// The same, with `%n` for the number of a plural.
    case numberedWithCount
    /// No formatter, or one whose placeholders have no percent signs.
    case unformatted

    /// Whether it knows `%@` and substitutions.
    package var isApple: Bool { self == .apple || self == .appleSubstitution }
    /// Whether it throws where a conversion does not fit a value, or a percent sign stands alone.
    package var isStrict: Bool { self == .java || self == .python }
    /// `true` if a placeholder is a percent sign and the number of an argument.
    package var isNumbered: Bool { self == .numbered || self == .numberedWithCount }
  }
}
