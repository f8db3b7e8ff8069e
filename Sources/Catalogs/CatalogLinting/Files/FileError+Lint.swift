package import Files

extension FileError.Reason {
  /// A catalog could not be read to its end, and the diagnostic that says so is turned off.
  package static let unparsable = Self.other(
    "it does not follow its format, so it was not checked; to skip it, use exclude")
  /// The list of the keys that the code uses has none, nor a source.
  package static let withoutUses = Self.other(
    "no key is used in it, so the keys of the code were not looked at; "
      + "list them from the folder of the sources")
  /// The file would be changed, and no diff can show it.
  static let notText = Self.other(
    "fixes would change it, but it is not UTF-8, so no diff can show them")
  /// The files have more diagnostics than fit into memory.
  package static let tooManyDiagnostics = Self.other(
    "the diagnostics need more than 1 GB of memory, so none is shown; "
      + "lint fewer files, or turn rules off with --allow")

  /// The keys that a source uses could not be listed, for the reason given.
  static func unscanned(_ reason: String) -> Self { .other("its keys are not known: \(reason)") }
}
