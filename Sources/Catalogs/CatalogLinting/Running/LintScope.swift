import CatalogLint
import Diagnostics
import Files
import LanguageTags
import TextPrimitives

/// A configuration and the options of a request, combined for the catalogs in the configuration's
/// folder.
struct LintScope: Sendable {
  let configuration: LintConfiguration
  /// The path components of the folder that contains the configuration.
  let folder: [String]
  private let languages: [LanguageTag]?
  private let sourceLanguage: LanguageTag?
  /// The severities from the command line, which take precedence.
  private let severities: [String: Severity?]
  /// The hash of everything in the configuration and the request that affects the linter.
  let fingerprint: String

  /// Creates a scope.
  ///
  /// - Parameter content: The bytes of the configuration; empty if there is none.
  init(
    _ configuration: LintConfiguration, folder: [String], content: [UInt8] = [],
    _ request: LintRequest
  ) {
    self.configuration = configuration
    self.folder = folder
    fingerprint = Self.fingerprint(configuration, content, request)
    languages = request.languages
    sourceLanguage = request.sourceLanguage
    var severities: [String: Severity?] = [:]
    for rule in request.allowedRules { severities[rule] = .some(nil) }
    for rule in request.deniedRules { severities[rule] = .some(.error) }
    self.severities = severities
  }

  private static func fingerprint(
    _ configuration: LintConfiguration, _ content: [UInt8], _ request: LintRequest
  ) -> String {
    var writer = CacheWriter()
    writer.write(configuration.path)
    writer.write(MurmurHash3.hash(content.span).digits)
    writer.write(request.languages) { writer, tags in
      writer.write(tags) { $0.write($1.description) }
    }
    writer.write(request.sourceLanguage?.description)
    writer.write(request.allowedRules.sorted()) { $0.write($1) }
    writer.write(request.deniedRules.sorted()) { $0.write($1) }
    return MurmurHash3.hash(writer.bytes.span).digits
  }

  /// Returns the absolute path of a file that the configuration names.
  func path(_ name: String) -> String {
    name.hasPrefix("/") ? name : "/" + (folder + [name]).joined(separator: "/")
  }

  /// Returns `true` if a pattern covers at least one of several paths in the folder.
  func covers(_ pattern: PathPattern, _ paths: [String]) -> Bool {
    paths.contains { path in
      FilePath.parts(path, below: folder).map { pattern.covers($0) } ?? false
    }
  }

  /// Returns `true` if the configuration excludes a file.
  func excludes(_ file: String, catalog: String) -> Bool {
    configuration.exclusions.contains { covers($0, [file, catalog]) }
  }

  /// Returns `true` if an entry under `catalogs` explicitly names a folder in a file's path.
  ///
  /// A pattern such as `**` covers a folder with any name, so it does not name the folder.
  ///
  /// - Parameters:
  ///   - file: The components of the file's path.
  ///   - index: The index of the folder in the components.
  func declares(_ file: [String], inFolder index: Int) -> Bool {
    let path = "/" + file.joined(separator: "/")
    var parts = file
    parts[index] = "\0"
    let renamed = "/" + parts.joined(separator: "/")
    return configuration.catalogs.contains { entry in
      covers(entry.path, [path]) && !covers(entry.path, [renamed])
    }
  }

  /// Returns the required languages and the source language of a catalog.
  func languages(of paths: [String]) -> (required: [LanguageTag]?, source: LanguageTag?) {
    var required = configuration.languages
    var source = configuration.sourceLanguage
    for entry in configuration.catalogs where covers(entry.path, paths) {
      required = entry.languages ?? required
      source = entry.sourceLanguage ?? source
    }
    return (languages ?? required, sourceLanguage ?? source)
  }

  /// Returns the diagnostic for a file or folder that cannot be read.
  ///
  /// The result is `nil` if the rule `unreadable-file` is off.
  func diagnostic(for error: FileError, catalog: String?) -> Diagnostic? {
    guard let rule = RuleRegistry.rule("unreadable-file") else { return nil }
    let severities = severities(in: error.path, catalog: catalog ?? error.path)
    guard let severity = LintOptions(severities: severities).severity(of: rule) else { return nil }
    return Diagnostic(
      rule: rule.id, severity: severity, path: error.path,
      subject: catalog.map { Diagnostic.Subject(catalog: $0) },
      message: "file or folder cannot be read: \(error.message)")
  }

  /// Returns the severities that differ from the rules' defaults for a file of a catalog.
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
/// The linter checks a catalog as a whole, with the maximum severity that any of its files has for
/// each rule. Afterwards, each diagnostic gets at most the severity that the rule has in its file,
/// or is removed if the rule is off for the file.
struct FileSeverities {
  /// The options of the linter, with the maximum severity of each rule.
  private(set) var options = LintOptions()
  /// The severities for each file, if they differ between files.
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

  /// Returns a diagnostic with at most the severity that its rule has in its file; `nil` if the
  /// rule is off in the file.
  ///
  /// A diagnostic that already has a lower severity keeps it.
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
