import LanguageTags
package import LinkTexts
import LocalizedTexts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The language of error descriptions.
///
/// `LocaleNegotiation` needs ICU's C library, which an app for Apple's platforms cannot link. The
/// error strings exist in only a few languages, so a simpler algorithm is enough. If a preference
/// consists of a language and an optional script and region, this type chooses the same language as
/// `LocaleNegotiation`. A test compares the two.
package enum ErrorLanguage {
  /// The error strings in the language of the process, which is determined once.
  static let texts = texts(for: preferences)

  /// Returns the error strings for a list of preferences, the most preferred first.
  package static func texts(for preferences: [String]) -> LinkTexts {
    LinkTexts(Texts(language: language(for: preferences)))
  }

  /// Returns the language of the first preference that has strings, or English.
  package static func language(for preferences: [String]) -> String {
    for preference in preferences {
      // `C` and `POSIX` request the strings of the program itself, which are English, so they end
      // the list.
      if preference == "C" || preference == "POSIX" { break }
      if let language = language(of: preference) { return language }
    }
    return "en"
  }

  private static func language(of preference: String) -> String? {
    // Locale names of the C library may end with an encoding or a modifier: `zh_TW.UTF-8`,
    // `de_DE@euro`.
    let name = preference.prefix { $0 != "." && $0 != "@" }
    let text = String(name.map { $0 == "_" ? "-" : $0 })
    guard let tag = LanguageTag(text) else { return nil }
    switch tag.language {
    case "zh":
      // Chinese without a script is Traditional in these regions, and Simplified elsewhere.
      let isTraditional = ["TW", "HK", "MO"].contains(tag.region ?? "")
      return (tag.script ?? (isTraditional ? "Hant" : "Hans")) == "Hans" ? "zh-CN" : nil
    case "ja": return (tag.script ?? "Jpan") == "Jpan" ? "ja" : nil
    case let language where LinkTexts.languages.contains(language):
      return (tag.script ?? "Latn") == "Latn" ? language : nil
    default: return nil
    }
  }

  #if canImport(Darwin)
    /// The preferred localizations of the app.
    private static var preferences: [String] { Bundle.main.preferredLocalizations }
  #else
    /// The preferred languages, which the environment variables of the process specify.
    private static var preferences: [String] {
      preferences(environment: ProcessInfo.processInfo.environment)
    }
  #endif

  /// Returns the preferred languages that environment variables specify.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty. As in
  /// gettext, `LANGUAGE` precedes it. If the locale is missing, `C` or `POSIX`, the result is
  /// empty.
  package static func preferences(environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return [] }
    return (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
  }
}
