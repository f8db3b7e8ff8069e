import Diagnostics
import StringCatalogs
import TextPrimitives

/// Reports two different translations of one source string in one language.
///
/// Keys with different comments for translators are not compared.
struct InconsistentTranslationRule: Rule {
  let id = "inconsistent-translation"
  let family = RuleFamily.content
  let severity = Severity.info
  // An English word may be both a verb and a noun, and most languages use two words for them.
  let isOnByDefault = false
  let summary = "a source string that one language translates in two ways"
  var checks: RuleChecks { RuleChecks(catalog: check) }

  /// The string and context of a source; only sources that are equal in both are compared.
  private struct Text: Hashable {
    var text: String
    var context: String
  }

  func check(
    _ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink
  ) {
    guard catalog.isSourceKnown, catalog.languages.count > 1 else { return }
    for keys in groups(of: catalog) {
      check(keys, in: catalog, into: &sink)
    }
  }

  /// Returns groups of keys with equal source strings and contexts, as sorted indices into the
  /// catalog's keys.
  private func groups(of catalog: LintedCatalog) -> [[Int]] {
    // Most source strings are unique. Hashes reveal this without decoding the strings.
    var hashes: [UInt64] = []
    hashes.reserveCapacity(catalog.keys.count)
    for key in catalog.keys { hashes.append(hash(of: key, catalog)) }
    var seen = Set<UInt64>(minimumCapacity: hashes.count)
    var repeated = Set<UInt64>()
    for hash in hashes where hash != 0 && !seen.insert(hash).inserted { repeated.insert(hash) }
    if repeated.isEmpty { return [] }
    var groups: [Text: [Int]] = [:]
    var order: [Text] = []
    for (place, hash) in hashes.enumerated() where repeated.contains(hash) {
      guard let text = text(of: catalog.keys[place], catalog) else { continue }
      if groups[text] == nil { order.append(text) }
      groups[text, default: []].append(place)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  /// Returns the source string of a key that has exactly one; `nil` for other keys.
  private func source(
    of key: LintedCatalog.Key, _ catalog: LintedCatalog
  ) -> (text: CatalogText, shared: SharedContent)? {
    guard key.isInSource, catalog.files[key.file].shared.content.entries[key.entry].kind == .string
    else { return nil }
    guard
      let source = catalog.localizations[key.localizations].first,
      source.language == catalog.source
    else {
      let shared = catalog.files[key.file].shared
      guard shared.traits.keys == .stringUnlessLocalized else { return nil }
      return (shared.content.entries[key.entry].key, shared)
    }
    let shared = catalog.files[source.file].shared
    let values = shared.content.localizations[source.localization].values
    guard values.count == 1, shared.content.values[values.lowerBound].variation == .none else {
      return nil
    }
    return (shared.content.values[values.lowerBound].text, shared)
  }

  private func hash(of key: LintedCatalog.Key, _ catalog: LintedCatalog) -> UInt64 {
    guard let (text, shared) = source(of: key, catalog), !text.isEmpty else { return 0 }
    return text.withSpelling(in: shared.content.bytes) { bytes in
      // The hash 0 is reserved for keys that do not have exactly one source string.
      var hash = FNV1a()
      hash.combine(bytes)
      return hash.value | 1
    }
  }

  private func text(of key: LintedCatalog.Key, _ catalog: LintedCatalog) -> Text? {
    guard let (text, shared) = source(of: key, catalog) else { return nil }
    let string = shared.content.string(text)
    guard TranslatableWords.areIn(string), catalog.isToTranslate(key) else { return nil }
    let comment = catalog.files[key.file].shared.content.entries[key.entry].comment
    let context = comment.map { catalog.files[key.file].shared.content.string($0) } ?? ""
    return Text(text: string, context: Self.context(context))
  }

  /// Returns the context of a string: its comment for translators, if any.
  ///
  /// In comments by Interface Builder, the context is only the class of the control, because the
  /// rest of the comment differs for each control.
  private static func context(_ comment: String) -> String {
    guard comment.contains("ObjectID = \""), let start = comment.firstRange(of: "Class = \"")
    else { return comment }
    return String(comment[start.upperBound...].prefix { $0 != "\"" })
  }

  private struct Found {
    var text: String
    var key: Int
    var localization: LintedCatalog.Localization
    var value: Int
  }

  private func check(_ keys: [Int], in catalog: LintedCatalog, into sink: inout DiagnosticSink) {
    var found: [Int: [Found]] = [:]
    let source = source(of: catalog.keys[keys[0]], catalog)
    let sourceText = source.map { $0.shared.content.string($0.text) }
    for key in keys {
      for localization in catalog.localizations[catalog.keys[key].localizations]
      where localization.language != catalog.source {
        let content = catalog.files[localization.file].shared.content
        let values = content.localizations[localization.localization].values
        guard values.count == 1, let value = values.first,
          content.values[value].variation == .none, !content.values[value].text.isEmpty
        else { continue }
        let text = content.string(content.values[value].text)
        // A string that equals its source is probably not translated yet.
        if text == sourceText { continue }
        found[localization.language, default: []].append(
          Found(text: text, key: key, localization: localization, value: value))
      }
    }
    for language in found.keys.sorted() {
      report(found[language] ?? [], in: catalog, into: &sink)
    }
  }

  private func report(_ found: [Found], in catalog: LintedCatalog, into sink: inout DiagnosticSink)
  {
    guard found.count > 1 else { return }
    var counts: [String: Int] = [:]
    for one in found { counts[one.text, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    guard counts.count > 1, let usual = found.first(where: { counts[$0.text] == most }) else {
      return
    }
    for one in found where one.text != usual.text {
      let content = catalog.files[one.localization.file].content
      let other = catalog.name(of: catalog.keys[usual.key])
      sink.report(
        "inconsistent translation of the same source string",
        at: content.values[one.value].text.sourceRange,
        LintSite(
          file: one.localization.file, entry: one.localization.entry,
          localization: one.localization.localization, value: one.value),
        notes: ["key '\(other)' has the same source string, but the translation '\(usual.text)'"])
    }
  }
}
