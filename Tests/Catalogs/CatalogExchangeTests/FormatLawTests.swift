import CatalogExchange
import CatalogLinting
import Foundation
import LanguageTags
import StringCatalogs
import TestSupport
import Testing

/// Tests, for every format, that exporting and importing change only the translated strings.
@Suite("Import of translations: properties of formats")
struct FormatLawTests {
  @Test(
    "If a third of the strings is translated, all other bytes stay the same",
    arguments: GeneratedCatalog.Format.allCases)
  func translated(_ format: GeneratedCatalog.Format) throws {
    var random = SplitMix64(seed: UInt64(format.rawValue.utf8.reduce(7) { $0 * 31 + Int($1) }))
    for _ in 0..<LawEffort.rounds(6) {
      let catalog = GeneratedCatalog(format, &random)
      try CatalogTree.with(catalog.files) { (tree: CatalogTree) throws in
        let work = try Work(tree, format, &random)
        let outcome = try tree.take(work.rows)
        #expect(outcome.refusals.isEmpty, "\(outcome.refusals) \(catalog.files)")
        #expect(outcome.taken.count == work.changed.count)
        let problems = try work.problems(tree)
        #expect(problems.isEmpty, "\(problems) \(catalog.files)")
        let again = try tree.take(work.rows)
        #expect(again.taken.isEmpty && again.files.isEmpty && again.refusals.isEmpty)
      }
    }
  }

  @Test(
    "Importing unchanged units changes no byte", arguments: GeneratedCatalog.Format.allCases)
  func unchanged(_ format: GeneratedCatalog.Format) throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<LawEffort.rounds(3) {
      let catalog = GeneratedCatalog(format, &random)
      try CatalogTree.with(catalog.files) { (tree: CatalogTree) throws in
        let polish = try #require(LanguageTag("pl"))
        let units = try tree.export("pl")
        #expect(!units.isEmpty)
        let document = UnitDocument.text(of: units, from: LanguageTag("en"), to: polish).text
        for rows in [
          try UnitTable.read(Array(UnitTable.text(of: units, hasMark: false).utf8)),
          try UnitDocument.read(Array(document.utf8)),
        ] {
          let outcome = try tree.take(rows)
          #expect(outcome.taken.isEmpty && outcome.refusals.isEmpty && outcome.files.isEmpty)
        }
        for (path, text) in catalog.files { #expect(try tree.text(path) == text) }
      }
    }
  }

  @Test("The checks detect an importer that imports too much or too little", arguments: 0..<3)
  func broken(_ mistake: Int) throws {
    var random = SplitMix64(seed: 11)
    for format in GeneratedCatalog.Format.allCases {
      let catalog = GeneratedCatalog(format, fewest: 8, &random)
      try CatalogTree.with(catalog.files) { (tree: CatalogTree) throws in
        let work = try Work(tree, format, &random)
        var rows = work.rows
        switch mistake {
        case 0:
          // This importer omits one string.
          let text = try #require(work.changed.keys.first)
          rows.removeAll { $0.id.key == text.key }
        case 1:
          // This importer changes a string that was not translated.
          let place = try #require(
            rows.firstIndex { work.changed[$0.id] == nil && !$0.target.isEmpty })
          rows[place].target += " more"
        default: break
        }
        _ = try tree.take(rows)
        if mistake == 2 {
          // This importer loses a byte outside of the strings.
          let path = try #require(catalog.files.keys.sorted().last)
          let text = try tree.text(path)
          try tree.write(path, String(text.dropFirst()))
        }
        #expect(try !work.problems(tree).isEmpty, "\(format)")
      }
    }
  }

  /// The changes that a translator makes in an export, and the expected result.
  private struct Work {
    var rows: [ImportedUnit] = []
    /// The changed strings, with their new values.
    var changed: [UnitID: String] = [:]
    private let before: [TranslationUnit]
    private let files: [String: CatalogFile]
    private let format: CatalogFormat

    init(
      _ tree: CatalogTree, _ format: GeneratedCatalog.Format, _ random: inout SplitMix64
    ) throws {
      before = try tree.export("pl")
      self.format = Self.formats[format] ?? .json
      files = try Self.read(tree, self.format)
      var chosen: [UnitID: Bool] = [:]
      for unit in before {
        var key = unit.id
        key.variation = ""
        // All variations of a key are changed together, so that none is rejected as incomplete.
        let isChosen = chosen[key] ?? random.oneIn(3)
        chosen[key] = isChosen
        var target = isChosen ? ImportLawTests.translation(of: unit, &random) : nil
        // msgfmt requires that a translation begins or ends with a line break if and only if its
        // source does. No source of the samples does, so line breaks at the ends of a translation
        // are removed.
        if format == .gettext {
          target = target?.trimmingCharacters(in: CharacterSet(charactersIn: "\n"))
        }
        if let target { changed[unit.id] = target }
        rows.append(Samples.returned(unit, target: target))
      }
    }

    /// Returns the differences between the folder and the expected result.
    func problems(_ tree: CatalogTree) throws -> [String] {
      var problems: [String] = []
      let after = Dictionary(
        try tree.export("pl").map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for unit in before {
        guard let now = after[unit.id] else {
          problems.append("\(unit.id) is gone")
          continue
        }
        let wanted = changed[unit.id] ?? unit.target
        if now.target != wanted || now.source != unit.source || now.comment != unit.comment {
          problems.append("\(unit.id) is \(now), not \(wanted ?? "nothing")")
        }
      }
      let names = Set(changed.keys.map(\.key))
      for (path, new) in try Self.read(tree, format) {
        guard let old = files[path] else {
          problems.append("\(path) is new")
          continue
        }
        if !Self.isPart(Self.rest(of: old, names), of: Self.rest(of: new, names)) {
          problems.append("\(path) has lost a byte that is none of the texts")
        }
      }
      return problems
    }

    private static let formats: [GeneratedCatalog.Format: CatalogFormat] = [
      .xcstrings: .xcstrings, .strings: .strings, .propertyList: .strings,
      .stringsdict: .stringsdict, .android: .android, .gettext: .gettext,
      .properties: .properties, .xliff12: .xliff, .xliff20: .xliff, .arb: .arb,
      .resx: .resx, .qt: .qtLinguist, .fluent: .fluent,
    ]

    private static func read(
      _ tree: CatalogTree, _ format: CatalogFormat
    ) throws -> [String: CatalogFile] {
      var files: [String: CatalogFile] = [:]
      for path in try tree.paths() {
        let bytes = Array(try tree.text(path).utf8)
        files[path] = CatalogFile.read(bytes, format: format, language: CatalogLanguage(name: path))
      }
      return files
    }

    /// Returns the bytes of a file without the strings of the given keys.
    private static func rest(of file: CatalogFile, _ names: Set<String>) -> [UInt8] {
      var ranges: [Range<Int>] = []
      for entry in file.entries where names.contains(file.name(of: entry)) {
        for localization in file.localizations[entry.localizations] {
          let name = file.languages[localization.language].name
          // Source strings must not change, wherever they are.
          if name.isEmpty || name == "en" { continue }
          ranges += file.values[localization.values].map(\.text.range)
        }
      }
      var bytes: [UInt8] = []
      var end = 0
      for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        bytes += file.bytes[end..<max(end, range.lowerBound)]
        end = max(end, range.upperBound)
      }
      return bytes + file.bytes[end...]
    }

    /// Returns `true` if `part` can be produced by removing bytes from `whole`.
    private static func isPart(_ part: [UInt8], of whole: [UInt8]) -> Bool {
      var rest = part[...]
      for byte in whole where rest.first == byte { rest = rest.dropFirst() }
      return rest.isEmpty
    }
  }
}
