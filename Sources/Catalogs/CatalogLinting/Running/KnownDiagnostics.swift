import CatalogLint
import Diagnostics
import Files

/// A baseline file, with the names that it uses for catalogs.
struct KnownDiagnostics: Sendable {
  /// The path of the file, as reports show it.
  let path: String
  private(set) var baseline = Baseline()
  /// `true` if the file exists.
  var exists: Bool { bytes != nil }
  /// The content of the file; `nil` if it does not exist.
  private var bytes: [UInt8]?
  /// The folder of the file; the names of catalogs are relative to it.
  private let folder: [String]

  /// Reads a baseline.
  ///
  /// - Parameter isRequired: `true` if the file must exist.
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
        notes: [
          Diagnostic.Note("to replace this file, delete it and run with --update-baseline")
        ])
      throw .invalid([
        LintRefusal.InvalidFile(path: path, bytes: bytes, diagnostics: [diagnostic])
      ])
    }
  }

  /// Returns the name that the baseline uses for a catalog or file.
  ///
  /// - Complexity: Accesses the file system for each component of the path. Call this method only
  ///   once for each catalog.
  func name(of path: String) -> String {
    let real = FilePath.parts(FilePath.realFolder(of: path)) + FilePath.parts(path).suffix(1)
    return FilePath.relative(real, to: folder)
  }

  /// Returns `true` if a name in the baseline belongs to a file or catalog in the given folders.
  func isBelow(_ folders: [[String]], _ name: String) -> Bool {
    let parts = FilePath.parts("/" + folder.joined(separator: "/") + "/" + name)
    return folders.contains { parts.starts(with: $0) }
  }

  /// Returns the baseline entries for diagnostics.
  func entries(of diagnostics: [Diagnostic]) -> [Baseline.Entry] {
    let name = naming()
    return diagnostics.map { Baseline.Entry($0, naming: name) }
  }

  /// The filter that removes the diagnostics in the baseline.
  var filter: BaselineFilter { BaselineFilter(baseline, naming: naming()) }

  /// Returns a variant of ``name(of:)`` that caches the names.
  private func naming() -> (String) -> String {
    var names: [String: String] = [:]
    return { path in
      if let name = names[path] { return name }
      let name = name(of: path)
      names[path] = name
      return name
    }
  }

  /// Writes a new baseline, unless another process has changed the file since it was read.
  func write(_ baseline: Baseline) throws(FileError) {
    try AtomicFile.write(
      Array(baseline.fileText.utf8), to: path, replacing: bytes.map { FileFingerprint($0) })
  }
}
