package import Diagnostics
package import LanguageTags

/// The content of a `waymark.yaml` file, which applies to the catalogs below its folder.
///
/// ```yaml
/// lint:
///   languages: [en, de, fr]
///   catalogs:
///     - { path: Tools/**, languages: [en] }
///   rules: { untranslated-copy: warning }
///   overrides:
///     - { paths: [Legacy], rules: { ellipsis: off } }
///   allow:
///     - { rule: missing-translation, path: App/**, key: "debug.*", reason: never shown }
///   exclude: [ThirdParty]
///   baseline: lint-baseline.json
///   terms:
///     forbidden: [{ term: ai-copilot*, use: CocotteAI }]
/// ```
///
/// All entries that match apply. If they contradict each other, the last one wins.
package struct LintConfiguration: Sendable {
  /// The languages of some catalogs.
  package struct Catalogs: Sendable {
    /// The pattern of the catalogs.
    package var path: PathPattern
    /// The required languages; `nil` if the entry does not specify them.
    package var languages: [LanguageTag]?
    /// The source language; `nil` if the entry does not specify it.
    package var sourceLanguage: LanguageTag?
  }

  /// The severities of rules in some files.
  package struct Override: Sendable {
    /// The patterns of the files or catalogs.
    package var paths: [PathPattern]
    /// The severities by rule; `.some(nil)` turns a rule off.
    package var severities: [String: Severity?]
  }

  /// A rule whose diagnostics are allowed in some places.
  package struct Allowance: Sendable {
    /// The identifier of the rule.
    package var rule: String
    /// The pattern of the files or catalogs; `nil` for all.
    package var path: PathPattern?
    /// The pattern of the keys; `nil` for all keys, and for diagnostics without a key.
    package var key: KeyPattern?
    /// The language; `nil` for all languages.
    package var language: LanguageTag?
    /// The range of the rule's identifier in the file.
    package var range: SourceRange
  }

  /// A term with its settings.
  package struct Term: Sendable {
    /// The forms of a term in a language.
    package struct Forms: Sendable {
      /// The language of the forms.
      package var language: LanguageTag
      /// The forms, as they are written in the file.
      package var texts: [String]
    }

    /// The forms of the term in the source language; never empty.
    package var texts: [String]
    /// A Boolean value that indicates whether case matters; `nil` if the entry does not specify it.
    package var matchesCase: Bool?
    /// The patterns of the files or catalogs that the term applies to; `nil` for all.
    package var paths: [PathPattern]?
    /// The forms in other languages.
    package var forms: [Forms] = []
    /// The languages that the term applies to; `nil` for all.
    package var languages: [LanguageTag]?
    /// The term to write instead.
    package var replacement: String?
    /// The reason for the rule about the term.
    package var reason: String?
  }

  /// The path of the file, as diagnostics show it.
  package let path: String
  /// The languages that all catalogs must have; `nil` for the languages of each catalog.
  package var languages: [LanguageTag]?
  /// The source language of all catalogs; `nil` for the source language that the files specify.
  package var sourceLanguage: LanguageTag?
  /// The settings of some catalogs.
  package var catalogs: [Catalogs] = []
  /// The severities by rule; `.some(nil)` turns a rule off.
  package var severities: [String: Severity?] = [:]
  /// The severities in some files.
  package var overrides: [Override] = []
  /// The allowed diagnostics.
  package var allowances: [Allowance] = []
  /// Terms that no string may contain.
  package var forbiddenTerms: [Term] = []
  /// Terms that are not translated.
  package var untranslatedTerms: [Term] = []
  /// Terms with their translations.
  package var glossary: [Term] = []
  /// The paths that are linted only if they are passed as arguments.
  package var exclusions: [PathPattern] = []
  /// The path of the baseline, relative to the folder of the configuration.
  package var baseline: String?

  /// Creates an empty configuration.
  package init(path: String) { self.path = path }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file, as diagnostics show it.
  ///   - rules: The identifiers of the existing rules.
  /// - Returns: The valid parts of the configuration, and diagnostics in the order of their ranges.
  ///   Invalid parts are omitted.
  /// - Complexity: O(*n*) in the number of bytes, which YAML limits to 16 MiB.
  package static func read(
    _ bytes: [UInt8], path: String, rules: [String]
  ) -> (configuration: LintConfiguration, diagnostics: [Diagnostic]) {
    var reader = LintConfigurationReader(path: path, rules: rules)
    reader.read(bytes)
    return (reader.configuration, reader.diagnostics.sorted())
  }
}
