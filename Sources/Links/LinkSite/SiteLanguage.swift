import LocaleNegotiation
import LocalizedTexts

/// A language of the pages, with its strings.
package struct SiteLanguage: Sendable {
  /// The language tag, such as `zh-CN`.
  package let code: String
  /// The name of the language in the language itself.
  let name: String
  /// The writing direction, `ltr` or `rtl`.
  let direction: String
  /// The strings by key: those of `Site.xcstrings`, and `refusal.CODE` for the codes of the router.
  private(set) var entries: [String: String] = [:]

  /// The languages for which this module has strings, with their own names.
  private static let names = [
    "en": "English", "es": "Español", "fr": "Français", "ja": "日本語", "zh-CN": "简体中文",
    "de": "Deutsch",
  ]

  /// Returns the languages of a site: those of this module, then those that a theme adds.
  package static func all(_ theme: SiteTheme) -> [SiteLanguage] {
    let own = ["en", "es", "fr", "ja", "zh-CN", "de"]
    let added = theme.localizations.keys.filter { !own.contains($0) }.sorted()
    return (own + added).map { SiteLanguage($0, theme.localizations[$0] ?? [:]) }
  }

  /// The keys of all strings.
  static let keys =
    SiteText.allCases.map(\.rawValue)
    + WaymarkText.allCases.map(\.rawValue).filter { $0.hasPrefix("refusal.") }

  private init(_ code: String, _ replacements: [String: String]) {
    self.code = code
    name = replacements["name"] ?? Self.names[code] ?? code
    direction = TextDirection(ofLanguage: code) == .rightToLeft ? "rtl" : "ltr"
    // A language without strings gets the English ones, which a theme replaces one by one.
    let texts = Texts<SiteText>(language: code)
    for key in SiteText.allCases { entries[key.rawValue] = texts[key] }
    let reasons = Texts<WaymarkText>(language: code)
    for key in WaymarkText.allCases where key.rawValue.hasPrefix("refusal.") {
      entries[key.rawValue] = reasons[key]
    }
    for (key, value) in replacements { entries[key] = value }
  }

  /// `true` if the link debugger has strings in this language; a theme cannot add them.
  var hasDebugger: Bool { Self.names[code] != nil }

  /// The strings of the link debugger.
  var debuggerEntries: [String: String] {
    let texts = Texts<DebuggerText>(language: code)
    return Dictionary(uniqueKeysWithValues: DebuggerText.allCases.map { ($0.rawValue, texts[$0]) })
  }

  /// Returns the string of a key, in which the argument replaces `%@`.
  func text(_ key: SiteText, _ argument: String = "") -> String {
    (entries[key.rawValue] ?? key.rawValue).replacing("%@", with: argument)
  }

  /// Returns the language tags that match a language of the site, each with the matching language,
  /// in the form that `Negotiation.ts` reads.
  ///
  /// A tag with a script or a region is listed only if its result differs from that of the language
  /// without them.
  ///
  /// - Complexity: One negotiation for each code of two or three letters, and one for each script
  ///   and each region of the codes that match a language of the site.
  static func negotiationTable(_ languages: [SiteLanguage]) -> [(tag: String, language: String)] {
    let negotiator = Negotiator(supported: languages.map(\.code))
    func result(_ tag: String) -> String {
      let found = negotiator.negotiate(PreferenceChain(list: tag))
      return found.isMatched ? found.language : ""
    }
    var table: [(String, String)] = []
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let triples = pairs.flatMap { pair in letters.map { pair + $0 } }
    for language in pairs + triples {
      let plain = result(language)
      if !plain.isEmpty { table.append((language, plain)) }
      // A language that does not match on its own can match with a script, such as Cantonese with
      // Hans.
      let isKnown =
        !plain.isEmpty || languages.contains { $0.code.hasPrefix(language + "-") }
        || !result(language + "-Hans").isEmpty
      guard isKnown else { continue }
      for script in Self.scripts where result(language + "-" + script) != plain {
        table.append((language + "-" + script.lowercased(), result(language + "-" + script)))
      }
      for region in pairs where result(language + "-" + region.uppercased()) != plain {
        table.append((language + "-" + region, result(language + "-" + region.uppercased())))
      }
    }
    return table.sorted { $0.0 < $1.0 }
  }

  /// The scripts that the language tags of browsers may contain for the languages of a site.
  private static let scripts = ["Arab", "Cyrl", "Hans", "Hant", "Hebr", "Jpan", "Latn"]
}
