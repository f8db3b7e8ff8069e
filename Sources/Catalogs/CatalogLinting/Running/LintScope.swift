import CatalogLint
import Diagnostics
import Files
import LanguageTags

/// A configuration and the request, as they hold for the catalogs below a folder.
struct LintScope: Sendable {
  let configuration: LintConfiguration
  /// The parts of the folder of the configuration.
  let folder: [String]
  private let languages: [LanguageTag]?
  private let sourceLanguage: LanguageTag?
  /// What the command line says of rules; it comes last.
  private let severities: [String: Severity?]

  init(_ configuration: LintConfiguration, folder: [String], _ request: LintRequest) {
    self.configuration = configuration
    self.folder = folder
    languages = request.languages
    sourceLanguage = request.sourceLanguage
    var severities: [String: Severity?] = [:]
    for rule in request.allowedRules { severities[rule] = .some(nil) }
    for rule in request.deniedRules { severities[rule] = .some(.error) }
    self.severities = severities
  }

  /// Whether a pattern covers one of some paths; those elsewhere are covered by none.
  func covers(_ pattern: PathPattern, _ paths: [String]) -> Bool {
    paths.contains { path in
      FilePath.parts(path, below: folder).map { pattern.covers($0) } ?? false
    }
  }

  /// Whether a file is not to be linted.
  func excludes(_ file: String, catalog: String) -> Bool {
    configuration.exclusions.contains { covers($0, [file, catalog]) }
  }

  /// Returns whether an entry under `catalogs` is about a file in a folder of that name.
  ///
  /// An entry that covers the file whatever the folder is called, such as `**`, is not about it.
  ///
  /// - Parameters:
  ///   - file: The parts of the path of the file.
  ///   - index: The index of the folder in them.
  func declares(_ file: [String], inFolder index: Int) -> Bool {
    let path = "/" + file.joined(separator: "/")
    var parts = file
    parts[index] = "\0"
    let renamed = "/" + parts.joined(separator: "/")
    return configuration.catalogs.contains { entry in
      covers(entry.path, [path]) && !covers(entry.path, [renamed])
    }
  }

  /// The languages of a catalog: those it must have, and that it is translated from.
  func languages(of paths: [String]) -> (required: [LanguageTag]?, source: LanguageTag?) {
    var required = configuration.languages
    var source = configuration.sourceLanguage
    for entry in configuration.catalogs where covers(entry.path, paths) {
      required = entry.languages ?? required
      source = entry.sourceLanguage ?? source
    }
    return (languages ?? required, sourceLanguage ?? source)
  }

  /// What is to be reported of a file or folder that cannot be read; `nil` if that rule is off.
  func diagnostic(for error: FileError, catalog: String?) -> Diagnostic? {
    guard let rule = RuleRegistry.rule("unreadable-file") else { return nil }
    let severities = severities(in: error.path, catalog: catalog ?? error.path)
    guard let severity = LintOptions(severities: severities).severity(of: rule) else { return nil }
    return Diagnostic(
      rule: rule.id, severity: severity, path: error.path,
      subject: catalog.map { Diagnostic.Subject(catalog: $0) },
      message: "this cannot be read: \(error.message)")
  }

  /// The severities that are others than those of the rules, in a file of a catalog.
  func severities(in file: String, catalog: String) -> [String: Severity?] {
    var found = configuration.severities
    for entry in configuration.overrides
    where entry.paths.contains(where: { covers($0, [file, catalog]) }) {
      found.merge(entry.severities) { $1 }
    }
    return found.merging(severities) { $1 }
  }
}

/// The severities of rules in the files of a catalog.
///
/// The linter looks at a catalog as a whole, so it is told the greatest of the severities; then each diagnostic
/// gets that of its file.
struct FileSeverities {
  /// What the linter is told.
  private(set) var options = LintOptions()
  /// The severities by files, where they are not all the same.
  private var byFile: [String: [String: Severity?]] = [:]

  init(_ scope: LintScope, files: [String], catalog: String) {
    let all = files.map { scope.severities(in: $0, catalog: catalog) }
    guard let first = all.first else { return }
    options.severities = first
    guard all.contains(where: { $0 != first }) else { return }
    for (file, severities) in zip(files, all) { byFile[file] = severities }
    for rule in RuleRegistry.all where all.contains(where: { $0[rule.id] != nil }) {
      let found = all.compactMap { LintOptions(severities: $0).severity(of: rule) }
      options.severities[rule.id] = .some(found.max())
    }
  }

  /// A diagnostic as its file has it; `nil` if the rule is off there.
  func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let severities = diagnostic.path.flatMap({ byFile[$0] }),
      let rule = RuleRegistry.rule(diagnostic.rule)
    else { return diagnostic }
    guard let severity = LintOptions(severities: severities).severity(of: rule) else { return nil }
    var adjusted = diagnostic
    adjusted.severity = min(diagnostic.severity, severity)
    return adjusted
  }
}
