import CatalogLint
package import CatalogLintRuns
import Foundation
package import LanguageTags
import StringCatalogs

/// Puts translations into the files of catalogs.
package enum ImportRun {
  /// What came of it.
  package struct Outcome: Sendable {
    /// A file that is another one now.
    package struct ChangedFile: Sendable {
      /// Its path.
      package let path: String
    }

    /// The translations that were taken.
    package fileprivate(set) var taken: [ImportedUnit] = []
    /// How many say what the catalogs say, or nothing.
    package fileprivate(set) var unchangedCount = 0
    /// Those that were not taken, in the order of their lines.
    package fileprivate(set) var refusals: [ImportRefusal] = []
    /// The files that are others now, or would be.
    package fileprivate(set) var files: [ChangedFile] = []
    /// What could not be written.
    package fileprivate(set) var failures: [FileError] = []
    /// What could not be read.
    package let reading: CatalogReading
  }

  /// Takes translations into the catalogs in files and folders; a translation of another one is refused, wherever
  /// its catalog may be.
  ///
  /// Each file is replaced at once or not at all, when all translations have been looked at.
  ///
  /// - Parameters:
  ///   - units: The translations.
  ///   - request: Where the catalogs are.
  ///   - language: The only language that is taken, which catalogs may not have yet; `nil` for all that they have.
  ///   - writes: Whether files are written, or only looked at.
  package static func run(
    _ units: [ImportedUnit], _ request: LintRequest, language: LanguageTag?, writes: Bool
  ) throws(LintRefusal) -> Outcome {
    var byCatalog: [[String]: [ImportedUnit]] = [:]
    for unit in units {
      byCatalog[FilePath.parts(unit.id.catalog), default: []].append(unit)
    }
    var imports: [(CatalogImport, CatalogReading.Catalog)] = []
    let reading = try CatalogReading(request, where: { byCatalog[FilePath.parts($0)] != nil }) {
      read in
      guard let rows = byCatalog.removeValue(forKey: FilePath.parts(read.catalog.name)) else {
        return
      }
      var work = CatalogImport(read.catalog)
      take(rows, into: &work, language: language)
      imports.append((work, read))
    }
    var outcome = try finish(imports, reading, output: nil, writes: writes)
    for unit in byCatalog.values.joined() {
      outcome.refusals.append(
        ImportRefusal(
          code: .unknownCatalog, unit: unit, message: "no catalog of this name was found"))
    }
    outcome.refusals.sort { ($0.unit.line, $0.message) < ($1.unit.line, $1.message) }
    outcome.taken.sort { $0.line < $1.line }
    return outcome
  }

  private static func take(
    _ rows: [ImportedUnit], into work: inout CatalogImport, language: LanguageTag?
  ) {
    var names: [String] = []
    var byName: [String: [ImportedUnit]] = [:]
    for row in rows {
      if byName[row.language] == nil { names.append(row.language) }
      byName[row.language, default: []].append(row)
    }
    for name in names {
      let rows = byName[name] ?? []
      guard let tag = LanguageTag(name) else {
        work.refuse(rows, .invalidLanguage, "this is no language tag")
        continue
      }
      if let language, tag != language {
        work.refuse(rows, .invalidLanguage, "only \(language) was asked for")
        continue
      }
      work.take(rows, into: tag, isAskedFor: tag == language)
    }
  }

  /// A file that is another one now, or a new one.
  private struct Change {
    let path: String
    let bytes: [UInt8]
    /// What was there; `nil` for a new file.
    let old: CatalogFile?
  }

  /// Writes what has changed, and gathers what came of it.
  ///
  /// - Parameter output: The folder for the changed files, by their paths; `nil` to replace them.
  /// - Throws: ``LintRefusal`` if a file for the folder would replace one that is read; then none is written.
  static func finish(
    _ imports: [(CatalogImport, CatalogReading.Catalog)], _ reading: CatalogReading,
    output: String?, writes: Bool
  ) throws(LintRefusal) -> Outcome {
    var outcome = Outcome(reading: reading)
    var changes: [Change] = []
    for (work, read) in imports {
      outcome.taken += work.taken
      outcome.unchangedCount += work.unchangedCount
      outcome.refusals += work.refusals
      for (index, file) in work.catalog.files.enumerated() {
        let old = index < read.catalog.files.count ? read.catalog.files[index].content : nil
        // A file without a text is none that anybody needs.
        guard old.map({ $0.bytes != file.content.bytes }) ?? !file.content.entries.isEmpty else {
          continue
        }
        let path = index < read.files.count ? read.files[index].path : file.path
        changes.append(
          Change(
            path: FilePath.path(path, in: output), bytes: file.content.bytes,
            old: output == nil ? old : nil))
      }
    }
    if output != nil, let change = changes.first(where: { reading.inputs.contains($0.path) }) {
      throw .outputIsInput(change.path)
    }
    for change in changes {
      let shown = FilePath.shown(change.path)
      do throws(FileError) {
        if writes { try write(change, mayReplace: output != nil) }
        outcome.files.append(Outcome.ChangedFile(path: shown))
      } catch {
        outcome.failures.append(FileError(path: shown, reason: error.reason))
      }
    }
    return outcome
  }

  private static func write(_ change: Change, mayReplace: Bool) throws(FileError) {
    let path = change.path
    if change.old == nil, let slash = path.lastIndex(of: "/") {
      // What is there and is no file of the catalog is somebody else's.
      if !mayReplace, FileManager.default.fileExists(atPath: path) {
        throw FileError(path: path, reason: .changed)
      }
      do {
        try FileManager.default.createDirectory(
          atPath: String(path[..<slash]), withIntermediateDirectories: true)
      } catch {
        throw FileError(path: path, reason: .unreadable)
      }
    }
    try AtomicFile.write(
      change.bytes, to: path, replacing: change.old.map { FileFingerprint($0.bytes) })
  }
}
