package import Diagnostics
import LinkRouting

/// A manifest file that was not read yet.
package struct ManifestSource: Sendable {
  /// How diagnostics name the file.
  package let path: String
  /// The file.
  package let bytes: [UInt8]

  /// Makes a source.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Manifest files that serve together, checked each by itself and against each other.
package struct ManifestSet: Sendable {
  /// The files that could be read, in the order given.
  package let files: [ManifestFile]
  /// Everything there is to say about them, in the order of the files and of the places in them.
  package let diagnostics: [Diagnostic]
  /// The files whose routes were not compared with the others', because they have errors.
  package let uncompared: [String]

  /// A Boolean value that indicates whether several files were given, readable or not.
  package let isOfSeveral: Bool

  /// Whether a diagnostic is an error, so that the files make no router.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads and checks files.
  ///
  /// - Parameters:
  ///   - sources: The files; two of the same path are read as two.
  ///   - limit: The greatest number of conflicts between routes that are listed.
  package init(reading sources: [ManifestSource], limit: Int = 100) {
    var files: [ManifestFile] = []
    var sound: [ManifestFile] = []
    var uncompared: [String] = []
    var diagnostics: [[Diagnostic]] = []
    for source in sources {
      let (file, found) = ManifestFile.read(source.bytes, path: source.path)
      let isSound = !found.contains { $0.severity == .error }
      if let file { files.append(file) }
      if let file, isSound { sound.append(file) } else { uncompared.append(source.path) }
      diagnostics.append(found)
    }
    self.files = files
    isOfSeveral = sources.count > 1
    self.uncompared = uncompared
    var together = ManifestFile.diagnostics(
      for: LinkManifest.sharingDiagnostics(sound.map(\.manifest)), in: sound)
    if !together.contains(where: { $0.severity == .error }) {
      together += Self.conflicts(of: sound, limit: limit)
    }
    let order = Dictionary(
      sources.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    // The files in the order in which they were given, and the places within each; what is said of one
    // place stays in its order. How many conflicts are not listed is said behind those that are.
    self.diagnostics = (diagnostics.flatMap(\.self) + together).enumerated()
      .map { index, diagnostic in
        let rank = diagnostic.path.flatMap { order[$0] } ?? sources.count
        let range = diagnostic.range ?? SourceRange(0, 0)
        let isRest = diagnostic.rule == Router.restOfConflicts
        return (key: (rank, isRest ? 1 : 0, range, index), diagnostic)
      }
      .sorted { $0.key < $1.key }.map(\.1)
  }

  /// What is wrong between the routes of sound files.
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
