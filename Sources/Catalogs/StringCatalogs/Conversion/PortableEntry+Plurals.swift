package import FormatStrings
package import LanguageTags

extension PortableEntry {
  /// The key as it appears in reports: the components of its path, separated by dots.
  package var name: String { path.joined(separator: ".") }

  /// Returns the placeholder that prints the count, in Foundation's syntax; `nil` if there is none.
  ///
  /// The strings of the language are searched first, beginning with those for `other`. Next are the
  /// strings in other languages, and then the last component of the path. In the first string with
  /// integer placeholders, the result is the one with the lowest argument position.
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

  /// The kind of the entry, determined from its strings.
  package var kindOfTexts: CatalogEntry.Kind {
    let cases = texts.values.joined().map(\.variation).filter { $0.substitution == nil }
    if cases.contains(where: { $0.plural != nil }) { return .plurals }
    return cases.contains { $0.index != nil } ? .stringArray : .string
  }
}
