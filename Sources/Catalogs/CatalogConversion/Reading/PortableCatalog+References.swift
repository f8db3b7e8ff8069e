import LanguageTags
import StringCatalogs

extension PortableCatalog {
  /// Replaces each reference with its target string, because only Android supports references.
  ///
  /// The documentation of Android describes references:
  /// <https://developer.android.com/guide/topics/resources/providing-resources#ResourcesFromXml>.
  ///
  /// The replacement is the string in the same language, or else the source string. A reference
  /// that does not lead to a string of the catalog is kept as a string, and reported as a loss.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings. A chain of *d* references takes
  ///   O(*d*).
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
  /// The result is `nil` if the reference does not lead to a single string of the catalog, or if it
  /// is circular.
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
