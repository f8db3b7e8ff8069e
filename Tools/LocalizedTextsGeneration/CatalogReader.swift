import Diagnostics
import LocalizedTexts
import StringCatalogs

/// Reads a string catalog, and rejects content that the generated code cannot represent.
///
/// Strings in the state `new` are treated as missing. If a key must not be translated, its source
/// string is used in every language.
package struct CatalogReader {
  private let file: CatalogFile
  private var problems: [CatalogContent.Problem] = []

  /// Returns the content of a catalog, or all reasons why it is rejected.
  package static func read(
    _ bytes: [UInt8], name: String
  ) -> (content: CatalogContent?, problems: [CatalogContent.Problem]) {
    var reader = CatalogReader(file: CatalogFile.read(bytes, format: .xcstrings))
    let content = reader.content(name: name)
    return (reader.problems.isEmpty ? content : nil, reader.problems)
  }

  private mutating func content(name: String) -> CatalogContent? {
    refuseErrors()
    // If the file has errors and no entries, further problems would only follow from these errors.
    guard problems.isEmpty || !file.entries.isEmpty else { return nil }
    let source = CatalogContent.sourceLanguage
    guard file.sourceLanguage.map({ file.languages[$0].name }) == source else {
      return refuse("source language is not '\(source)'")
    }
    if file.entries.isEmpty { return refuse("catalog has no keys") }
    var entries = file.entries.map { ($0, entry($0)) }
    let others = Set(file.languages.map(\.name)).subtracting([source]).sorted()
    for language in others where LanguageConventions(language: language) == nil {
      refuse("plural rules of '\(language)' are unknown: add them to LanguageConventions.swift")
    }
    for index in entries.indices where !entries[index].0.shouldTranslate {
      for language in others { entries[index].1.texts[language] = entries[index].1.texts[source] }
    }
    let sorted = entries.map { $0.1 }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return CatalogContent(name: name, languages: [source] + others, entries: sorted)
  }

  /// Adds a problem for each error and warning that occurred when the file was read.
  private mutating func refuseErrors() {
    let lines = LineIndex(file.bytes)
    for error in file.errors where error.severity > .info {
      let place = lines.position(of: error.range.lowerBound)
      refuse(
        "line \(place.line), column \(place.column): expected \(error.expected) "
          + "[\(error.code.rawValue)]")
    }
  }

  private mutating func entry(_ entry: CatalogEntry) -> CatalogContent.Entry {
    var content = CatalogContent.Entry(
      key: file.string(entry.key), comment: entry.comment.map { file.string($0) } ?? "",
      texts: [:])
    for localization in file.localizations[entry.localizations] {
      let language = file.languages[localization.language].name
      content.texts[language] = text(localization, key: content.key, in: language)
    }
    if content.texts[CatalogContent.sourceLanguage] == nil {
      refuse("source string in '\(CatalogContent.sourceLanguage)' is missing", key: content.key)
    }
    problems += PlaceholderCheck.problems(of: content)
    return content
  }

  /// Returns the string of a localization, with its plural variations; `nil` if it is not
  /// translated yet, or if it is rejected.
  private mutating func text(
    _ localization: CatalogLocalization, key: String, in language: String
  ) -> TextTable.Entry? {
    let values = file.values[localization.values]
    guard localization.substitutions.isEmpty else {
      return refuse("substitutions are not supported", key: key, in: language)
    }
    guard values.allSatisfy({ $0.variation.device == nil && $0.variation.index == nil }) else {
      return refuse("only variations by plural are supported", key: key, in: language)
    }
    guard let first = values.first else {
      return refuse("string is missing", key: key, in: language)
    }
    if first.variation.plural != nil { return forms(values, key: key, in: language) }
    if values.count > 1 { return refuse("more than one string", key: key, in: language) }
    return string(of: first, key, language).map(TextTable.Entry.text)
  }

  private mutating func forms(
    _ values: ArraySlice<CatalogValue>, key: String, in language: String
  ) -> TextTable.Entry? {
    let known = LanguageConventions(language: language)?.categories
    var forms: [TextTable.Entry.Form] = []
    for category in TextTable.PluralCategory.allCases {
      guard let value = values.first(where: { $0.variation.plural?.rawValue == category.rawValue })
      else { continue }
      if known?.contains(category) == false {
        refuse(
          "no integer has the plural category '\(category.rawValue)' in this language", key: key,
          in: language)
      }
      guard let text = string(of: value, key, language) else { continue }
      forms.append(TextTable.Entry.Form(category: category, text: text))
    }
    if !forms.contains(where: { $0.category == .other }) {
      // If no variation is translated yet, the string is missing.
      let isOpen = forms.isEmpty && values.contains { $0.variation.plural == .other }
      return isOpen ? nil : refuse("plural category 'other' is missing", key: key, in: language)
    }
    return .forms(forms)
  }

  /// Returns the characters of a value; `nil` if it is not translated yet, or if it is rejected.
  private mutating func string(
    of value: CatalogValue, _ key: String, _ language: String
  ) -> String? {
    if value.state == .new { return nil }
    let text = file.string(value.text)
    let control = text.unicodeScalars.first { scalar in
      scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar)
    }
    if let control {
      return refuse(
        "string has the control character U+"
          + String(repeating: "0", count: control.value < 0x10 ? 3 : 2)
          + String(control.value, radix: 16, uppercase: true), key: key, in: language)
    }
    return text
  }

  private mutating func refuse<Value>(
    _ reason: String, key: String? = nil, in language: String? = nil
  ) -> Value? {
    refuse(reason, key: key, in: language)
    return nil
  }

  private mutating func refuse(
    _ reason: String, key: String? = nil, in language: String? = nil
  ) {
    problems.append(CatalogContent.Problem(key: key, language: language, reason: reason))
  }
}
