import Diagnostics
import StringCatalogs

/// Checks each string of a file on its own.
struct TextPass {
  struct Outcome: Sendable {
    let diagnostics: [Diagnostic]
    /// The scan results for the strings of the entries, in the order of the file.
    let texts: ScannedTexts
  }

  private let catalog: LintedCatalog
  private let file: Int
  private let shared: SharedContent
  private let rules: SelectedRules
  /// The union of the traits of all rules; a string without any of them is not checked.
  private let union: TextTraits
  /// The languages of the file, as indices into the languages of the catalog.
  private let languages: [Int]
  private var sink: DiagnosticSink
  private var texts = ScannedTexts(capacity: 0)
  private var buffer: [UInt8] = []

  init(
    _ catalog: LintedCatalog, file: Int, rules: SelectedRules, budget: DiagnosticBudget
  ) {
    self.catalog = catalog
    self.file = file
    self.rules = rules
    shared = catalog.files[file].shared
    union = rules.texts.reduce(into: TextTraits()) { $0.formUnion($1.traits) }
    languages = catalog.languagePlaces(of: shared.content)
    sink = DiagnosticSink(catalog: catalog, budget: budget)
  }

  /// Checks the strings in a range of entries.
  mutating func run(_ entries: Range<Int>) -> Outcome {
    // A local copy avoids copying the property each time it is read.
    let shared = shared
    // PO and Qt files repeat the source strings next to the translations. A problem in a source
    // string is reported only in the file that represents the key.
    let roles = catalog.sourceRoles[file]
    texts = ScannedTexts(capacity: entries.isEmpty ? 0 : shared.content.values.count)
    for entry in entries {
      var hasSource = false
      for localization in shared.content.entries[entry].localizations {
        let found = shared.content.localizations[localization]
        let language = languages[found.language]
        hasSource = hasSource || language == catalog.source && !found.values.isEmpty
        let role = roles.isEmpty ? nil : roles[entry]
        if role == .repeated, found.language == 0 {
          for _ in found.values { texts.appendUnknown() }
          continue
        }
        let isSilent =
          shared.isLeftOut(found) || catalog.languages[language].isPseudo
          || role != nil && role != .shown && language == catalog.source
        for value in found.values {
          check(
            value, of: shared, entry: entry, localization: localization, in: language,
            isSilent: isSilent)
        }
      }
      if !hasSource, shared.traits.keys == .stringUnlessLocalized {
        checkKey(entry)
      }
    }
    return Outcome(diagnostics: sink.diagnostics, texts: texts)
  }

  /// Scans a value and, unless `isSilent` is `true`, calls the rules for it.
  private mutating func check(
    _ index: Int, of shared: SharedContent, entry: Int, localization: Int, in language: Int,
    isSilent: Bool
  ) {
    let value = shared.content.values[index]
    let found = texts.append(value.text, of: shared)
    guard !isSilent, !union.isDisjoint(with: found) else { return }
    let site = LintSite(file: file, entry: entry, localization: localization, value: index)
    check(LintedText(catalog, site: site, value: value, language: language, traits: found))
  }

  /// Calls the rules for a key that is the source string because the file has no source value.
  private mutating func checkKey(_ entry: Int) {
    let shared = shared
    let key = shared.content.entries[entry].key
    guard let source = catalog.source, !key.isEmpty else { return }
    let found = shared.content.traits(of: key, &buffer)
    guard !union.isDisjoint(with: found) else { return }
    check(
      LintedText(
        catalog, site: LintSite(file: file, entry: entry),
        value: CatalogValue(text: key, variation: .none),
        language: source, traits: found))
  }

  private mutating func check(_ text: LintedText) {
    for index in rules.texts.indices
    where !rules.texts[index].traits.isDisjoint(with: text.traits) {
      sink.begin(rules.texts[index].id, rules.texts[index].severity)
      rules.texts[index].check(text, &sink)
    }
  }
}

extension CatalogFile {
  /// Returns the traits of a string.
  func traits(of text: CatalogText, _ buffer: inout [UInt8]) -> TextTraits {
    if text.isVerbatim {
      return TextTraits(
        scanning: bytes.span.extracting(text.range.clamped(to: bytes.indices)))
    }
    decode(text, into: &buffer)
    return TextTraits(scanning: buffer.span)
  }
}
