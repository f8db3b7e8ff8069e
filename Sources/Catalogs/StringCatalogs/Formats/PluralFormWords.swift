/// The wording of diagnostics about numbered plural forms.
package struct PluralFormWords: Sendable {
  /// A function that returns the name of a form, such as `msgstr[0]`; forms are counted from 0.
  package let name: @Sendable (_ form: Int) -> String
  /// A function that returns a clause with the number of forms, such as `nplurals is 3`.
  package let count: @Sendable (_ forms: Int) -> String
  /// A function that returns a clause about a form that no number selects.
  ///
  /// The argument is the text in the range of the error.
  package let surplus: @Sendable (_ found: String) -> String
  /// A clause that states the consequence of a missing form.
  package let missing: String
  /// A clause that states the consequence of fewer forms than the formula requires.
  package let fewer: String
  /// A clause that states the consequence of an empty form if the other forms are translated.
  package let empty: String
}
