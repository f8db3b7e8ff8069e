import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs

extension CatalogImport {
  /// The edits of changes.
  struct Edits {
    /// For each file its edits.
    var files: [Int: [FixIt.Edit]] = [:]
    /// For each key the file that gets its texts.
    var filesOfKeys: [Int: Int] = [:]
    /// The keys that no file has a place for, and why.
    var refused: [(key: Int, reason: String)] = []
  }

  /// The edits that make changes.
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
              "the catalog has no file in \(tag) for it, and "
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
        edits.refused.append((index, "the file has no place for one more case of the key"))
      }
    }
    for (file, keys) in added.sorted(by: { $0.key < $1.key }) {
      let content = catalog.files[file].content
      let unread = keys.indices.filter { content.mayHaveUnreadEntry(of: keys[$0]) }
      if !unread.isEmpty {
        let reason = "its entry in \(catalog.files[file].path) has a mistake: correct it first"
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

  /// The edits for a key that has something in the language; `nil` if there is no place for a new case.
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

  /// Returns the edits of the mark of an entry whose strings need a review, or are missing.
  ///
  /// It is removed when all of the forms are done.
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

  /// The file in which a key that has nothing in the language gets its texts.
  private func file(for key: LintedCatalog.Key, _ units: CatalogUnits) -> Int? {
    let source = catalog.files[key.file]
    if source.content.format.traits.languages == .all { return key.file }
    return units.language.flatMap { catalog.counterpart(of: key.file, in: $0) }
  }

  /// The files with edits; `nil` if these contradict one another.
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

  /// The catalog with other files in the place of some of its own.
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
  /// The catalog with other files, those that it has in the same places, and with the same source language.
  ///
  /// - Parameter named: The source language, if somebody says it.
  func with(_ files: [File], _ named: LanguageTag?) -> LintedCatalog {
    let made = LintedCatalog(name: name, files: files, sourceLanguage: named, atlas: atlas)
    // A file that is new may look like that of the source.
    if made.source == source { return made }
    return LintedCatalog(
      name: name, files: files, sourceLanguage: source.flatMap { languages[$0].tag }, atlas: atlas)
  }
}

extension CatalogFile {
  /// Returns `true` if an entry that is not read has the name of a key at the start of a line.
  fileprivate func mayHaveUnreadEntry(of key: CatalogEditor.NewKey) -> Bool {
    let name = key.source.string(key.source.entries[key.entry].key)
    return errors.contains { error in
      guard CatalogError.Code.losingEntries.contains(error.code) else { return false }
      // The error is where the mistake is, and the name is before it.
      let start = entries.lazy.map(\.range.upperBound).filter { $0 <= error.range.lowerBound }.max()
      let part = bytes[min(start ?? 0, error.range.lowerBound)..<error.range.upperBound]
      return part.split(separator: 0x0A).contains { line in
        // An attribute begins with a dot, and a term with a hyphen.
        let rest = line.drop { [0x20, 0x09, UInt8(ascii: "."), UInt8(ascii: "-")].contains($0) }
        let next = rest.dropFirst(name.utf8.count).first ?? 0x20
        return rest.starts(with: name.utf8) && [0x20, 0x0D, UInt8(ascii: "=")].contains(next)
      }
    }
  }
}
