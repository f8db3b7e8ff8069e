import CatalogLinting
import Foundation
import LanguageTags
import Testing

@testable import CatalogExchange
@testable import StringCatalogs

/// Tests JSON arrays that contain objects, arrays, and strings.
@Suite("JSON arrays")
struct JSONArrayTests {
  private static let source = """
    {
      "list": ["x word", {"z": "Z word"}],
      "m": [{"t": "One", "u": "Two"}, {"t": "Three"}],
      "rows": [["a word", "b word"], ["c word"]],
      "plain": ["d word", "e word"],
      "n": [{"files_one": "a file", "files_other": "files"}]
    }

    """
  private static let names = [
    "list.0", "list.1.z", "m.0.t", "m.0.u", "m.1.t", "rows.0.0", "rows.0.1", "rows.1.0", "plain.0",
    "plain.1", "n.0.files", "n.0.files",
  ]

  @Test("A member of an object in an array keeps its name")
  func names() throws {
    try CatalogTree.with(["locales/en.json": Self.source]) { (tree: CatalogTree) throws in
      #expect(try tree.export("fr").map(\.id.key) == Self.names)
    }
  }

  @Test("A new file has the same structure as the source file")
  func newFile() throws {
    try CatalogTree.with(["locales/en.json": Self.source]) { (tree: CatalogTree) throws in
      let rows = try tree.export("fr").map { Samples.returned($0, target: $0.source + " un") }
      let outcome = try tree.take(rows, language: "fr")
      #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
      let wanted = Self.source.filter { !$0.isWhitespace }
      let text = try tree.text("locales/fr.json").filter { !$0.isWhitespace }
      #expect(text.replacing("un\"", with: "\"") == wanted)
      var request = LintRequest()
      request.paths = [tree.root.path]
      let pseudo = try #require(LanguageTag("en-XA"))
      let made = try PseudoRun.run(
        request, style: .accented, language: pseudo, output: nil, writes: true)
      #expect(made.refusals.isEmpty)
      #expect(try tree.export("en-XA").map(\.id.key) == Self.names)
      #expect(
        try tree.text("locales/en-XA.json").filter { "[{".contains($0) }
          == Self.source.filter { "[{".contains($0) })
    }
  }

  @Test("Conversion keeps all strings, and reports the arrays that become objects")
  func conversion() throws {
    let result = try ConversionSamples.converted(["locales/en.json": Self.source], to: .json)
    let text = try #require(result.files["locales/en/translation.json"]).filter { !$0.isWhitespace }
    #expect(
      text == """
        {"list":{"0":"xword","1":{"z":"Zword"}},"m":{"0":{"t":"One","u":"Two"},"1":{"t":"Three"}},\
        "rows":{"0":["aword","bword"],"1":["cword"]},"plain":["dword","eword"],\
        "n":{"0":{"files_one":"afile","files_other":"files"}}}
        """)
    #expect(result.losses.map(\.aspect) == [.kind, .kind, .kind, .kind], "\(result.losses)")
    #expect(result.losses.map(\.key) == ["list", "m", "n", "rows"])
  }
}
