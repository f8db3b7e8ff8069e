import Foundation
import LanguageTags
import TestSupport
import Testing

@testable import CatalogConversion
@testable import CatalogExchange
@testable import FormatStrings
@testable import StringCatalogs

/// Tests that reading a written catalog returns the same content, except for reported losses.
@Suite("Writers: properties")
struct WriterLawTests {
  private static let formats: [ConversionFormat] = [
    .android, .properties, .resx, .qt, .fluent, .arb, .po, .xliff, .xliff2, .json, .jsonFlat,
  ]

  @Test("Readers find everything that is not reported as lost", arguments: formats, [UInt64](1...4))
  func readAgain(_ format: ConversionFormat, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<LawEffort.rounds(12) {
      let catalog = PortableSample.make(for: format, &random)
      var losses: [ConversionLoss] = []
      let files = ConvertedCatalog.write(catalog, format: format, losses: &losses)
      #expect(Set(files.map(\.path)).count == files.count)
      let (read, errors) = try PortableCatalog.read(files)
      #expect(errors.isEmpty, "\(round): \(errors)")
      let found = try #require(read)
      let comparison = Comparison(catalog, found, losses)
      let differences = ConversionOracle(comparison.losses)
        .differences(comparison.written, comparison.read)
      #expect(differences.isEmpty, "\(round): \(differences.prefix(3)) \(losses)")
    }
  }

  @Test("Content that every format supports is not lost", arguments: formats)
  func plain(_ format: ConversionFormat) throws {
    let catalog = PortableCatalog.sample(
      [.text("title", [.en: "Title", .de: "Titel"]), .text("menu", [.en: "Menu", .de: "Menü"])],
      dialect: format.format)
    var losses: [ConversionLoss] = []
    let files = ConvertedCatalog.write(catalog, format: format, losses: &losses)
    #expect(losses.allSatisfy { $0.aspect == .sourceLanguage })
    let read = try #require(try PortableCatalog.read(files).0)
    #expect(ConversionOracle(losses).differences(catalog, read).isEmpty)
  }

  @Test(
    "msgfmt accepts the written PO files",
    .enabled(if: ForeignTools.path(of: "msgfmt") != nil, "msgfmt is not installed"),
    arguments: [UInt64](1...4))
  func msgfmt(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<LawEffort.rounds(5) {
      var catalog = PortableSample.make(for: .po, &random)
      let syntaxes = PlaceholderSyntax.allCases
      for place in catalog.entries.indices {
        catalog.entries[place].syntax = random.oneIn(2) ? random.pick(syntaxes) : nil
      }
      var losses: [ConversionLoss] = []
      let files = GettextWriter.write(catalog, losses: &losses)
      for file in files where file.path.hasSuffix(".po") {
        let outcome = try ForeignTools.withFolder { folder in
          try Data(file.bytes).write(to: folder.appending(path: "a.po"))
          return try ForeignTools.run("msgfmt", ["-c", "-o", "/dev/null", "a.po"], in: folder)
        }
        #expect(
          outcome.status == 0, "\(outcome.text) \(String(decoding: file.bytes, as: UTF8.self))")
      }
    }
  }

  @Test(
    "lrelease accepts the written Qt files, and drops nothing",
    .enabled(
      if: ForeignTools.path(of: "lrelease") != nil,
      "lrelease is not installed: install qt6-l10n-tools"),
    arguments: [UInt64](1...4))
  func lrelease(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<LawEffort.rounds(5) {
      var losses: [ConversionLoss] = []
      let catalog = PortableSample.make(for: .qt, &random)
      for file in QtLinguistWriter.write(catalog, losses: &losses) {
        let outcome = try ForeignTools.withFolder { folder in
          try Data(file.bytes).write(to: folder.appending(path: "a.ts"))
          return try ForeignTools.run("lrelease", ["a.ts"], in: folder)
        }
        let isClean =
          outcome.status == 0 && !outcome.text.contains("dropping")
          && !outcome.text.contains("Removed plural forms")
        #expect(isClean, "\(outcome.text) \(String(decoding: file.bytes, as: UTF8.self))")
      }
    }
  }

  @Test(
    "xmllint accepts the written resources and XLIFF",
    .enabled(if: ForeignTools.path(of: "xmllint") != nil, "xmllint is not installed"),
    arguments: [ConversionFormat.android, .xliff, .xliff2], [UInt64](1...2))
  func xmllint(_ format: ConversionFormat, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<LawEffort.rounds(5) {
      let catalog = PortableSample.make(for: format, &random)
      var losses: [ConversionLoss] = []
      for file in ConvertedCatalog.write(catalog, format: format, losses: &losses) {
        let outcome = try ForeignTools.withFolder { folder in
          try Data(file.bytes).write(to: folder.appending(path: "a.xml"))
          return try ForeignTools.run("xmllint", ["--noout", "a.xml"], in: folder)
        }
        #expect(outcome.status == 0, "\(outcome.text)")
      }
    }
  }
}

/// The written catalog, and the catalog that was read back.
///
/// Lost strings are removed from both, and so is content that is redundant in a format.
private struct Comparison {
  private(set) var written: PortableCatalog
  private(set) var read: PortableCatalog
  private(set) var losses: [ConversionLoss]

  init(_ written: PortableCatalog, _ read: PortableCatalog, _ losses: [ConversionLoss]) {
    self.written = written
    self.read = read
    self.losses = losses
    splitArrays()
    removeTexts(&self.written)
    removeTexts(&self.read)
    removeFilled()
    sort()
  }

  /// Splits each array whose elements are read as separate keys.
  ///
  /// A reported loss for the array then also applies to these keys.
  private mutating func splitArrays() {
    // In Fluent, the key of an array item is the name of the array, a hyphen, and a number.
    let arrays = Set(written.entries.filter { $0.kind == .stringArray }.map(\.name))
    for place in read.entries.indices {
      let name = read.entries[place].name
      guard let hyphen = name.lastIndex(of: "-"), arrays.contains(String(name[..<hyphen])),
        Int(name[name.index(after: hyphen)...]) != nil
      else { continue }
      read.entries[place].path = [name[..<hyphen] + "." + name[name.index(after: hyphen)...]]
    }
    written.entries = written.entries.flatMap { entry -> [PortableEntry] in
      guard losses.contains(where: { $0.aspect == .kind && $0.key == entry.name }),
        entry.kind == .stringArray
      else { return [entry] }
      let own = losses.filter { $0.key == entry.name && $0.aspect != .kind }
      let indices = Set(entry.texts.values.joined().compactMap(\.variation.index)).sorted()
      return indices.map { index in
        let name = entry.name + ".\(index)"
        losses += own.map { ConversionLoss(aspect: $0.aspect, key: name, message: $0.message) }
        return entry.with { element in
          element.path = [name]
          element.kind = .string
          element.texts = entry.texts.compactMapValues { texts in
            texts.first { $0.variation.index == index }
              .map { [PortableText(text: $0.text, state: $0.state)] }
          }
        }
      }
    }
  }

  /// Sorts the keys that were read like the written keys, because their order depends on which file
  /// is read first.
  private mutating func sort() {
    let names = written.entries.map { $0.name + ($0.context ?? "") }
    let places = Dictionary(zip(names, names.indices)) { first, _ in first }
    read.entries.sort { left, right in
      let found = [left, right].map {
        places[$0.name + ($0.context ?? "")] ?? .max
      }
      return found[0] < found[1]
    }
  }

  private func removeTexts(_ catalog: inout PortableCatalog) {
    for place in catalog.entries.indices {
      let entry = catalog.entries[place]
      for language in entry.texts.keys {
        let isLost = losses.contains {
          $0.aspect == .text && $0.key == entry.name && $0.language == language
        }
        if isLost { catalog.entries[place].texts[language] = nil }
      }
      // If there are no strings, the kind of the key is unknown.
      if catalog.entries[place].texts.values.allSatisfy(\.isEmpty) {
        catalog.entries[place].kind = .string
        catalog.entries[place].texts = [:]
      }
    }
  }

  /// Removes values that readers add.
  ///
  /// gettext's reader fills a plural form without a value with that of `other`, and XLIFF's reader
  /// does the same for source strings.
  private mutating func removeFilled() {
    guard written.dialect == .gettext || read.dialect == .xcstrings || read.dialect == .strings
    else { return }
    for entry in written.entries {
      let place = read.entries.firstIndex { $0.name == entry.name && $0.kind == .plurals }
      guard let place else { continue }
      for (language, texts) in entry.texts {
        guard let other = texts.first(where: { $0.variation.plural == .other }) else { continue }
        var found = read.entries[place].texts[language] ?? []
        let count = found.count
        found.removeAll { text in
          text.text == other.text && !texts.contains { $0.variation == text.variation }
        }
        if found.count < count, !found.contains(where: { $0.variation.plural == .other }) {
          found.append(other)
        }
        read.entries[place].texts[language] = found.isEmpty ? nil : found
      }
    }
  }
}

/// Generates catalogs with content that formats must escape, or cannot represent.
private enum PortableSample {
  private static let languages = ["de", "pl", "ar", "zh-Hant-TW", "sr-Latn", "pt-BR", "he", "it"]
  private static let pieces = [
    "a", "b c", "'", "\"", "\\", "\n", "\r", "\t", " ", "  ", "\u{1}", "\0", "\u{4}", "😀", "é",
    "<b>", "</b>", "&", "&amp;", "]]>", "--", "%", "%@", "%1$s", "{", "}", "{{count}}", "@", "?",
    "#", "!", "=", ":", "\u{FFFE}", "\u{2028}", "\u{7F}", "_one", "_other", "$t", "\u{85}", "%d",
  ]
  private static let keyPieces = [
    "a", "b", "_", ".", "title", "_one", "_other", "_few", "0", "é", "-", "$",
  ]

  static func make(for format: ConversionFormat, _ random: inout SplitMix64) -> PortableCatalog {
    var chosen = languages.filter { _ in random.oneIn(3) }
    // A single file in one language is not a properties catalog.
    if format == .properties, chosen.isEmpty { chosen = ["fr"] }
    let tags = [LanguageTag.en] + chosen.map(LanguageTag.known)
    var catalog = PortableCatalog.sample(
      [], tags, name: random.pick(["app", "Localizable", "de", "app_de", "", "a/b", "x y"]),
      dialect: format.format == .xliff ? random.pick([.xcstrings, .android]) : format.format)
    catalog.keysAreTexts = format.keysAreTexts
    var names: Set<String> = []
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let entry = entry(for: format, tags, &random)
      let canonical = entry.name.decomposedStringWithCanonicalMapping
      if names.insert(canonical).inserted { catalog.entries.append(entry) }
    }
    return catalog
  }

  private static func entry(
    for format: ConversionFormat, _ tags: [LanguageTag], _ random: inout SplitMix64
  ) -> PortableEntry {
    var path = [text(random.oneIn(4) ? pieces : keyPieces, &random)]
    if format == .json || random.oneIn(6) { path.append(text(keyPieces, &random)) }
    var entry = PortableEntry(path: path)
    if format == .po, random.oneIn(4) { entry.context = text(pieces, &random) }
    // In bundles, plurals are read as messages.
    entry.kind =
      format == .arb ? .string : random.pick([.string, .string, .plurals, .stringArray])
    if random.oneIn(3) {
      let comment = text(keyPieces + ["\n", " ", "--", "<", "&", "\n\n"], &random)
      entry.comment = comment.trimmingCharacters(in: .whitespacesAndNewlines)
      if entry.comment == "" { entry.comment = nil }
    }
    entry.shouldTranslate = !random.oneIn(6)
    if random.oneIn(8) { entry.extractionState = .manual }
    for tag in tags where tag == .en || !random.oneIn(3) {
      let state: CatalogValue.State? =
        random.oneIn(4) && tag != .en ? random.pick([.needsReview, .new, .stale]) : nil
      func one(_ variation: PortableText.Case = .init()) -> PortableText {
        PortableText(variation: variation, text: text(pieces, &random), state: state)
      }
      switch entry.kind {
      case .string: entry.texts[tag] = [one()]
      case .plurals:
        let categories = PluralCategory.allCases.filter { $0 == .other || random.oneIn(3) }
        entry.texts[tag] = categories.map { one(.init(plural: $0)) }
      case .stringArray:
        entry.texts[tag] = (0..<Int.random(in: 1...3, using: &random)).map { one(.init(index: $0)) }
      }
    }
    return entry
  }

  private static func text(_ pieces: [String], _ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in random.pick(pieces) }.joined()
  }
}
