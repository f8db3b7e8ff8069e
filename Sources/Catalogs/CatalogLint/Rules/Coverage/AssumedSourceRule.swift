import Diagnostics
import StringCatalogs

/// Reports that the source language is assumed, or that the source strings are not where expected.
struct AssumedSourceRule: Rule {
  let id = "assumed-source"
  let family = RuleFamily.coverage
  let severity = Severity.info
  let summary = "an assumed source language, or a source language that lacks source strings"
  var checks: RuleChecks { RuleChecks(catalog: check) }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    guard let source = catalog.source else { return }
    let name = catalog.languages[source].name
    let choice = catalog.sourceChoice
    if let rival = choice.rival, let file = catalog.firstFile(in: source) {
      let other = catalog.languages[rival.language].name
      sink.report(
        "source language is assumed to be '\(name)', not '\(other)'",
        at: catalog.files[file].shared.content.front,
        LintSite(file: file), language: name,
        notes: [
          "'\(name)' has \(keys(rival.ownCount)), '\(other)' has \(keys(rival.count)); to declare "
            + "the source language, set 'source-language' in waymark.yaml"
        ])
    }
    if let file = choice.emptyFile {
      sink.report(
        "file of source language '\(name)' has no strings",
        at: catalog.files[file].shared.content.front,
        LintSite(file: file), language: name,
        notes: [
          "the strings are probably in the code, so translations are only compared with their keys"
        ])
    } else if let most = choice.larger.max(by: { $0.count < $1.count }),
      let file = catalog.firstFile(in: source), !catalog.isOfSystem(catalog.files[file])
    {
      let other = catalog.languages[most.language].name
      let others =
        choice.larger.count == 1 ? "'\(other)' has" : "\(choice.larger.count) languages have"
      sink.report(
        "\(others) more than twice as many keys as source language '\(name)'",
        at: catalog.files[file].shared.content.front,
        LintSite(file: file), language: name,
        notes: [
          "'\(name)' has \(most.ownCount) keys, but '\(other)' has \(most.count); the missing "
            + "source strings may be in the code, so the rule orphan-key reports no key of "
            + (choice.larger.count == 1 ? "'\(other)'" : "these languages"),
          "to report orphan keys, set 'source-language' in waymark.yaml",
        ])
    }
    if let file = choice.unwrittenFile {
      let own = catalog.languages[catalog.languagePlaces(of: catalog.files[file].content)[0]].name
      sink.report(
        "strings of '\(own)' are keys or empty, not source strings",
        at: catalog.files[file].shared.content.front, LintSite(file: file), language: own,
        notes: [
          catalog.isSourceKnown
            ? "other files contain the source strings, in '\(name)'"
            : "translations are checked without source strings",
          "to declare the source language, set 'source-language' in waymark.yaml",
        ])
    }
    if let file = choice.keyLikeFile {
      let isShown = !choice.targetFiles.isEmpty
      sink.report(
        isShown
          ? "source strings are keys, so translations into '\(name)' are used as the source"
          : "source strings are keys, but no file has translations into '\(name)'",
        at: catalog.files[file].shared.content.front, LintSite(file: file), language: name,
        notes: isShown ? [] : ["translations are checked without source strings"])
    }
  }

  private func keys(_ count: Int) -> String { count == 1 ? "1 key" : "\(count) keys" }
}

extension LintedCatalog {
  /// Returns the index of the first file whose only language is the given one.
  fileprivate func firstFile(in language: Int) -> Int? {
    files.indices.first { file in
      files[file].hasOneLanguage && languagePlaces(of: files[file].content).first == language
    }
  }
}
