import CatalogLint
import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

/// Tests files that are not in UTF-8 and are decoded with ICU.
@Suite("Charsets")
struct CharsetTests {
  private func gettext(_ charset: String, _ message: [UInt8], front: [UInt8] = []) -> [UInt8] {
    let header = """
      msgid ""
      msgstr ""
      "Language: ja\\n"
      "Content-Type: text/plain; charset=\(charset)\\n"


      """
    return Array(header.utf8) + Array("# ".utf8) + front
      + Array("\n#, c-format\nmsgid \"%s files\"\nmsgstr \"".utf8) + message + Array("\"\n".utf8)
  }

  private func read(_ bytes: [UInt8], _ format: CatalogFormat) -> CatalogFile {
    CatalogFile.read(bytes, format: format).decoded(language: nil)
  }

  private func lint(_ file: CatalogFile) -> [Diagnostic] {
    let linted = LintedCatalog.File(path: "po/ja.po", content: file)
    return Linter(LintOptions()).lint(LintedCatalog(name: "A", files: [linted], atlas: .icu))
  }

  // Java 9, PropertyResourceBundle: a file that is not UTF-8 is read as ISO 8859-1 as a whole.
  @Test(
    "A properties file in UTF-8 with a few other bytes is one error, at the first of them",
    arguments: [true, false])
  func mixedEncodings(_ hasForeignLine: Bool) throws {
    let good = (0..<8).map { "k\($0)=Müsli für \($0)\n" }.joined()
    let line = Array("x=caf".utf8) + (hasForeignLine ? [0xE9] : []) + [0x0A]
    let files = [
      ("m.properties", Array("k0=Muesli\n".utf8)), ("m_de.properties", Array(good.utf8) + line),
    ]
    .map { path, bytes in
      LintedCatalog.File(
        path: path,
        content: CatalogFile.read(
          bytes, format: .properties,
          language: CatalogLanguage(name: path == "m.properties" ? "en" : "de")))
    }
    let found = Linter(LintOptions()).lint(LintedCatalog(name: "A", files: files, atlas: .icu))
      .filter { $0.rule == "mojibake" }
    #expect(found.count == (hasForeignLine ? 1 : 0))
    guard hasForeignLine else { return }
    #expect(found[0].severity == .error && found[0].subject?.key == nil)
    #expect(found[0].range?.lowerBound == good.utf8.count + 5)
  }

  // The expected characters are from https://encoding.spec.whatwg.org/#indexes, and from Unicode's
  // tables for ISO 8859.
  @Test(
    "PO files are read in the charset that their header declares",
    arguments: [
      ("EUC-JP", [0xA4, 0xA2], "あ"), ("KOI8-R", [0xE4, 0xC1], "Да"),
      ("ISO-8859-2", [0xB1], "ą"), ("ISO-8859-15", [0xA4], "€"), ("windows-1251", [0xC4], "Д"),
      // The second byte has the value of a backslash.
      ("Shift_JIS", [0x83, 0x5C], "ソ"), ("GB18030", [0x94, 0x39, 0xDA, 0x33], "💩"),
      ("EUC-KR", [0xB0, 0xA1], "가"), ("Big5", [0xA4, 0xA4], "中"), ("CP866", [0x80], "А"),
    ] as [(String, [UInt8], String)])
  func charsets(charset: String, bytes: [UInt8], expected: String) throws {
    let file = read(gettext(charset, bytes, front: bytes), .gettext)
    #expect(file.errors.allSatisfy { $0.severity != .error })
    #expect(file.values.last.map { file.string($0.text) } == expected)
    #expect(file.originalBytes == gettext(charset, bytes, front: bytes))
  }

  @Test("Ranges refer to the original file, and no fix-it is offered")
  func places() throws {
    // The message contains a full-width percent sign, which the rule `placeholder-lookalike`
    // reports.
    let message: [UInt8] = [0xA4, 0xA2, 0xA1, 0xF3, 0x73, 0xA4, 0xA2]
    let bytes = gettext("EUC-JP", message, front: [0xA4, 0xA2])
    let found = try #require(
      lint(read(bytes, .gettext)).first { $0.rule == "placeholder-lookalike" })
    let range = try #require(found.range)
    #expect(Array(bytes[range.range]) == [0xA1, 0xF3, 0x73])
    #expect(found.fixIts.isEmpty)
    let same = gettext("UTF-8", Array("あ％sあ".utf8), front: Array("あ".utf8))
    let usual = try #require(
      lint(read(same, .gettext)).first { $0.rule == "placeholder-lookalike" })
    #expect(!usual.fixIts.isEmpty)
  }

  @Test("A fix-it with non-ASCII letters is not applied to a file in ISO 8859-1")
  func latinFixes() throws {
    func fixIts(_ charset: String, _ message: [UInt8]) throws -> [FixIt] {
      let file = read(gettext(charset, message), .gettext)
      return try #require(lint(file).first { $0.rule == "mojibake" }).fixIts
    }
    #expect(
      try fixIts("ISO-8859-1", Array("%s Ã©tÃ©".unicodeScalars.map { UInt8($0.value) })) == [])
    #expect(try !fixIts("UTF-8", Array("%s Ã©tÃ©".utf8)).isEmpty)
  }

  @Test("Invalid bytes are an error at the first invalid byte")
  func invalidBytes() throws {
    let bytes = gettext("EUC-JP", [0xA4, 0xA2], front: [0xA4, 0xA2, 0xFF, 0x41])
    let place = try #require(bytes.firstIndex(of: 0xFF))
    let found = lint(read(bytes, .gettext))
    #expect(found.map(\.rule) == ["invalid-encoding"])
    #expect(found.map(\.severity) == [.error] && found[0].range?.lowerBound == place)
  }

  // The gettext manual lists GEORGIAN-PS, which ICU does not support.
  @Test("An unsupported charset is an error")
  func unknown() {
    let found = lint(read(gettext("GEORGIAN-PS", [0xC0]), .gettext))
    #expect(found.map(\.rule) == ["invalid-encoding"] && found[0].severity == .error)
  }

  @Test("XML is read in the declared charset, and in UTF-16")
  func documents() {
    let xliff = """
      <xliff version="1.2"><file original="a" source-language="en" target-language="de" \
      datatype="plaintext"><body><trans-unit id="k"><source>a</source><target>ö</target>\
      </trans-unit></body></file></xliff>
      """
    func latin(_ text: String) -> [UInt8] {
      text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    }
    let declared = #"<?xml version="1.0" encoding="ISO-8859-1"?>"#
    let wide = ("\u{FEFF}" + xliff).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [latin(declared + xliff), wide, Array(wide.dropFirst(2))] {
      let file = read(bytes, .xliff)
      #expect(file.errors.isEmpty && file.originalBytes == bytes)
      #expect(file.values.map { file.string($0.text) } == ["a", "ö"])
    }
    let android = read(
      latin(declared + #"<resources><string name="a">ö</string></resources>"#), .android)
    #expect(android.errors.isEmpty && android.values.map { android.string($0.text) } == ["ö"])
    #expect(read(latin(xliff), .xliff).errors.map(\.code) == [.invalidEncoding])
  }
}
