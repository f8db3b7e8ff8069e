/// A part of a format string that the formatter replaces with a value, or that sets a width.
package struct Placeholder: Hashable, Sendable {
  /// The role of a placeholder.
  package enum Kind: Hashable, Sendable {
    /// A value that is printed.
    case value
    /// The width or precision of the next value: `*`.
    case width
    /// A substitution of a string catalog, which has its own format string: `%#@name@`.
    case substitution
    /// The number of the surrounding substitution, `%arg`, or of the plural, `%n` of Qt.
    case ownNumber
  }

  /// The byte range of the placeholder, in the UTF-8 of the string.
  package var range: Range<Int>
  /// The role of the placeholder.
  package var kind = Kind.value
  /// The class of the value.
  package var value: ValueClass
  /// The number of the argument, beginning with 1; 0 for ``Kind/ownNumber``.
  ///
  /// Placeholders without an explicit number are counted.
  package var argument: Int
  /// `true` if the placeholder has an explicit argument number: `%1$@`.
  package var isExplicit = false
  /// `true` if it uses the argument of the previous placeholder: `%<s` of Java.
  package var isRelative = false
  /// The conversion letter at the end; `@` for a substitution.
  package var conversion: UInt8
  /// `true` if one of the flags is a space, as in "100 % de".
  ///
  /// Such placeholders are common in prose and rare in format strings.
  package var hasSpace = false
  /// The range of the flags, width and precision, in the string.
  package var layout: Range<Int>
  /// The range of the name of a substitution, in the string.
  package var name: Range<Int>?
}

/// A percent sign that begins no placeholder.
package struct StrayPercent: Hashable, Sendable {
  /// The reason why a percent sign begins no placeholder.
  package enum Reason: Hashable, Sendable {
    /// The string ends after it.
    case end
    /// The character after it is not a conversion.
    case unknownConversion
    /// A substitution lacks its second `@`.
    case unclosedSubstitution
    /// The argument number is 0 or too large.
    case badNumber
    /// A damaged number of a substitution, with reordered letters or a space: `% arg`, `%agr`.
    case ownNumber
  }

  /// The byte range from the percent sign up to and including the first invalid character.
  package var range: Range<Int>
  /// The reason why it begins no placeholder.
  package var reason: Reason
}
