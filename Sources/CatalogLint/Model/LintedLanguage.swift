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
}
