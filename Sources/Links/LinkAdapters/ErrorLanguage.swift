import LanguageTags
package import LinkTexts
import LocalizedTexts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The language in which errors describe themselves.
///
/// `LocaleNegotiation` needs ICU's C library, which no app for Apple's platforms can link. The few
/// languages of the strings need less: this chooses as the negotiator does for every preference
/// that is a language with an optional script and region. A test compares the two.
package enum ErrorLanguage {
  /// The sentences in the language of the process, which is looked up once.
  static let texts = texts(for: preferences)

  /// Returns the sentences for a list of preferences, the first one first.
  package static func texts(for preferences: [String]) -> LinkTexts {
    LinkTexts(Texts(language: language(for: preferences)))
  }

  /// Returns the language of the first preference for which there are strings; English without one.
  package static func language(for preferences: [String]) -> String {
    for preference in preferences {
      // Programs are written in English: `C` and `POSIX` end the list.
      if preference == "C" || preference == "POSIX" { break }
      if let language = language(of: preference) { return language }
    }
    return "en"
  }

  private static func language(of preference: String) -> String? {
    // A locale of the C library: `zh_TW.UTF-8`, `de_DE@euro`.
    let name = preference.prefix { $0 != "." && $0 != "@" }
    let text = String(name.map { $0 == "_" ? "-" : $0 })
    guard let tag = LanguageTag(text) else { return nil }
    switch tag.language {
    case "zh":
      // The script of a region without one, by CLDR's likely subtags.
      let isTraditional = ["TW", "HK", "MO"].contains(tag.region ?? "")
      return (tag.script ?? (isTraditional ? "Hant" : "Hans")) == "Hans" ? "zh-CN" : nil
    case "ja": return (tag.script ?? "Jpan") == "Jpan" ? "ja" : nil
    case let language where LinkTexts.languages.contains(language):
      return (tag.script ?? "Latn") == "Latn" ? language : nil
    default: return nil
    }
  }

  #if canImport(Darwin)
    /// The localizations in which the app runs.
    private static var preferences: [String] { Bundle.main.preferredLocalizations }
  #else
    /// The languages that the environment prefers.
    private static var preferences: [String] {
      preferences(environment: ProcessInfo.processInfo.environment)
    }
  #endif

  /// Returns the languages that an environment prefers.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty. `LANGUAGE`
  /// precedes it unless the locale is `C` or `POSIX`, or there is none, as in gettext.
  package static func preferences(environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return [] }
    return (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
  }
}
