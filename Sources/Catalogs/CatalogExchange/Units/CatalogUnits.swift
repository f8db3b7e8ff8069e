import CatalogLint
import LanguageTags
import StringCatalogs

/// The translation units of a catalog for one target language, grouped by key.
struct CatalogUnits {
  /// A key and its units.
  struct Key {
    /// The index of the key in the catalog.
    let place: Int
    let name: String
    let kind: CatalogEntry.Kind
    /// The localization in the target language; `nil` if it is missing or empty.
    let target: LintedCatalog.Localization?
    /// `true` if strings of the key have tags, in the notation of ``/StringCatalogs/MarkedText``.
    let isMarked: Bool
    let units: [UnitPlace]

    /// Returns a string of the key; its tags are parsed if the key has tags.
    func marked(_ text: String) -> MarkedText {
      isMarked ? MarkedText(parsing: text) : MarkedText(characters: text)
    }
  }

  let catalog: LintedCatalog
  let tag: LanguageTag
  /// The index of the language in the catalog; `nil` if no file is in the language.
  let language: Int?
  private(set) var keys: [Key] = []
  private let forms: PluralForms?

  /// Creates the units of a catalog.
  ///
  /// A key that is stale or marked as not translatable has no units. A key without words, such as
  /// `%d` or `12:30`, has units only in these cases:
  ///
  /// - Its source string contains a literal percent sign or several placeholders.
  /// - Its string in a different language differs from the source string.
  /// - The target language has a translation.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the strings.
  init(_ catalog: LintedCatalog, into tag: LanguageTag) {
    self.catalog = catalog
    self.tag = tag
    language = catalog.languages.firstIndex { $0.tag == tag }
    let place = language
    // The header of a PO file specifies the plural forms of the file's language.
    let own = catalog.files.lazy.filter {
      place != nil && catalog.places(of: $0.content).last == place
    }
    .compactMap { catalog.gettextForms(of: $0.content) }.first
    // For a new file, the file format determines the plural forms.
    let known = catalog.atlas[tag].plurals
    let ofFormat = catalog.files.first?.content.format.definition.pluralFormula(for: tag)
    forms = own?.forms ?? ofFormat.map { PluralForms.named($0, known).forms } ?? known
    guard language == nil || language != catalog.source else { return }
    for (place, key) in catalog.keys.enumerated() where key.isInSource {
      let entry = catalog.entry(of: key)
      let localizations = catalog.localizations[key.localizations]
      let source = localizations.first { $0.language == catalog.source }
      var target = localizations.first { $0.language == language }
      if let found = target, catalog.content(of: found).values.isEmpty { target = nil }
      guard entry.shouldTranslate, entry.extractionState != .stale,
        hasText(target) || catalog.isTranslatable(key) || catalog.mayDiffer(key)
      else { continue }
      let isMarked = hasTags(source) || hasTags(target)
      let units = units(of: key, source, target: target, entry: entry, isMarked: isMarked)
      if units.isEmpty { continue }
      keys.append(
        Key(
          place: place, name: catalog.name(of: key), kind: entry.kind, target: target,
          isMarked: isMarked, units: units))
    }
  }

  /// A string of a key in one language.
  private struct Text {
    let base: UnitPlace.Base
    let plural: PluralCategory?
    let text: CatalogText
    let value: Int
  }

  private func texts(_ localization: LintedCatalog.Localization?) -> [Text] {
    guard let localization else { return [] }
    let content = catalog.files[localization.file].content
    return content.localizations[localization.localization].values.map { place in
      let value = content.values[place]
      return Text(
        base: UnitPlace.Base(value.variation, in: content), plural: value.variation.plural,
        text: value.text, value: place)
    }
  }

  /// Returns `true` if a localization contains a translation.
  ///
  /// An empty string is not a translation; in PO files, it represents a missing translation. A
  /// reference to another resource is not a translation either.
  private func hasText(_ localization: LintedCatalog.Localization?) -> Bool {
    guard let localization else { return false }
    let content = catalog.files[localization.file].content
    return texts(localization).contains {
      !$0.text.isEmpty && !content.isReference($0.text)
    }
  }

  /// Returns `true` if a string contains tags that are markup in its file format.
  private func hasTags(_ localization: LintedCatalog.Localization?) -> Bool {
    guard let content = localization.map({ catalog.files[$0.file].content }) else { return false }
    return texts(localization).contains { text in
      content.mayHaveTags(text.text) && MarkedText(text.text, in: content).hasTags
    }
  }

  /// Returns the text of a string for a unit.
  ///
  /// If `isMarked` is `true`, the text contains tags, and other characters may be escaped.
  static func string(_ text: CatalogText, in content: CatalogFile, isMarked: Bool) -> String {
    isMarked ? MarkedText(text, in: content).spelled : content.string(text)
  }

  private func units(
    of key: LintedCatalog.Key, _ source: LintedCatalog.Localization?,
    target: LintedCatalog.Localization?, entry: CatalogEntry, isMarked: Bool
  ) -> [UnitPlace] {
    let sourceContent = catalog.files[source?.file ?? key.file].content
    let sources = texts(source)
    if sources.isEmpty {
      // If a key has no source string, the key may itself be the source string.
      guard sourceContent.format.traits.keys == .stringUnlessLocalized, source == nil else {
        return []
      }
    }
    let targets = texts(target)
    var bases: [UnitPlace.Base] = []
    var known: Set<UnitPlace.Base> = []
    let isWholeSource = targets.isEmpty || entry.kind == .stringArray
    for text in targets + (isWholeSource ? sources : []) where known.insert(text.base).inserted {
      bases.append(text.base)
    }
    if bases.isEmpty { bases = [UnitPlace.Base()] }
    let ofSource = Dictionary(grouping: sources) { $0.base }
    let ofTarget = Dictionary(grouping: targets) { $0.base }
    var units: [UnitPlace] = []
    for base in bases {
      let own = ofTarget[base] ?? []
      // The source string of an array element is the element at the same index in the source.
      let others =
        base.index == nil
        ? sources.filter {
          $0.base.substitution == base.substitution && $0.base.exactNumber == nil
        } : []
      let from = ofSource[base] ?? others
      if base.index != nil, from.isEmpty { continue }
      func original(_ category: PluralCategory?) -> String? {
        guard !sources.isEmpty else { return sourceContent.string(entry.key) }
        let text =
          from.first { $0.plural == category } ?? from.first { $0.plural == .other } ?? from.first
        if let text, sourceContent.isReference(text.text) { return nil }
        return text.map { Self.string($0.text, in: sourceContent, isMarked: isMarked) }
      }
      let isPlural = (own.isEmpty ? from : own).contains { $0.plural != nil }
      guard isPlural else {
        guard let text = original(nil) else { continue }
        units.append(
          UnitPlace(
            base: base, plural: nil, source: text, value: own.first?.value, numbers: "",
            isNeeded: true))
        continue
      }
      let counted = from.contains { $0.plural != nil } ? source.map { ($0, from) } : nil
      let needed = neededForms(counted?.0 ?? target, counted?.1 ?? own)
      // In some formats, such as Fluent, one string of a plural is the default for all numbers to
      // which no other string applies. If the default is not the string for `other`, no string for
      // `other` is needed.
      let hasDefault =
        sourceContent.format.traits.missingForm == .defaultString
        && own.contains { $0.plural != nil } && !own.contains { $0.plural == .other }
      for category in PluralCategory.allCases {
        if category == .other, hasDefault { continue }
        let form = needed.first { $0.category == category }
        let value = own.first { $0.plural == category }?.value
        // If the source has a string for `zero`, it is used for 0 in every language, except on
        // Android.
        let isExplicit =
          category == .zero && sourceContent.format.traits.takesZero
          && from.contains { $0.plural == .zero }
        guard form != nil || value != nil || isExplicit, let text = original(category) else {
          continue
        }
        units.append(
          UnitPlace(
            base: base, plural: category, source: text, value: value,
            numbers: form.map(Self.numbers) ?? "", isNeeded: form != nil))
      }
    }
    return units
  }

  /// Returns the plural categories for which a translation of a plural needs strings.
  private func neededForms(
    _ localization: LintedCatalog.Localization?, _ texts: [Text]
  ) -> [PluralForms.Form] {
    guard let localization, let forms else { return Self.forms(of: texts) }
    let values = Set(texts.map { $0.value })
    let plural = LintedPlural.all(of: localization, in: catalog)
      .first { !values.isDisjoint(with: $0.values) }
    // The categories of ordinal numbers are different and are not available here, so those of the
    // existing strings are used.
    guard let plural, plural.forms != nil || catalog.source == nil else {
      return Self.forms(of: texts)
    }
    return plural.neededForms(among: forms)
  }

  /// Returns the categories of existing strings, for a plural whose required categories are
  /// unknown.
  private static func forms(of texts: [Text]) -> [PluralForms.Form] {
    texts.compactMap { text in
      text.plural.map { PluralForms.Form(category: $0, integers: [], isComplete: false) }
    }
  }

  /// Returns up to five sample numbers of a plural form, and an ellipsis if there are more.
  private static func numbers(_ form: PluralForms.Form) -> String {
    let integers = form.integers.prefix(5).map { String($0) }
    let numbers = integers.isEmpty ? Array(form.decimals.prefix(3)) : integers
    let isMore = integers.count < form.integers.count || (!integers.isEmpty && !form.isComplete)
    return numbers.joined(separator: ", ") + (isMore ? ", …" : "")
  }
}
