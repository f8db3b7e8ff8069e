import CatalogLint
import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

/// Tests files in which a byte is removed, changed, or inserted, or whose end is missing.
///
/// Linting must not trap, and every range must be inside the file.
@Suite("Lint: damaged XLIFF, ARB and JSON")
struct MutatedFileTests {
  private static let files: [CatalogFormat: String] = [
    .xliff: """
    <xliff version="1.2"><file original="a.strings" source-language="en" target-language="pl"><body>
    <trans-unit id="k|==|plural.one"><source>%lld &amp; <g id="1">x</g></source>\
    <target state="new">y</target></trans-unit>
    <trans-unit id="k|==|plural.other"><source>z<x id="2"/></source><target>%@</target>\
    <note>waymark:allow a</note></trans-unit>
    <trans-unit id="/l:dict/n:dict/one:dict/:string"><source>&#233;<![CDATA[<]]></source>\
    </trans-unit>
    </body></file><file id="b"/></xliff>
    """,
    .arb: #"""
    {"@@locale":"de","a":"Hi {n}","@a":{"description":"waymark:allow a",\#
    "placeholders":{"n":{"type":"int"}}},"b":"\u00e9 {"}
    """#,
    .json: """
    {"a":{"b":"x {{n}}","c":["y",{"d":"$t(a.b)"}]},"e_one":"{{count}}","e_other":"n","f":"1",\
    "f_plural":"2","h":{"one":"1","other":"n"}}
    """,
  ]

  @Test("Changing any byte causes no trap", arguments: [CatalogFormat.xliff, .arb, .json])
  func bytes(_ format: CatalogFormat) throws {
    let text = try #require(Self.files[format])
    let bytes = Array(text.utf8)
    let linter = Linter(LintOptions())
    for offset in bytes.indices {
      check(Array(bytes[..<offset]), format, linter)
      check(Array(bytes[..<offset] + bytes[(offset + 1)...]), format, linter)
      for byte in #"<"&{}"#.utf8 where byte != bytes[offset] {
        var changed = bytes
        changed[offset] = byte
        check(changed, format, linter)
      }
    }
  }

  private func check(_ bytes: [UInt8], _ format: CatalogFormat, _ linter: Linter) {
    let file = CatalogFile.read(bytes, format: format, language: CatalogLanguage(name: "de"))
    var isInside = file.errors.allSatisfy { $0.range.upperBound <= bytes.count }
    for entry in file.entries {
      isInside = isInside && entry.range.upperBound <= bytes.count
      isInside = isInside && !file.name(of: entry).contains("\u{0}")
    }
    for value in file.values {
      let count = file.string(value.text).utf8.count
      let place = file.sourceRange(of: count / 3..<count / 2, in: value.text)
      isInside =
        isInside && place.lowerBound >= value.text.range.lowerBound
        && place.upperBound <= value.text.range.upperBound
    }
    let linted = LintedCatalog.File(path: "a", content: file)
    for diagnostic in linter.lint(LintedCatalog(name: "a", files: [linted], atlas: .icu)) {
      isInside = isInside && diagnostic.range?.upperBound ?? 0 <= bytes.count
      for edit in diagnostic.fixIts.flatMap(\.edits) {
        isInside = isInside && edit.range.upperBound <= bytes.count
      }
    }
    if !isInside { Issue.record("\(format): \(String(decoding: bytes, as: UTF8.self))") }
  }
}
