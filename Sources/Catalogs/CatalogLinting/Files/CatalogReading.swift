package import CatalogLint
package import Diagnostics
package import Files
package import LanguageTags
package import StringCatalogs

/// The result of reading the catalogs that a linter would check.
package struct CatalogReading: Sendable {
  /// A catalog that was read.
  package struct Catalog: Sendable {
    /// The catalog, which combines the content of its files.
    package let catalog: LintedCatalog
    /// The files of the catalog, in order.
    package let files: [FoundCatalog.File]
    /// The linter with the catalog's configuration.
    package let linter: ScopedLinter
    /// Returns the reason why strings in the given languages cannot be written; `nil` if they can.
    ///
    /// They cannot be written if a file in one of the languages, or one without a language tag, was
    /// not read completely.
    package func fault(ofFilesIn tags: [LanguageTag]) -> String? {
      for file in catalog.files {
        let languages = file.content.languages.compactMap(\.tag)
        guard languages.isEmpty || languages.contains(where: tags.contains),
          let error = file.content.errors.first(where: {
            CatalogError.Code.fatal.contains($0.code)
          })
        else { continue }
        return file.content.unreadCharset == nil
          ? "\(file.path) has an error and is not read to its end; correct the error first"
          : "\(file.path) is \(error.expected), and only files in UTF-8 are edited"
      }
      return nil
    }
    /// The languages that the configuration requires.
    var required: [LanguageTag] { linter.options.requiredLanguages ?? [] }
  }

  /// The errors that end the parsing of a file; the content before the error is used.
  package private(set) var errors: [Diagnostic] = []
  /// The diagnostics for single entries that could not be used; such errors do not end the parsing
  /// of a file.
  package private(set) var lostEntries: [Diagnostic] = []
  /// The errors for files that could not be read.
  package private(set) var failures: [FileError] = []
  /// The searched paths that contain no catalog.
  package private(set) var fruitless: [String] = []
  /// The files passed as arguments whose format is unknown.
  package private(set) var unknownFormats: [String] = []
  /// The searched paths whose catalogs are all excluded, if no other catalog was found.
  package private(set) var excluded: [String] = []

  /// The paths of the catalogs and of their configurations.
  package let inputs: InputPaths

  /// A Boolean value that indicates whether all requested files were found and read to their ends.
  package var isComplete: Bool {
    errors.isEmpty && failures.isEmpty && fruitless.isEmpty && unknownFormats.isEmpty
      && excluded.isEmpty
  }

  /// Reads catalogs.
  ///
  /// A catalog that cannot be read is added to the failures.
  ///
  /// - Parameters:
  ///   - request: The locations of the catalogs.
  ///   - decodesCharsets: `true` to decode files in charsets other than UTF-8. This must be `false`
  ///     for edits, which require the original bytes.
  ///   - isWanted: Returns `true` for the name of a catalog to read.
  ///   - body: The function to call with each catalog, in the order of their names.
  /// - Complexity: O(*n*), where *n* is the total size of the catalogs. Only one catalog is in
  ///   memory at a time.
  package init(
    _ request: LintRequest, decodesCharsets: Bool = false,
    where isWanted: (String) -> Bool = { _ in true },
    _ body: (Catalog) -> Void
  ) throws(LintRefusal) {
    let plan = try LintPlan(request)
    try plan.check(output: request)
    inputs = plan.inputs
    failures = plan.failures
    fruitless = plan.fruitless
    unknownFormats = plan.unknownFormats
    excluded = plan.excluded
    for catalog in plan.catalogs where isWanted(catalog.name) {
      do throws(FileError) {
        let scope = plan.scopes[catalog.scope]
        if let read = try read(catalog, scope, decodesCharsets: decodesCharsets) { body(read) }
      } catch {
        failures.append(FileError(path: FilePath.shown(error.path), reason: error.reason))
      }
    }
  }

  /// Reads a catalog; `nil` if its files are not catalogs, or contain only notes for translators.
  private mutating func read(
    _ catalog: LintPlan.Catalog, _ scope: LintScope, decodesCharsets: Bool
  ) throws(FileError) -> Catalog? {
    var catalog = catalog
    var contents: [CatalogFile] = []
    for file in catalog.files {
      let bytes = try FileBytes.read(file.path)
      let content = CatalogFile.read(bytes, format: file.format, language: file.language)
      contents.append(decodesCharsets ? content.decoded(language: file.language) : content)
    }
    _ = catalog.removeForeign(&contents)
    if contents.isEmpty { return nil }
    var files: [LintedCatalog.File] = []
    let packages = FlutterPackages()
    for (file, content) in zip(catalog.files, contents) {
      let path = FilePath.shown(file.path)
      errors += content.originalDiagnostics(path: path, of: CatalogError.Code.fatal)
      lostEntries += content.originalDiagnostics(path: path, of: CatalogError.Code.losingEntries)
        .filter(\.losesEntry)
      files.append(
        packages.file(file.path, content, qualifiers: file.folder?.qualifiers ?? ""))
    }
    let linter = ScopedLinter(scope, files: files.map { $0.path }, catalog: catalog.name)
    let joined = LintedCatalog(
      name: catalog.name, files: files, sourceLanguage: linter.sourceLanguage, atlas: .icu)
    return Catalog(catalog: joined, files: catalog.files, linter: linter)
  }
}

extension CatalogFile {
  /// Returns the diagnostics for errors with the given codes; ranges refer to the original bytes.
  fileprivate func originalDiagnostics(
    path: String, of codes: Set<CatalogError.Code>
  ) -> [Diagnostic] {
    guard let decoding else { return diagnostics(path: path, of: codes) }
    return diagnostics(path: path, of: codes).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.range = diagnostic.range.map { decoding.originalRange(of: $0) }
      for note in diagnostic.notes.indices {
        diagnostic.notes[note].range = diagnostic.notes[note].range.map {
          decoding.originalRange(of: $0)
        }
      }
      return diagnostic
    }
  }
}

extension Diagnostic {
  /// `true` if programs ignore the entry because of the error, so that its string is lost.
  fileprivate var losesEntry: Bool {
    severity == .error || rule == CatalogError.Code.unreadEntry.rawValue
  }
}
