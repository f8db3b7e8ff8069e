public import CatalogLint
import LanguageTags
import LocaleNegotiation

extension LanguageAtlas {
  /// The languages as CLDR has them in the system's ICU.
  public static let icu = LanguageAtlas { tag in
    LanguageFacts(
      plurals: PluralForms(inLocaleOf: tag.canonical), script: tag.addingLikelySubtags.script)
  }
}
