/// A part of a format string that represents a value or a width.
package struct Placeholder: Hashable, Sendable {
  /// The role of a placeholder.
  package enum Kind: Hashable, Sendable {
    /// A value that is printed.
    case value
    /// The width or precision of the next value: `*`.
    case width
    /// A substitution in a string catalog, which has its own format string: `%#@name@`.
    case substitution
    /// The argument of the enclosing substitution, `%arg`, or the count of a Qt plural, `%n`.
    case ownNumber
  }

  /// The byte range of the placeholder in the UTF-8 of the string.
  package var range: Range<Int>
  /// The role of the placeholder.
  package var kind = Kind.value
  /// The class of the value.
  package var value: ValueClass
  /// The position of the argument, beginning with 1; 0 for ``Kind/ownNumber``.
  ///
  /// A placeholder without an explicit position gets the next position in order.
  package var argument: Int
  /// `true` if the placeholder has an explicit argument position: `%1$@`.
  package var isExplicit = false
  /// `true` if the placeholder uses the argument of the previous one: `%<s` in Java.
  package var isRelative = false
  /// The conversion letter at the end; `@` for a substitution.
  package var conversion: UInt8
  /// `true` if one of the flags is a space, as in "100 % de".
  ///
  /// Such placeholders are common in prose and rare in format strings.
  package var hasSpace = false
  /// The range of the flags, width and precision in the string.
  package var layout: Range<Int>
  /// The range of a substitution's name in the string.
  package var name: Range<Int>?
}

/// A percent sign that does not begin a placeholder.
package struct StrayPercent: Hashable, Sendable {
  /// The reason why a percent sign does not begin a placeholder.
  package enum Reason: Hashable, Sendable {
    /// The string ends after the percent sign.
    case end
    /// The character after the percent sign is not a conversion.
    case unknownConversion
    /// The second `@` of a substitution is missing.
    case unclosedSubstitution
    /// The argument position is 0 or too large.
    case badNumber
    /// `%arg` is misspelled, as in `%agr`, `%ARG`, `% arg` and `%1$arg`.
    case ownNumber
  }

  /// The byte range from the percent sign through the first invalid character.
  package var range: Range<Int>
  /// The reason why the percent sign does not begin a placeholder.
  package var reason: Reason
}
