package import Diagnostics

/// A range in which the tool that writes a file would write different bytes.
package struct LayoutDifference: Hashable, Sendable {
  /// The byte range that the tool would replace.
  package let range: SourceRange
  /// A description of the bytes that the tool would write, as a short English phrase.
  package let expected: String
}
