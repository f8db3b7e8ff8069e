public import CatalogLint
import LanguageTags
import LocaleNegotiation
import StringCatalogs

extension LanguageAtlas {
  /// The languages as CLDR has them in the system's ICU.
  public static let icu = LanguageAtlas { tag in
    let canonical = tag.canonical
    let full = canonical.addingLikelySubtags
    let withoutRegion = ([full.language] + (full.script.map { [$0] } ?? [])).joined(separator: "-")
    return LanguageFacts(
      // Bokmål is what is meant by Norwegian: files have either code.
      language: canonical.language == "nb" ? "no" : canonical.language,
      plurals: PluralForms(inLocaleOf: canonical),
      script: full.script,
      usualRegion: LanguageTag(withoutRegion)?.addingLikelySubtags.region)
  }
}
