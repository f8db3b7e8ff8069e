package import FormatStrings
package import LanguageTags

extension PortableEntry {
  /// The key as reports name it: the parts of its path, separated by dots.
  package var name: String { path.joined(separator: ".") }

  /// Returns the number that selects plurals, in Foundation's syntax; `nil` if no string shows it.
  ///
  /// It is the first integer of the strings in the language, or else in other languages, or else of
  /// the key.
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

  /// The kind of entry, from its strings.
  package var kindOfTexts: CatalogEntry.Kind {
    let cases = texts.values.joined().map(\.variation).filter { $0.substitution == nil }
    if cases.contains(where: { $0.plural != nil }) { return .plurals }
    return cases.contains { $0.index != nil } ? .stringArray : .string
  }
}
