package import LanguageTags

extension PortableCatalog {
  /// Says whether the order of the keys is lost where each language has files of its own: a reader
  /// has the keys of the source first, and of the two files of a table those of rules.
  ///
  /// - Parameter hasRules: Whether a text has rules in a language.
  package func reportOrder(
    _ losses: inout [ConversionLoss],
    hasRules: (PortableEntry, LanguageTag) -> Bool = { _, _ in
      false
    }
  ) {
    if losses.contains(where: { $0.aspect == .order }) { return }
    let others = languages.filter { $0 != sourceLanguage }
      .sorted { $0.description < $1.description }
    var order: [Int] = []
    var known: Set<Int> = []
    for group in [[sourceLanguage], others] {
      for isRules in [true, false] {
        for language in group {
          for (place, entry) in entries.enumerated()
          where entry.texts[language] != nil && hasRules(entry, language) == isRules {
            if known.insert(place).inserted { order.append(place) }
          }
        }
      }
    }
    if order != order.sorted() {
      losses.append(
        ConversionLoss(
          aspect: .order, message: "keys of the same file stand beside one another"))
    }
  }
}
