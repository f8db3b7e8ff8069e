import LanguageTags
import StringCatalogs

extension PortableCatalog {
  /// Replaces references by the strings that they refer to, because only Android resolves them.
  ///
  /// The documentation of Android describes references:
  /// <https://developer.android.com/guide/topics/resources/providing-resources#ResourcesFromXml>.
  ///
  /// The string of the same language is used, or else the source string. A reference to a different
  /// resource becomes a string of the same characters, and a loss.
  ///
  /// - Complexity: O(*n*) in the strings, and O(*d*) for each chain of *d* references.
  mutating func resolveReferences(_ losses: inout [ConversionLoss]) {
    let isThere = entries.contains { $0.texts.values.joined().contains { $0.isReference } }
    guard isThere else { return }
    let strings = entries.enumerated().filter { $0.element.kind == .string }
    let places = Dictionary(
      strings.map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let unresolved = entries
    for (place, entry) in unresolved.enumerated() {
      for language in languages {
        for (index, text) in (entry.texts[language] ?? []).enumerated() where text.isReference {
          let found = resolved(text.text, in: language, entries: unresolved, places: places)
          entries[place].texts[language]?[index].isReference = false
          if let found {
            entries[place].texts[language]?[index].text = found
          } else {
            losses.append(
              ConversionLoss(
                aspect: .text, key: entry.name, language: language,
                message: "the resource '\(text.text)' is not a string of the catalog"))
          }
        }
      }
    }
  }

  /// Returns the string that a reference refers to, directly or through other references.
  ///
  /// The result is `nil` if there is no such string.
  private func resolved(
    _ reference: String, in language: LanguageTag, entries: [PortableEntry],
    places: [String: Int]
  ) -> String? {
    var reference = reference
    var known: Set<Int> = []
    while reference.hasPrefix("@string/") {
      let name = String(reference.dropFirst("@string/".count))
      guard let place = places[name], known.insert(place).inserted,
        let texts = entries[place].texts[language] ?? entries[place].texts[sourceLanguage],
        texts.count == 1
      else { return nil }
      if !texts[0].isReference { return texts[0].text }
      reference = texts[0].text
    }
    return nil
  }
}
