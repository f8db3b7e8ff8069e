package import Foundation
import LocalizedTexts

/// Reads a string catalog as Xcode writes it, and refuses what the generated code cannot carry.
///
/// Foundation reads the JSON here until the toolkit's own reader of catalogs takes its place: this one
/// knows no places in the file, and takes the last of two equal keys.
///
/// Texts in the state `new` count as not there. A key that shall not be translated has its source text
/// in every language.
package struct CatalogReader {
  package private(set) var problems: [CatalogContent.Problem] = []
  private var languages: Set<String> = []

  /// The content of a catalog, or why there is none.
  ///
  /// Every problem is said, not only the first.
  package static func read(
    _ data: Data, name: String
  ) -> (content: CatalogContent?, problems: [CatalogContent.Problem]) {
    var reader = CatalogReader()
    let content = reader.content(data, name: name)
    return (reader.problems.isEmpty ? content : nil, reader.problems)
  }

  private mutating func content(_ data: Data, name: String) -> CatalogContent? {
    let json: Any
    do {
      json = try JSONSerialization.jsonObject(with: data)
    } catch {
      return refuse("the file is not JSON: \(error.localizedDescription)")
    }
    guard let root = json as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      return refuse("the file is no string catalog: it has no object “strings”")
    }
    let source = CatalogContent.sourceLanguage
    guard root["sourceLanguage"] as? String == source else {
      return refuse("the source language is not \(source)")
    }
    if strings.isEmpty { return refuse("there are no keys") }
    var entries: [CatalogContent.Entry] = []
    for key in strings.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let value = strings[key] as? [String: Any] else {
        refuse("the value is no object", key)
        continue
      }
      entries.append(entry(key, value))
    }
    let others = languages.subtracting([source]).sorted()
    for language in others where LanguageConventions(language: language) == nil {
      refuse("the plural rules of \(language) are not known (LanguageConventions.swift)")
    }
    for index in entries.indices where strings[entries[index].key].map(isFixed) == true {
      for language in others { entries[index].texts[language] = entries[index].texts[source] }
    }
    return CatalogContent(name: name, languages: [source] + others, entries: entries)
  }

  private func isFixed(_ value: Any) -> Bool {
    (value as? [String: Any])?["shouldTranslate"] as? Bool == false
  }

  private mutating func entry(_ key: String, _ value: [String: Any]) -> CatalogContent.Entry {
    let localizations = value["localizations"] as? [String: Any] ?? [:]
    var entry = CatalogContent.Entry(
      key: key, comment: value["comment"] as? String ?? "", texts: [:])
    for language in localizations.keys.sorted() {
      languages.insert(language)
      guard let localization = localizations[language] as? [String: Any] else {
        refuse("the localization is no object", key, language)
        continue
      }
      entry.texts[language] = text(localization, key, language)
    }
    if entry.texts[CatalogContent.sourceLanguage] == nil {
      refuse("there is no text in \(CatalogContent.sourceLanguage) to fall back to", key)
    }
    for problem in PlaceholderCheck.problems(of: entry) { problems.append(problem) }
    return entry
  }

  @discardableResult
  mutating func refuse<Value>(
    _ reason: String, _ key: String? = nil, _ language: String? = nil
  ) -> Value? {
    problems.append(CatalogContent.Problem(key: key, language: language, reason: reason))
    return nil
  }

  mutating func refuse(
    _ reason: String, _ key: String? = nil, _ language: String? = nil
  ) {
    problems.append(CatalogContent.Problem(key: key, language: language, reason: reason))
  }
}
