package import Files

extension FileError.Reason {
  /// A file was not parsed completely, and the diagnostic for this is turned off, allowed or
  /// suppressed.
  package static let unparsable = Self.other(
    "the file does not follow its file format and was not checked; to skip it, use 'exclude'")
  /// The lists of used keys contain neither uses nor errors for source files.
  package static let withoutUses = Self.other(
    "the file lists no keys, so keys were not compared with the code; "
      + "run 'waymark keyscan' on the folder of the sources")
  /// Fix-its would change the file, but a diff cannot represent the changes.
  static let notText = Self.other(
    "the file is not UTF-8, so no diff can show its fixes")
  /// The diagnostics exceed the memory limit.
  package static let tooManyDiagnostics = Self.other(
    "the diagnostics need more than 1 GB of memory, so none is reported; "
      + "lint fewer files, or turn rules off with --allow")

  /// Returns the reason why the keys that a source file uses could not be listed.
  static func unscanned(_ reason: String) -> Self {
    .other("the keys that the file uses are not known: \(reason)")
  }
}
