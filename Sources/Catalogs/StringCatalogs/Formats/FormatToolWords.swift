/// The words of diagnostics about the tools and programs of a file format.
package struct FormatToolWords: Sendable {
  /// The tool that writes the file and extracts its keys, such as Xcode.
  package var editor = "the tool"
  /// The consequence if no string exists for a number, as a clause.
  package var missingForm = "the app has no string"
  /// The consequence of different leading or trailing line breaks in a translation, as a clause.
  package var lineEnds = "the compiler rejects the file"
}
