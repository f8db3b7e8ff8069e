/// The words of diagnostics about plural forms that are told apart by their numbers.
package struct PluralFormWords: Sendable {
  /// Returns the name of a form by its number, from 0, such as `msgstr[0]`.
  package let name: @Sendable (_ form: Int) -> String
  /// Returns a clause with the number of forms, such as `nplurals is 3`.
  package let count: @Sendable (_ forms: Int) -> String
  /// Returns a clause about a form that no number takes, by the bytes that an error names.
  package let surplus: @Sendable (_ found: String) -> String
  /// The consequence of a missing form, as a clause.
  package let missing: String
  /// The same of a plural with fewer forms.
  package let fewer: String
  /// The consequence of an empty form beside others, as a clause.
  package let empty: String
}
