import Diagnostics
import StringCatalogs
import TextPrimitives

/// Calls the pair rules, which compare translated strings with their source strings.
///
/// A translation is compared with the source string for the same variation. If there is none, it is
/// compared with the source string for `other`, or else with the first source string. An element of
/// an array is compared only with the element at the same index. One instance checks all keys, so
/// that its memory is reused.
struct TextPairing {
  private let scanned: ScannedCatalog
  private let catalog: LintedCatalog
  private let rules: [SelectedRules.Selected<RuleChecks.Pair>]
  private let union: TextAspects
  private var key: LintedCatalog.Key?
  /// The indices of the source values in their file; empty if the key is the source string.
  private var sources: Range<Int> = 0..<0
  private var keyTraits: TextTraits = []
  /// The shape of the most recently compared source string, and its index.
  private var shape = TextShape(of: [UInt8]().span, [])
  private var shapePlace: Int?
  /// The decoded key, if it is the source string and has escapes.
  private var keyBuffer: [UInt8] = []

  init(
    _ scanned: ScannedCatalog, _ rules: [SelectedRules.Selected<RuleChecks.Pair>]
  ) {
    self.scanned = scanned
    catalog = scanned.catalog
    self.rules = rules
    union = rules.reduce(into: []) { $0.formUnion($1.aspect) }
  }

  /// The maximum number of source values that are searched for a variation.
  private static let mostVariations = 64

  /// Sets the current key and its source, and returns `true` if there is something to compare.
  ///
  /// Returns `false` if no rule is enabled, or if there is no source string. The key is no source
  /// string if it looks like an identifier, such as `settings.title`.
  mutating func begin(
    _ key: LintedCatalog.Key, source: LintedCatalog.Localization?, traits: TextTraits
  ) -> Bool {
    guard !rules.isEmpty else { return false }
    self.key = key
    shapePlace = nil
    keyTraits = traits
    if let source {
      sources = catalog.content(of: source).values
      return !sources.isEmpty
    }
    sources = 0..<0
    let shared = catalog.files[key.file].shared
    let text = shared.content.entries[key.entry].key
    guard shared.traits.keys == .stringUnlessLocalized, !text.isEmpty else {
      return false
    }
    if !text.isVerbatim { shared.content.decode(text, into: &keyBuffer) }
    return !text.withSpelling(in: shared.content.bytes) { SourceKey.isName($0) }
  }

  /// Calls the pair rules for each value of a translation and the corresponding source value.
  ///
  /// - Parameters:
  ///   - file: The file of the translation.
  ///   - source: The file of the source.
  mutating func check(
    _ target: LintedCatalog.Localization, file: ScannedFile, source: ScannedFile,
    into sink: inout DiagnosticSink
  ) {
    for index in file.values(of: target) {
      check(index, target: target, file: file, source: source, into: &sink)
    }
  }

  private mutating func check(
    _ index: Int, target: LintedCatalog.Localization, file: ScannedFile,
    source sourceFile: ScannedFile, into sink: inout DiagnosticSink
  ) {
    guard let key, let language = catalog.source else { return }
    let value = file.shared.content.values[index]
    if value.text.isEmpty { return }
    let targetTraits = file.traits(of: index)
    var sourceTraits = keyTraits
    var place = Self.placeOfKey
    if sources.isEmpty {
      guard value.variation.substitution == nil, value.variation.index == nil else { return }
    } else {
      let position = index - file.values(of: target).lowerBound
      let found = counterpart(of: value.variation, at: position, file.shared, sourceFile.shared)
      guard let found, !sourceFile.shared.content.values[found].text.isEmpty else { return }
      place = found
      sourceTraits = sourceFile.traits(of: place)
      if file.shared.isReference(value.text)
        || sourceFile.shared.isReference(sourceFile.shared.content.values[place].text)
      {
        return
      }
    }
    if shapePlace != place {
      shapePlace = place
      shape = withSource(place, file: sourceFile) { TextShape(of: $0, sourceTraits) }
    }
    let found = file.withBytes(of: index) { TextShape(of: $0, targetTraits) }
    let aspects = shape.aspects(unlike: found)
      .union(TextAspects.found(by: sourceTraits, targetTraits))
    guard !aspects.isDisjoint(with: union) else { return }
    let site = LintSite(
      file: target.file, entry: target.entry, localization: target.localization, value: index)
    let pair = TextPair(
      text: LintedText(
        catalog, site: site, value: value, language: target.language, traits: targetTraits),
      sourceLanguage: catalog.languages[language], sourceTraits: sourceTraits, key: key,
      scanned: scanned)
    withSource(place, file: sourceFile) { source in
      file.withBytes(of: index) { bytes in
        // A different rule reports untranslated strings.
        if source.isSame(bytes) { return }
        for place in rules.indices where aspects.contains(rules[place].aspect) {
          sink.begin(rules[place].id, rules[place].severity)
          rules[place].check(pair, source, bytes, &sink)
        }
      }
    }
  }

  private static let placeOfKey = -1

  /// Calls a closure with the UTF-8 bytes of a source string, by its index.
  @inline(__always)
  private func withSource<Result>(
    _ place: Int, file: ScannedFile, body: (Span<UInt8>) -> Result
  ) -> Result {
    if place >= 0 { return file.withBytes(of: place, body) }
    guard let key else { return body([UInt8]().span) }
    let text = file.shared.content.entries[key.entry].key
    if text.isVerbatim { return text.withSpelling(in: file.shared.content.bytes, body) }
    return body(keyBuffer.span)
  }

  /// Returns the index of the source value with which a translated value is compared.
  ///
  /// - Complexity: O(1) for the elements of an array. Otherwise O(*n*), where *n* is the number of
  ///   source values, at most ``mostVariations``.
  private func counterpart(
    of variation: CatalogVariation, at position: Int, _ target: SharedContent,
    _ source: SharedContent
  ) -> Int? {
    if sources.count == 1, variation == .none {
      return source.content.values[sources.lowerBound].variation.isElement
        ? nil : sources.lowerBound
    }
    if let index = variation.index, variation.substitution == nil {
      let place = sources.lowerBound + position
      return sources.contains(place) && source.content.values[place].variation.index == index
        ? place : nil
    }
    func name(of substitution: Int, in shared: SharedContent) -> String {
      shared.content.string(shared.content.substitutions[substitution].name)
    }
    let wanted = variation.substitution.map { name(of: $0, in: target) }
    func isCandidate(_ place: Int) -> Bool {
      let other = source.content.values[place].variation
      return other.index == variation.index
        && other.substitution.map { name(of: $0, in: source) } == wanted
    }
    func isSame(_ place: Int, plural: PluralCategory?) -> Bool {
      let other = source.content.values[place].variation
      return other.plural == plural && other.device == variation.device
        && other.width == variation.width && other.exactNumber == variation.exactNumber
    }
    let candidates = sources.prefix(Self.mostVariations).lazy.filter(isCandidate)
    return candidates.first { isSame($0, plural: variation.plural) }
      ?? candidates.first { isSame($0, plural: .other) }
      ?? candidates.first { source.content.values[$0].variation.plural == .other }
      ?? candidates.first
  }
}

extension CatalogVariation {
  /// `true` for an element of an array, and for a string of a substitution.
  fileprivate var isElement: Bool { index != nil || substitution != nil }
}

extension CatalogText {
  /// Calls a closure with the bytes of the file that represent the string.
  ///
  /// The parameter is an array of bytes rather than a file, because copying a file retains all of
  /// its arrays.
  @inline(__always)
  func withSpelling<Result>(in bytes: [UInt8], _ body: (Span<UInt8>) -> Result) -> Result {
    body(bytes.span.extracting(range.clamped(to: bytes.indices)))
  }
}
