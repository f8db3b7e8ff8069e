import CatalogLanguages
import CatalogLint
import Diagnostics
import LanguageTags
import StringCatalogs

extension CatalogImport {
  /// The catalog with changes; `nil` if none is left or they cannot be applied.
  ///
  /// Those that no file has a place for are taken away. All that is not applied is refused.
  mutating func apply(
    _ changes: inout [Int: [Change]], _ units: CatalogUnits, _ tag: LanguageTag
  ) -> LintedCatalog? {
    var edits: [Int: [FixIt.Edit]] = [:]
    var added: [Int: [(source: CatalogFile, entry: Int, texts: [CatalogEditor.NewText])]] = [:]
    var addedKeys: [Int: [Int]] = [:]
    var refused: [Int] = []
    var editors: [Int: CatalogEditor] = [:]
    for (index, found) in changes.sorted(by: { $0.key < $1.key }) {
      let key = units.keys[index]
      let source = catalog.keys[key.place]
      guard let target = key.target else {
        guard let file = file(for: source, units) else {
          refused.append(index)
          continue
        }
        let texts = found.compactMap(newText)
        added[file, default: []].append((catalog.files[source.file].content, source.entry, texts))
        addedKeys[file, default: []].append(index)
        continue
      }
      let content = catalog.files[target.file].content
      let editor = editors[target.file] ?? CatalogEditor(content)
      editors[target.file] = editor
      var own: [FixIt.Edit]? = []
      var missing: [UnitPlace.Base: [CatalogEditor.NewText]] = [:]
      for change in found {
        if let value = change.place.value {
          let made = editor.replace(
            content.values[value], by: change.text, state: change.state,
            keepsMarkup: hasTags(source))
          own = made.flatMap { made in own.map { $0 + made } }
        } else if let text = newText(change) {
          missing[change.place.base, default: []].append(text)
        }
      }
      for (base, texts) in missing {
        let beside = key.units.first { $0.base == base && $0.value != nil }?.value
        let made = beside.flatMap {
          editor.add(texts, beside: $0, of: target.entry, localization: target.localization)
        }
        own = made.flatMap { made in own.map { $0 + made } }
      }
      if let own { edits[target.file, default: []] += own } else { refused.append(index) }
    }
    for (file, keys) in added {
      let content = catalog.files[file].content
      let name =
        content.languages.first { $0.tag == tag }?.name ?? tag.description
      let made = CatalogEditor(content).add(keys, language: name)
      edits[file, default: []] += made.edits
      refused += made.refused.compactMap { addedKeys[file]?[$0] }
    }
    if !refused.isEmpty {
      for index in refused.sorted() {
        let message =
          units.keys[index].target == nil && units.language == nil
          ? "the catalog has no file in \(tag)" : "the file has no place for this text"
        refuse((changes[index] ?? []).map(\.unit), .unwritable, message)
      }
      for index in refused { changes[index] = nil }
      return changes.isEmpty ? nil : apply(&changes, units, tag)
    }
    return rebuilt(edits, changes)
  }

  private func newText(_ change: Change) -> CatalogEditor.NewText? {
    change.text.map {
      CatalogEditor.NewText(
        substitution: change.place.base.substitution, variation: change.place.variation, text: $0,
        state: change.state ?? .translated)
    }
  }

  /// Whether the source of a key has tags.
  private func hasTags(_ key: LintedCatalog.Key) -> Bool {
    let content = catalog.files[key.file].content
    guard content.format == .android else { return false }
    let editor = CatalogEditor(content)
    return content.localizations[content.entries[key.entry].localizations].contains {
      content.values[$0.values].contains { editor.hasTags($0.text) }
    }
  }

  /// The file in which a key that has nothing in the language gets its texts.
  private func file(for key: LintedCatalog.Key, _ units: CatalogUnits) -> Int? {
    let source = catalog.files[key.file]
    if source.content.format == .xcstrings { return key.file }
    guard let language = units.language else { return nil }
    let name = source.path.split(separator: "/").last
    let candidates = catalog.files.indices.filter { index in
      let file = catalog.files[index]
      return file.qualifiers.isEmpty && file.content.format == source.content.format
        && catalog.places(of: file.content).contains(language)
    }
    return candidates.first { catalog.files[$0].path.split(separator: "/").last == name }
      ?? (candidates.count == 1 ? candidates.first : nil)
  }

  /// The catalog with edits; `nil` if they contradict one another, which is refused then.
  private mutating func rebuilt(
    _ edits: [Int: [FixIt.Edit]], _ changes: [Int: [Change]]
  ) -> LintedCatalog? {
    var files: [LintedCatalog.File] = []
    for (index, file) in catalog.files.enumerated() {
      guard let own = edits[index], !own.isEmpty else {
        files.append(file)
        continue
      }
      do throws(FixIt.Edit.ApplyingError) {
        let bytes = try CatalogEditor.apply(own, to: file.content)
        let content = CatalogFile.read(
          bytes, format: file.content.format,
          language: file.content.format.isBilingual
            ? file.content.languages.last : file.content.languages.first)
        files.append(
          LintedCatalog.File(path: file.path, content: content, qualifiers: file.qualifiers))
      } catch {
        for (_, rest) in changes.sorted(by: { $0.key < $1.key }) {
          refuse(rest.map(\.unit), .unwritable, "the file is spelled in an unusual way")
        }
        return nil
      }
    }
    let source = catalog.source.flatMap { catalog.languages[$0].tag }
    return LintedCatalog(
      name: catalog.name, files: files, sourceLanguage: source, atlas: catalog.atlas)
  }
}
