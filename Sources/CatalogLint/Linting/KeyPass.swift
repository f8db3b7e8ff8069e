import Diagnostics
import StringCatalogs

/// Looks at the keys of a catalog, and at their translations beside their source.
struct KeyPass {
  private let catalog: LintedCatalog
  private let scanned: ScannedCatalog
  private let rules: SelectedRules
  private let options: LintOptions
  /// The traits of which a text or its source must have one for any rule of translations to look at it.
  private let unionOfTranslations: TextTraits
  private var sink: DiagnosticSink
  private var buffer: [UInt8] = []
  private var formats: FormatComparison
  private var messages: MessageComparison
  private var pairs: TextPairing

  init(
    _ scanned: ScannedCatalog, _ rules: SelectedRules, _ options: LintOptions
  ) {
    catalog = scanned.catalog
    self.scanned = scanned
    self.rules = rules
    self.options = options
    unionOfTranslations = rules.translations.reduce(into: []) { $0.formUnion($1.traits) }
    sink = DiagnosticSink(catalog: catalog)
    formats = FormatComparison(scanned)
    messages = MessageComparison(catalog)
    pairs = TextPairing(scanned, rules.pairs)
  }

  /// Looks at some keys.
  mutating func run(_ keys: Range<Int>) -> [Diagnostic] {
    for key in keys { check(catalog.keys[key]) }
    return sink.diagnostics
  }

  private mutating func check(_ key: LintedCatalog.Key) {
    checkAlone(key)
    if !catalog.isSourceKnown { checkFormatsWithoutSource(key) }
    guard key.isInSource,
      !(rules.translations.isEmpty && rules.placeholders.isEmpty && rules.messages.isEmpty
        && rules.pairs.isEmpty)
    else { return }
    let catalog = catalog
    let scanned = scanned
    var source = self.source(of: key)
    var sourceTraits: TextTraits = []
    if let source {
      sourceTraits = scanned.traits(of: source)
    } else {
      let shared = catalog.files[key.file].shared
      sourceTraits = shared.content.traits(of: shared.content.entries[key.entry].key, &buffer)
    }
    var hasReadMessages = false
    if catalog.isSourceKnown, sourceTraits.contains(.brace) {
      hasReadMessages = checkMessages(key, source)
    }
    var hasReadFormats = false
    let format = catalog.files[key.file].shared.content.format
    let formatTraits = Self.formatTraits(format)
    if catalog.isSourceKnown, !sourceTraits.isDisjoint(with: formatTraits) {
      hasReadFormats = checkFormats(key, source, sourceTraits)
    }
    var hasPairs = catalog.isSourceKnown && pairs.begin(key, source, sourceTraits)
    let first = source
    for place in key.localizations {
      let target = catalog.localizations[place]
      if target.language == catalog.source || isLeftOut(target) { continue }
      if let own = ownSource(of: target, key) ?? first, own != source {
        source = own
        sourceTraits = scanned.traits(of: own)
        hasReadFormats = false
        hasReadMessages = false
        hasPairs = catalog.isSourceKnown && pairs.begin(key, own, sourceTraits)
      }
      if hasPairs { pairs.check(target, &sink) }
      let found = sourceTraits.union(scanned.traits(of: target))
      if catalog.isSourceKnown, !found.isDisjoint(with: formatTraits),
        !rules.placeholders.isEmpty
      {
        if !hasReadFormats { hasReadFormats = checkFormats(key, source, sourceTraits) }
        formats.compare(target, found)
        reportFormats()
      }
      if catalog.isSourceKnown, found.contains(.brace), !rules.messages.isEmpty {
        if !hasReadMessages { hasReadMessages = checkMessages(key, source) }
        messages.compare(target)
        reportMessages()
      }
      guard !unionOfTranslations.isDisjoint(with: found) else { continue }
      let translation = LintedTranslation(
        scanned: scanned, key: key, source: source, target: target, traits: found)
      // By their places, for a copy of a rule costs more than to ask for its traits.
      for index in rules.translations.indices
      where !rules.translations[index].traits.isDisjoint(with: found) {
        sink.begin(rules.translations[index].id, rules.translations[index].severity)
        rules.translations[index].rule.check(translation, &sink)
      }
    }
  }

  /// Asks the rules that look at a key by itself.
  private mutating func checkAlone(_ key: LintedCatalog.Key) {
    if rules.keys.isEmpty { return }
    let linted = LintedKey(catalog: catalog, key: key, options: options)
    for index in rules.keys.indices {
      sink.begin(rules.keys[index].id, rules.keys[index].severity)
      rules.keys[index].rule.check(linted, &sink)
    }
  }

  /// What a key has in the source language; `nil` if it is the text itself.
  private func source(of key: LintedCatalog.Key) -> LintedCatalog.Localization? {
    for place in key.localizations where catalog.localizations[place].language == catalog.source {
      return catalog.localizations[place]
    }
    return nil
  }

  /// The source text that a translation was made of, where each file has its own; `nil` where all files share one.
  ///
  /// Two files with the same key may have been made of programs with other texts or plurals.
  private func ownSource(
    of target: LintedCatalog.Localization, _ key: LintedCatalog.Key
  ) -> LintedCatalog.Localization? {
    guard catalog.files[target.file].shared.content.format.isBilingual else { return nil }
    if catalog.sourceRole(file: target.file, entry: target.entry) != .own { return nil }
    return catalog.localizations[key.localizations].first {
      $0.language == catalog.source && $0.file == target.file && $0.entry == target.entry
    }
  }

  private func isLeftOut(_ localization: LintedCatalog.Localization) -> Bool {
    let shared = catalog.files[localization.file].shared
    return shared.content.isLeftOut(shared.content.localizations[localization.localization])
  }

  /// What has to occur in a text or its source for their placeholders to be compared.
  private static func formatTraits(_ format: CatalogFormat) -> TextTraits {
    switch format {
    // An inline element may have no other sign.
    case .xliff: [.percent, .foreignPercent, .brace, .markup]
    // `$t(key)` has none of them.
    case .json: [.percent, .foreignPercent, .brace, .asciiLetter]
    default: [.percent, .foreignPercent, .brace]
    }
  }

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
    if !rules.messages.isEmpty {
      for target in catalog.localizations[key.localizations]
      where scanned.traits(of: target).contains(.brace) {
        _ = checkMessages(key, target)
      }
    }
    guard !rules.placeholders.isEmpty else { return }
    let content = catalog.files[key.file].content
    let formatTraits = Self.formatTraits(content.format)
    let keyTraits = content.traits(of: content.entries[key.entry].key, &buffer)
    let isKeyText =
      content.format == .strings && !keyTraits.isDisjoint(with: formatTraits)
      && formats.isFormatted(key, keyTraits)
    for target in catalog.localizations[key.localizations] {
      let found = scanned.traits(of: target)
      if isKeyText {
        formats.compare(target, keyTraits.union(found))
      } else if !found.isDisjoint(with: formatTraits) {
        formats.begin(key, target, found)
      } else {
        continue
      }
      reportFormats()
    }
  }

  /// Reads the messages of a source, or of a text of a catalog without one, and reports what is wrong there.
  private mutating func checkMessages(
    _ key: LintedCatalog.Key, _ source: LintedCatalog.Localization?
  ) -> Bool {
    guard !rules.messages.isEmpty else { return false }
    messages.begin(key, source)
    reportMessages()
    return true
  }

  private mutating func reportMessages() {
    for difference in messages.differences {
      for rule in rules.messages {
        sink.begin(rule.id, rule.severity)
        rule.rule.report(difference, &sink)
      }
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
}
