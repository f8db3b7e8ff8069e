import CatalogLint
import Diagnostics
import LanguageTags
import StringCatalogs

/// The files of a catalog in folders such as `values-land` and `values-de-land`, which Android takes only on some
/// devices and in some positions.
///
/// They need not have all keys. The keys they have, though, the code looks up as it does those of the default: so
/// for each set of qualifiers they are compared with the default as if they were translations.
struct QualifiedFiles {
  /// The rules for a text and its source; the one for comments is on so that what they allow is known.
  private static let rules: Set<String> = Set(
    RuleRegistry.all.filter { $0.family == .placeholders }.map { $0.id }
      + ["orphan-key", "unused-suppression"])

  private let name: String
  private let defaults: [LintedCatalog.File]
  private let qualified: [String: [LintedCatalog.File]]
  private let sourceLanguage: LanguageTag?

  /// Prepares the comparison; `nil` where there is nothing to compare.
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

  /// What is wrong with the files beside what is wrong with their texts alone.
  ///
  /// - Parameter others: What was found in the catalog; suppressions in the files are looked for here anew.
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

  /// A file as one of another language than the default, where it names none: `en-x-land`.
  private func content(of file: LintedCatalog.File, _ qualifiers: String) -> CatalogFile {
    guard file.content.languages.allSatisfy({ $0.name.isEmpty }) else { return file.content }
    let source = sourceLanguage?.description ?? "en"
    let language =
      CatalogLanguage(name: qualifiers, tag: "\(source)-x-\(qualifiers)")
      ?? CatalogLanguage(name: qualifiers)
    return file.content.read(as: language)
  }
}
