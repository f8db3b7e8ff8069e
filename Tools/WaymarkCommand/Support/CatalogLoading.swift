import CatalogLinting
import DiagnosticReporters
import Diagnostics
import Files
import StringCatalogs
import TextPrimitives

/// Functions that convert errors of the catalog library to failures of the tool.
enum CatalogLoading {
  /// Calls a closure, and converts the error that it throws.
  ///
  /// - Throws: ``Failure`` with the message and the file positions of the original error.
  static func carryOut<Result>(
    _ body: () throws(LintRefusal) -> Result
  ) throws(Failure) -> Result {
    do throws(LintRefusal) {
      return try body()
    } catch {
      throw failure(for: error)
    }
  }

  private static func failure(for refusal: LintRefusal) -> Failure {
    switch refusal {
    case .unknownRule(let id, let nearest):
      return Failure(LintTexts.unknownRule(id, nearest), hint: RulesTexts.seeList)
    case .contradiction(let id): return Failure(LintTexts.contradiction(id))
    case .unreadable(let error): return Failure(RootTexts.cannotRead(error.path, error.message))
    case .missingBaseline(let path):
      return Failure(LintTexts.missingBaseline(path), hint: LintTexts.seeUpdateBaseline)
    case .outputIsInput(let path): return OutputFile.outputIsInput(path)
    case .languageInUse(let language, let catalog, let isSource):
      return Failure(
        CatalogExchangeTexts.languageInUse(language, catalog, isSource: isSource),
        hint: CatalogExchangeTexts.useReserved)
    case .unknownRevision(let name, let repository, let nearest, let isShallow):
      return Failure(
        LintTexts.unknownRevision(name, repository: repository, nearest: nearest),
        hint: isShallow ? LintTexts.shallowClone : nil)
    case .noRepository(let path): return Failure(LintTexts.noRepository(path))
    case .git(let words): return Failure(LintTexts.gitFailed(words))
    case .noBaseline: return Failure(LintTexts.noBaseline)
    case .invalid(let files):
      let report = DiagnosticReport(.text, ReportOptions(.standardError)) { path in
        files.first { $0.path == path }?.bytes
      }
      var text = report.text(of: files.flatMap(\.diagnostics))
      while text.last == "\n" { text.removeLast() }
      return Failure(text: text)
    }
  }

  /// Returns failures that explain why some of the requested files were not read.
  static func problems(
    _ failures: [FileError], fruitless: [String], unknownFormats: [String],
    excluded: [String] = []
  ) -> [Failure] {
    failures.map { Failure("\(TextStyle.shown($0.path)): \($0.message)") }
      + unknownFormats.map { Failure(LintTexts.unknownFormat($0)) }
      + fruitless.map { path in
        let passedOver = CatalogFinder(searching: [path]).passedOver
        return Failure(LintTexts.noCatalogs(path), hint: LintTexts.passedOver(passedOver))
      }
      + excluded.map { Failure(LintTexts.allExcluded($0)) }
  }

  /// Returns the bytes of a file whose lines a report quotes; `nil` if it is no longer readable.
  static func bytes(of path: String) -> [UInt8]? {
    do throws(FileError) {
      return try FileBytes.read(path)
    } catch {
      // This is not reported: the run has read the file before, or reported that it is unreadable.
      return nil
    }
  }
}
