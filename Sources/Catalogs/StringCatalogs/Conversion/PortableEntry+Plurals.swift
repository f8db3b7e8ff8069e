package import FormatStrings
package import LanguageTags

extension PortableEntry {
  /// The key as reports name it: the parts of its path with dots between them.
  package var name: String { path.joined(separator: ".") }

  /// The number that plurals depend on, as a text of Foundation has it: the first whole number of
  /// the texts in a language, else of those in others, else of the key; `nil` if none shows one.
  package func pluralNumber(in language: LanguageTag) -> ValueText.Value? {
    let own = texts[language] ?? []
    let others = texts.keys.sorted { $0.description < $1.description }.flatMap { texts[$0] ?? [] }
    let forms = (own.filter { $0.variation.plural == .other } + own + others)
      .filter { $0.variation.substitution == nil }.map(\.text)
    for text in forms + path.suffix(1) {
      let numbers = ValueText(parsing: text, .apple).values
        .filter { $0.kind.isWhole && $0.substitution == nil }
      if let first = numbers.min(by: { ($0.argument ?? 0) < ($1.argument ?? 0) }) { return first }
    }
    return nil
  }

  /// What the entry is, by its texts.
  package var kindOfTexts: CatalogEntry.Kind {
    let cases = texts.values.joined().map(\.variation).filter { $0.substitution == nil }
    if cases.contains(where: { $0.plural != nil }) { return .plurals }
    return cases.contains { $0.index != nil } ? .stringArray : .string
  }
}
