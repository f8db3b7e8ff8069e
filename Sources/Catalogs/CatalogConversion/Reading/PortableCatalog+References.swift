import LanguageTags
import StringCatalogs

extension PortableCatalog {
  /// Puts texts in the place of [references](https://developer.android.com/guide/topics/resources/providing-resources#ResourcesFromXml)
  /// to them, which only Android follows.
  ///
  /// That of the same language counts, else that of the source. What stands for anything else than a text of the
  /// catalog is a text of the same characters then, and lost as what it was.
  ///
  /// - Complexity: O(*n*) in the texts, and for each reference O(*d*) in those that lead to its text.
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
                message: "the resource that '\(text.text)' stands for is no text of the catalog"))
          }
        }
      }
    }
  }

  /// The text that a reference leads to, by as many others as there may be; `nil` for none.
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
