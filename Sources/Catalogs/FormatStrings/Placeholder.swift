/// A place in a format string where a value is put, or the width of one is taken from.
package struct Placeholder: Hashable, Sendable {
  /// What it is beside its class.
  package enum Kind: Hashable, Sendable {
    /// A value that is printed.
    case value
    /// A number that says how wide another value is printed, or how precisely: `*`.
    case width
    /// A part that is put together by itself: `%#@name@`.
    case substitution
    /// The number of the substitution around the text, `%arg`, or of the plural, `%n` of Qt.
    case ownNumber
  }

  /// The bytes of all of it, in the UTF-8 of the text.
  package var range: Range<Int>
  /// What it is.
  package var kind = Kind.value
  /// What it takes.
  package var value: ValueClass
  /// Which argument it takes, from 1, after counting those that say no number; 0 for
  /// ``Kind/ownNumber``.
  package var argument: Int
  /// Whether it says the number of its argument: `%1$@`.
  package var isExplicit = false
  /// Whether it takes the argument of the placeholder before it: Java's `%<s`.
  package var isRelative = false
  /// The letter at its end; `@` of a substitution.
  package var conversion: UInt8
  /// Whether there is a space among its flags, as in "100 % de": prose looks like that, formats
  /// hardly.
  package var hasSpace = false
  /// Its flags, width and precision, in the text.
  package var layout: Range<Int>
  /// The name of a substitution, in the text.
  package var name: Range<Int>?
}

/// A percent sign that begins no placeholder.
package struct StrayPercent: Hashable, Sendable {
  /// Why not.
  package enum Reason: Hashable, Sendable {
    /// Nothing is behind it.
    case end
    /// What is behind it is no conversion.
    case unknownConversion
    /// A substitution without its second `@`.
    case unclosedSubstitution
    /// The number of the argument is 0, or too large.
    case badNumber
    /// The number of a substitution with letters in another order or a space: `% arg`, `%agr`.
    case ownNumber
  }

  /// The bytes from the percent sign to the byte that fits no placeholder, with that character.
  package var range: Range<Int>
  /// Why it begins none.
  package var reason: Reason
}
