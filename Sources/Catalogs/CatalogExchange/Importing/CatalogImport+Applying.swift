import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs

extension CatalogImport {
  /// The edits that apply the requested changes.
  struct Edits {
    /// The edits by file index.
    var files: [Int: [FixIt.Edit]] = [:]
    /// The index of the file that receives the translations, by key index.
    var filesOfKeys: [Int: Int] = [:]
    /// The keys whose translations no file can contain, each with the reason.
    var refused: [(key: Int, reason: String)] = []
  }

  /// Returns the edits that apply changes, which are grouped by key index.
  func edits(for changes: [Int: [Change]], _ units: CatalogUnits, _ tag: LanguageTag) -> Edits {
    var edits = Edits()
    var added: [Int: [CatalogEditor.NewKey]] = [:]
    var addedKeys: [Int: [Int]] = [:]
    var editors: [Int: CatalogEditor] = [:]
    func editor(_ file: Int) -> CatalogEditor {
      let editor = editors[file] ?? CatalogEditor(catalog.files[file].content)
      editors[file] = editor
      return editor
    }
    var known: [Int: [PluralCategory]] = [:]
    func categories(_ file: Int) -> [PluralCategory] {
      let categories =
        known[file] ?? catalog.gettextForms(of: catalog.files[file].content)?.categories ?? []
      known[file] = categories
      return categories
    }
    for (index, found) in changes.sorted(by: { $0.key < $1.key }) {
      let key = units.keys[index]
      let source = catalog.keys[key.place]
      guard let target = key.target else {
        guard let file = file(for: source, units) else {
          edits.refused.append(
            (
              index,
              "the catalog has no file in \(tag) for the key, and "
                + LanguageFile.fault(tag, beside: catalog.files[source.file])
            ))
          continue
        }
        edits.filesOfKeys[index] = file
        let texts = found.compactMap { newText($0, categories(file)) }
        added[file, default: []].append(
          CatalogEditor.NewKey(
            source: catalog.files[source.file].content, sourcePlace: source.file,
            entry: source.entry, texts: texts))
        addedKeys[file, default: []].append(index)
        continue
      }
      edits.filesOfKeys[index] = target.file
      if let own = self.edits(
        for: found, key, target: target, editor: editor(target.file),
        categories: categories(target.file))
      {
        edits.files[target.file, default: []] += own
      } else {
        edits.refused.append((index, "the file cannot contain another variation of the key"))
      }
    }
    for (file, keys) in added.sorted(by: { $0.key < $1.key }) {
      let content = catalog.files[file].content
      let unread = keys.indices.filter { content.mayHaveUnreadEntry(of: keys[$0]) }
      if !unread.isEmpty {
        let reason =
          "the entry of the key in \(catalog.files[file].path) has an error; correct it first"
        edits.refused += unread.compactMap { index in
          addedKeys[file].map { ($0[index], reason) }
        }
        continue
      }
      let name = content.languages.first { $0.tag == tag }?.name ?? tag.description
      let made = editor(file).add(
        keys, language: name, categories: categories(file))
      edits.files[file, default: []] += made.edits
      edits.refused += made.refused.compactMap { refused in
        addedKeys[file].map { ($0[refused.key], refused.reason) }
      }
    }
    for (file, own) in edits.files {
      edits.files[file, default: []] += editor(file).declarations(for: own)
    }
    return edits
  }

  /// Returns the edits to a key's existing localization; `nil` if a new variation cannot be added.
  private func edits(
    for found: [Change], _ key: CatalogUnits.Key, target: LintedCatalog.Localization,
    editor: CatalogEditor, categories: [PluralCategory]
  ) -> [FixIt.Edit]? {
    let content = catalog.files[target.file].content
    var edits: [FixIt.Edit] = []
    var missing: [UnitPlace.Base: [CatalogEditor.NewText]] = [:]
    for change in found {
      if let value = change.place.value {
        edits += editor.replace(content.values[value], by: change.text, state: change.state)
      } else if let text = newText(change, categories) {
        missing[change.place.base, default: []].append(text)
      }
    }
    for (base, texts) in missing {
      let beside =
        key.units.first { $0.base == base && $0.value != nil }?.value
        ?? (content.format.traits.hasSegments ? key.units.lazy.compactMap(\.value).first : nil)
      let made = beside.flatMap {
        editor.add(texts, beside: $0, of: target.entry, localization: target.localization)
      }
      guard let made else { return nil }
      edits += made
    }
    if content.format.traits.marksEntries {
      edits += flagEdits(found, key: key, target: target, editor: editor)
    }
    return edits
  }

  /// Returns the edits to the mark of an entry that needs review, such as `fuzzy` in a PO file.
  ///
  /// The mark is added if an imported translation needs review. It is removed if the import
  /// contains finished translations of all strings of the key.
  private func flagEdits(
    _ found: [Change], key: CatalogUnits.Key, target: LintedCatalog.Localization,
    editor: CatalogEditor
  ) -> [FixIt.Edit] {
    let content = catalog.files[target.file].content
    let values = content.values[content.localizations[target.localization].values]
    let isFuzzy = values.contains { $0.state == .needsReview }
    if found.contains(where: { $0.state == .needsReview }) {
      return isFuzzy ? [] : editor.setFuzzy(true, of: target.entry)
    }
    let done = Set(found.filter { $0.state == .translated }.map { $0.place.name })
    guard isFuzzy || values.contains(where: { $0.state == .new }),
      key.units.allSatisfy({ done.contains($0.name) })
    else { return [] }
    return editor.setFuzzy(false, of: target.entry)
  }

  private func newText(
    _ change: Change, _ categories: [PluralCategory]
  ) -> CatalogEditor.NewText? {
    guard let text = change.text else { return nil }
    var variation = change.place.variation
    if let plural = variation.plural {
      variation.form = categories.firstIndex(of: plural)
    }
    return CatalogEditor.NewText(
      substitution: change.place.base.substitution, variation: variation, text: text,
      state: change.state ?? .translated)
  }

  /// Returns the index of the file to which a key's first translation is added; `nil` if none fits.
  private func file(for key: LintedCatalog.Key, _ units: CatalogUnits) -> Int? {
    let source = catalog.files[key.file]
    if source.content.format.traits.languages == .all { return key.file }
    return units.language.flatMap { catalog.counterpart(of: key.file, in: $0) }
  }

  /// Returns the edited files by file index; `nil` if two edits overlap.
  func contents(_ edits: [Int: [FixIt.Edit]]) -> [Int: CatalogFile]? {
    var contents: [Int: CatalogFile] = [:]
    for (index, own) in edits where !own.isEmpty {
      let content = catalog.files[index].content
      do throws(FixIt.Edit.ApplyingError) {
        let bytes = try CatalogEditor.apply(own, to: content)
        contents[index] = CatalogFile.read(
          bytes, format: content.format,
          language: content.format.isBilingual ? content.languages.last : content.languages.first)
      } catch {
        return nil
      }
    }
    return contents
  }

  /// Returns the catalog after replacing the files that have an index in `contents`.
  func joined(_ contents: [Int: CatalogFile]) -> LintedCatalog {
    let files = catalog.files.enumerated().map { index, file in
      contents[index].map {
        LintedCatalog.File(path: file.path, content: $0, qualifiers: file.qualifiers)
      } ?? file
    }
    return catalog.with(files, linter.sourceLanguage)
  }
}

extension LintedCatalog {
  /// Returns the catalog with different files but the same source language.
  ///
  /// The existing files keep their indices.
  ///
  /// - Parameter named: The source language, if the user specified it.
  func with(_ files: [File], _ named: LanguageTag?) -> LintedCatalog {
    let made = LintedCatalog(name: name, files: files, sourceLanguage: named, atlas: atlas)
    // The initializer may have mistaken a new file for the file in the source language. In this
    // case, the source language is passed explicitly.
    if made.source == source { return made }
    return LintedCatalog(
      name: name, files: files, sourceLanguage: source.flatMap { languages[$0].tag }, atlas: atlas)
  }
}

extension CatalogFile {
  /// Returns `true` if an entry with a syntax error may be the entry of the given key.
  fileprivate func mayHaveUnreadEntry(of key: CatalogEditor.NewKey) -> Bool {
    let name = key.source.string(key.source.entries[key.entry].key)
    return errors.contains { error in
      guard CatalogError.Code.losingEntries.contains(error.code) else { return false }
      // The range of the error begins after the name, so the search begins after the previous
      // entry.
      let start = entries.lazy.map(\.range.upperBound).filter { $0 <= error.range.lowerBound }.max()
      let part = bytes[min(start ?? 0, error.range.lowerBound)..<error.range.upperBound]
      return part.split(separator: 0x0A).contains { line in
        // In Fluent, a full stop precedes an attribute, and a hyphen precedes a term.
        let rest = line.drop { [0x20, 0x09, UInt8(ascii: "."), UInt8(ascii: "-")].contains($0) }
        let next = rest.dropFirst(name.utf8.count).first ?? 0x20
        return rest.starts(with: name.utf8) && [0x20, 0x0D, UInt8(ascii: "=")].contains(next)
      }
    }
  }
}
