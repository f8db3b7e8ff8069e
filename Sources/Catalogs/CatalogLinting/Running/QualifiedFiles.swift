import CatalogLint
import Diagnostics
import LanguageTags
import StringCatalogs

/// The files in Android folders with qualifiers, such as `values-land` and `values-de-land`.
///
/// Android uses these files only for some devices and orientations, so they may contain only some
/// of the keys. However, code uses their strings in place of those in the default files. Therefore,
/// the files for each set of qualifiers are compared with the default files as if they were
/// translations.
struct QualifiedFiles {
  /// The placeholder rules, and the rule for keys that the default files lack.
  ///
  /// The rule for unused suppressions is included, so that used suppressions are detected.
  private static let rules: Set<String> = Set(
    RuleRegistry.all.filter { $0.family == .placeholders }.map { $0.id }
      + ["orphan-key", "unused-suppression"])

  private let name: String
  private let defaults: [LintedCatalog.File]
  private let qualified: [String: [LintedCatalog.File]]
  private let sourceLanguage: LanguageTag?

  /// Prepares the comparison; `nil` if there are no files with qualifiers, or no default files.
  init?(_ name: String, _ files: [LintedCatalog.File], sourceLanguage: LanguageTag?) {
    let qualified = files.filter { !$0.qualifiers.isEmpty && !$0.content.entries.isEmpty }
    if qualified.isEmpty { return nil }
    defaults = files.filter {
      $0.qualifiers.isEmpty && $0.content.languages.allSatisfy { $0.name.isEmpty }
        && !$0.content.entries.isEmpty
    }
    if defaults.isEmpty { return nil }
    self.name = name
    self.qualified = Dictionary(grouping: qualified) { $0.qualifiers }
    self.sourceLanguage = sourceLanguage
  }

  /// Returns the diagnostics of the catalog, and those of the comparison.
  ///
  /// - Parameter others: The diagnostics of the catalog. Those for unused suppressions in the
  ///   qualified files are replaced with the results of the comparison.
  func lint(
    _ others: [Diagnostic], _ options: LintOptions, jobs: Int, budget: DiagnosticBudget
  ) -> [Diagnostic] {
    var options = options
    options.requiredLanguages = nil
    for rule in RuleRegistry.all where !Self.rules.contains(rule.id) {
      options.severities[rule.id] = .some(nil)
    }
    let paths = Set(qualified.values.joined().map { $0.path })
    var found = others.filter { diagnostic in
      diagnostic.rule != "unused-suppression" || !paths.contains(diagnostic.path ?? "")
    }
    for (qualifiers, files) in qualified {
      let compared = files.map { file in
        LintedCatalog.File(path: file.path, content: content(of: file, qualifiers), qualifiers: "")
      }
      let catalog = LintedCatalog(
        name: name, files: defaults + compared, sourceLanguage: sourceLanguage, atlas: .icu)
      found += Linter(options, jobs: jobs).lint(catalog, budget: budget).filter { diagnostic in
        paths.contains(diagnostic.path ?? "")
      }
    }
    return found.sorted()
  }

  /// Returns the content of a file for the comparison.
  ///
  /// A file without a language is read with a private-use tag for its qualifiers, such as
  /// `en-x-land`, so that it is compared like a translation.
  private func content(of file: LintedCatalog.File, _ qualifiers: String) -> CatalogFile {
    guard file.content.languages.allSatisfy({ $0.name.isEmpty }) else { return file.content }
    let source = sourceLanguage?.description ?? "en"
    let language =
      CatalogLanguage(name: qualifiers, tag: "\(source)-x-\(qualifiers)")
      ?? CatalogLanguage(name: qualifiers)
    return file.content.read(as: language)
  }
}
