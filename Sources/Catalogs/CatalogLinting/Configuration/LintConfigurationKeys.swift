/// The keys of the mappings in a configuration, as defined in `Schemas/waymark.schema.json`.
package enum LintConfigurationKeys {
  /// The sections of the file.
  package static let file = ["lint"]
  /// The keys of the section `lint`.
  package static let lint = [
    "languages", "source-language", "catalogs", "rules", "overrides", "allow", "exclude",
    "baseline", "terms",
  ]
  /// The keys of an entry of `catalogs`.
  package static let catalogs = ["path", "languages", "source-language"]
  /// The keys of an entry of `overrides`.
  package static let overrides = ["paths", "rules"]
  /// The keys of an entry of `allow`.
  package static let allow = ["rule", "path", "key", "language", "reason"]
  /// The keys of the section `terms`.
  package static let terms = ["forbidden", "do-not-translate", "glossary"]
  /// The keys of an entry of `forbidden`.
  package static let forbidden = ["term", "use", "reason", "languages", "paths", "match-case"]
  /// The keys of an entry of `do-not-translate`.
  package static let untranslated = ["term", "forms", "paths", "match-case"]
  /// The keys of an entry of `glossary`.
  package static let glossary = ["term", "translations", "paths", "match-case"]
  /// The severities that a rule may have in a configuration.
  package static let severities = ["off", "info", "warning", "error"]
}
