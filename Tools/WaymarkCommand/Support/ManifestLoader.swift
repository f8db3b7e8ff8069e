import BundledApps
import DiagnosticReporters
import Diagnostics
import LinkManifests
import LinkRouting
import Reports
import TextPrimitives

/// Functions that load the manifests of a command.
enum ManifestLoader {
  /// Returns the manifests of an origin.
  ///
  /// - Throws: ``Failure`` with all diagnostics if there is an error, or if there is no such
  ///   environment.
  static func load(
    _ origin: ManifestOrigin, environment: String?
  ) throws(Failure) -> [LinkManifest] {
    guard case .files(let paths) = origin else {
      try check(environment, among: [])
      return BundledApp.all
    }
    return try files(at: paths, environment: environment).map(\.manifest)
  }

  /// Throws an error if the selected environment is unknown.
  ///
  /// At least one manifest must declare environments, and each of these manifests must declare the
  /// selected one. Manifests without environments are the same in every environment.
  ///
  /// - Parameter declared: The names of the environments of each manifest.
  static func check(_ environment: String?, among declared: [[String]]) throws(Failure) {
    guard let environment else { return }
    let sets = declared.filter { !$0.isEmpty }
    guard let names = sets.isEmpty ? [] : sets.first(where: { !$0.contains(environment) }) else {
      return
    }
    throw Failure(
      RootTexts.unknownEnvironment(environment, names), hint: RootTexts.knownEnvironments(names))
  }

  /// Returns the manifests of files, in the order of the paths.
  ///
  /// - Throws: ``Failure`` with all diagnostics if there is an error, or if there is no such
  ///   environment.
  static func files(
    at paths: [String], environment: String?
  ) throws(Failure) -> [ManifestFile] {
    var sources: [ManifestSource] = []
    for path in paths {
      sources.append(ManifestSource(path: path, bytes: try InputFile.read(path)))
    }
    let set = ManifestSet(reading: sources, environment: environment)
    guard set.hasErrors else {
      try check(environment, among: set.environments)
      return set.files
    }
    let report = DiagnosticReport(.text, ReportOptions(.standardError)) { path in
      sources.first { $0.path == path }?.bytes
    }
    var text = report.text(of: set.diagnostics)
    while text.last == "\n" { text.removeLast() }
    throw Failure(text: text)
  }

  /// Returns the router of loaded manifests.
  static func router(_ manifests: [LinkManifest]) throws(Failure) -> Router {
    do throws(ManifestError) {
      return try Router(manifests)
    } catch {
      // No manifest should cause this error: files are checked when they are loaded, and tests
      // check the bundled manifests.
      throw Failure(error.description)
    }
  }
}
