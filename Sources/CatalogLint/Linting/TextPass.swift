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
      for localization in content.entries[entry].localizations {
        for value in content.localizations[localization].values {
          check(value, entry, localization)
        }
      }
    }
    return Outcome(diagnostics: sink.diagnostics, traits: traits)
  }

  private mutating func check(_ index: Int, _ entry: Int, _ localization: Int) {
    let value = content.values[index]
    let found = content.traits(of: value.text, &buffer)
    traits.append(found)
    guard !union.isDisjoint(with: found) else { return }
    let language = languages[content.localizations[localization].language]
    let text = LintedText(
      catalog: catalog,
      site: LintSite(file: file, entry: entry, localization: localization, value: index),
      value: value, language: catalog.languages[language], isSource: language == catalog.source,
      traits: found)
    for rule in rules.texts where !rule.traits.isDisjoint(with: found) {
      sink.begin(rule.rule.id, rule.severity)
      rule.rule.check(text, &sink)
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
