package import Diagnostics
import LinkRouting

/// The path and the content of a manifest file that has not been parsed.
package struct ManifestSource: Sendable {
  /// The path of the file, which diagnostics show.
  package let path: String
  /// The content of the file.
  package let bytes: [UInt8]

  /// Creates a source.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Manifest files for one router, checked individually and against each other.
package struct ManifestSet: Sendable {
  /// The files that could be read, in the given order.
  package let files: [ManifestFile]
  /// All diagnostics, in the order of the files and of the ranges in each file.
  package let diagnostics: [Diagnostic]
  /// The paths of the files with errors, whose routes were not compared with those of other files.
  package let uncompared: [String]

  /// The names of the environments of each file, in the order of ``files``.
  package let environments: [[String]]

  /// A Boolean value that indicates whether more than one file was given, readable or not.
  package let isOfSeveral: Bool

  /// `true` if a diagnostic is an error, so that the files cannot form a router.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads and checks files.
  ///
  /// - Parameters:
  ///   - sources: The files; two files with the same path are both read.
  ///   - limit: The maximum number of conflicts between routes to report.
  ///   - environment: The environment to apply to the files that declare it; the other files are
  ///     used as they are.
  package init(reading sources: [ManifestSource], limit: Int = 100, environment: String? = nil) {
    var files: [ManifestFile] = []
    var environments: [[String]] = []
    var sound: [ManifestFile] = []
    var uncompared: [String] = []
    var diagnostics: [[Diagnostic]] = []
    for source in sources {
      var (file, found) = ManifestFile.read(source.bytes, path: source.path)
      let isSound = !found.contains { $0.severity == .error }
      if let file { environments.append(file.manifest.environments.map(\.name)) }
      if let environment { file = file.map { $0.applying(environment: environment) ?? $0 } }
      if let file { files.append(file) }
      if let file, isSound { sound.append(file) } else { uncompared.append(source.path) }
      diagnostics.append(found)
    }
    self.files = files
    self.environments = environments
    isOfSeveral = sources.count > 1
    self.uncompared = uncompared
    var together = ManifestFile.diagnostics(
      for: LinkManifest.sharingDiagnostics(sound.map(\.manifest)), in: sound)
    if !together.contains(where: { $0.severity == .error }) {
      together += Self.conflicts(of: sound, limit: limit)
    }
    let order = Dictionary(
      sources.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    // The diagnostics are sorted by the order of the files and by range. Diagnostics with equal
    // ranges keep their order. The diagnostic with the number of unlisted conflicts follows the
    // listed conflicts.
    self.diagnostics = (diagnostics.flatMap(\.self) + together).enumerated()
      .map { index, diagnostic in
        let rank = diagnostic.path.flatMap { order[$0] } ?? sources.count
        let range = diagnostic.range ?? SourceRange(0, 0)
        let isRest = diagnostic.rule == Router.restOfConflicts
        return (key: (rank, isRest ? 1 : 0, range, index), diagnostic)
      }
      .sorted { $0.key < $1.key }.map(\.1)
  }

  /// Returns the diagnostics about conflicts between the routes of valid files.
  private static func conflicts(of files: [ManifestFile], limit: Int) -> [Diagnostic] {
    do throws(ManifestError) {
      let router = try Router(files.map(\.manifest))
      return ManifestFile.diagnostics(
        for: router.conflictDiagnostics(limit: limit), in: files)
    } catch {
      return ManifestFile.diagnostics(for: error.diagnostics, in: files)
    }
  }
}
