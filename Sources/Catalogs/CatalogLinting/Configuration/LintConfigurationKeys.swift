/// The keys of the mappings in a configuration; `Schemas/waymark.schema.json` has the same.
package enum LintConfigurationKeys {
  /// The sections of the file.
  package static let file = ["lint"]
  /// What is linted, and how.
  package static let lint = [
    "languages", "source-language", "catalogs", "rules", "overrides", "allow", "exclude",
    "baseline", "terms",
  ]
  /// An entry of `catalogs`.
  package static let catalogs = ["path", "languages", "source-language"]
  /// An entry of `overrides`.
  package static let overrides = ["paths", "rules"]
  /// An entry of `allow`.
  package static let allow = ["rule", "path", "key", "language", "reason"]
  /// The section `terms`.
  package static let terms = ["forbidden", "do-not-translate", "glossary"]
  /// An entry of `forbidden`.
  package static let forbidden = ["term", "use", "reason", "languages", "paths", "match-case"]
  /// An entry of `do-not-translate`.
  package static let untranslated = ["term", "forms", "paths", "match-case"]
  /// An entry of `glossary`.
  package static let glossary = ["term", "translations", "paths", "match-case"]
  /// The severities of a rule.
  package static let severities = ["off", "info", "warning", "error"]
}
