import Diagnostics
import LanguageTags

extension LinkManifest {
  /// The type `locale`; `nil` if the manifest has no languages, or if one of them is invalid.
  package var localeType: ParameterType? {
    languages.isEmpty || languages.contains { LanguageTag($0) == nil }
      ? nil : .locale(languages: languages)
  }
}

extension ManifestCheck {
  /// Checks the languages of the app.
  mutating func checkLanguages() {
    var seen: Set<String> = []
    for (index, language) in manifest.languages.enumerated() {
      let place = ManifestLocation("languages").index(index)
      let tag = LanguageTag(language)
      if tag?.isRegisteredTag != true {
        report(
          "invalid-language", tag == nil ? .error : .warning, at: place,
          tag == nil
            ? "invalid language tag '\(language)'" : "unregistered language tag '\(language)'",
          notes: [.init("a language tag consists of a language and a region, as in fr or fr-CA")])
      } else if !seen.insert(language.asciiLowercased).inserted {
        report("duplicate-language", at: place, "duplicate language '\(language)'")
      }
    }
  }

  /// Reports the type `locale` in a manifest without languages.
  ///
  /// If the manifest has languages, the type is unknown because one of them is invalid, which
  /// another diagnostic reports.
  ///
  /// - Returns: `false` for any type other than `locale`.
  mutating func reportsMissingLanguages(
    _ type: String, at location: ManifestLocation, range: SourceRange?
  ) -> Bool {
    guard type == ParameterType.localeName else { return false }
    guard manifest.languages.isEmpty else { return true }
    report(
      "unknown-type", at: location, range: range,
      "the type 'locale' needs the languages of the app",
      notes: [.init("list them under 'languages', as in 'languages: [en, fr-CA]'")])
    return true
  }
}
