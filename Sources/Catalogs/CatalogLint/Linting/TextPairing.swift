import Diagnostics
import StringCatalogs
import TextPrimitives

/// Puts the texts of translations beside those that they are translated from, and asks rules what they see.
///
/// The text for a case is compared with the source's for the same case, else with its text for `other`, else with
/// its first one. One value serves for all keys; its memory is reused.
struct TextPairing {
  private let scanned: ScannedCatalog
  private let catalog: LintedCatalog
  private let rules: [SelectedRules.Selected<RuleChecks.Pair>]
  private let union: TextAspects
  private var key: LintedCatalog.Key?
  /// The texts of the source, as places in its file; none if the key is the text.
  private var sources: Range<Int> = 0..<0
  private var keyTraits: TextTraits = []
  /// The shape of the text of the source that was last compared, and its place.
  private var shape = TextShape(of: [UInt8]().span, [])
  private var shapePlace: Int?
  /// The key, where it is the text of the source and had to be decoded.
  private var keyBuffer: [UInt8] = []

  init(
    _ scanned: ScannedCatalog, _ rules: [SelectedRules.Selected<RuleChecks.Pair>]
  ) {
    self.scanned = scanned
    catalog = scanned.catalog
    self.rules = rules
    union = rules.reduce(into: []) { $0.formUnion($1.aspect) }
  }

  /// No text has more variations that anybody reads.
  private static let mostVariations = 64

  /// Takes the source of a key; whether there is a text to compare with.
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

  /// Compares the texts of a translation with those of its source.
  ///
  /// - Parameters:
  ///   - file: The file of the translation.
  ///   - source: That of the source.
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
        // What nobody has translated is the affair of another rule.
        if source.isSame(bytes) { return }
        for place in rules.indices where aspects.contains(rules[place].aspect) {
          sink.begin(rules[place].id, rules[place].severity)
          rules[place].check(pair, source, bytes, &sink)
        }
      }
    }
  }

  private static let placeOfKey = -1

  /// Calls a function with the UTF-8 of a text of the source, by its place.
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

  /// The text of the source that a text of a translation stands for, by its place.
  ///
  /// - Complexity: O(1) for the elements of an array; else O(*n*) in the texts of the source, of which no more than
  ///   ``mostVariations`` are looked at.
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
  /// Whether it is an element of an array or of another structure, or a part of a text.
  fileprivate var isElement: Bool { index != nil || substitution != nil }
}

extension CatalogText {
  /// Calls a function with the bytes that spell the text.
  ///
  /// It takes the bytes of the file and not the file, of which a copy counts seven references.
  @inline(__always)
  func withSpelling<Result>(in bytes: [UInt8], _ body: (Span<UInt8>) -> Result) -> Result {
    body(bytes.span.extracting(range.clamped(to: bytes.indices)))
  }
}
