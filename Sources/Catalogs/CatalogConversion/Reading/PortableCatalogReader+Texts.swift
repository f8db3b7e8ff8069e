import CatalogLint
import LanguageTags
import StringCatalogs

extension PortableCatalogReader {
  mutating func readTexts(of key: LintedCatalog.Key, into entry: inout PortableEntry) {
    let localizations = catalog.localizations[key.localizations]
    for (place, tag) in tags.enumerated() {
      let found = localizations.filter { $0.language == place }
      guard let tag else {
        if found.contains(where: { !self.texts($0).isEmpty }) {
          var loss = ConversionLoss(
            aspect: .text, of: entry,
            message: "the string is lost, because its language has no tag")
          loss.languageName = catalog.languages[place].name
          losses.append(loss)
        }
        continue
      }
      // In formats such as PO, every file contains the source strings. If the keys are only names,
      // a file may also contain translations into the source language, which have precedence.
      let own = found.filter { $0.isTranslation(self) }
      let translated = own.first { !self.texts($0).isEmpty }
      guard let first = translated ?? found.first(where: { !$0.isTranslation(self) }) ?? own.first
      else { continue }
      let isKey =
        translated == nil && catalog.files[first.file].content.format.traits.keys == .sourceString
        && isKey(first)
      let texts = texts(first)
      let others = own.isEmpty ? found.dropFirst() : own.dropFirst()
      for other in others where differ(self.texts(other), texts) {
        losses.append(
          ConversionLoss(
            aspect: .text, of: entry, language: tag,
            message: "several files have different strings for the key; those in "
              + "\(catalog.files[first.file].path) are kept"))
        break
      }
      if isKey, texts.allSatisfy({ $0.variation == PortableText.Case() }) { continue }
      if texts.isEmpty { continue }
      if let message = missingForms(of: first) {
        losses.append(ConversionLoss(aspect: .text, of: entry, language: tag, message: message))
      }
      entry.texts[tag] = texts
      readSubstitutions(first, in: tag, entry: &entry)
    }
  }

  /// Returns `true` if the string of a localization is the key itself.
  ///
  /// This is assumed for every entry in a scope, and for a localization without strings.
  private func isKey(_ localization: LintedCatalog.Localization) -> Bool {
    let content = catalog.files[localization.file].content
    guard content.entries[localization.entry].scope == nil,
      let value = content.localizations[localization.localization].values.first
    else { return true }
    // In a PO file, a key with a context consists of the context, U+0004 and the source string.
    return content.format.traits.keysHaveContexts
      && content.string(content.entries[localization.entry].key).contains("\u{4}")
      || content.areEqual(content.entries[localization.entry].key, content.values[value].text)
  }

  /// Returns the message of a loss if plural forms of a translation are missing; otherwise `nil`.
  ///
  /// In the output, one of the existing plural forms replaces each missing one.
  private func missingForms(of localization: LintedCatalog.Localization) -> String? {
    let content = catalog.files[localization.file].content
    let values = content.localizations[localization.localization].values
    let count = values.count { content.values[$0].variation.form != nil }
    guard count > 0, let needed = content.pluralFormula?.count, count < needed else { return nil }
    return "only \(count) of \(needed) plural forms exist; one of them is repeated"
  }

  /// Returns `true` if two files have different strings for the same variation.
  private func differ(_ left: [PortableText], _ right: [PortableText]) -> Bool {
    left.contains { text in
      right.contains { $0.variation == text.variation && $0.text != text.text }
    }
  }

  private func texts(_ localization: LintedCatalog.Localization) -> [PortableText] {
    let content = catalog.files[localization.file].content
    return content.localizations[localization.localization].values.compactMap { place in
      let value = content.values[place]
      let text = content.string(value.text)
      let isMissing = text.isEmpty && value.state == .new && value.stateRange == nil
      if isMissing, content.format.isBilingual { return nil }
      let variation = PortableText.Case(
        substitution: value.variation.substitution.map {
          content.string(content.substitutions[$0].name)
        }, device: value.variation.device, width: value.variation.width,
        index: value.variation.index, plural: value.variation.plural,
        exactNumber: value.variation.exactNumber)
      return PortableText(
        variation: variation, text: text,
        isReference: content.isReference(value.text),
        state: isMissing || value.state == .translated ? nil : value.state)
    }
  }

  private mutating func readSubstitutions(
    _ localization: LintedCatalog.Localization, in tag: LanguageTag, entry: inout PortableEntry
  ) {
    let content = catalog.files[localization.file].content
    let substitutions = content.localizations[localization.localization].substitutions.map {
      place in
      let substitution = content.substitutions[place]
      return PortableSubstitution(
        name: content.string(substitution.name), argumentNumber: substitution.argumentNumber,
        formatSpecifier: substitution.formatSpecifier.map { content.string($0) })
    }
    guard !substitutions.isEmpty else { return }
    entry.substitutions[tag] = substitutions
    if content.format.traits.overridesTables, let loss = entry.readRules(in: tag) {
      losses.append(loss)
    }
  }
}

extension LintedCatalog.Localization {
  /// Returns `true` if the localization is a translation whose file also contains the source
  /// strings.
  fileprivate func isTranslation(_ reader: PortableCatalogReader) -> Bool {
    reader.catalog.files[file].content.format.traits.keys == .sourceString
      && reader.catalog.content(of: self).language == 1
  }
}
