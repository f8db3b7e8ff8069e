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
/// For each file, key or rule, all matching entries of a list apply. If they contradict each other,
/// the last one has precedence.
package struct LintConfiguration: Sendable {
  /// The languages of the catalogs that match a pattern.
  package struct Catalogs: Sendable {
    /// The pattern that matches the catalogs.
    package var path: PathPattern
    /// The required languages; `nil` if the entry does not specify them.
    package var languages: [LanguageTag]?
    /// The source language; `nil` if the entry does not specify it.
    package var sourceLanguage: LanguageTag?
  }

  /// The severities of rules for some files.
  package struct Override: Sendable {
    /// The patterns that match the files or catalogs.
    package var paths: [PathPattern]
    /// The severities by rule; `.some(nil)` turns a rule off.
    package var severities: [String: Severity?]
  }

  /// A rule whose diagnostics are allowed for some files, keys or languages.
  package struct Allowance: Sendable {
    /// The identifier of the rule.
    package var rule: String
    /// The pattern that matches the files or catalogs; `nil` for all.
    package var path: PathPattern?
    /// The pattern that matches the keys; `nil` for all keys, and for diagnostics without a key.
    package var key: KeyPattern?
    /// The language; `nil` for all languages.
    package var language: LanguageTag?
    /// The byte range of the rule's identifier in the file.
    package var range: SourceRange
  }

  /// A term with its settings.
  package struct Term: Sendable {
    /// The forms of a term in one language, such as its plural.
    package struct Forms: Sendable {
      /// The language of the forms.
      package var language: LanguageTag
      /// The forms, as the configuration spells them.
      package var texts: [String]
    }

    /// The forms of the term in the source language; never empty.
    package var texts: [String]
    /// A Boolean value that indicates whether case matters; `nil` if the entry does not specify it.
    package var matchesCase: Bool?
    /// The patterns of the files or catalogs to which the term applies; `nil` for all.
    package var paths: [PathPattern]?
    /// The forms in other languages.
    package var forms: [Forms] = []
    /// The languages to which the term applies; `nil` for all.
    package var languages: [LanguageTag]?
    /// The term that replaces a forbidden term; `nil` if the entry does not specify one.
    package var replacement: String?
    /// The reason why the term is forbidden; `nil` if the entry does not specify one.
    package var reason: String?
  }

  /// The path of the file, as diagnostics show it.
  package let path: String
  /// The languages that every catalog requires; `nil` if each requires the languages that it
  /// contains.
  package var languages: [LanguageTag]?
  /// The source language of all catalogs; `nil` to use the one that each file specifies.
  package var sourceLanguage: LanguageTag?
  /// The languages of individual catalogs.
  package var catalogs: [Catalogs] = []
  /// The severities by rule; `.some(nil)` turns a rule off.
  package var severities: [String: Severity?] = [:]
  /// The severities of rules for some files.
  package var overrides: [Override] = []
  /// The diagnostics that are allowed.
  package var allowances: [Allowance] = []
  /// The terms that no string may contain.
  package var forbiddenTerms: [Term] = []
  /// The terms that must not be translated.
  package var untranslatedTerms: [Term] = []
  /// The terms that must be translated in a specific way.
  package var glossary: [Term] = []
  /// The patterns of files that are linted only if the file itself is passed as an argument.
  package var exclusions: [PathPattern] = []
  /// The path of the baseline, relative to the folder of the configuration; `nil` if there is none.
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
  /// - Complexity: O(*n*), where *n* is the number of bytes. The YAML reader rejects more than 16
  ///   MiB.
  package static func read(
    _ bytes: [UInt8], path: String, rules: [String]
  ) -> (configuration: LintConfiguration, diagnostics: [Diagnostic]) {
    var reader = LintConfigurationReader(path: path, rules: rules)
    reader.read(bytes)
    return (reader.configuration, reader.diagnostics.sorted())
  }
}
