public import CatalogLint
import LanguageTags
import LocaleNegotiation
import StringCatalogs

extension LanguageAtlas {
  /// An atlas of languages with CLDR data from the system's ICU.
  public static let icu = LanguageAtlas { tag in
    let canonical = tag.canonical
    let full = canonical.addingLikelySubtags
    let withoutRegion = ([full.language] + (full.script.map { [$0] } ?? [])).joined(separator: "-")
    return LanguageFacts(
      // The code `no` for Norwegian usually means Bokmål, `nb`, and files use both codes. Both are
      // treated as one language.
      language: canonical.language == "nb" ? "no" : canonical.language,
      plurals: PluralForms(inLocaleOf: canonical),
      script: full.script,
      usualRegion: LanguageTag(withoutRegion)?.addingLikelySubtags.region)
  }
}
