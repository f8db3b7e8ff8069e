import ArgumentParser
import LanguageTags
import LocaleNegotiation

/// Functions that parse language tags from the command line.
enum LanguageList {
  /// Returns the tags of a comma-separated list.
  ///
  /// - Throws: ``ValidationError`` with the problem of the first invalid tag.
  static func parse(_ text: String) throws -> [LanguageTag] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      try parseOne(part.trimmingCharacters())
    }
  }

  /// Returns the tag that a string represents.
  ///
  /// - Throws: ``ValidationError`` with the problem of the tag.
  static func parseOne(_ text: String) throws -> LanguageTag {
    let tag: LanguageTag
    do throws(LanguageTagError) {
      tag = try LanguageTag(parsing: text)
    } catch {
      let meant = LanguageTag(String(text.map { $0 == "_" ? "-" : $0 }))
      throw ValidationError(
        "'\(text)' is not a language tag: expected \(error.expected)."
          + (meant.map { " Did you mean '\($0)'?" } ?? ""))
    }
    guard tag.hasRegisteredLanguage, tag.language.utf8.count <= 3 else {
      let meant = NormalizedTag.normalize(text).tag?.tag
      throw ValidationError(
        "'\(text)' is not a registered language: expected a code such as 'en' for English."
          + (meant.flatMap { $0.hasRegisteredLanguage ? " Did you mean '\($0.language)'?" : nil }
            ?? "")
      )
    }
    return tag
  }
}

extension Substring {
  /// The string without leading and trailing spaces.
  fileprivate func trimmingCharacters() -> String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
