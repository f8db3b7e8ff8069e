package import Diagnostics

/// A range of a file that differs from the layout that the file's usual tool would write.
package struct LayoutDifference: Hashable, Sendable {
  /// The byte range that the tool would replace.
  package let range: SourceRange
  /// A description of the bytes that the tool would write, as a short English phrase.
  package let expected: String
}
