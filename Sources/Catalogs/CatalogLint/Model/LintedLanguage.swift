public import LanguageTags
import StringCatalogs

/// A language of a catalog.
public struct LintedLanguage: Sendable {
  /// How reports name it: the BCP 47 tag, or what the file says if that is none.
  public let name: String
  /// Its tag; `nil` if the file does not say one.
  public let tag: LanguageTag?
  /// What is known about it.
  public let facts: LanguageFacts

  /// A Boolean value that indicates whether no person reads the language: it is there for tests of
  /// layouts, such as `en-XA`, `qps-ploc` and `xx`.
  let isPseudo: Bool

  init(name: String, tag: LanguageTag?, facts: LanguageFacts) {
    self.name = name
    self.tag = tag
    self.facts = facts
    isPseudo = tag.map(Self.isPseudo) ?? false
  }

  private static func isPseudo(_ tag: LanguageTag) -> Bool {
    let language = tag.language.lowercased()
    return language.hasPrefix("q") && language.utf8.count == 3 || ["xx", "zxx"].contains(language)
      || ["XA", "XB", "XC", "XX", "ZZ"].contains(tag.region?.uppercased() ?? "")
  }
}
