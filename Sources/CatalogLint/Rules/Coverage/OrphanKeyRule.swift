import Diagnostics
import StringCatalogs

/// A key that is translated and that the source language does not have.
struct OrphanKeyRule: CatalogRule {
  let id = "orphan-key"
  let family = RuleFamily.coverage
  let severity = Severity.warning
  let summary = "a translated key that the source language does not have"
  let counting: CountingWords? = CountingWords(
    one: ("key", "is not in the source language"),
    several: ("keys", "are not in the source language"), isShare: false)

  func check(_ catalog: LintedCatalog, _ options: LintOptions, _ sink: inout DiagnosticSink) {
    checkTemplates(catalog, &sink)
    guard catalog.isSourceKnown, let source = catalog.source,
      !catalog.brokenLanguages.contains(source)
    else { return }
    // A table without a file in the source language, as that of a storyboard, has its texts elsewhere.
    guard catalog.sourceChoice.strings == .complete,
      catalog.keys.contains(where: { $0.isInSource })
    else { return }
    guard catalog.keys.contains(where: { !$0.isInSource }) else { return }
    let listsSentences = listsSentences(catalog)
    if !listsSentences, hasSourcesInCode(catalog) { return }
    let kinds = ResourceKinds(of: catalog)
    for key in catalog.keys where !key.isInSource && !isInfoPlist(catalog.files[key.file]) {
      guard !catalog.isIgnored(key, "ExtraTranslation") else { continue }
      let languages = Set(catalog.localizations[key.localizations].map(\.language)).count
      for localization in catalog.localizations[key.localizations]
      where kinds.kindInSource(of: key, in: localization.language, catalog) == nil {
        let name = catalog.languages[source].name
        let content = catalog.files[key.file].shared.content
        let mayBeInCode =
          !listsSentences && content.hasEscapedBlank(catalog.entry(of: key).key)
        report(
          localization, "the source language, '\(name)', does not have this key", catalog,
          severity: mayBeInCode ? .info : .warning, languages: languages, &sink)
      }
    }
  }

  /// `true` if most keys that the source language lacks are its strings, which are in the code.
  ///
  /// Jenkins writes `${%Restart Now}`: a file of the source language has only what differs from its
  /// key. A source that lists such a key with itself as its string lists all of them.
  private func hasSourcesInCode(_ catalog: LintedCatalog) -> Bool {
    let role = catalog.files[0].shared.content.format.traits.keys
    guard role == .nameOrString || role == .nameOrFormatString else { return false }
    var counts = (all: 0, sentences: 0)
    for key in catalog.keys where !key.isInSource {
      counts.all += 1
      if isSentence(key, catalog) { counts.sentences += 1 }
    }
    return counts.sentences > 0 && counts.sentences * 2 >= counts.all
  }

  /// `true` if the source language lists a key that is a string for people with itself as its
  /// string.
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

  /// `true` if a key is a string for people and no name in code.
  private func isSentence(_ key: LintedCatalog.Key, _ catalog: LintedCatalog) -> Bool {
    let string = catalog.files[key.file].shared.content.string(catalog.entry(of: key).key)
    return !TranslatableWords.isIdentifier(string)
  }

  /// Whether a file has the texts of a bundle's `Info.plist`, which has those of the source language itself.
  private func isInfoPlist(_ file: LintedCatalog.File) -> Bool {
    file.path.hasSuffix("InfoPlist.strings")
  }

  /// Reports keys of PO files that no template has: it says which keys there are.
  private func checkTemplates(_ catalog: LintedCatalog, _ sink: inout DiagnosticSink) {
    let templates = catalog.templateFiles
    // What lacks in one that was not read to its end may be in it.
    let isBroken = templates.contains { file in
      let content = catalog.files[file].content
      return content.entries.isEmpty
        || content.errors.contains { CatalogError.Code.fatal.contains($0.code) }
    }
    if templates.isEmpty || isBroken { return }
    for key in catalog.keys
    where catalog.files[key.file].shared.content.format.traits.usesTemplates {
      let localizations = catalog.localizations[key.localizations]
      if localizations.contains(where: { templates.contains($0.file) }) { continue }
      // Source text and translation stand in one file.
      var file: Int?
      for localization in localizations where localization.file != file {
        file = localization.file
        report(localization, "the template does not have this key", catalog, &sink)
      }
    }
  }

  /// The fewest languages with a key that show that nobody has removed it, rather than that one
  /// translation has a wrong key.
  private static let fewestStale = 3

  private func report(
    _ localization: LintedCatalog.Localization, _ message: String, _ catalog: LintedCatalog,
    severity: Severity = .warning, languages: Int = 1, _ sink: inout DiagnosticSink
  ) {
    let content = catalog.files[localization.file].content
    let entry = content.entries[localization.entry]
    let fixIts = content.removal(of: entry).map {
      [FixIt(title: "remove the key", applicability: .unsafe, edits: [$0])]
    }
    sink.report(
      message, at: entry.key.sourceRange,
      LintSite(
        file: localization.file, entry: localization.entry, localization: localization.localization),
      severity: languages >= Self.fewestStale ? .info : severity,
      notes: languages >= Self.fewestStale
        ? ["\(languages) languages have it: it was removed from the source only"] : [],
      fixIts: fixIts ?? [])
  }
}

extension CatalogFile {
  /// `true` if a key has a blank after a backslash, as in properties: its words are those of the
  /// source.
  func hasEscapedBlank(_ key: CatalogText) -> Bool {
    let bytes = bytes[key.range.clamped(to: bytes.indices)]
    return zip(bytes, bytes.dropFirst()).contains { $0 == (UInt8(ascii: "\\"), UInt8(ascii: " ")) }
  }
}
