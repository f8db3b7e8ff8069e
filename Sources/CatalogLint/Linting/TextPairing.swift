import Diagnostics
import StringCatalogs

/// Puts the texts of translations beside those that they are translated from, and asks rules what they see.
///
/// The text for a case is compared with the source's for the same case, else with its text for `other`, else with
/// its first one. One value serves for all keys; its memory is reused.
struct TextPairing {
  private let catalog: LintedCatalog
  private let traits: [[TextTraits]]
  private let rules: [SelectedRules.Selected<any PairRule>]
  private let union: TextAspects
  private var key: LintedCatalog.Key?
  /// The texts of the source, as places in its file; none if the key is the text.
  private var sources: Range<Int> = 0..<0
  private var sourceFile = 0
  private var keyTraits: TextTraits = []
  /// The shape of the text of the source that was last compared, and its place, -1 for a key; the buffer below is
  /// that text, if it had to be decoded.
  private var shape = TextShape(of: [UInt8]().span, [])
  private var shapePlace: Int?
  private var sourceBuffer: [UInt8] = []
  private var targetBuffer: [UInt8] = []

  init(
    _ catalog: LintedCatalog, _ traits: [[TextTraits]],
    _ rules: [SelectedRules.Selected<any PairRule>]
  ) {
    self.catalog = catalog
    self.traits = traits
    self.rules = rules
    union = rules.reduce(into: []) { $0.formUnion($1.rule.aspect) }
  }

  /// No text has more variations that anybody reads.
  private static let mostVariations = 64

  /// Takes the source of a key; whether there is a text to compare with.
  mutating func begin(
    _ key: LintedCatalog.Key, _ source: LintedCatalog.Localization?, _ traits: TextTraits
  ) -> Bool {
    guard !rules.isEmpty else { return false }
    self.key = key
    shapePlace = nil
    keyTraits = traits
    if let source {
      sourceFile = source.file
      sources = catalog.content(of: source).values
      return !sources.isEmpty
    }
    sourceFile = key.file
    sources = 0..<0
    let shared = catalog.files[key.file].shared
    let text = shared.content.entries[key.entry].key
    guard shared.content.format == .xcstrings, !text.isEmpty else { return false }
    return !text.withSpelling(in: shared.content.bytes) { SourceKey.isName($0) }
  }

  /// Compares the texts of a translation with those of its source.
  mutating func check(_ target: LintedCatalog.Localization, _ sink: inout DiagnosticSink) {
    let shared = catalog.files[target.file].shared
    for index in shared.content.localizations[target.localization].values {
      check(index, target, shared, &sink)
    }
  }

  private mutating func check(
    _ index: Int, _ target: LintedCatalog.Localization, _ shared: SharedContent,
    _ sink: inout DiagnosticSink
  ) {
    guard let key else { return }
    let text = shared.content.values[index].text
    if text.isEmpty { return }
    let targetTraits = traits[target.file][index]
    let sourceShared = catalog.files[sourceFile].shared
    let variation = shared.content.values[index].variation
    let source: CatalogText
    var sourceTraits = keyTraits
    var sourcePlace = -1
    if sources.isEmpty {
      guard variation.substitution == nil, variation.index == nil else { return }
      source = sourceShared.content.entries[key.entry].key
    } else {
      let position = index - shared.content.localizations[target.localization].values.lowerBound
      let place = counterpart(of: variation, at: position, shared, sourceShared)
      guard let place else { return }
      source = sourceShared.content.values[place].text
      sourceTraits = traits[sourceFile][place]
      sourcePlace = place
    }
    if source.isEmpty { return }
    if shared.content.format == .android,
      shared.content.isReference(text) || sourceShared.content.isReference(source)
    {
      return
    }
    let isNew = shapePlace != sourcePlace
    shapePlace = sourcePlace
    if isNew, !source.isVerbatim { sourceShared.content.decode(source, into: &sourceBuffer) }
    if !text.isVerbatim { shared.content.decode(text, into: &targetBuffer) }
    source.withBytes(of: sourceShared.content.bytes, decoded: sourceBuffer) { sourceBytes in
      text.withBytes(of: shared.content.bytes, decoded: targetBuffer) { targetBytes in
        if isNew { shape = TextShape(of: sourceBytes, sourceTraits) }
        // What nobody has translated is the affair of another rule.
        if sourceBytes.isEqual(to: targetBytes) { return }
        let aspects = shape.aspects(unlike: TextShape(of: targetBytes, targetTraits))
          .union(TextAspects.found(by: sourceTraits, targetTraits))
        guard !aspects.isDisjoint(with: union), let language = catalog.source else { return }
        let site = LintSite(
          file: target.file, entry: target.entry, localization: target.localization, value: index)
        let pair = TextPair(
          text: LintedText(
            catalog, site, shared.content.values[index], language: target.language, targetTraits),
          sourceLanguage: catalog.languages[language], sourceTraits: sourceTraits, key: key)
        for place in rules.indices where aspects.contains(rules[place].rule.aspect) {
          sink.begin(rules[place].id, rules[place].severity)
          rules[place].rule.check(pair, source: sourceBytes, target: targetBytes, &sink)
        }
      }
    }
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
        && other.width == variation.width
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
  /// Calls a function with the UTF-8 of the text.
  ///
  /// It takes the bytes of the file and not the file, of which a copy counts seven references.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - decoded: What ``CatalogFile/decode(_:into:)`` made of the text, if the file does not spell it byte by byte.
  ///   - body: The function.
  @inline(__always)
  func withBytes<Result>(
    of bytes: [UInt8], decoded: [UInt8], _ body: (Span<UInt8>) -> Result
  ) -> Result {
    if isVerbatim { return body(bytes.span.extracting(range.clamped(to: bytes.indices))) }
    return body(decoded.span)
  }

  /// Calls a function with the bytes that spell the text.
  @inline(__always)
  func withSpelling<Result>(in bytes: [UInt8], _ body: (Span<UInt8>) -> Result) -> Result {
    body(bytes.span.extracting(range.clamped(to: bytes.indices)))
  }
}

extension Span<UInt8> {
  /// Whether two texts have the same bytes.
  fileprivate func isEqual(to other: Span<UInt8>) -> Bool {
    if count != other.count { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}
