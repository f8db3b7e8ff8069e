import Diagnostics
public import LinkRouting

extension LinkManifest {
  /// Checks the manifest, and proves that its routes are free of conflicts.
  ///
  /// Call the method in a test. The error prints every diagnostic on its own line. The diagnostic
  /// of a conflict contains a link that demonstrates the conflict.
  ///
  /// ```swift
  /// @Test func links() throws {
  ///   try Shop.manifest.validate()
  /// }
  /// ```
  ///
  /// - Throws: `ManifestError` with all diagnostics, including warnings, if one is an error.
  /// - Complexity: That of ``validationDiagnostics()``.
  public func validate() throws(ManifestError) {
    let diagnostics = validationDiagnostics()
    if diagnostics.contains(where: { $0.severity == .error }) { throw ManifestError(diagnostics) }
  }

  /// Returns all problems of the manifest, including conflicts between routes.
  ///
  /// If the manifest itself has errors, conflicts are not included.
  ///
  /// - Complexity: That of `diagnostics()` and of `Router.conflicts(limit:)`.
  public func validationDiagnostics() -> [ManifestDiagnostic] {
    let own = diagnostics()
    if own.contains(where: { $0.severity == .error }) { return own }
    let router: Router
    do throws(ManifestError) {
      router = try Router([self])
    } catch {
      return own + error.diagnostics
    }
    return own + router.conflictDiagnostics()
  }
}
