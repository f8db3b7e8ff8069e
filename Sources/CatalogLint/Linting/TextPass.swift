import Diagnostics
import StringCatalogs

/// Looks at the texts of a file, each by itself.
struct TextPass {
  struct Outcome: Sendable {
    let diagnostics: [Diagnostic]
    /// The traits of the texts of the entries, in their order.
    let traits: [TextTraits]
  }

  private let catalog: LintedCatalog
  private let file: Int
  private let content: CatalogFile
  private let rules: SelectedRules
  /// The traits of which a text must have one for any rule to look at it.
  private let union: TextTraits
  /// The languages of the file, as places in those of the catalog.
  private let languages: [Int]
  private var sink: DiagnosticSink
  private var traits: [TextTraits] = []
  private var buffer: [UInt8] = []

  init(_ catalog: LintedCatalog, _ file: Int, _ rules: SelectedRules) {
    self.catalog = catalog
    self.file = file
    self.rules = rules
    content = catalog.files[file].content
    union = rules.texts.reduce(into: TextTraits()) { $0.formUnion($1.traits) }
    languages = catalog.languagePlaces(of: content)
    sink = DiagnosticSink(catalog: catalog)
  }

  /// Looks at the texts of some entries.
  mutating func run(_ entries: Range<Int>) -> Outcome {
    for entry in entries {
      var hasSource = false
      for localization in content.entries[entry].localizations {
        let values = content.localizations[localization].values
        let language = languages[content.localizations[localization].language]
        hasSource = hasSource || language == catalog.source && !values.isEmpty
        let isSilent =
          content.isLeftOut(content.localizations[localization])
          || catalog.isRepeatedSource(file: file, entry: entry, language: language)
        for value in values { check(value, entry, localization, language, isSilent: isSilent) }
      }
      if !hasSource, content.format == .xcstrings { checkKey(entry) }
    }
    return Outcome(diagnostics: sink.diagnostics, traits: traits)
  }

  /// Looks at a text, or only at what occurs in it.
  private mutating func check(
    _ index: Int, _ entry: Int, _ localization: Int, _ language: Int, isSilent: Bool
  ) {
    let value = content.values[index]
    let found = content.traits(of: value.text, &buffer)
    traits.append(found)
    guard !isSilent, !union.isDisjoint(with: found) else { return }
    let site = LintSite(file: file, entry: entry, localization: localization, value: index)
    check(LintedText(catalog, site, value, language: language, found))
  }

  /// Looks at a key that is the text of the source language, because the file has no other.
  private mutating func checkKey(_ entry: Int) {
    let key = content.entries[entry].key
    guard let source = catalog.source, !key.isEmpty else { return }
    let found = content.traits(of: key, &buffer)
    guard !union.isDisjoint(with: found) else { return }
    check(
      LintedText(
        catalog, LintSite(file: file, entry: entry), CatalogValue(text: key, variation: .none),
        language: source, found))
  }

  private mutating func check(_ text: LintedText) {
    for index in rules.texts.indices
    where !rules.texts[index].traits.isDisjoint(with: text.traits) {
      sink.begin(rules.texts[index].id, rules.texts[index].severity)
      rules.texts[index].rule.check(text, &sink)
    }
  }
}

extension CatalogFile {
  /// The traits of a text.
  func traits(of text: CatalogText, _ buffer: inout [UInt8]) -> TextTraits {
    if text.isVerbatim {
      return TextTraits(
        scanning: bytes.span.extracting(text.range.clamped(to: bytes.indices)))
    }
    decode(text, into: &buffer)
    return TextTraits(scanning: buffer.span)
  }
}
