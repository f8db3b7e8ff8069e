/// The wording of diagnostics that depends on the tools and programs that use a file format.
package struct FormatToolWords: Sendable {
  /// The name of the tool that writes the file and extracts its keys from code, such as Xcode.
  package var editor = "the tool"
  /// A clause that states the consequence if a plural has no string for a number.
  package var missingForm = "the app has no string"
  /// A clause that states the consequence of a mismatch in leading or trailing line breaks.
  ///
  /// The mismatch is between a source string and its translation.
  package var lineEnds = "the compiler rejects the file"
}
