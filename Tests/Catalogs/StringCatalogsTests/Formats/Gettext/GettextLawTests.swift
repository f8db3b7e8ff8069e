import Diagnostics
import StringCatalogs
import TestSupport
import Testing

/// Tests generated PO and properties files.
///
/// Ranges must be inside the file and in order. msgfmt must reject the same files as the reader.
@Suite("gettext and properties: properties of generated files")
struct GettextLawTests {
  private static let header =
    "msgid \"\"\nmsgstr \"\"\n"
    + GettextHeaderNames.all.map {
      $0 == "Content-Type" ? "\"\($0): text/plain; charset=UTF-8\\n\"\n" : "\"\($0): de\\n\"\n"
    }.joined() + "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"

  private static let pieces = [
    "msgid ", "msgstr ", "msgctxt ", "msgid_plural ", "msgstr[0] ", "msgstr[1] ", "msgstr[2] ",
    "\"a\"",
    "\"b\"", "\"\"", "\"é\\\"\\101\"", "\n", "\n", " ", "#", "# c\n", "#, fuzzy\n", "#~ ", "#| x\n",
    "\"\\q\"",
    "msgid \"k\"\nmsgstr \"v\"\n",
    "msgid \"l\"\nmsgid_plural \"m\"\nmsgstr[0] \"x\"\nmsgstr[1] \"y\"\n",
    "\r\n", "x", "[", "\\",
  ]

  private func check(_ file: CatalogFile, _ text: String) {
    let name = Comment(rawValue: text.debugDescription)
    #expect(file.errors == file.errors.sorted(), name)
    for error in file.errors {
      #expect(error.range.upperBound <= file.bytes.count && !error.expected.isEmpty, name)
    }
    var localization = 0
    var value = 0
    for entry in file.entries {
      #expect(entry.localizations.lowerBound == localization, name)
      localization = entry.localizations.upperBound
      for place in entry.localizations {
        #expect(file.localizations[place].values.lowerBound == value, name)
        value = file.localizations[place].values.upperBound
      }
      for text in [entry.key, entry.comment].compactMap(\.self) { check(text, file, name) }
    }
    #expect(localization == file.localizations.count && value == file.values.count, name)
    for value in file.values { check(value.text, file, name) }
  }

  private func check(_ text: CatalogText, _ file: CatalogFile, _ name: Comment) {
    let count = file.string(text).utf8.count
    let middle = file.sourceRange(of: count / 3..<count / 2, in: text)
    #expect(text.range.upperBound <= file.bytes.count, name)
    #expect(
      text.range.lowerBound <= middle.lowerBound && middle.upperBound <= text.range.upperBound,
      name)
    guard file.format == .gettext else { return }
    #expect(file.sourceRange(of: 0..<count, in: text) == text.sourceRange, name)
  }

  @Test("The ranges of PO files are inside the file and in order")
  func gettext() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<LawEffort.rounds(3000) {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        random.pick(Self.pieces)
      }.joined()
      let isBare = Bool.random(using: &random)
      let whole = (isBare ? "" : Self.header) + text
      check(CatalogFile.read(Array(whole.utf8), format: .gettext), whole)
      // The file declares ISO 8859-1 and contains a byte that is not UTF-8.
      let latin = Array(whole.replacing("UTF-8", with: "ISO-8859-1").utf8) + [0x23, 0xE9]
      check(CatalogFile.read(latin, format: .gettext), whole)
    }
  }

  @Test(
    "msgfmt rejects and accepts the same PO files",
    .enabled(if: ForeignTools.areExpected("msgfmt"), "\(ForeignTools.absence("msgfmt"))"))
  func msgfmt() throws {
    var random = SplitMix64(seed: 12)
    var refused = 0
    for _ in 0..<LawEffort.rounds(150) {
      let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        random.pick(Self.pieces)
      }.joined()
      let file = CatalogFile.read(Array((Self.header + text).utf8), format: .gettext)
      let isRefused = !file.errors.isEmpty
      if isRefused { refused += 1 }
      #expect(Msgfmt.refuses(Self.header + text) == isRefused, "\(text.debugDescription)")
    }
    #expect(refused > 20)
  }

  @Test("The ranges of properties files are inside the file and in order")
  func properties() {
    var random = SplitMix64(seed: 13)
    let pieces = [
      "a", "=", ":", " ", "\\", "\n", "\r", "\\\n", "\\u00e9", "\\u", "#", "!", "é", "\\é", "\t",
      "b=c\n",
    ]
    for _ in 0..<LawEffort.rounds(3000) {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in random.pick(pieces) }
        .joined()
      check(CatalogFile.read(Array(text.utf8), format: .properties), text)
      check(CatalogFile.read(Array(text.utf8) + [0xE9], format: .properties), text)
    }
  }
}
