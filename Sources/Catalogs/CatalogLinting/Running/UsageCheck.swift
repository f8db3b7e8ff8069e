import CatalogLint
import Diagnostics
import Files

/// Checks the keys that source code uses, after all catalogs have been linted.
struct UsageCheck {
  /// The diagnostics by the index of the ``LintScope`` that applies to the source file.
  private(set) var diagnostics: [Int: [Diagnostic]] = [:]
  /// The indices of the allowances that suppressed a diagnostic, by the index of the ``LintScope``.
  var usedAllowances: [Int: Set<Int>] { filters.mapValues(\.used) }
  /// The errors for source files that could not be scanned.
  private(set) var failures: [FileError] = []
  /// `true` if the uses were checked.
  private(set) var isDone = false
  /// The paths of the source files whose uses were checked.
  private(set) var paths: Set<String> = []

  private let scopes: [LintScope]
  private var known: [String: Int] = [:]
  private var filters: [Int: AllowanceFilter] = [:]

  init(
    _ plan: LintPlan, results: [CatalogRun.Outcome], usage: KeyUsage?,
    budget: DiagnosticBudget
  ) {
    scopes = plan.scopes
    guard let usage, !scopes.isEmpty else { return }
    failures = usage.unscanned.map { FileError(path: $0.path, reason: .unscanned($0.reason)) }
    // If a catalog could not be read, it may contain the keys that the code uses.
    guard results.count == plan.catalogs.count, plan.failures.isEmpty,
      results.allSatisfy({ $0.failures.isEmpty })
    else { return }
    isDone = true
    var definitions = KeyDefinitions()
    for result in results { result.definitions.map { definitions.formUnion($0) } }
    for use in usage.uses where paths.insert(use.path).inserted {
      known[use.path] = Self.scope(of: use.path, among: scopes)
    }
    var severities: [String: [String: Severity?]] = [:]
    let found = usage.diagnostics(definitions, budget: budget) { [known, scopes] rule, path in
      let own =
        severities[path] ?? scopes[known[path] ?? 0].severities(in: path, catalog: path)
      severities[path] = own
      return LintOptions(severities: own).severity(of: rule)
    }
    var absent = AbsentSources(usage)
    for var diagnostic in found {
      absent.addNote(to: &diagnostic)
      let scope = diagnostic.path.flatMap { known[$0] } ?? 0
      if filters[scope, default: AllowanceFilter(scopes[scope])].keeps(&diagnostic) {
        diagnostics[scope, default: []].append(diagnostic)
      }
    }
  }

  /// Returns the index of the nearest configuration of the run above a source file; 0 if there is
  /// none.
  private static func scope(of path: String, among scopes: [LintScope]) -> Int {
    let parts = FilePath.parts(path)
    return scopes.indices.filter { parts.starts(with: scopes[$0].folder) }
      .max { scopes[$0].folder.count < scopes[$1].folder.count } ?? 0
  }
}

/// The source files that are listed with used keys but that do not exist.
///
/// Reports cannot print the lines of these files.
private struct AbsentSources {
  private struct Place: Hashable {
    let path: String?
    let range: SourceRange?
  }

  private var positions: [Place: LineIndex.Position] = [:]
  private var isThere: [String: Bool] = [:]

  init(_ usage: KeyUsage) {
    for use in usage.uses {
      if let position = use.position {
        positions[Place(path: use.path, range: use.range)] = position
      }
    }
  }

  /// Adds a note with the listed path and position to a diagnostic in a file that does not exist.
  mutating func addNote(to diagnostic: inout Diagnostic) {
    guard let path = diagnostic.path, diagnostic.range != nil else { return }
    let isKnown = isThere[path] ?? (FilePath.isFolder(path) != nil)
    isThere[path] = isKnown
    if isKnown { return }
    let position = positions[Place(path: path, range: diagnostic.range)]
    let place = position.map { "listed at \(path):\($0.line):\($0.column); " } ?? ""
    diagnostic.notes.append(
      Diagnostic.Note(
        place
          + "\(FilePath.absolute(path)) does not exist: paths are relative to the current folder")
    )
  }
}
