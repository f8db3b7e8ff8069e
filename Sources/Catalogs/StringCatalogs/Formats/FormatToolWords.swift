/// The wording of diagnostics that depends on the tools and programs that use a file format.
package struct FormatToolWords: Sendable {
  /// The name of the tool that writes the file and extracts its keys from code, such as Xcode.
  package var editor = "the tool"
  /// What happens if a plural has no string for a number, as a clause.
  package var missingForm = "the app has no string"
  /// What happens if source and translation begin or end with different line breaks, as a clause.
  package var lineEnds = "the compiler rejects the file"
}
