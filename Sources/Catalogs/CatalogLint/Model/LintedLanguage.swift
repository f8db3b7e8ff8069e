public import LanguageTags
import StringCatalogs

/// A language of a catalog.
public struct LintedLanguage: Sendable {
  /// The name that reports use: the BCP 47 tag, or the name in the file if that is not a valid tag.
  public let name: String
  /// The tag of the language; `nil` if its name is not a valid tag.
  public let tag: LanguageTag?
  /// The facts about the language.
  public let facts: LanguageFacts

  /// `true` for a pseudo-language that tests layouts, such as `en-XA`, `qps-ploc` and `xx`.
  let isPseudo: Bool

  init(name: String, tag: LanguageTag?, facts: LanguageFacts) {
    self.name = name
    self.tag = tag
    self.facts = facts
    isPseudo = tag.map(Self.isPseudo) ?? false
  }

  private static func isPseudo(_ tag: LanguageTag) -> Bool {
    let language = tag.language.lowercased()
    return ("qaa"..."qtz").contains(language) && language.utf8.count == 3
      || ["xx", "zxx"].contains(language)
      || ["XA", "XB", "XC", "XX", "ZZ"].contains(tag.region?.uppercased() ?? "")
  }
}
