import CatalogLint
import Diagnostics
import Files

/// A file of known diagnostics, and the names that it has for catalogs.
struct KnownDiagnostics: Sendable {
  /// The file, as reports name it.
  let path: String
  private(set) var baseline = Baseline()
  /// Whether the file is there.
  var exists: Bool { bytes != nil }
  /// What the file had; `nil` if there is none.
  private var bytes: [UInt8]?
  /// The folder of the file, in which the names of catalogs begin.
  private let folder: [String]

  /// Reads a file.
  ///
  /// - Parameter isRequired: Whether the file has to be there.
  init(reading path: String, isRequired: Bool) throws(LintRefusal) {
    self.path = path
    folder = FilePath.parts(FilePath.realFolder(of: path))
    if !isRequired, FilePath.reason(ofNothingAt: path) == .missing { return }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path)
    } catch {
      let isMissing = FilePath.reason(ofNothingAt: path) == .missing
      throw isMissing ? .missingBaseline(path) : .unreadable(error)
    }
    self.bytes = bytes
    do throws(BaselineError) {
      baseline = try Baseline(parsing: bytes)
    } catch {
      let diagnostic = Diagnostic(
        rule: error.code.rawValue, severity: .error, path: path, range: error.range,
        message: "expected \(error.expected)",
        notes: [Diagnostic.Note("--update-baseline writes the file anew where it does not exist")])
      throw .invalid([
        LintRefusal.InvalidFile(path: path, bytes: bytes, diagnostics: [diagnostic])
      ])
    }
  }

  /// The name of a catalog or file in the list.
  ///
  /// - Complexity: Asks the file system for each part of the path; so ask once for a catalog.
  func name(of path: String) -> String {
    let real = FilePath.parts(FilePath.realFolder(of: path)) + FilePath.parts(path).suffix(1)
    return FilePath.relative(real, to: folder)
  }

  /// Whether a name of the list is that of something below one of some folders.
  func isBelow(_ folders: [[String]], _ name: String) -> Bool {
    let parts = FilePath.parts("/" + folder.joined(separator: "/") + "/" + name)
    return folders.contains { parts.starts(with: $0) }
  }

  /// The entries that diagnostics are known by.
  func entries(of diagnostics: [Diagnostic]) -> [Baseline.Entry] {
    let name = naming()
    return diagnostics.map { Baseline.Entry($0, naming: name) }
  }

  /// Removes what the list has.
  var filter: BaselineFilter { BaselineFilter(baseline, naming: naming()) }

  /// Returns a function like ``name(of:)`` that remembers names.
  private func naming() -> (String) -> String {
    var names: [String: String] = [:]
    return { path in
      if let name = names[path] { return name }
      let name = name(of: path)
      names[path] = name
      return name
    }
  }

  /// Replaces the list, and writes it; not over what another run has written meanwhile.
  func write(_ baseline: Baseline) throws(FileError) {
    try AtomicFile.write(
      Array(baseline.fileText.utf8), to: path, replacing: bytes.map { FileFingerprint($0) })
  }
}
