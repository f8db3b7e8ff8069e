package import Diagnostics
package import LanguageTags

/// What a `waymark.yaml` says about the catalogs below its folder.
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
/// Of several entries that match, each says what it says; where they contradict, the last counts.
package struct LintConfiguration: Sendable {
  /// The languages of some catalogs.
  package struct Catalogs: Sendable {
    /// The catalogs.
    package var path: PathPattern
    /// The languages they must have; `nil` if the entry does not say.
    package var languages: [LanguageTag]?
    /// The language they are translated from; `nil` if the entry does not say.
    package var sourceLanguage: LanguageTag?
  }

  /// The severities of rules in some files.
  package struct Override: Sendable {
    /// The files or catalogs.
    package var paths: [PathPattern]
    /// The severities; `.some(nil)` is off.
    package var severities: [String: Severity?]
  }

  /// A rule that is allowed somewhere.
  package struct Allowance: Sendable {
    /// The rule.
    package var rule: String
    /// The files or catalogs in which it is allowed; `nil` for all.
    package var path: PathPattern?
    /// The keys; `nil` for all, and for what is about no key.
    package var key: KeyPattern?
    /// The language; `nil` for all.
    package var language: LanguageTag?
    /// The bytes of the rule in the file.
    package var range: SourceRange
  }

  /// A term, and what is said of it.
  package struct Term: Sendable {
    /// The forms of a term in a language.
    package struct Forms: Sendable {
      /// The language.
      package var language: LanguageTag
      /// The forms, as they are written.
      package var texts: [String]
    }

    /// The term, in all its forms; never empty.
    package var texts: [String]
    /// Whether capital letters have to be capital; `nil` if the entry does not say.
    package var matchesCase: Bool?
    /// The files or catalogs for which it is; `nil` for all.
    package var paths: [PathPattern]?
    /// Its forms in other languages.
    package var forms: [Forms] = []
    /// The languages for which it is; `nil` for all.
    package var languages: [LanguageTag]?
    /// What to write in its place.
    package var replacement: String?
    /// Why.
    package var reason: String?
  }

  /// The path of the file, as diagnostics name it.
  package let path: String
  /// The languages that catalogs must have; `nil` for those that each has.
  package var languages: [LanguageTag]?
  /// The language that catalogs are translated from; `nil` for what the files say.
  package var sourceLanguage: LanguageTag?
  /// What is different in some catalogs.
  package var catalogs: [Catalogs] = []
  /// The severities of rules; `.some(nil)` is off.
  package var severities: [String: Severity?] = [:]
  /// What is different in some files.
  package var overrides: [Override] = []
  /// What is allowed.
  package var allowances: [Allowance] = []
  /// Terms that no text may have.
  package var forbiddenTerms: [Term] = []
  /// Terms that translations keep.
  package var untranslatedTerms: [Term] = []
  /// Terms with their translations.
  package var glossary: [Term] = []
  /// What is not linted unless somebody names it.
  package var exclusions: [PathPattern] = []
  /// The file of known diagnostics, relative to the folder of the configuration.
  package var baseline: String?

  /// Makes a configuration that says nothing.
  package init(path: String) { self.path = path }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: How diagnostics name it.
  ///   - rules: The rules there are.
  /// - Returns: What could be read, and everything that is wrong in the order of the places; what is wrong is
  ///   left out of the configuration.
  /// - Complexity: O(*n*) in the bytes, of which YAML may have 16 MiB.
  package static func read(
    _ bytes: [UInt8], path: String, rules: [String]
  ) -> (configuration: LintConfiguration, diagnostics: [Diagnostic]) {
    var reader = LintConfigurationReader(path: path, rules: rules)
    reader.read(bytes)
    return (reader.configuration, reader.diagnostics.sorted())
  }
}
