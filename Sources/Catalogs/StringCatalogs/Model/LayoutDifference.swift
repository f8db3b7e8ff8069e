package import Diagnostics

/// A place at which the tool that writes a file would write other bytes.
package struct LayoutDifference: Hashable, Sendable {
  /// The bytes that it would replace.
  package let range: SourceRange
  /// The bytes that it would write, as a short English phrase.
  package let expected: String
}
