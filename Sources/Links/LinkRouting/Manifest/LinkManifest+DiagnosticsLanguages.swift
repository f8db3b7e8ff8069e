import Diagnostics
import LanguageTags
import URLSyntax

extension LinkManifest {
  /// The type `locale`; `nil` if the manifest has no languages, or if one of them is invalid.
  package var localeType: ParameterType? {
    languages.isEmpty || languages.contains { LanguageTag($0) == nil }
      ? nil : .locale(languages: languages)
  }
}

extension ParameterType {
  /// Returns `true` if a byte may occur in a regular expression that only lists words, as in
  /// `fr|fr-ca`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "|")
  }

  /// The values of the type, sorted and in lower case; `nil` if the type does not list its values.
  fileprivate var localeValues: [String]? {
    switch kind {
    case .enumeration(let words): words.map(\.asciiLowercased).sorted()
    case .pattern(let pattern) where pattern.expression.utf8.allSatisfy(Self.isPlain):
      pattern.expression.split(separator: "|").map { String($0).asciiLowercased }.sorted()
    default: nil
    }
  }
}

extension ManifestCheck {
  /// Checks that the languages are distinct registered tags, and that they are the values of a
  /// declared type `locale`.
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
          notes: [
            .init("write a BCP 47 tag of a registered language, such as fr, fr-CA or zh-Hans")
          ])
      } else if !seen.insert(language.asciiLowercased).inserted {
        report("duplicate-language", at: place, "duplicate language '\(language)'")
      }
    }
    checkLocaleType()
  }

  /// Reports a declared type `locale` whose values are not the languages of the app.
  private mutating func checkLocaleType() {
    guard let expected = manifest.localeType,
      let type = manifest.types.first(where: { $0.name == ParameterType.localeName }),
      let values = type.localeValues, values != expected.localeValues
    else { return }
    report(
      "locale-differs", .warning, at: ManifestLocation("types", type.name),
      "the type 'locale' differs from the languages of the app",
      notes: [
        .init(
          "the languages are \(manifest.languages.joined(separator: ", ")); remove the type, or"
            + " list the same values")
      ],
      isAboutKey: true)
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
