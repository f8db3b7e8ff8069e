import ArgumentParser
import LanguageTags
import LocaleNegotiation

/// Reads language tags from the command line.
enum LanguageList {
  /// Reads tags with commas between them.
  ///
  /// - Throws: ``ValidationError`` that says what is wrong with the first that is none.
  static func parse(_ text: String) throws -> [LanguageTag] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      try parseOne(part.trimmingCharacters())
    }
  }

  /// Reads a tag.
  ///
  /// - Throws: ``ValidationError`` that says what is wrong.
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
        "'\(text)' is not a registered language: expected its code, such as 'en' for English."
          + (meant.flatMap { $0.hasRegisteredLanguage ? " Did you mean '\($0.language)'?" : nil }
            ?? "")
      )
    }
    return tag
  }
}

extension Substring {
  /// The text without blanks around it.
  fileprivate func trimmingCharacters() -> String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
