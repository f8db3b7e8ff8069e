import CatalogLanguages
import CatalogLint
package import Diagnostics
import StringCatalogs

/// Counts the translations of the catalogs in files and folders.
package enum CoverageRun {
  /// What came of it.
  package struct Outcome: Sendable {
    /// The catalogs with at least one key, in the order of their names.
    package fileprivate(set) var catalogs: [CatalogCoverage] = []
    /// What keeps files from being read to their end; what stands in front of it counts.
    package fileprivate(set) var errors: [Diagnostic] = []
    /// What could not be read.
    package fileprivate(set) var failures: [FileError] = []
    /// The paths in which nothing is a catalog.
    package fileprivate(set) var fruitless: [String] = []
    /// The files named by themselves that have no format of a catalog.
    package fileprivate(set) var unknownFormats: [String] = []
    /// The paths in which there are only catalogs that configurations leave out, if there are no others at all.
    package fileprivate(set) var excluded: [String] = []
  }

  /// Counts the catalogs that a linter would look at with the same request.
  ///
  /// - Complexity: O(*n*) in the bytes of the catalogs; the memory is that of the largest one.
  package static func run(_ request: LintRequest) throws(LintRefusal) -> Outcome {
    let plan = try LintPlan(request)
    var outcome = Outcome()
    outcome.failures = plan.failures
    outcome.fruitless = plan.fruitless
    outcome.unknownFormats = plan.unknownFormats
    outcome.excluded = plan.excluded
    for catalog in plan.catalogs {
      do throws(FileError) {
        let coverage = try coverage(of: catalog, plan.scopes[catalog.scope], &outcome.errors)
        // Of Android's XML files some hold no text at all.
        if coverage.keys > 0 { outcome.catalogs.append(coverage) }
      } catch {
        outcome.failures.append(
          FileError(path: FilePath.shown(error.path), reason: error.reason))
      }
    }
    return outcome
  }

  private static func coverage(
    of catalog: LintPlan.Catalog, _ scope: LintScope, _ errors: inout [Diagnostic]
  ) throws(FileError) -> CatalogCoverage {
    var files: [LintedCatalog.File] = []
    for file in catalog.files {
      let bytes = try FileBytes.read(file.path)
      let content = CatalogFile.read(bytes, format: file.format, language: file.language)
      let path = FilePath.shown(file.path)
      let fatal = Set(CatalogError.Code.fatal.map { $0.rawValue })
      if content.errors.contains(where: { CatalogError.Code.fatal.contains($0.code) }) {
        errors += content.diagnostics(path: path).filter { fatal.contains($0.rule) }
      }
      files.append(
        LintedCatalog.File(
          path: path, content: content,
          qualifiers: file.folder?.qualifiers ?? ""))
    }
    let (required, source) = scope.languages(of: files.map { $0.path } + [catalog.name])
    let joined = LintedCatalog(
      name: catalog.name, files: files, sourceLanguage: source, atlas: .icu)
    return CatalogCoverage(joined, required: required ?? [])
  }
}
