import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

@testable import FormatStrings

/// Tests .NET resources against the documentation of `.resx` files and `ResXResourceReader`.
@Suite("resx: reading and editing")
struct ResxReadingTests {
  private func read(_ entries: String) -> CatalogFile {
    CatalogFile.read(Array("<root>\(entries)</root>".utf8), format: .resx)
  }

  private func listing(_ file: CatalogFile) -> [String] {
    file.entries.map { entry in
      let value = file.localizations[entry.localizations.lowerBound].values.lowerBound
      return file.string(entry.key) + "=" + file.string(file.values[value].text)
    }
  }

  @Test(
    "Names and values are read",
    arguments: [
      ("", []), (" \n<!-- a -->", []),
      ("<data name='a'><value>b</value></data>", ["a=b"]),
      ("<data name='a'>\n <value> b </value>\n</data>", ["a= b "]),
      ("<data name='a &amp; b'><value>&lt;c&gt; &#233;</value></data>", ["a & b=<c> é"]),
      ("<data name='a'><value><![CDATA[<b>&]]></value></data>", ["a=<b>&"]),
      ("<data name='a'><value/></data>", ["a="]),
      ("<data name='a'><value>b\r\nc</value></data>", ["a=b\nc"]),
      ("<data name='a' type='System.String, mscorlib'><value>b</value></data>", ["a=b"]),
      // These are values of other types, files, and properties of a designer.
      ("<data name='a' type='System.Drawing.Point'><value>1, 2</value></data>", []),
      ("<data name='a' mimetype='application/x-microsoft.net.object.binary.base64'/>", []),
      ("<data name='&gt;&gt;a.Name'><value>a</value></data>", []),
      ("<data name='>>a.Name'><value>a</value></data>", []),
      ("<metadata name='a'><value>b</value></metadata><assembly alias='c'/>", []),
      ("<resheader name='version'><value>2.0</value></resheader>", []),
    ] as [(String, [String])])
  func values(_ entries: String, _ expected: [String]) {
    let file = read(entries)
    #expect(listing(file) == expected)
    #expect(file.errors.isEmpty)
  }

  @Test(
    "An error is reported with its bytes",
    arguments: [
      ("<data><value>b</value></data>", ["missing-member: <data>"]),
      ("<data name='a'/>", ["missing-member: <data name='a'/>"]),
      ("<data name=a><value>b</value></data>", ["syntax: name"]),
      ("<data name='a' name='b'><value>c</value></data>", ["syntax: name"]),
      ("<data name='a'><value>b <i>c</i></value></data>", ["wrong-type: <i>"]),
      (
        "<data name='a'><value>b</value></data><data name='a'><value>c</value></data>",
        ["duplicate-key: a"]
      ),
      (
        "<data name='a'><value>b</value></data><data name='A'><value>c</value></data>",
        ["duplicate-key: A"]
      ),
      ("<data name='a'><value>&b;</value></data>", ["syntax: &b;"]),
      ("text", ["syntax: text"]),
    ] as [(String, [String])])
  func errors(_ entries: String, _ expected: [String]) {
    #expect(read(entries).reported == expected)
  }

  @Test(
    "A file without a single root element is rejected",
    arguments: ["<resources/>", "<root>", "{}", "<root/><root/>"])
  func other(_ text: String) {
    let file = CatalogFile.read(Array(text.utf8), format: .resx)
    #expect(file.errors.map(\.code) == [.syntax] && file.entries.isEmpty)
  }

  @Test("Comments are read, and locked strings are marked as not translatable")
  func comments() {
    let file = read(
      "<data name='a'><value>b</value><comment>c &amp; d</comment></data>"
        + "<data name='e'><comment>{Locked}</comment><value>f</value></data>")
    #expect(file.entries.map { $0.comment.map(file.string) } == ["c & d", "{Locked}"])
    #expect(file.entries.map(\.shouldTranslate) == [true, false])
    let note = read("<!-- waymark:allow x --><data name='a'><value>b</value></data>")
    #expect(note.entries[0].comment.map(note.string) == " waymark:allow x ")
  }

  @Test(
    "File names have the expected languages",
    arguments: [
      ("App/Strings.resx", nil), ("App/Strings.de.resx", "de"), ("Strings.zh-Hans.resx", "zh-Hans"),
      ("Strings/pt-BR/Resources.resw", "pt-BR"), ("id/Form1.resx", nil), ("id/Form1.de.resx", "de"),
    ])
  func names(_ path: String, _ language: String?) throws {
    let naming = try #require(CatalogFormat(fileName: path)?.naming)
    let parsed = CatalogPath(path.split(separator: "/").map(String.init), naming)
    #expect(parsed.language?.tag?.description == language)
  }

  /// `String.Format` replaces a number in braces.
  ///
  /// A quantifier in a regular expression is not a format item.
  @Test(
    "A string with format items is a format string",
    arguments: [("{0}", true), ("{1:N2} {2,5}", true), ("[a-z]{2,5}", false)])
  func formatItems(_ text: String, _ isFormat: Bool) {
    let file = read("<data name='a'><value>\(text)</value></data>")
    #expect((file.entries[0].placeholderSyntax == .composite) == isFormat)
  }

  @Test("An entry is removed with its element")
  func removal() throws {
    let file = read(
      "\n  <data name='a'><value>b</value></data>\n  <data name='c'><value/></data>\n")
    let edit = try #require(file.removal(of: file.entries[0]))
    let left = try FixIt.Edit.apply([edit], to: file.bytes)
    #expect(
      String(decoding: left, as: UTF8.self) == "<root>\n  <data name='c'><value/></data>\n</root>")
  }
}
