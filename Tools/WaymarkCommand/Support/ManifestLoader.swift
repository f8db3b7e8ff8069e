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
  /// - Throws: ``Failure`` with all diagnostics if there is an error.
  static func load(_ origin: ManifestOrigin) throws(Failure) -> [LinkManifest] {
    guard case .files(let paths) = origin else { return BundledApp.all }
    return try files(at: paths).map(\.manifest)
  }

  /// Returns the manifests of files, in the order of the paths.
  ///
  /// - Throws: ``Failure`` with all diagnostics if there is an error.
  static func files(at paths: [String]) throws(Failure) -> [ManifestFile] {
    var sources: [ManifestSource] = []
    for path in paths {
      sources.append(ManifestSource(path: path, bytes: try InputFile.read(path)))
    }
    let set = ManifestSet(reading: sources)
    guard set.hasErrors else { return set.files }
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
      // This error is unexpected: files are checked when they are loaded, and tests check the
      // bundled manifests.
      throw Failure(error.description)
    }
  }
}
