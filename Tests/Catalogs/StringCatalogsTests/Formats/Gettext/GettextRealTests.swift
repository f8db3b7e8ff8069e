import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

@testable import FormatStrings

/// Compares real PO files with the binary catalogs that msgfmt creates from them.
@Suite("gettext: real files")
struct GettextRealTests {
  /// Returns the strings in a binary catalog: keys, and translations with their plural forms.
  ///
  /// A NUL character precedes each further plural form. See the
  /// [format](https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html).
  private func catalog(_ bytes: [UInt8]) -> [String: String] {
    func number(_ place: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func text(_ place: Int) -> String {
      let start = number(place + 4)
      return String(decoding: bytes[start..<start + number(place)], as: UTF8.self)
    }
    #expect(number(0) == 0x9504_12DE)
    let (count, keys, values) = (number(8), number(12), number(16))
    return Dictionary(
      uniqueKeysWithValues: (0..<count).map { (text(keys + 8 * $0), text(values + 8 * $0)) })
  }

  /// Returns the expected binary catalog for a file.
  private func compiled(_ file: CatalogFile) -> [String: String] {
    var compiled: [String: String] = [:]
    for entry in file.entries {
      let localizations = file.localizations[entry.localizations]
      let texts = localizations.map { localization in
        file.values[localization.values].map { file.string($0.text) }
      }
      guard texts.count == 2, let target = localizations.last,
        file.values[target.values].first?.state == .translated
      else { continue }
      // msgfmt writes strings with C macros or native digits to a separate table, because they
      // depend on the system.
      if entry.placeholderSyntax == .printf,
        texts.joined().contains(where: { $0.contains(/%(<PRI|[0-9$']*I)/) })
      {
        continue
      }
      let plural = texts[0].count > 1 ? "\0" + texts[0][1] : ""
      compiled[file.string(entry.key) + plural] = texts[1].joined(separator: "\0")
    }
    return compiled
  }

  @Test(
    "Every string equals the one in the binary catalog",
    .enabled(
      if: TestData.isExpected(CatalogTestData.folder) && ForeignTools.areExpected("msgfmt"),
      "\(TestData.absence), or \(ForeignTools.absence("msgfmt"))"))
  func texts() throws {
    let paths = try CatalogTestData.paths(".po")
    #expect(paths.count >= 60)
    for path in paths {
      let name = (path as NSString).lastPathComponent.replacing(".po", with: "")
      let file = CatalogFile.read(
        try CatalogTestData.bytes(path), format: .gettext,
        language: CatalogLanguage(gettext: name))
      // msgfmt warns about missing header fields, but accepts the file.
      let errors = file.errors.filter { $0.code != .missingHeaderField }
      #expect(errors.isEmpty, "\(path): \(errors)")
      let binary = try ForeignTools.withFolder { folder in
        let source = TestData.root.appendingPathComponent(path).path
        let outcome = try ForeignTools.run("msgfmt", ["-c", "-o", "a.mo", source], in: folder)
        #expect(outcome.status == 0)
        let isComplete = !outcome.text.contains("missing in header")
        #expect(file.errors.isEmpty == isComplete, "\(path): \(outcome.text)")
        return Array(try Data(contentsOf: folder.appending(path: "a.mo")))
      }
      var theirs = catalog(binary)
      #expect(theirs.removeValue(forKey: "") != nil)
      let ours = compiled(file)
      let different = ours.filter { theirs[$0.key] != $0.value }
      #expect(different.isEmpty && ours.count == theirs.count, "\(path)")
      #expect(file.languages.count == 2 && file.languages[1].tag != nil)
    }
  }

  @Test(
    "Quotation marks surround every range",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func ranges() throws {
    var count = 0
    for path in try CatalogTestData.paths(".po") {
      let file = CatalogFile.read(try CatalogTestData.bytes(path), format: .gettext)
      for value in file.values {
        count += 1
        #expect(file.bytes[value.text.range.lowerBound - 1] == 0x22)
        #expect(file.bytes[value.text.range.upperBound] == 0x22)
        let length = file.string(value.text).utf8.count
        #expect(file.sourceRange(of: 0..<length, in: value.text) == value.text.sourceRange)
      }
      for entry in file.entries {
        #expect(entry.range.lowerBound < entry.key.range.lowerBound)
        #expect(file.bytes[entry.range.upperBound - 1] == 0x22)
        guard let comment = entry.comment else { continue }
        #expect(entry.range.lowerBound < comment.range.lowerBound)
        #expect(!file.string(comment).contains("#: "))
      }
    }
    #expect(count > 70_000)
  }
}
