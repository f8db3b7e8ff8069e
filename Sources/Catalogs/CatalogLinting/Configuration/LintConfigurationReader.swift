import Diagnostics
import LanguageTags
import YAMLSyntax

/// Converts a YAML document to a configuration and reports errors in it.
struct LintConfigurationReader: YAMLFieldReader {
  var configuration: LintConfiguration
  var diagnostics: [Diagnostic] = []
  let rules: Set<String>
  private let ruleList: [String]
  /// The remaining number of spelling suggestions, which are limited because each takes time.
  private var suggestions = 1000

  init(path: String, rules: [String]) {
    configuration = LintConfiguration(path: path)
    ruleList = rules
    self.rules = Set(rules)
  }

  mutating func report(
    _ rule: String, at range: SourceRange, message: String, notes: [Diagnostic.Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, path: configuration.path, range: range, message: message,
        notes: notes, fixIts: fixIts))
  }

  mutating func nearest(to word: String, among candidates: [String]) -> String? {
    guard suggestions > 0 else { return nil }
    suggestions -= 1
    // Other linters abbreviate `warning` to `warn`, so the beginning of a candidate is also a
    // match.
    let isShort = word.utf8.count < 3
    return Spelling.nearest(to: word, among: candidates)
      ?? (isShort ? nil : candidates.first { $0.hasPrefix(word) })
  }

  mutating func read(_ bytes: [UInt8]) {
    do throws(YAMLRefusal) {
      guard let root = try YAMLReader.read(bytes), !root.isMissing else { return }
      guard let file = fields(of: root, "the configuration", LintConfigurationKeys.file),
        let lint = file["lint"], !lint.isMissing
      else { return }
      readLint(lint)
    } catch {
      report(
        error.rule, at: error.range, message: error.message, notes: error.notes,
        fixIts: error.fixIts)
    }
  }

  private mutating func readLint(_ node: YAMLNode) {
    guard let lint = fields(of: node, "lint", LintConfigurationKeys.lint) else { return }
    configuration.languages = lint["languages"].map { languages($0) }
    configuration.sourceLanguage = lint["source-language"].flatMap { language($0) }
    configuration.severities = lint["rules"].map { severities($0) } ?? [:]
    configuration.exclusions = lint["exclude"].map { patterns($0, "a list of paths") } ?? []
    configuration.baseline = lint["baseline"].flatMap { text($0, "the path of a file") }
    configuration.catalogs = list(lint["catalogs"], what: "a list of catalogs") { reader, item in
      reader.catalogs(item)
    }
    configuration.overrides = list(lint["overrides"], what: "a list of overrides") { reader, item in
      reader.override(item)
    }
    configuration.allowances = list(lint["allow"], what: "a list of allowed rules") {
      reader, item in
      reader.allowance(item)
    }
    if let terms = lint["terms"] { readTerms(terms) }
  }

  mutating func list<Item>(
    _ node: YAMLNode?, what: String, read: (inout Self, YAMLNode) -> Item?
  ) -> [Item] {
    guard let node, let items = items(node, what) else { return [] }
    return items.compactMap { read(&self, $0) }
  }

  private mutating func catalogs(_ node: YAMLNode) -> LintConfiguration.Catalogs? {
    guard let fields = fields(of: node, "an entry of 'catalogs'", LintConfigurationKeys.catalogs)
    else { return nil }
    guard let path = required("path", of: fields, node: node, what: "an entry of 'catalogs'"),
      let pattern = pattern(path)
    else { return nil }
    return LintConfiguration.Catalogs(
      path: pattern, languages: fields["languages"].map { languages($0) },
      sourceLanguage: fields["source-language"].flatMap { language($0) })
  }

  private mutating func override(_ node: YAMLNode) -> LintConfiguration.Override? {
    guard let fields = fields(of: node, "an override", LintConfigurationKeys.overrides),
      let paths = required("paths", of: fields, node: node, what: "an override"),
      let rules = required("rules", of: fields, node: node, what: "an override")
    else { return nil }
    return LintConfiguration.Override(
      paths: patterns(paths, "a list of paths"), severities: severities(rules))
  }

  private mutating func allowance(_ node: YAMLNode) -> LintConfiguration.Allowance? {
    guard let fields = fields(of: node, "an entry of 'allow'", LintConfigurationKeys.allow),
      let rule = required("rule", of: fields, node: node, what: "an entry of 'allow'"),
      let name = text(rule, "a rule"), isRule(name, rule.range)
    else { return nil }
    var allowance = LintConfiguration.Allowance(rule: name, range: rule.range)
    // An entry whose restrictions are invalid is omitted, because without them it would allow too
    // many diagnostics.
    if let path = fields["path"] {
      guard let pattern = pattern(path) else { return nil }
      allowance.path = pattern
    }
    if let key = fields["key"] {
      guard let text = text(key, "a pattern of keys") else { return nil }
      allowance.key = KeyPattern(text)
    }
    if let node = fields["language"] {
      guard let language = language(node) else { return nil }
      allowance.language = language
    }
    if let reason = fields["reason"] { _ = text(reason, "a reason") }
    return allowance
  }
}

extension LintConfigurationReader {
  /// Returns the value of a required key, or reports that it is missing.
  mutating func required(
    _ key: String, of fields: YAMLFields, node: YAMLNode, what: String
  ) -> YAMLNode? {
    if let value = fields[key] { return value }
    let start = node.range.lowerBound
    report(
      "missing-key", at: SourceRange(start, min(start + 1, node.range.upperBound)),
      message: "missing '\(key)' in \(what)")
    return nil
  }

  private mutating func isRule(_ name: String, _ range: SourceRange) -> Bool {
    if rules.contains(name) { return true }
    let meant = nearest(to: name, among: ruleList).map { "; did you mean '\($0)'?" } ?? ""
    report("unknown-rule", at: range, message: "unknown rule '\(name)'" + meant)
    return false
  }

  private mutating func severities(_ node: YAMLNode) -> [String: Severity?] {
    var severities: [String: Severity?] = [:]
    let words: [(String, Severity?)] = LintConfigurationKeys.severities.map {
      ($0, Severity(rawValue: $0))
    }
    for entry in entries(of: node, "rules") ?? []
    where isRule(entry.key, entry.keyNode.range) {
      if let severity: Severity? = choice(entry.value, key: entry.key, words: words) {
        severities[entry.key] = .some(severity)
      }
    }
    return severities
  }

  mutating func patterns(_ node: YAMLNode, _ what: String) -> [PathPattern] {
    items(node, what)?.compactMap { pattern($0) } ?? []
  }

  private mutating func pattern(_ node: YAMLNode) -> PathPattern? {
    guard let text = text(node, "a path") else { return nil }
    if let pattern = PathPattern(text) { return pattern }
    report(
      "invalid-path", at: node.range,
      message:
        "invalid path pattern; write a path below the folder of this file, such as App/**")
    return nil
  }

  mutating func languages(_ node: YAMLNode) -> [LanguageTag] {
    items(node, "a list of languages")?.compactMap { language($0) } ?? []
  }

  mutating func language(_ node: YAMLNode) -> LanguageTag? {
    guard let text = text(node, "a language") else { return nil }
    do throws(LanguageTagError) {
      return try LanguageTag(parsing: text)
    } catch {
      var range = node.range
      if let start = node.scalar?.verbatimStart { range = error.range.shifted(by: start) }
      // Other systems spell language tags with underscores, such as `pt_BR`.
      let meant = LanguageTag(String(text.map { $0 == "_" ? "-" : $0 }))
      report(
        "invalid-language", at: range,
        message: "expected \(error.expected)" + (meant.map { "; did you mean '\($0)'?" } ?? ""))
      return nil
    }
  }
}
