/// The keys of the mappings in a configuration; `Schemas/waymark.schema.json` has the same.
package enum LintConfigurationKeys {
  /// The sections of the file.
  package static let file = ["lint"]
  /// What is linted, and how.
  package static let lint = [
    "languages", "source-language", "catalogs", "rules", "overrides", "allow", "exclude",
    "baseline",
  ]
  /// An entry of `catalogs`.
  package static let catalogs = ["path", "languages", "source-language"]
  /// An entry of `overrides`.
  package static let overrides = ["paths", "rules"]
  /// An entry of `allow`.
  package static let allow = ["rule", "path", "key", "language", "reason"]
  /// The severities of a rule.
  package static let severities = ["off", "info", "warning", "error"]
}
