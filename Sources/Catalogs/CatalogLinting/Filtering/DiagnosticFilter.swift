import CatalogLint
import Diagnostics
import LanguageTags

/// A step between the rules and the report, which removes diagnostics or changes their severity.
///
/// A run removes diagnostics in this order, for these reasons:
///
/// 1. Comments in the catalog suppress them; the module ``CatalogLint`` applies the comments.
/// 2. They are duplicates.
/// 3. The configured severities turn their rules off, or change their severity.
/// 4. Entries under `allow` in a configuration permit them.
/// 5. They do not belong to the file on standard input.
/// 6. The revision that `--since` names already contains them.
/// 7. The baseline contains them.
///
/// Then the run applies the fix-its of the remaining diagnostics.
protocol DiagnosticFilter {
  /// Removes diagnostics or changes their severity, without changing their order.
  mutating func apply(to diagnostics: inout [Diagnostic])
}

/// A filter that decides for each diagnostic individually.
protocol SingleDiagnosticFilter: DiagnosticFilter {
  /// Returns `true` to keep a diagnostic, possibly with a different severity.
  mutating func keeps(_ diagnostic: inout Diagnostic) -> Bool
}

extension SingleDiagnosticFilter {
  // The array is modified in place, because it may contain millions of diagnostics.
  mutating func apply(to diagnostics: inout [Diagnostic]) {
    var count = 0
    for index in diagnostics.indices where keeps(&diagnostics[index]) {
      if count != index { diagnostics[count] = diagnostics[index] }
      count += 1
    }
    diagnostics.removeSubrange(count...)
  }
}

/// Removes duplicate diagnostics; the diagnostics must be sorted.
struct CopyFilter: SingleDiagnosticFilter {
  /// The diagnostics that have the same sort order as the last one, if there are several.
  private var equal: Set<Diagnostic> = []
  private var last: Diagnostic?

  mutating func keeps(_ diagnostic: inout Diagnostic) -> Bool {
    defer { last = diagnostic }
    guard let last, !(last < diagnostic) else {
      if !equal.isEmpty { equal.removeAll(keepingCapacity: true) }
      return true
    }
    equal.insert(last)
    return equal.insert(diagnostic).inserted
  }
}

/// Applies the severities configured for files, and removes diagnostics of disabled rules.
struct SeverityFilter: SingleDiagnosticFilter {
  let severities: FileSeverities

  func keeps(_ diagnostic: inout Diagnostic) -> Bool {
    guard let adjusted = severities.adjusted(diagnostic) else { return false }
    diagnostic = adjusted
    return true
  }
}

/// Removes the diagnostics that entries under `allow` in a configuration permit.
struct AllowanceFilter: SingleDiagnosticFilter {
  private let scope: LintScope
  /// The name of the catalog; `nil` for source code.
  private let catalog: String?
  /// The indices of the allowances that apply to the catalog's paths; for source code, all indices.
  private let allowances: [Int]
  /// The indices of the allowances that removed a diagnostic.
  var used: Set<Int> = []

  /// Creates a filter for source code files.
  init(_ scope: LintScope) {
    self.scope = scope
    catalog = nil
    allowances = Array(scope.configuration.allowances.indices)
  }

  /// Creates a filter for the files of a catalog.
  init(_ scope: LintScope, files: [String], catalog: String) {
    self.scope = scope
    self.catalog = catalog
    allowances = scope.configuration.allowances.indices.filter { index in
      scope.configuration.allowances[index].path.map { scope.covers($0, files + [catalog]) }
        ?? true
    }
  }

  mutating func keeps(_ diagnostic: inout Diagnostic) -> Bool {
    if allowances.isEmpty { return true }
    let allowing = allowances.filter { allows(diagnostic, scope.configuration.allowances[$0]) }
    used.formUnion(allowing)
    return allowing.isEmpty
  }

  private func allows(
    _ diagnostic: Diagnostic, _ allowance: LintConfiguration.Allowance
  ) -> Bool {
    guard allowance.rule == diagnostic.rule else { return false }
    if let key = allowance.key {
      guard let subject = diagnostic.subject?.key, key.matches(subject) else { return false }
    }
    if let language = allowance.language {
      guard let subject = diagnostic.subject?.language, LanguageTag(subject) == language else {
        return false
      }
    }
    let paths = [diagnostic.path, catalog].compactMap(\.self)
    return allowance.path.map { scope.covers($0, paths) } ?? true
  }
}

/// Removes diagnostics for all files except the one that is passed on standard input.
struct InputFilter: SingleDiagnosticFilter {
  /// The path of the file; `nil` to keep all diagnostics.
  let path: String?

  func keeps(_ diagnostic: inout Diagnostic) -> Bool { path == nil || diagnostic.path == path }
}

/// Removes the diagnostics that a baseline or, for `--since`, an earlier revision contains.
struct BaselineFilter: DiagnosticFilter {
  private let baseline: Baseline
  private let name: (String) -> String

  /// Creates a filter.
  ///
  /// - Parameter name: Returns the name that the baseline uses for a catalog or path.
  init(_ baseline: Baseline, naming name: @escaping (String) -> String = { $0 }) {
    self.baseline = baseline
    self.name = name
  }

  func apply(to diagnostics: inout [Diagnostic]) {
    if baseline.counts.isEmpty { return }
    diagnostics = baseline.hiding(diagnostics, naming: name)
  }
}
