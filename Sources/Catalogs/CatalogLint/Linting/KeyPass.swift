import Diagnostics
import FormatStrings
import StringCatalogs

/// Checks the keys of a catalog, and compares the translations with the source strings.
struct KeyPass {
  private let catalog: LintedCatalog
  private let scanned: ScannedCatalog
  private let rules: SelectedRules
  private let options: LintOptions
  /// The union of the traits of all translation rules.
  ///
  /// A trait is a property of a string, for example that it contains a percent sign. A translation
  /// is checked only if its strings or those of the source have at least one of these traits.
  private let unionOfTranslations: TextTraits
  /// The traits of each translation rule.
  private let traitsOfTranslations: [TextTraits]
  private var sink: DiagnosticSink
  private var buffer: [UInt8] = []
  private var formats: FormatComparison
  private var messages: MessageComparison
  private var pairs: TextPairing
  private var lostValues: LostValues<FormatDifference>
  private var lostArguments: LostValues<MessageDifference>
  private var extras = SharedExtras()

  init(
    _ scanned: ScannedCatalog, rules: SelectedRules, options: LintOptions,
    budget: DiagnosticBudget
  ) {
    catalog = scanned.catalog
    self.scanned = scanned
    self.rules = rules
    self.options = options
    traitsOfTranslations = rules.translations.map(\.traits)
    unionOfTranslations = traitsOfTranslations.reduce(into: []) { $0.formUnion($1) }
    sink = DiagnosticSink(catalog: catalog, budget: budget)
    formats = FormatComparison(scanned)
    messages = MessageComparison(scanned)
    pairs = TextPairing(scanned, rules.pairs)
    lostValues = LostValues(scanned)
    lostArguments = LostValues(scanned)
  }

  /// Checks a range of keys.
  mutating func run(_ keys: Range<Int>) -> [Diagnostic] {
    checkAlone(keys)
    // Local copies avoid a retain each time a property of `self` is read.
    let (catalog, files) = (catalog, scanned.files)
    for key in keys { check(catalog.keys[key], in: catalog, files: files) }
    return sink.diagnostics
  }

  private mutating func check(
    _ key: LintedCatalog.Key, in catalog: LintedCatalog, files: [ScannedFile]
  ) {
    if !catalog.isSourceKnown || catalog.mayHaveSourceInCode(key) {
      checkFormatsWithoutSource(key)
    }
    guard key.isInSource,
      !(rules.translations.isEmpty && rules.placeholders.isEmpty && rules.messages.isEmpty
        && rules.pairs.isEmpty)
    else { return }
    let found = Self.source(of: key, catalog)
    var source = Source(place: found, file: files[found?.file ?? key.file])
    if let found {
      source.traits = source.file.traits(of: found)
    } else {
      let shared = source.file.shared
      source.traits = shared.content.traits(of: shared.content.entries[key.entry].key, &buffer)
    }
    if catalog.isSourceKnown, source.traits.contains(.brace) {
      source.hasMessages = checkMessages(key, source.place)
    }
    let formatTraits = Self.formatTraits(
      source.file.shared, entry: source.place?.entry ?? key.entry)
    if catalog.isSourceKnown, !source.traits.isDisjoint(with: formatTraits) {
      source.hasFormats = checkFormats(key, source: source.place, traits: source.traits)
    }
    source.hasPairs =
      catalog.isSourceKnown && pairs.begin(key, source: source.place, traits: source.traits)
    let first = source.place
    for place in key.localizations where catalog.localizations[place].language != catalog.source {
      let target = catalog.localizations[place]
      if scanned.catalog.testLanguages.contains(target.language) { continue }
      check(
        target, file: files[target.file], key: key, source: &source, first: first,
        formatTraits: formatTraits, in: catalog)
    }
    for difference in lostValues.finish(key, first) { report(difference) }
    for difference in lostArguments.finish(key, first) { report(difference) }
    for difference in extras.finish(at: scanned.sourcePlace(of: key, first)) { report(difference) }
  }

  /// The source with which translations are compared.
  ///
  /// Each flag is `true` after the corresponding comparison has read the source.
  private struct Source {
    var place: LintedCatalog.Localization?
    var file: ScannedFile
    var traits: TextTraits = []
    var hasFormats = false
    var hasMessages = false
    var hasPairs = false
  }

  /// Calls the rules that compare a translation with its source.
  private mutating func check(
    _ target: LintedCatalog.Localization, file: ScannedFile, key: LintedCatalog.Key,
    source: inout Source, first: LintedCatalog.Localization?, formatTraits: TextTraits,
    in catalog: LintedCatalog
  ) {
    if file.isLeftOut(target) { return }
    if let own = ownSource(of: target, file, key) ?? first, own != source.place {
      source = Source(place: own, file: scanned.files[own.file])
      source.traits = source.file.traits(of: own)
      source.hasPairs =
        catalog.isSourceKnown && pairs.begin(key, source: own, traits: source.traits)
    }
    let sourceFile = source.file
    if source.hasPairs { pairs.check(target, file: file, source: sourceFile, into: &sink) }
    var found = source.traits.union(file.traits(of: target))
    var lost: [String] = []
    if catalog.isSourceKnown, !found.isDisjoint(with: formatTraits), !rules.placeholders.isEmpty {
      if !source.hasFormats {
        source.hasFormats = checkFormats(key, source: source.place, traits: source.traits)
      }
      formats.compare(target, file: file, traits: found)
      if !formats.differences.isEmpty, scanned.catalog.testLanguages.isMark(target, in: catalog) {
        formats.differences.removeAll()
      }
      if rules.placeholders.contains(where: { $0.check.kind == .missing }) {
        lost = formats.lostValues
      }
      lostValues.take(from: &formats.differences)
      extras.take(from: &formats.differences)
      reportFormats()
    }
    if catalog.isSourceKnown, found.contains(.brace), !rules.messages.isEmpty {
      if !source.hasMessages { source.hasMessages = checkMessages(key, source.place) }
      messages.compare(target)
      lostArguments.take(from: &messages.differences)
      reportMessages()
    }
    if source.place.map({ file.mayBeCopy(target, of: $0, in: sourceFile) }) ?? true {
      found.formUnion(.copy)
    }
    guard !unionOfTranslations.isDisjoint(with: found) else { return }
    let translation = LintedTranslation(
      file: file, sourceFile: sourceFile, key: key, source: source.place,
      target: target, traits: found, lostValues: lost)
    for index in traitsOfTranslations.indices
    where !traitsOfTranslations[index].isDisjoint(with: found) {
      let selected = rules.translations[index]
      sink.begin(selected.id, selected.severity)
      selected.check(translation, &sink)
    }
  }

  /// Runs the rules that check a key on its own.
  private mutating func checkAlone(_ keys: Range<Int>) {
    guard let first = keys.first else { return }
    let catalog = catalog
    // Copying the options for each key would take longer than most rules do.
    var linted = LintedKey(catalog: catalog, key: catalog.keys[first], options: options)
    for selected in rules.keys {
      let check = selected.check
      sink.begin(selected.id, selected.severity)
      for key in keys {
        linted.key = catalog.keys[key]
        check(linted, &sink)
      }
    }
  }

  /// Returns the source localization of a key; `nil` if the key itself is the source string.
  private static func source(
    of key: LintedCatalog.Key, _ catalog: LintedCatalog
  ) -> LintedCatalog.Localization? {
    for place in key.localizations where catalog.localizations[place].language == catalog.source {
      return catalog.localizations[place]
    }
    return nil
  }

  /// Returns the source localization in a translation's own entry; `nil` if the translation is
  /// compared with the source localization of the key.
  ///
  /// Files with the same key may belong to programs whose source strings or plurals differ.
  private func ownSource(
    of target: LintedCatalog.Localization, _ file: ScannedFile, _ key: LintedCatalog.Key
  ) -> LintedCatalog.Localization? {
    guard file.hasOwnSource(target.entry), catalog.sourceChoice.targetFiles.isEmpty else {
      return nil
    }
    return catalog.localizations[key.localizations].first {
      $0.language == catalog.source && $0.file == target.file && $0.entry == target.entry
    }
  }

  /// Returns the traits that indicate possible placeholders in a string or its source.
  private static func formatTraits(_ shared: SharedContent, entry: Int) -> TextTraits {
    let format = shared.traits
    var traits: TextTraits = [.percent, .foreignPercent, .brace]
    // There is no trait for a dollar sign or a tilde, but there is one for the letter that follows
    // either of them.
    if [.shell, .tildes].contains(shared.content.entries[entry].placeholderSyntax) {
      traits.insert(.asciiLetter)
    }
    // In XLIFF, an inline element may represent a placeholder.
    if format.hasInlineElements { traits.insert(.markup) }
    // `$t(key)` contains neither a percent sign nor a brace.
    if format.references == .nested { traits.insert(.asciiLetter) }
    return traits
  }

  /// Reads the placeholders of a source, and reports problems in it.
  ///
  /// - Returns: `false` if no placeholder rule is enabled, so that nothing is read.
  private mutating func checkFormats(
    _ key: LintedCatalog.Key, source: LintedCatalog.Localization?, traits: TextTraits
  ) -> Bool {
    guard !rules.placeholders.isEmpty else { return false }
    formats.begin(key, localization: source, traits: traits)
    reportFormats()
    return true
  }

  /// Checks the placeholders and ICU messages in the strings of a key whose source string is
  /// unknown.
  ///
  /// If the key itself contains placeholders, those of the strings are compared with those of the
  /// key. Otherwise each string is checked on its own, because no string is known to be correct.
  private mutating func checkFormatsWithoutSource(_ key: LintedCatalog.Key) {
    if !rules.messages.isEmpty {
      for target in catalog.localizations[key.localizations]
      where scanned.files[target.file].traits(of: target).contains(.brace) {
        _ = checkMessages(key, target)
      }
    }
    guard !rules.placeholders.isEmpty else { return }
    let shared = catalog.files[key.file].shared
    let formatTraits = Self.formatTraits(shared, entry: key.entry)
    let keyTraits = shared.content.traits(of: shared.content.entries[key.entry].key, &buffer)
    let isKeyText =
      shared.traits.keys == .nameOrFormatString && !keyTraits.isDisjoint(with: formatTraits)
      && formats.isFormatted(key, keyTraits)
    for target in catalog.localizations[key.localizations] {
      let found = scanned.files[target.file].traits(of: target)
      if isKeyText {
        formats.compare(target, file: scanned.files[target.file], traits: keyTraits.union(found))
      } else if !found.isDisjoint(with: formatTraits) {
        formats.begin(key, localization: target, traits: found)
      } else {
        continue
      }
      reportFormats()
    }
  }

  /// Reads the ICU messages of a source, or of a string without a source, and reports problems.
  ///
  /// - Returns: `false` if no message rule is enabled, so that nothing is read.
  private mutating func checkMessages(
    _ key: LintedCatalog.Key, _ source: LintedCatalog.Localization?
  ) -> Bool {
    guard !rules.messages.isEmpty else { return false }
    messages.begin(key, source)
    reportMessages()
    return true
  }

  private mutating func reportMessages() {
    for difference in messages.differences { report(difference) }
  }

  private mutating func report(_ difference: MessageDifference) {
    for rule in rules.messages {
      sink.begin(rule.id, rule.severity)
      rule.check.report(difference, &sink)
    }
  }

  private mutating func reportFormats() {
    for difference in formats.differences { report(difference) }
  }

  private mutating func report(_ difference: FormatDifference) {
    guard let rule = rules.placeholders.first(where: { $0.check.kind == difference.kind }) else {
      return
    }
    sink.begin(rule.id, rule.severity)
    rule.check.report(difference, &sink)
  }
}
