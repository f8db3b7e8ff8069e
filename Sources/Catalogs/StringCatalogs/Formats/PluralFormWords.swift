/// The wording of diagnostics about numbered plural forms.
package struct PluralFormWords: Sendable {
  /// Returns the name of a form by its number, counted from 0, such as `msgstr[0]`.
  package let name: @Sendable (_ form: Int) -> String
  /// Returns a clause with the number of forms, such as `nplurals is 3`.
  package let count: @Sendable (_ forms: Int) -> String
  /// Returns a clause about a form that no number selects, given the text in the error's range.
  package let surplus: @Sendable (_ found: String) -> String
  /// A clause that states the consequence of a missing form.
  package let missing: String
  /// A clause that states the consequence of fewer forms than the formula requires.
  package let fewer: String
  /// A clause that states the consequence of an empty form if the other forms are translated.
  package let empty: String
}
