/// A value with a name, or with a number in braces, in a string: `{name}`, `%(name)s`, `%1`.
package struct NamedPlaceholder: Hashable {
  /// The bytes of the name with its braces and the sign in front.
  package var range: Range<Int>
  /// The name.
  package var name: String
  /// The braces and the sign, without the name.
  package var style: String
  /// The same as it is written, with white space and a format: `{{*, number}}`.
  package var pattern: String
  /// The name of the format behind a comma, without its options; empty without one.
  package var format = ""
  /// The type of a message's argument: `number` in `{0,number}`; empty without one.
  package var type = ""
  /// `true` if the value only chooses among strings, and is not shown.
  package var isSelector = false

  /// What a text has in place of the name if it is to be right.
  package var spelling: String { pattern.replacing("*", with: name) }
}

extension NamedPlaceholder {
  /// How names are written.
  package enum Syntax: Hashable, Sendable {
    /// `{name}`, `${name}`, `%{name}`, `{{name}}`: nobody says by which framework.
    case unknown
    /// The same, and the keys of other texts that i18next puts in their place: `$t(name)`.
    case nested
    /// `%(name)s` of Python.
    case python
    /// `{name}` and `{}` with more behind the name, `{name:>10}`; two braces stand for one.
    case braces
    /// `{0}` and `{0,number}` of `java.text.MessageFormat`, with apostrophes around braces that are
    /// no argument.
    case messageFormat
    /// Expressions in braces, of which variables are values that the program passes: `{ $name }`.
    case placeables
    /// There are none.
    case none

    /// `true` if a grammar tells names from text, so that a string of which the names are not read
    /// has a mistake, and a source without names shows that the program passes no value.
    package var hasGrammar: Bool { self == .placeables }
    /// `true` if values may choose among variants, also without being shown.
    package var hasSelectors: Bool { self == .placeables }
  }
}
