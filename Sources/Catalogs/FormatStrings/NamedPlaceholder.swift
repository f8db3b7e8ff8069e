/// A placeholder for a named or numbered value: `{name}`, `%(name)s`, `{0}`, `%1`.
package struct NamedPlaceholder: Hashable {
  /// The byte range of the placeholder, including its braces and any sign before them.
  package var range: Range<Int>
  /// The name without its braces.
  package var name: String
  /// The delimiters, with `*` in place of the name: `{{*}}`, `${*}`.
  package var style: String
  /// The delimiters as the string spells them, including white space and a format: `{{*, number}}`.
  package var pattern: String
  /// The name of the format after a comma, without options; empty if there is none.
  package var format = ""
  /// The type of a message argument, such as `number` in `{0,number}`; empty if there is none.
  package var type = ""
  /// `true` if the value only selects among strings and is not displayed.
  package var isSelector = false

  /// The placeholder with its delimiters, as the string spells it.
  package var spelling: String { pattern.replacing("*", with: name) }
}

extension NamedPlaceholder {
  /// The syntax of named values.
  package enum Syntax: Hashable, Sendable {
    /// Any of `{name}`, `${name}`, `%{name}`, and `{{name}}`, because the framework is unknown.
    case unknown
    /// The syntax of ``unknown``, and i18next nesting: `$t(key)` includes the string of a key.
    case nested
    /// `%(name)s`, as in Python.
    case python
    /// `{name}` or `{}`, with an optional format (`{name:>10}`); double braces are a literal brace.
    case braces
    /// `{0}` and `{0:N2}` of .NET's `String.Format`; double braces are a literal brace.
    case composite
    /// `{0}` and `{0,number}` of `java.text.MessageFormat`, where apostrophes quote literal braces.
    case messageFormat
    /// Fluent placeables, in which the program passes the values of variables: `{ $name }`.
    case placeables
    /// No named values.
    case none

    /// `true` if the syntax of the whole string is defined by a grammar, as in Fluent.
    ///
    /// In this case, a string whose placeholders cannot be parsed contains an error. If a source
    /// string contains no placeholders, the program passes no values.
    package var hasGrammar: Bool { self == .placeables }
    /// `true` if a value can select among variants without being displayed.
    package var hasSelectors: Bool { self == .placeables }
  }
}
