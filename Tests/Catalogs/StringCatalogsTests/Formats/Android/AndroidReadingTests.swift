import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests the reader of Android string resources, and its errors.
@Suite("Android: reading")
struct AndroidReadingTests {
  private func read(_ resources: String, front: String = "") -> CatalogFile {
    CatalogFile.read(
      Array("<?xml version=\"1.0\"?>\(front)<resources>\(resources)</resources>".utf8),
      format: .android, language: LanguageFolder("values-de")?.language)
  }

  @Test(
    "A string is read as Android displays it",
    arguments: [
      ("plain", "plain"), ("", ""), ("  two  \n  words ", "two words"),
      (#""  kept  ""#, "  kept  "),
      (#"a\nb\tc"#, "a\nb\tc"), ("\\'\\\"\\@\\?\\#\\\\", "'\"@?#\\"), (#"\u00e9\u12"#, "éu12"),
      (#"\x"#, "x"),
      ("&lt;b&gt; &amp; &quot;  x&quot; &#233;&#xE9;", "<b> &   x éé"),
      ("<b>bold</b> text", "<b>bold</b> text"),
      ("<![CDATA[<i>%1$s</i>  &amp;]]> x", "<i>%1$s</i> &amp; x"), ("a<!-- c -->b", "ab"),
      (#"Hi <xliff:g id="n" example="2">%1$s</xliff:g>!"#, "Hi %1$s!"), ("é😀  ü", "é😀 ü"),
      (#"don\'t"#, "don't"), (#"a\ b"#, "a b"), (#"x\"#, "x"), (#"\é"#, "é"),
      (#"<a href="x  y">z</a>"#, #"<a href="x  y">z</a>"#), (#"\&amp;"#, "&"),
      ("@string/other", "@string/other"),
      // Characters outside the BMP are escaped as surrogate pairs, as in Java. Unpaired surrogates
      // are replaced with U+FFFD.
      (#"\uD83E\uDDD8!"#, "\u{1F9D8}!"), (#"\ud83d\uddc4\ufe0f"#, "\u{1F5C4}\u{FE0F}"),
      (#"\uD83E"#, "\u{FFFD}"), (#"\uD83Ex"#, "\u{FFFD}x"), (#"\uD83E\u0041"#, "\u{FFFD}A"),
      (#"\uDDD8\uD83E"#, "\u{FFFD}\u{FFFD}"), (#"\uD83E\uDD"#, "\u{FFFD}uDD"),
    ])
  func texts(_ content: String, _ text: String) throws {
    let file = read("<string name=\"k\">\(content)</string>")
    #expect(file.errors.isEmpty)
    #expect(file.listing == ["k/de=\(text)"])
    let value = try #require(file.values.first)
    #expect(String(decoding: file.bytes[value.text.range], as: UTF8.self) == content)
    #expect(file.sourceRange(of: 0..<text.utf8.count, in: value.text).count <= content.utf8.count)
  }

  @Test("Strings, plurals and arrays are read with their comments and attributes")
  func resources() throws {
    let file = read(
      """
      <!-- first --><!-- told --><string name="a" translatable="false" tools:ignore="X,Y">1</string>
      <plurals name="p"><item quantity="one">%d thing</item><!-- c -->\
      <item quantity="other">n</item></plurals>
      <string-array name="l"><item>x</item><item/></string-array><color name="c">#fff</color>
      <dimen name="d">1dp</dimen><string name="e"/><string name="b" product="tablet">1</string>
      <string name="b">2</string><string-array name="a"/>
      """)
    #expect(file.errors.isEmpty)
    #expect(
      file.listing == [
        "a/de=1", "p/de/one=%d thing", "p/de/other=n", "l/de=x", "l/de=", "e/de=", "b/de=1",
        "b/de=2",
      ])
    #expect(file.values.map(\.variation.index) == [nil, nil, nil, 0, 1, nil, nil, nil])
    #expect(
      file.entries.map(\.kind)
        == [.string, .plurals, .stringArray, .string, .string, .string, .stringArray])
    let first = try #require(file.entries.first)
    #expect(first.comment.map(file.string) == " told " && !first.shouldTranslate)
    #expect(first.ignoredChecks.map(file.string) == "X,Y")
    #expect(file.entries[1].comment == nil && file.entries[1].shouldTranslate)
    let root = CatalogFile.read(
      Array("\u{FEFF}<!-- c --><resources tools:ignore='All' />\n".utf8), format: .android)
    #expect(root.errors.isEmpty && root.ignoredChecks.map(root.string) == "All")
  }

  @Test(
    "An error is reported with its bytes",
    arguments: [
      (#"<string>x</string>"#, "missing-member: <string>"),
      (#"<string name="a"/><string name="a">2</string>"#, "duplicate-key: a"),
      (#"<plurals name="p"><item quantity="dual">x</item></plurals>"#, "illegal-variation: dual"),
      (#"<plurals name="p"><item>x</item></plurals>"#, "missing-member: <item>"),
      (#"<plurals name="p"><string>x</string></plurals>"#, "unknown-member: <string>"),
      ("lost <color/>", "unknown-member: lost "), ("<color/>>", "unknown-member: >"),
      (
        #"<plurals name="p"> x > <item quantity="other">n</item></plurals>"#,
        "unknown-member: x > "
      ),
      (#"<string-array name="l">> <item>a</item></string-array>"#, "unknown-member: > "),
      (#"<string name="a">x & y</string>"#, "syntax: &"),
      (#"<string name="a">&nbsp;</string>"#, "syntax: &nbsp;"),
      (#"<string name="a">a < b</string>"#, "syntax: <"),
      (#"<string name="a"><b>x</string>"#, "syntax: </string>"),
      (#"<string name="a>x</string>"#, "syntax: <string"),
      (#"<string name="a">x"#, "syntax: </resources>"),
      ("<!-- open", "syntax: <!--"), ("</x>", "syntax: </x>"), ("</ x>", "syntax: </"),
    ])
  func wrong(_ resources: String, _ reported: String) {
    #expect(read(resources).reported == [reported])
  }

  // According to XML 1.0 §2.4, ">" need not be escaped. aapt2 ignores text in `<plurals>` and
  // `<array>`.
  @Test("Text between elements does not affect the strings of the file")
  func strayText() {
    let file = read(
      """
      <string name="a">1</string>>
      <plurals name="p">Receiving %1s><item quantity="other">n</item></plurals>
      <string-array name="l">,<item>x</item></string-array><string name="b">2</string>
      """)
    #expect(file.listing == ["a/de=1", "p/de/other=n", "l/de=x", "b/de=2"])
    #expect(file.errors.map(\.code) == [.unknownMember, .unknownMember, .unknownMember])
    #expect(file.diagnostics(path: "strings.xml").allSatisfy { $0.severity == .info })
  }

  @Test("Entities are not expanded, and nested entities are reported")
  func entities() {
    let plain = read(
      "<string name=\"a\">&app; x</string>",
      front: "<!DOCTYPE resources [<!-- ]> --><!ENTITY app \"A]>pp\">]>")
    #expect(plain.errors.isEmpty && plain.listing == ["a/de=&app; x"])
    let bomb = (1..<60).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);\">" }.joined()
    let file = read(
      "<string name=\"a\">&l59;</string>",
      front: "<!DOCTYPE resources [<!ENTITY l0 \"ha\">\(bomb)]>")
    #expect(file.errors.map(\.code) == [.entityExpansion] && file.listing == ["a/de=&l59;"])
    let outside = read(
      "", front: "<!DOCTYPE resources [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>")
    #expect(outside.errors.map(\.code) == [.entityExpansion])
  }

  @Test("Resources before an error are kept, except an unclosed resource")
  func kept() {
    let file = read("<string name=\"a\">1</string><string-array name=\"l\"><item>x</item></x>")
    #expect(file.listing == ["a/de=1"] && file.values.count == 1)
  }

  @Test("Documents with a different root, encoding or ending are reported")
  func documents() {
    func reported(_ text: String) -> [String] {
      CatalogFile.read(Array(text.utf8), format: .android).reported
    }
    #expect(reported("<layout/>") == ["syntax: <layout/>"])
    #expect(reported("") == ["empty-file: "] && reported("text") == ["syntax: text"])
    #expect(reported("<resources/><resources/>") == ["syntax: <resources/>"])
    #expect(reported("<resources>") == ["syntax: "])
    #expect(
      CatalogFile.read([0xFF, 0xFE, 0x3C, 0], format: .android).errors.map(\.code)
        == [.unreadEncoding])
    let deep = String(repeating: "<a>", count: 1_000_000)
    #expect(CatalogFile.read(Array("<resources>\(deep)".utf8), format: .android).errors.count == 1)
  }

  @Test(
    "Every string and name in real resources has the correct range",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func real() throws {
    var values = 0
    for path in try CatalogTestData.paths(".xml") where path.contains("/res/values") {
      let bytes = try CatalogTestData.bytes(path)
      let file = CatalogFile.read(bytes, format: .android)
      // The only errors are quotation marks after `</string>`, which aapt2 rejects unless a
      // different tool removes them first.
      let strays = file.errors.filter { bytes[$0.range.lowerBound] == UInt8(ascii: "\"") }
      #expect(
        strays.allSatisfy {
          $0.code == .unknownMember && bytes[$0.range.lowerBound - 1] == UInt8(ascii: ">")
        })
      #expect(file.errors.count == strays.count, "\(path): \(file.reported)")
      for entry in file.entries {
        let start = String(decoding: bytes[..<entry.key.range.lowerBound].suffix(6), as: UTF8.self)
        #expect(start == "name=\"" && bytes[entry.key.range.upperBound] == UInt8(ascii: "\""))
        for value in file.values[file.localizations[entry.localizations.lowerBound].values] {
          values += 1
          #expect(bytes[value.text.range.lowerBound - 1] == UInt8(ascii: ">"))
          let end = bytes[value.text.range.upperBound...].prefix(6)
          let isClosed = bytes[..<value.text.range.lowerBound].suffix(2).elementsEqual("/>".utf8)
          #expect(
            end.starts(with: "</item".utf8) || end.starts(with: "</stri".utf8) || end.isEmpty
              || isClosed && value.text.range.isEmpty)
        }
      }
    }
    #expect(values > 20_000)
  }
}
