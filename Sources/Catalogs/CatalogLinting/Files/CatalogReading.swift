package import CatalogLint
package import Diagnostics
package import Files
package import LanguageTags
package import StringCatalogs

/// Reads the catalogs that a linter would look at, one after the other.
package struct CatalogReading: Sendable {
  /// A catalog that was read.
  package struct Catalog: Sendable {
    /// The catalog, joined over its files.
    package let catalog: LintedCatalog
    /// What was found of the files, in their order.
    package let files: [FoundCatalog.File]
    /// What lints it as its configuration says.
    package let linter: ScopedLinter
    /// Returns the reason why strings of some languages cannot be written: a file with one of them
    /// that is not read; `nil` if there is none.
    package func fault(ofFilesIn tags: [LanguageTag]) -> String? {
      for file in catalog.files {
        let languages = file.content.languages.compactMap(\.tag)
        guard languages.isEmpty || languages.contains(where: tags.contains),
          let error = file.content.errors.first(where: {
            CatalogError.Code.fatal.contains($0.code)
          })
        else { continue }
        return file.content.unreadCharset == nil
          ? "\(file.path) is not read to its end: correct it first"
          : "\(file.path) is \(error.expected), and only files in UTF-8 are edited"
      }
      return nil
    }
    /// The languages that a configuration asks for.
    var required: [LanguageTag] { linter.options.requiredLanguages ?? [] }
  }

  /// What keeps files from being read to their end; what stands in front of it is read.
  package private(set) var errors: [Diagnostic] = []
  /// The entries that are not read in files that are read to their end.
  package private(set) var lostEntries: [Diagnostic] = []
  /// What could not be read.
  package private(set) var failures: [FileError] = []
  /// The paths in which nothing is a catalog.
  package private(set) var fruitless: [String] = []
  /// The files named by themselves that have no format of a catalog.
  package private(set) var unknownFormats: [String] = []
  /// The paths in which there are only catalogs that configurations leave out, if there are no others at all.
  package private(set) var excluded: [String] = []

  /// The catalogs, and the configurations that hold for them.
  package let inputs: InputPaths

  /// Whether all that was asked for was read to its end.
  package var isComplete: Bool {
    errors.isEmpty && failures.isEmpty && fruitless.isEmpty && unknownFormats.isEmpty
      && excluded.isEmpty
  }

  /// Reads catalogs.
  ///
  /// - Parameters:
  ///   - request: Where they are.
  ///   - decodesCharsets: Whether files in other charsets than UTF-8 are decoded. Edits need the
  ///     bytes of the file.
  ///   - isWanted: Whether a catalog is to be read, by its name.
  ///   - body: What is done with each, in the order of their names.
  /// - Complexity: O(*n*) in the bytes of the catalogs; the memory is that of the largest one.
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

  /// Reads a catalog; `nil` if its files turn out to be of another kind.
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
    var packages = FlutterPackages()
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
  /// Returns the diagnostics of the errors with some codes, with places in the file as it was before
  /// it was decoded.
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
  /// `true` if a string is lost with the entry: of some formats, programs ignore such entries.
  fileprivate var losesEntry: Bool {
    severity == .error || rule == CatalogError.Code.unreadEntry.rawValue
  }
}
