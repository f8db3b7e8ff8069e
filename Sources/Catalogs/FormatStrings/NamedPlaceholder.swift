/// A named value in a string, or a numbered value in braces: `{name}`, `%(name)s`, `%1`.
package struct NamedPlaceholder: Hashable {
  /// The byte range of the name, including its braces and the sign before it.
  package var range: Range<Int>
  /// The name without its braces.
  package var name: String
  /// The braces and the sign, with `*` for the name.
  package var style: String
  /// The style as it is written, with white space and a format: `{{*, number}}`.
  package var pattern: String
  /// The name of the format after a comma, without its options; empty if there is none.
  package var format = ""
  /// The type of a message's argument: `number` in `{0,number}`; empty if there is none.
  package var type = ""
  /// `true` if the value only selects among strings and is not displayed.
  package var isSelector = false

  /// The correct spelling of the placeholder.
  package var spelling: String { pattern.replacing("*", with: name) }
}

extension NamedPlaceholder {
  /// The syntax of named values.
  package enum Syntax: Hashable, Sendable {
    /// `{name}`, `${name}`, `%{name}`, `{{name}}`: the framework is unknown.
    case unknown
    /// The same, and the keys of other strings that i18next inserts: `$t(name)`.
    case nested
    /// `%(name)s` of Python.
    case python
    /// `{name}` and `{}`, possibly with a format, `{name:>10}`; two braces are a literal brace.
    case braces
    /// `{0}` and `{0,number}` of `java.text.MessageFormat`, where apostrophes quote literal braces.
    case messageFormat
    /// Expressions in braces, where a variable is a value that the program passes: `{ $name }`.
    case placeables
    /// No named values.
    case none

    /// `true` if a grammar distinguishes names from literal text.
    ///
    /// A string whose names cannot be read then has an error. A source string without names shows
    /// that the program passes no value.
    package var hasGrammar: Bool { self == .placeables }
    /// `true` if a value can select among variants, even without being displayed.
    package var hasSelectors: Bool { self == .placeables }
  }
}
