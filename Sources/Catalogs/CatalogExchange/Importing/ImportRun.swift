import CatalogLint
package import CatalogLinting
package import Files
package import LanguageTags
import StringCatalogs

/// A run that imports translations into the files of catalogs.
package enum ImportRun {
  /// The result of an import.
  package struct Outcome: Sendable {
    /// A changed file.
    package struct ChangedFile: Sendable {
      /// The path of the file.
      package let path: String
      /// `true` if the file did not exist before.
      package let isNew: Bool
    }

    /// The accepted translations.
    package fileprivate(set) var taken: [ImportedUnit] = []
    /// The number of ignored translations, which are empty, unchanged, or repeated.
    package fileprivate(set) var unchangedCount = 0
    /// The rejected translations, in the order of their lines.
    package fileprivate(set) var refusals: [ImportRefusal] = []
    /// The files that were changed, or that would be changed if files were written.
    package fileprivate(set) var files: [ChangedFile] = []
    /// The errors for files that could not be written.
    package fileprivate(set) var failures: [FileError] = []
    /// The result of reading the catalogs.
    package let reading: CatalogReading
  }

  /// Imports translations into the catalogs of a request.
  ///
  /// A translation for any other catalog is rejected. All translations are checked before any file
  /// is written. Then either all changed files are replaced or none.
  ///
  /// - Parameters:
  ///   - units: The translations.
  ///   - request: The locations of the catalogs.
  ///   - language: The only language to import, which is added to catalogs that lack it; `nil` to
  ///     import all languages that the catalogs contain.
  ///   - writes: `true` to write files; `false` to only check the translations.
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
      var work = CatalogImport(read.catalog, read.linter)
      let sources = read.catalog.source.flatMap { read.catalog.languages[$0].tag }
      var wanted: [ImportedUnit] = []
      var known: [String: String?] = [:]
      for row in rows {
        let tags = [sources, CatalogLanguage(name: row.language).tag].compactMap(\.self)
        let fault = known[row.language] ?? read.fault(ofFilesIn: tags)
        known[row.language] = .some(fault)
        if let fault {
          work.refuse([row], code: .unwritable, message: fault)
        } else {
          wanted.append(row)
        }
      }
      take(wanted, into: &work, language: language)
      imports.append((work, read))
    }
    var outcome = try finish(imports, reading, output: nil, writes: writes)
    for unit in byCatalog.values.joined() {
      outcome.refusals.append(
        ImportRefusal(
          code: .unknownCatalog, unit: unit,
          message: "no catalog of this name was found; run the import in the folder of the export"))
    }
    outcome.refusals.sort { ($0.unit.line, $0.message) < ($1.unit.line, $1.message) }
    outcome.taken.sort { $0.line < $1.line }
    return outcome
  }

  private static func take(
    _ rows: [ImportedUnit], into work: inout CatalogImport, language: LanguageTag?
  ) {
    var tags: [LanguageTag] = []
    var byTag: [LanguageTag: [ImportedUnit]] = [:]
    for row in rows {
      guard let tag = CatalogLanguage(name: row.language).tag else {
        work.refuse(
          [row], code: .invalidLanguage, message: "'\(row.language)' is not a language tag")
        continue
      }
      if byTag[tag] == nil { tags.append(tag) }
      byTag[tag, default: []].append(row)
    }
    for tag in tags {
      let rows = byTag[tag] ?? []
      if let language, tag != language {
        work.refuse(
          rows, code: .invalidLanguage, message: "the language is \(tag), not \(language)")
        continue
      }
      work.take(rows, into: tag, isAskedFor: tag == language)
    }
  }

  /// Writes the changed files and collects the results.
  ///
  /// - Parameter output: The folder in which the changed files are written, with the same
  ///   subfolders as the originals; `nil` to replace the originals.
  /// - Throws: ``LintRefusal`` if a file in the folder would replace an input. In this case, no
  ///   file is written.
  static func finish(
    _ imports: [(CatalogImport, CatalogReading.Catalog)], _ reading: CatalogReading,
    output: String?, writes: Bool
  ) throws(LintRefusal) -> Outcome {
    var outcome = Outcome(reading: reading)
    var items: [AtomicFileSet.Item] = []
    // The accepted translations, each with the index in `items` of the file that contains it.
    var taken: [(unit: ImportedUnit, item: Int?)] = []
    for (work, read) in imports {
      outcome.unchangedCount += work.unchangedCount
      outcome.refusals += work.refusals
      var places: [Int: Int] = [:]
      for (index, file) in work.catalog.files.enumerated() {
        let old = index < read.catalog.files.count ? read.catalog.files[index].content.bytes : nil
        // A new file is not written if no translation was added to it.
        guard (old ?? work.seeds[index]) != file.content.bytes else { continue }
        let path = index < read.files.count ? read.files[index].path : file.path
        places[index] = items.count
        items.append(
          AtomicFileSet.Item(
            path: FilePath.path(path, in: output), bytes: file.content.bytes,
            old: output == nil ? old : nil,
            mayReplace: output != nil))
      }
      taken += work.taken.map { ($0.unit, places[$0.file]) }
    }
    if output != nil, let item = items.first(where: { reading.inputs.contains($0.path) }) {
      throw .outputIsInput(item.path)
    }
    let result: (written: [Bool], errors: [FileError]) =
      writes ? AtomicFileSet.write(items) : (items.map { _ in true }, [])
    outcome.failures = result.errors.map { error in
      FileError(path: FilePath.shown(error.path), reason: error.reason)
    }
    outcome.files = zip(items, result.written).filter(\.1).map { item, _ in
      Outcome.ChangedFile(
        path: FilePath.shown(item.path), isNew: item.old == nil && !item.mayReplace)
    }
    let reason = outcome.failures.first.map { failure in
      "nothing was written, because \(failure.path) could not be written: \(failure.message)"
    }
    for (unit, item) in taken {
      if let reason, !(item.map { result.written[$0] } ?? false) {
        outcome.refusals.append(
          ImportRefusal(code: .notWritten, unit: unit, message: reason))
      } else {
        outcome.taken.append(unit)
      }
    }
    return outcome
  }
}
