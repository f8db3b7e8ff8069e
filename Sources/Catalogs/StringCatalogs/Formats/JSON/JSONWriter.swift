import FormatStrings
import LanguageTags

/// Writes JSON files with keys in nested objects that correspond to their paths.
///
/// An example of a file name is `locales/de/translation.json`. Plurals have the suffixes of
/// [i18next](https://www.i18next.com/misc/json-format): `items_one`, `items_other`.
enum NestedJSONWriter: CatalogWriter {
  static let format = CatalogFormat.json
  static let dialect: ValueText.Dialect? = ValueText.Dialect.doubleBraces
  static let usualName = "translation"
  static let abilities: FormatAbilities = [.paths, .plurals, .kinds, .arrays]
  static let reportsOrder = true

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    var files = JSONFiles(catalog, to: abilities, &losses)
    return files.write(&losses)
  }
}

/// Writes JSON files in which every key is a member of a single object.
///
/// The components of a path are joined by dots. Plurals are spelled as in ``NestedJSONWriter``.
enum FlatJSONWriter: CatalogWriter {
  static let name = "json-flat"
  static let format = CatalogFormat.json
  static let dialect: ValueText.Dialect? = ValueText.Dialect.doubleBraces
  static let usualName = "translation"
  static let abilities: FormatAbilities = [.plurals, .kinds]
  static let reportsOrder = true

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    var files = JSONFiles(catalog, to: abilities, &losses)
    return files.write(&losses)
  }
}

/// The JSON files of a catalog.
///
/// The keys of a JSON file affect each other. For example, an object with two strings may be read
/// as a plural, and a name with a suffix as a plural form. Therefore, the files are read again
/// after writing. Keys that are read differently are removed, until all remaining keys are read
/// correctly.
private struct JSONFiles {
  private let catalog: PortableCatalog
  private let paths: LanguagePaths
  private var entries: [PortableEntry] = []

  init(
    _ catalog: PortableCatalog, to abilities: FormatAbilities, _ losses: inout [ConversionLoss]
  ) {
    let reduced = catalog.reduced(to: abilities, losses: &losses) { entry in
      let isLong = entry.path.reduce(0) { $0 + $1.utf8.count + 1 } > JSONTree.longestPath
      let isDeep = entry.path.count > JSONTree.maximumDepth
      return isLong || isDeep ? "the path to the key is too long" : nil
    }
    self.catalog = reduced
    paths = LanguagePaths(
      of: reduced, .json, usualName: NestedJSONWriter.usualName, losses: &losses
    ) { name, language in
      // Readers recognize languages as subfolders of the folder `locales`.
      ["locales", language ?? "", name + ".json"]
    }
    // A JSON object cannot have a string and a nested object of the same name.
    var texts: Set<[[UInt8]]> = []
    var objects: Set<[[UInt8]]> = []
    for entry in reduced.entries {
      let path = entry.path.map { Array($0.utf8) }
      let around = path.indices.map { Array(path[..<$0]) }
      if entry.kind != .plurals, objects.contains(path) || texts.contains(path) {
        let message =
          texts.contains(path)
          ? "another key has the same path" : "the key is also an object that contains another key"
        losses.append(Self.loss(entry, message))
      } else if around.contains(where: texts.contains) {
        losses.append(Self.loss(entry, "a part of the key's path is also a key"))
      } else {
        if entry.kind != .plurals { texts.insert(path) }
        objects.formUnion(around)
        entries.append(entry)
      }
    }
  }

  private static func loss(_ entry: PortableEntry, _ message: String) -> ConversionLoss {
    ConversionLoss(aspect: .key, of: entry, message: message)
  }

  mutating func write(_ losses: inout [ConversionLoss]) -> [PortableFile] {
    while true {
      let tree = JSONTree(entries)
      let files = catalog.languages.compactMap { language in
        paths.paths[language].map { path in
          (language, PortableFile(path: path, bytes: Array(tree.text(in: language).utf8)))
        }
      }
      let wrong = wrongPlaces(files)
      if wrong.isEmpty {
        if !tree.isInOrder {
          losses.append(
            ConversionLoss(
              aspect: .order,
              message: "the order of the keys changes, because keys of the same object are grouped"
            ))
        }
        return files.map(\.1)
      }
      for place in wrong {
        losses.append(
          Self.loss(
            entries[place],
            "readers would combine the key with other keys, for example as a plural"))
      }
      let removed = Set(wrong)
      entries = entries.indices.filter { !removed.contains($0) }.map { entries[$0] }
    }
  }

  /// Returns the indices of entries that are read differently from what was written.
  ///
  /// If several of these entries have related names, only the last one is returned.
  private func wrongPlaces(_ files: [(LanguageTag, PortableFile)]) -> [Int] {
    var last: [[UInt8]: Int] = [:]
    for (language, file) in files {
      let read = ReadTexts(file.bytes)
      for (place, entry) in entries.enumerated() where !read.has(entry, in: language) {
        last[Self.base(of: entry)] = max(last[Self.base(of: entry)] ?? 0, place)
      }
    }
    return last.values.sorted()
  }

  /// Returns the common part of the names of a plural: `a` for `a_one`, and for `a.one`.
  private static func base(of entry: PortableEntry) -> [UInt8] {
    let name = Array(entry.name.utf8)
    let separators = [UInt8(ascii: "_"), UInt8(ascii: ".")]
    guard entry.kind == .string, let sign = name.lastIndex(where: { separators.contains($0) }),
      PluralCategory(rawValue: String(decoding: name[(sign + 1)...], as: UTF8.self)) != nil
    else { return name }
    return Array(name[..<sign])
  }
}

/// The strings that a reader finds in a file.
private struct ReadTexts {
  private struct Key: Hashable {
    let kind: CatalogEntry.Kind
    let name: [UInt8]
  }

  /// The strings of each key; `nil` for a duplicate key.
  private var texts: [Key: [PluralCategory?: String]?] = [:]

  init(_ bytes: [UInt8]) {
    let file = CatalogFile.read(bytes, format: .json)
    for entry in file.entries {
      let key = Key(kind: entry.kind, name: Array(file.name(of: entry).utf8))
      let values = file.localizations[entry.localizations].flatMap { file.values[$0.values] }
      let found = values.map { ($0.variation.plural, file.string($0.text)) }
      let isNew = texts[key] == nil
      texts[key] = .some(isNew ? Dictionary(found) { first, _ in first } : nil)
    }
  }

  func has(_ entry: PortableEntry, in language: LanguageTag) -> Bool {
    guard let wanted = entry.texts[language] else { return true }
    if entry.kind == .stringArray {
      return wanted.allSatisfy { text in
        has(.string, name: entry.name + ".\(text.variation.index ?? 0)", wanted: [text])
      }
    }
    return has(entry.kind, name: entry.name, wanted: wanted)
  }

  private func has(_ kind: CatalogEntry.Kind, name: String, wanted: [PortableText]) -> Bool {
    guard case .some(let found?) = texts[Key(kind: kind, name: Array(name.utf8))] else {
      return false
    }
    return found.count == wanted.count
      && wanted.allSatisfy { text in
        let category = kind == .plurals ? text.variation.plural : nil
        return found[category].map { $0.utf8.elementsEqual(text.text.utf8) } ?? false
      }
  }
}
