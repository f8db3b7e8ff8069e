import LinkRouting

/// A mistake in declarations that a manifest cannot represent.
struct DeclarationMistake: Sendable {
  let message: String
  let note: String
  /// The location, starting at the route; by default, the path.
  var location = ManifestLocation("path")

  /// Returns the mistake at another location.
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
