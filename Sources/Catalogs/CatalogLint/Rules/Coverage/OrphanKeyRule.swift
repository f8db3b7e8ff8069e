import Diagnostics
import StringCatalogs

/// Reports a translated key that is missing in the source language, or in the template.
///
/// The severity is info, unless the key looks like a mistyped source key.
struct OrphanKeyRule: Rule {
  let id = "orphan-key"
  let family = RuleFamily.coverage
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "a key that the source language, or the template of a PO file, lacks"
  var checks: RuleChecks { RuleChecks(catalog: check) }
  let counting: CountingWords? = CountingWords(
    one: ("key without a source string", "is defined"),
    several: ("keys without a source string", "are defined"), isShare: false)

  /// A translation for a key that is not in the source.
  private struct Orphan {
    let key: LintedCatalog.Key
    let localization: LintedCatalog.Localization
    let message: String
    var mayBeMistyped = true
    /// The number of languages that contain the key.
    var languages = 1
  }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    var orphans: [Orphan] = []
    addOrphansOfTemplates(catalog, &orphans)
    addOrphansOfSource(catalog, &orphans)
    report(orphans, in: catalog, into: &sink)
  }

  private func addOrphansOfSource(_ catalog: LintedCatalog, _ orphans: inout [Orphan]) {
    guard catalog.isSourceKnown, let source = catalog.source,
      !catalog.brokenLanguages.contains(source)
    else { return }
    // If a catalog has no file in the source language, the source strings are outside the catalog.
    // For example, they are in a storyboard.
    guard !catalog.sourceChoice.isInCode,
      catalog.keys.contains(where: { $0.isInSource })
    else { return }
    guard catalog.keys.contains(where: { !$0.isInSource }) else { return }
    let listsSentences = listsSentences(catalog)
    if !listsSentences, hasSourcesInCode(catalog) { return }
    let kinds = ResourceKinds(of: catalog)
    for key in catalog.keys where !key.isInSource && !catalog.isOfSystem(catalog.files[key.file]) {
      guard !catalog.isSuppressed(key, id) else { continue }
      let languages = Set(catalog.localizations[key.localizations].map(\.language)).count
      for localization in catalog.localizations[key.localizations]
      where !catalog.isLarger(localization.language) && localization.language != source
        && kinds.kindInSource(of: key, in: localization.language, catalog) == nil
        && Self.matters(localization, catalog)
      {
        let name = catalog.languages[source].name
        let content = catalog.files[key.file].shared.content
        let mayBeInCode =
          !listsSentences && content.hasEscapedBlank(catalog.entry(of: key).key)
        orphans.append(
          Orphan(
            key: key, localization: localization,
            message: "key is missing from the source language '\(name)'",
            mayBeMistyped: !mayBeInCode, languages: languages))
      }
    }
  }

  /// Returns `true` if at least half of the keys that the source language lacks are sentences.
  ///
  /// In that case, these keys are probably source strings in the code.
  ///
  /// In Jenkins, for example, the code contains `${%Restart Now}`, and the file in the source
  /// language contains only strings that differ from their keys.
  private func hasSourcesInCode(_ catalog: LintedCatalog) -> Bool {
    guard catalog.files[0].shared.traits.mayHaveSourcesInCode else { return false }
    var counts = (all: 0, sentences: 0)
    for key in catalog.keys where !key.isInSource {
      counts.all += 1
      if isSentence(key, catalog) { counts.sentences += 1 }
    }
    return counts.sentences > 0 && counts.sentences * 2 >= counts.all
  }

  /// Returns `true` if the source language contains a key that is a sentence and equals its string.
  private func listsSentences(_ catalog: LintedCatalog) -> Bool {
    catalog.keys.contains { key in
      guard key.isInSource, isSentence(key, catalog) else { return false }
      let content = catalog.files[key.file].shared.content
      return catalog.localizations[key.localizations].first.map { localization in
        content.localizations[localization.localization].values.contains {
          content.string(content.values[$0].text) == content.string(catalog.entry(of: key).key)
        }
      } ?? false
    }
  }

  /// Returns `true` if a key is a string for users rather than an identifier in code.
  private func isSentence(_ key: LintedCatalog.Key, _ catalog: LintedCatalog) -> Bool {
    let string = catalog.files[key.file].shared.content.string(catalog.entry(of: key).key)
    return !TranslatableWords.isIdentifier(string)
  }

  /// Finds keys in PO and Qt files that are missing in the templates, which list all keys.
  private func addOrphansOfTemplates(_ catalog: LintedCatalog, _ orphans: inout [Orphan]) {
    let templates = catalog.templateFiles
    // If a template was not read completely, it may contain the missing key.
    let isBroken = templates.contains { file in
      let content = catalog.files[file].content
      return content.entries.isEmpty
        || content.errors.contains { CatalogError.Code.fatal.contains($0.code) }
    }
    if templates.isEmpty || isBroken { return }
    for key in catalog.keys
    where catalog.files[key.file].shared.traits.usesTemplates {
      let localizations = catalog.localizations[key.localizations]
      if localizations.contains(where: { templates.contains($0.file) }) { continue }
      // A bilingual file contains both the source string and the translation. The key is reported
      // only once in each file.
      var file: Int?
      for localization in localizations
      where localization.language != catalog.source && localization.file != file
        && Self.matters(localization, catalog)
      {
        file = localization.file
        orphans.append(
          Orphan(
            key: key, localization: localization, message: "key is missing from the template"))
      }
    }
  }

  /// Returns `true` if a localization has a string and is not part of an array.
  ///
  /// Arrays are skipped because their length may depend on the language.
  private static func matters(
    _ localization: LintedCatalog.Localization, _ catalog: LintedCatalog
  ) -> Bool {
    let content = catalog.files[localization.file].shared.content
    var scope = content.entries[localization.entry].scope
    while let place = scope {
      if content.scopes[place].index != nil { return false }
      scope = content.scopes[place].outer
    }
    return catalog.content(of: localization).values.contains { !content.values[$0].text.isEmpty }
  }

  /// The minimum number of languages that show that an orphan key was removed from the source.
  ///
  /// If fewer languages contain the key, it is probably a mistake in the translation.
  private static let fewestStale = 3

  private func report(
    _ orphans: [Orphan], in catalog: LintedCatalog, into sink: inout DiagnosticSink
  ) {
    var counts: [Int: Int] = [:]
    for orphan in orphans { counts[orphan.localization.language, default: 0] += 1 }
    let all = catalog.keys.count { $0.isInSource }
    var mistyped = MistypedKeys(of: catalog)
    for orphan in orphans {
      let localization = orphan.localization
      let count = counts[localization.language] ?? 0
      let isRemoved = orphan.languages >= Self.fewestStale
      // If the file is nearly in sync with the source, a mistyped key is likely.
      let isInSync = count == 1 || count * 50 < all
      let meant =
        isInSync && orphan.mayBeMistyped && !isRemoved
        ? mistyped.key(meantBy: orphan.key, in: localization.language) : nil
      let content = catalog.files[localization.file].content
      let entry = content.entries[localization.entry]
      let fixIts = content.removal(of: entry).map {
        [FixIt(title: "remove the key", applicability: .unsafe, edits: [$0])]
      }
      let note =
        isRemoved
        ? "\(orphan.languages) languages have the key, so it was probably removed "
          + "from the source only"
        : meant.map { "the source has '\($0)', which this language lacks" }
      sink.report(
        orphan.message, at: entry.key.sourceRange,
        LintSite(
          file: localization.file, entry: localization.entry,
          localization: localization.localization), severity: meant == nil ? .info : .warning,
        notes: note.map { [$0] } ?? [], fixIts: fixIts ?? [])
    }
  }
}

extension CatalogFile {
  /// Returns `true` if a key contains an escaped space, as in `.properties` files.
  ///
  /// In that case, the key is the source string itself.
  func hasEscapedBlank(_ key: CatalogText) -> Bool {
    let bytes = bytes[key.range.clamped(to: bytes.indices)]
    return zip(bytes, bytes.dropFirst()).contains { $0 == (UInt8(ascii: "\\"), UInt8(ascii: " ")) }
  }
}
