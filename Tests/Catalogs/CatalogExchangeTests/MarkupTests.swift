import CatalogExchange
import CatalogLinting
import Foundation
import LanguageTags
import Testing

/// Tests that tags remain tags, and that escaped characters remain characters.
@Suite("Import of translations: tags")
struct MarkupTests {
  private static let files = [
    "res/values/strings.xml": """
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <string name="escaped">Write &lt;b&gt; &amp;amp; go</string>
        <string name="bold">Tap <b>here</b> &lt;now></string>
        <string name="group">It\\'s &lt;b> <xliff:g id="x">%1$s</xliff:g></string>
        <string name="plain">One</string>
    </resources>

    """,
    "res/values-de/strings.xml": """
    <resources>
        <string name="plain">Eins</string>
    </resources>

    """,
  ]

  @Test(
    "Translators see tags, which are written back with the translations",
    arguments: [false, true])
  func tags(_ isDocument: Bool) throws {
    try CatalogTree.with(Self.files) { (tree: CatalogTree) throws in
      let units = try tree.export("de")
      #expect(
        units.map(\.source) == [
          "Write <b> &amp; go", "Tap <b>here</b> &lt;now>",
          "It's &lt;b> <xliff:g id=\"x\">%1$s</xliff:g>", "One",
        ])
      let rows: [ImportedUnit]
      if isDocument {
        let german = try #require(LanguageTag("de"))
        let document = UnitDocument.text(of: units, from: LanguageTag("en"), to: german).text
        #expect(
          document.contains("Tap <bpt id=\"1\">&lt;b&gt;</bpt>here<ept id=\"1\">&lt;/b&gt;</ept>"))
        // A translator's tool keeps the elements of the source, and translates the words between
        // them.
        var translated = document
        for (id, target) in [
          ("string//escaped", "Schreib &lt;b&gt; &amp;amp; los"),
          (
            "string//bold",
            "<bpt id=\"1\">&lt;b&gt;</bpt>Hier<ept id=\"1\">&lt;/b&gt;</ept> tippen, &lt;jetzt&gt;"
          ),
          ("string//group", "Das &lt;b&gt;: <bpt id=\"1\"/>%1$s<ept id=\"1\"/>"),
        ] {
          let place = try #require(translated.firstRange(of: "id=\"\(id)\""))
          let end = try #require(translated[place.upperBound...].firstRange(of: "</source>"))
          translated.insert(contentsOf: "<target>\(target)</target>", at: end.upperBound)
        }
        rows = try UnitDocument.read(Array(translated.utf8))
      } else {
        rows = units.map { unit in
          let target =
            [
              "escaped": "Schreib <b> &amp; los", "bold": "<b>Hier</b> tippen, &lt;jetzt>",
              "group": "Das &lt;b>: <xliff:g id=\"x\">%1$s</xliff:g>",
            ][unit.id.key]
          return Samples.returned(unit, target: target)
        }
      }
      let outcome = try tree.take(rows)
      #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
      #expect(
        try tree.text("res/values-de/strings.xml") == """
          <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
              <string name="plain">Eins</string>
              <string name="escaped">Schreib &lt;b> &amp;amp; los</string>
              <string name="bold"><b>Hier</b> tippen, &lt;jetzt></string>
              <string name="group">Das &lt;b>: <xliff:g id="x">%1$s</xliff:g></string>
          </resources>

          """)
    }
  }

  @Test("An invalid string is rejected with its own reason, and all valid strings are imported")
  func bad() throws {
    try CatalogTree.with(Self.files) { (tree: CatalogTree) throws in
      let targets = [
        "escaped": "Gut", "bold": "<b>Hier tippen", "group": "Das <i>%1$s</i> &nbsp; ist",
        "plain": "Zwei",
      ]
      let rows = try tree.export("de").map { Samples.returned($0, target: targets[$0.id.key]) }
      let outcome = try tree.take(rows)
      #expect(Set(outcome.taken.map(\.id.key)) == ["escaped", "plain"])
      let reasons = Dictionary(
        outcome.refusals.map { ($0.unit.id.key, $0.message) }, uniquingKeysWith: { $1 })
      #expect(reasons["bold"] == "the tag <b> has no end tag in the translation")
      #expect(reasons["group"]?.contains("a reference that XML defines") == true, "\(reasons)")
    }
  }

  @Test("A string is inserted into a self-closing element, and into an empty document")
  func empty() throws {
    let files = [
      "res/values/strings.xml": """
      <resources>
          <string name="a">One</string>
          <string name="b">Two</string>
      </resources>

      """,
      "res/values-de/strings.xml": "<resources>\n    <string name=\"a\"/>\n</resources>\n",
      "res/values-fr/strings.xml": "<resources/>\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      for language in ["de", "fr"] {
        let rows = try tree.export(language).map { Samples.returned($0, target: "X") }
        #expect(try tree.take(rows).refusals.isEmpty)
        #expect(
          try tree.text("res/values-\(language)/strings.xml")
            == """
            <resources>
                <string name="a">X</string>
                <string name="b">X</string>
            </resources>

            """
        )
      }
    }
  }
}
