package import LanguageTags

extension PortableCatalog {
  /// Reports a loss if separate files for each language do not preserve the order of the keys.
  ///
  /// A reader lists the keys of the source language first. If a table consists of two files, it
  /// lists the keys of the `.stringsdict` file first.
  ///
  /// - Parameter hasRules: Returns `true` if the `.stringsdict` file of a language contains a key.
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
          aspect: .order,
          message: "the order of the keys changes, because they are written to several files"))
    }
  }
}
