import ArgumentParser
import CatalogLinting
import DiagnosticReporters
import TextPrimitives

/// `waymark init lint`: creates a `waymark.yaml` for the string catalogs of a project.
struct InitLintCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: InitTexts.lintAbstract, discussion: InitTexts.lintDiscussion)

  @Argument(help: ArgumentHelp(InitTexts.catalogPaths, valueName: "path"), completion: .file())
  var paths: [String] = []

  @OptionGroup var destination: InitDestination

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    try destination.check("waymark.yaml")
    var request = LintRequest()
    request.paths = paths
    let outcome = try CatalogLoading.carryOut { () throws(LintRefusal) in
      try CoverageRun.run(request)
    }
    // Without an argument, the command also writes a file if the project contains no catalogs.
    let fruitless = paths.isEmpty ? [] : outcome.fruitless
    let problems = CatalogLoading.problems(
      outcome.failures, fruitless: fruitless, unknownFormats: outcome.unknownFormats,
      excluded: outcome.excluded)
    for problem in problems { problem.report() }
    guard problems.isEmpty else { return .failure }
    let configuration = LintConfigurationDraft(outcome.catalogs)
    try destination.write(
      configuration.text, to: "waymark.yaml", target: "lint-configuration",
      summary: InitTexts.languages(configuration), note: nil)
    let errors = DiagnosticReport(.text, ReportOptions(.standardError)) { path in
      CatalogLoading.bytes(of: path)
    }
    StandardError.write(errors.text(of: outcome.errors))
    return outcome.errors.isEmpty ? .success : .rejected
  }
}

/// A draft of a lint configuration that lists the languages of catalogs.
struct LintConfigurationDraft {
  /// The number of catalogs.
  let catalogs: Int
  /// The languages of more than half of the catalogs, sorted by name.
  ///
  /// A language does not have to be in every catalog. Otherwise, a single catalog with few
  /// languages, such as a test catalog or a vendored one, would exclude all languages of the other
  /// catalogs.
  let languages: [String]
  /// The languages of at most half of the catalogs, sorted by name.
  let otherLanguages: [String]
  /// The most frequent source language of the catalogs; `nil` if no catalog names its source
  /// language.
  let source: String?

  init(_ coverage: [CatalogCoverage]) {
    catalogs = coverage.count
    var counts: [String: Int] = [:]
    var sourceCounts: [String: Int] = [:]
    for language in coverage.flatMap(\.languages) {
      // An existing configuration may require a language in which a catalog has no string.
      if language.isSource || language.missing < language.total {
        counts[language.name, default: 0] += 1
      }
      if language.isSource { sourceCounts[language.name, default: 0] += 1 }
    }
    let half = coverage.count / 2
    languages = counts.filter { $0.value > half }.keys.sorted()
    otherLanguages = counts.filter { $0.value <= half }.keys.sorted()
    source = sourceCounts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The content of `waymark.yaml`.
  var text: String {
    let list = languages.joined(separator: ", ")
    let known = languages.isEmpty ? "# languages: [en, de]" : "languages: [\(list)]"
    let some = otherLanguages.joined(separator: ", ")
    let others = some.isEmpty ? "" : "\n  # Only some catalogs have \(some)."
    let origin = source.map { "source-language: \($0)" } ?? "# source-language: en"
    return """
      # The configuration of 'waymark lint': see 'waymark help lint' and the manual page \
      'waymark.yaml'.
      lint:
        # Languages that every catalog must have. 'waymark lint' reports what is missing in them.
        \(known)\(others)
        # Source language, from which the others are translated.
        \(origin)
        # Severity of a rule: error, warning, info or off. 'waymark rules' lists all rules.
        # rules: { double-space: off }
        # Exceptions, each with its reason.
        # allow:
        #   - { rule: missing-translation, key: "debug.*", reason: never shown }
        # Known diagnostics, written by 'waymark lint --update-baseline'.
        # baseline: lint.json

      """
  }
}
