import LinkRouting

/// A mistake in Swift declarations, such as brackets in a literal.
///
/// The manifest cannot represent such a declaration. The mistake is therefore recorded with the
/// manifest and reported with its other diagnostics.
struct DeclarationMistake: Sendable {
  let message: String
  let note: String
  /// The location relative to the route; by default, the path of the route.
  var location = ManifestLocation("path")

  /// Returns a copy of the mistake with another location.
  func located(at location: ManifestLocation) -> Self {
    var mistake = self
    mistake.location = location
    return mistake
  }

  /// Returns the diagnostic of the mistake.
  func diagnostic(app: String) -> ManifestDiagnostic {
    ManifestDiagnostic(
      code: "invalid-declaration", app: app, location: location, message: message,
      notes: [ManifestDiagnostic.Note(note)])
  }
}
