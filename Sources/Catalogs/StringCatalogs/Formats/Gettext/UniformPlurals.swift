/// The translated plurals of a PO or Qt file, if all of them have the same number of forms.
package struct UniformPlurals: Sendable {
  /// The index of the first plural in the entries of the file.
  package var first: Int
  /// The number of plurals.
  package var count: Int
  /// The number of forms of each plural.
  package var forms: Int
}
