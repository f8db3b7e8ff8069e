package import Files

extension FileError.Reason {
  /// A catalog was not read completely, and the diagnostic about it is turned off.
  package static let unparsable = Self.other(
    "it does not follow its file format, so it was not checked; to skip it, use 'exclude'")
  /// A list of used keys has no keys and no sources.
  package static let withoutUses = Self.other(
    "it lists no keys, so keys were not compared with the code; "
      + "create it in the folder of the sources")
  /// The file would be changed, but a diff cannot show it.
  static let notText = Self.other(
    "fixes would change it, but it is not UTF-8, so no diff can show them")
  /// The diagnostics of the files do not fit into memory.
  package static let tooManyDiagnostics = Self.other(
    "the diagnostics need more than 1 GB of memory, so none is reported; "
      + "lint fewer files, or turn rules off with --allow")

  /// Returns the reason that the keys used by a source could not be listed.
  static func unscanned(_ reason: String) -> Self { .other("its keys are not known: \(reason)") }
}
