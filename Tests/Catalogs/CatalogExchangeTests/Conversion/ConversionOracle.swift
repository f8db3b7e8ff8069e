import CatalogLint
import LanguageTags
import StringCatalogs

@testable import CatalogConversion
@testable import CatalogExchange
@testable import FormatStrings

/// Compares a catalog with its conversion to a different format.
///
/// The catalogs must be equal except for reported losses. A loss excuses one aspect of one key.
struct ConversionOracle {
  /// The attributes that identify a key.
  private struct Key: Hashable {
    let name: String
    let context: String?
    let kind: CatalogEntry.Kind
  }

  /// What a reported loss concerns, apart from the language.
  private struct Lost: Hashable {
    let aspect: ConversionLoss.Aspect
    let key: String?
  }

  /// For each aspect and key, the languages that lose it; `nil` represents all languages.
  private var lost: [Lost: Set<LanguageTag?>] = [:]
  private let languages: [LanguageTag]

  init(_ losses: [ConversionLoss]) {
    languages = losses.filter { $0.aspect == .language }.compactMap(\.language)
    for loss in losses {
      lost[Lost(aspect: loss.aspect, key: loss.key), default: []].insert(loss.language)
    }
  }

  /// Returns the differences that are not reported as losses.
  func differences(_ expected: PortableCatalog, _ found: PortableCatalog) -> [String] {
    var differences: [String] = []
    let left = prepared(expected)
    let right = prepared(found)
    if !isLost(.sourceLanguage), left.sourceLanguage != right.sourceLanguage {
      differences.append("source language: \(left.sourceLanguage), \(right.sourceLanguage)")
    }
    let names = [left, right].map {
      $0.entries.map { Key(name: $0.name, context: $0.context, kind: $0.kind) }
    }
    if !isLost(.order), names[0] != names[1], Set(names[0]) == Set(names[1]) {
      differences.append("order")
    }
    var others: [Key: PortableEntry] = [:]
    for (key, entry) in zip(names[1], right.entries) { others[key] = entry }
    for (key, entry) in zip(names[0], left.entries) {
      guard let other = others.removeValue(forKey: key) else {
        differences.append("\(key.name) (\(key.kind)): missing")
        continue
      }
      differences += compare(entry, other, left.sourceLanguage).map { "\(key.name): \($0)" }
    }
    differences += others.keys.map { "\($0.name) (\($0.kind)): new" }.sorted()
    return differences
  }

  private func compare(
    _ left: PortableEntry, _ right: PortableEntry, _ source: LanguageTag
  ) -> [String] {
    var differences: [String] = []
    func check<Value: Equatable>(
      _ aspect: ConversionLoss.Aspect, _ one: Value, _ other: Value
    ) {
      if one != other, !isLost(aspect, left.name) {
        differences.append("\(aspect.rawValue): \(one), \(other)")
      }
    }
    check(.path, left.path, right.path)
    check(.comment, left.comment, right.comment)
    check(.shouldTranslate, left.shouldTranslate, right.shouldTranslate)
    check(.extractionState, left.extractionState, right.extractionState)
    for language in Set(left.texts.keys).union(right.texts.keys) {
      let one = cases(left, language)
      let other = cases(right, language)
      if isLost(.substitution, left.name, language) || isLost(.text, left.name, language) {
        if one.isEmpty != other.isEmpty, !isLost(.text, left.name, language) {
          differences.append("\(language): no text")
        }
        continue
      }
      let isPlaceholderLost =
        isLost(.placeholder, left.name, language) || isLost(.placeholder, left.name)
      // A source string is omitted if it equals its key. The conversion changes the placeholder in
      // the string but not in the key, so only one of the catalogs omits the string.
      if isPlaceholderLost, one.isEmpty, language == source { continue }
      if Set(one.keys) != Set(other.keys).subtracting(fallbacks(other, one)) {
        differences.append("\(language): cases \(one.keys.sorted()), \(other.keys.sorted())")
        continue
      }
      for (name, text) in one {
        guard let found = other[name] else { continue }
        if !isPlaceholderLost, !text.text.utf8.elementsEqual(found.text.utf8) {
          differences.append("\(language): text '\(text.text)', '\(found.text)'")
        }
        if text.state != found.state, !isLost(.state, left.name, language) {
          differences.append("\(language): state \(String(describing: text.state))")
        }
      }
    }
    return differences
  }

  /// Returns the cases that `others` lacks and whose value equals that of the plural category
  /// `other`.
  private func fallbacks(
    _ cases: [String: PortableText], _ others: [String: PortableText]
  ) -> [String] {
    cases.keys.filter { name in
      guard others[name] == nil, let text = cases[name], let category = text.variation.plural
      else { return false }
      let rest = name.dropLast(category.rawValue.count)
      return cases[rest + "other"].map { $0.text.utf8.elementsEqual(text.text.utf8) } ?? false
    }
  }

  private func cases(_ entry: PortableEntry, _ language: LanguageTag) -> [String: PortableText] {
    var cases: [String: PortableText] = [:]
    for text in entry.texts[language] ?? [] {
      let variation = text.variation
      let parts: [String?] = [
        variation.substitution, variation.device?.rawValue, variation.width.map(String.init),
        variation.index.map(String.init), variation.plural?.rawValue,
      ]
      cases[parts.map { $0 ?? "" }.joined(separator: "/")] = text
    }
    return cases
  }

  /// Returns `true` if a loss excuses a difference; a loss without a key excuses all keys.
  ///
  /// A loss for an array also applies to its elements, which may be separate keys.
  private func isLost(
    _ aspect: ConversionLoss.Aspect, _ key: String? = nil, _ language: LanguageTag? = nil
  ) -> Bool {
    var names = [nil, key]
    if let key, let dot = key.lastIndex(of: "."), Int(key[key.index(after: dot)...]) != nil,
      lost[Lost(aspect: .kind, key: String(key[..<dot]))] != nil
    {
      names.append(String(key[..<dot]))
      names.append(key[..<dot] + "-" + key[key.index(after: dot)...])
    }
    return names.contains { name in
      guard let languages = lost[Lost(aspect: aspect, key: name)] else { return false }
      return languages.contains(nil) || languages.contains(language) || aspect == .sourceLanguage
    }
  }

  /// Returns a catalog in canonical form, without the content that is reported as lost.
  private func prepared(_ catalog: PortableCatalog) -> PortableCatalog {
    var result = catalog
    result.entries = catalog.entries.flatMap { entry -> [PortableEntry] in
      if isLost(.key, entry.name) { return [] }
      var entry = entry
      if let element = elementName(entry.name) { entry.path = [element] }
      for language in languages { entry.texts[language] = nil }
      if isLost(.context, entry.name) { entry.context = nil }
      entry.texts = entry.texts.filter { !$0.value.isEmpty }
      let isKindLost = isLost(.kind, entry.name)
      var parts = [entry]
      if isKindLost, entry.kind == .stringArray { parts = Self.elements(of: entry) }
      return parts.filter { !isLost(.key, $0.name) }
        .map { simplified($0, catalog, isKindLost: isKindLost) }
    }
    return result
  }

  /// Returns the name of the array element for a name that ends with a hyphen and a number.
  ///
  /// Fluent writes `list.1` as `list-1`, because its names cannot contain a digit after a full
  /// stop. The result is `nil` if the name does not refer to an array that was lost.
  private func elementName(_ name: String) -> String? {
    guard let hyphen = name.lastIndex(of: "-"),
      let number = Int(name[name.index(after: hyphen)...]),
      lost[Lost(aspect: .kind, key: String(name[..<hyphen]))] != nil
    else { return nil }
    return "\(name[..<hyphen]).\(number)"
  }

  private static func elements(of array: PortableEntry) -> [PortableEntry] {
    let indices = Set(array.texts.values.joined().compactMap(\.variation.index)).sorted()
    return indices.map { index in
      var element = array
      element.kind = .string
      element.path = [array.name + ".\(index)"]
      element.texts = array.texts.compactMapValues { texts in
        let own = texts.filter { $0.variation.index == index }.map {
          PortableText(text: $0.text, state: $0.state)
        }
        return own.isEmpty ? nil : own
      }
      return element
    }
  }

  private func simplified(
    _ entry: PortableEntry, _ catalog: PortableCatalog, isKindLost: Bool
  ) -> PortableEntry {
    var entry = entry
    let name = entry.name
    if isLost(.path, name) { entry.path = [name] }
    if entry.kind == .plurals { entry.nameLonelyTexts() }
    if entry.kind == .plurals, isKindLost {
      entry.kind = .string
      for (language, texts) in entry.texts {
        guard let other = texts.first(where: { $0.variation.plural == .other }) ?? texts.first
        else { continue }
        entry.texts[language] = [PortableText(text: other.text, state: other.state)]
      }
    }
    // A lost substitution may have become a plural.
    if lost[Lost(aspect: .substitution, key: name)] != nil {
      entry.kind = .string
    }
    let dialect = CatalogAdaptation.dialect(of: entry, catalog.dialect)
    for (language, texts) in entry.texts {
      entry.texts[language] = texts.map { text in
        var text = text
        text.text = Self.spelled(text, dialect)
        return text
      }
    }
    // The source string is omitted if it equals the key, whether or not its arguments are numbered.
    if let texts = entry.texts[catalog.sourceLanguage], let key = entry.path.last,
      texts.allSatisfy({ text in
        let spelled = Self.spelled(PortableText(variation: text.variation, text: key), dialect)
        return text.state == nil && text.text.utf8.elementsEqual(spelled.utf8)
      })
    {
      entry.texts[catalog.sourceLanguage] = nil
    }
    // A language without a string for `other` falls back to a different category, whose string is
    // added as `other`.
    if entry.kind == .plurals {
      for (language, texts) in entry.texts
      where !texts.contains(where: { $0.variation.plural == .other }) {
        let order: [PluralCategory] = [.many, .few, .two, .one, .zero]
        let last = order.lazy.compactMap { category in
          texts.first { $0.variation.plural == category }
        }.first
        guard var last else { continue }
        last.variation.plural = .other
        entry.texts[language]?.append(last)
      }
    }
    return entry
  }

  /// Returns the string with an explicit argument number in every placeholder.
  private static func spelled(_ text: PortableText, _ dialect: ValueText.Dialect?) -> String {
    guard let dialect, dialect.hasPercents else { return text.text }
    let own: ValueText.Dialect = text.variation.substitution == nil ? dialect : .substitution
    var parsed = ValueText(parsing: text.text, own)
    if parsed.isDoubtful { return text.text }
    for (index, part) in parsed.parts.enumerated() {
      guard case .value(var value) = part, value.substitution == nil else { continue }
      value.isExplicit = value.argument != nil
      // `ld` and `lld` both represent 64-bit integers.
      if value.conversion == "ld" { value.conversion = "lld" }
      parsed.parts[index] = .value(value)
    }
    return parsed.spelled(own, isFormatted: !parsed.values.isEmpty) ?? text.text
  }
}
