import Diagnostics
import StringCatalogs

/// Looks at the keys of a catalog, and at their translations beside their source.
struct KeyPass {
  private let catalog: LintedCatalog
  /// The traits of the texts of each file.
  private let traits: [[TextTraits]]
  private let rules: SelectedRules
  private let options: LintOptions
  /// The traits of which a text or its source must have one for any rule of translations to look at it.
  private let unionOfTranslations: TextTraits
  private var sink: DiagnosticSink
  private var buffer: [UInt8] = []
  private var formats: FormatComparison

  init(
    _ catalog: LintedCatalog, _ traits: [[TextTraits]], _ rules: SelectedRules,
    _ options: LintOptions
  ) {
    self.catalog = catalog
    self.traits = traits
    self.rules = rules
    self.options = options
    unionOfTranslations = rules.translations.reduce(into: []) { $0.formUnion($1.traits) }
    sink = DiagnosticSink(catalog: catalog)
    formats = FormatComparison(catalog)
  }

  /// Looks at some keys.
  mutating func run(_ keys: Range<Int>) -> [Diagnostic] {
    for key in keys { check(catalog.keys[key]) }
    return sink.diagnostics
  }

  private mutating func check(_ key: LintedCatalog.Key) {
    let linted = LintedKey(catalog: catalog, key: key, options: options)
    for index in rules.keys.indices {
      sink.begin(rules.keys[index].id, rules.keys[index].severity)
      rules.keys[index].rule.check(linted, &sink)
    }
    if !catalog.isSourceKnown { checkFormatsWithoutSource(key) }
    guard key.isInSource, !(rules.translations.isEmpty && rules.placeholders.isEmpty) else {
      return
    }
    let localizations = catalog.localizations[key.localizations]
    var source = localizations.first { $0.language == catalog.source }
    var sourceTraits: TextTraits = []
    if let source {
      sourceTraits = union(of: source)
    } else {
      let content = catalog.files[key.file].content
      sourceTraits = content.traits(of: content.entries[key.entry].key, &buffer)
    }
    var hasReadFormats = false
    if catalog.isSourceKnown, !sourceTraits.isDisjoint(with: Self.formatTraits) {
      hasReadFormats = checkFormats(key, source, sourceTraits)
    }
    for target in localizations
    where target.language != catalog.source && !isLeftOut(target) {
      if let own = source, own.file != target.file, let own = ownSource(of: target, localizations) {
        source = own
        sourceTraits = union(of: own)
        hasReadFormats = readFormats(key, own, sourceTraits)
      }
      let found = sourceTraits.union(union(of: target))
      if catalog.isSourceKnown, !found.isDisjoint(with: Self.formatTraits),
        !rules.placeholders.isEmpty
      {
        if !hasReadFormats { hasReadFormats = checkFormats(key, source, sourceTraits) }
        formats.compare(target, found)
        reportFormats()
      }
      guard !unionOfTranslations.isDisjoint(with: found) else { continue }
      let translation = LintedTranslation(
        catalog: catalog, key: key, source: source, target: target, traits: found)
      // By their places, for a copy of a rule costs more than to ask for its traits.
      for index in rules.translations.indices
      where !rules.translations[index].traits.isDisjoint(with: found) {
        sink.begin(rules.translations[index].id, rules.translations[index].severity)
        rules.translations[index].rule.check(translation, &sink)
      }
    }
  }

  /// The source texts that stand beside a translation in a file of its own; `nil` where all files share them.
  ///
  /// Two files with the same key may have been made of programs with other plurals.
  private func ownSource(
    of target: LintedCatalog.Localization, _ localizations: ArraySlice<LintedCatalog.Localization>
  ) -> LintedCatalog.Localization? {
    guard catalog.files[target.file].content.format == .gettext else { return nil }
    return localizations.first { $0.file == target.file && $0.language == catalog.source }
  }

  /// Reads the placeholders of source texts about which everything is said already.
  private mutating func readFormats(
    _ key: LintedCatalog.Key, _ source: LintedCatalog.Localization, _ traits: TextTraits
  ) -> Bool {
    guard catalog.isSourceKnown, !rules.placeholders.isEmpty,
      !traits.isDisjoint(with: Self.formatTraits)
    else { return false }
    formats.begin(key, source, traits)
    return true
  }

  private func isLeftOut(_ localization: LintedCatalog.Localization) -> Bool {
    catalog.files[localization.file].content.isLeftOut(catalog.content(of: localization))
  }

  /// What has to occur in a text or its source for their placeholders to be compared.
  private static let formatTraits: TextTraits = [.percent, .foreignPercent, .brace]

  /// Reads the placeholders of a source, and reports what is wrong there.
  private mutating func checkFormats(
    _ key: LintedCatalog.Key, _ source: LintedCatalog.Localization?, _ traits: TextTraits
  ) -> Bool {
    guard !rules.placeholders.isEmpty else { return false }
    formats.begin(key, source, traits)
    reportFormats()
    return true
  }

  /// Compares the translations of a catalog without a source to the key, if that has placeholders; otherwise
  /// each text is looked at by itself, for none of them is known to be right.
  private mutating func checkFormatsWithoutSource(_ key: LintedCatalog.Key) {
    guard !rules.placeholders.isEmpty else { return }
    let content = catalog.files[key.file].content
    let keyTraits = content.traits(of: content.entries[key.entry].key, &buffer)
    let isKeyText =
      content.format == .strings && !keyTraits.isDisjoint(with: Self.formatTraits)
      && formats.isFormatted(key, keyTraits)
    for target in catalog.localizations[key.localizations] {
      let found = union(of: target)
      if isKeyText {
        formats.compare(target, keyTraits.union(found))
      } else if !found.isDisjoint(with: Self.formatTraits) {
        formats.begin(key, target, found)
      } else {
        continue
      }
      reportFormats()
    }
  }

  private mutating func reportFormats() {
    for difference in formats.differences {
      guard let rule = rules.placeholders.first(where: { $0.rule.kind == difference.kind }) else {
        continue
      }
      sink.begin(rule.rule.id, rule.severity)
      rule.rule.report(difference, &sink)
    }
  }

  private func union(of localization: LintedCatalog.Localization) -> TextTraits {
    var found: TextTraits = []
    for value in catalog.content(of: localization).values {
      found.formUnion(traits[localization.file][value])
    }
    return found
  }
}
