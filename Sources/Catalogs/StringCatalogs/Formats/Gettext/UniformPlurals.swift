/// The translated plurals of a PO file that all have the same number of forms.
package struct UniformPlurals: Sendable {
  /// The index of the first plural in the entries of the file.
  package var first: Int
  /// The number of plurals.
  package var count: Int
  /// The number of forms of each.
  package var forms: Int
}
