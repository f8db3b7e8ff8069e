/// The wording of diagnostics about numbered plural forms.
package struct PluralFormWords: Sendable {
  /// Returns the name of a form by its number, counted from 0, such as `msgstr[0]`.
  package let name: @Sendable (_ form: Int) -> String
  /// Returns a clause with the number of forms, such as `nplurals is 3`.
  package let count: @Sendable (_ forms: Int) -> String
  /// Returns a clause about a form that no number selects, given the bytes in the error's range.
  package let surplus: @Sendable (_ found: String) -> String
  /// The consequence of a missing form, as a clause.
  package let missing: String
  /// The consequence of a plural that has fewer forms, as a clause.
  package let fewer: String
  /// The consequence of an empty form together with translated forms, as a clause.
  package let empty: String
}
