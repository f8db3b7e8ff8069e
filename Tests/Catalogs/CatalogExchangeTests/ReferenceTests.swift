import CatalogLinting
import Foundation
import LanguageTags
import Testing

@testable import CatalogExchange
@testable import StringCatalogs

/// Tests Android strings that refer to other resources.
@Suite("References to Android resources")
struct ReferenceTests {
  private static let files = [
    "res/values/strings.xml": """
    <resources>
        <string name="x">Word</string>
        <string name="r">@string/x</string>
        <string name="far">@string/r</string>
        <string name="ok">@android:string/ok</string>
        <string name="theme">?attr/foo</string>
        <string name="loop">@string/loop</string>
        <string name="mail">\\@x</string>
        <string name="path">\\@string/x</string>
        <string-array name="days">
            <item>Monday noon</item>
            <item>@string/x</item>
            <item>?attr/day</item>
            <item>Tuesday noon</item>
        </string-array>
    </resources>

    """,
    "res/values-de/strings.xml": """
    <resources>
        <string name="x">Wort</string>
        <string name="r">@string/x</string>
    </resources>

    """,
  ]

  @Test("References are kept in Android files")
  func android() throws {
    let result = try ConversionSamples.converted(Self.files, to: .android)
    let text = try #require(result.files["values/strings.xml"])
    for line in (Self.files["res/values/strings.xml"] ?? "").split(separator: "\n") {
      #expect(text.contains(line.trimmingPrefix { $0 == " " }), "\(line)")
    }
    #expect(result.files["values-de/strings.xml"]?.contains(">@string/x<") ?? false)
    #expect(!result.losses.contains { $0.aspect == .text })
  }

  @Test("Other formats contain the referenced string, and dangling references are reported")
  func others() throws {
    let result = try ConversionSamples.converted(Self.files, to: .json)
    let english = try #require(result.files["locales/en/translation.json"])
    for wanted in [
      "\"r\": \"Word\"", "\"far\": \"Word\"", "\"mail\": \"@x\"", "\"path\": \"@string/x\"",
      "\"Monday noon\",\n    \"Word\",\n    \"?attr/day\",",
    ] {
      #expect(english.contains(wanted), "\(wanted) \(english)")
    }
    #expect(result.files["locales/de/translation.json"]?.contains("\"r\": \"Wort\"") ?? false)
    let lost = result.losses.filter { $0.aspect == .text }
    #expect(lost.map(\.key) == ["days", "loop", "ok", "theme"])
    #expect(lost.allSatisfy { $0.language == ConversionSamples.english })
  }

  @Test("References are not exported, and new files keep references in arrays")
  func units() throws {
    try CatalogTree.with(Self.files) { (tree: CatalogTree) throws in
      let units = try tree.export("fr")
      #expect(units.map(\.source) == ["Word", "@x", "Monday noon", "Tuesday noon"])
      let rows = units.map { Samples.returned($0, target: "\($0.source) un") }
      let outcome = try tree.take(rows, language: "fr")
      #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
      let text = try tree.text("res/values-fr/strings.xml")
      let items = text.split(separator: "\n").filter { $0.contains("<item>") }
        .map { $0.trimmingPrefix { $0 == " " } }
      #expect(
        items == [
          "<item>Monday noon un</item>", "<item>@string/x</item>", "<item>?attr/day</item>",
          "<item>Tuesday noon un</item>",
        ])
      #expect(try tree.export("fr").map(\.target) == rows.map(\.target))
    }
  }

  @Test("Pseudo-translations skip references")
  func pseudo() throws {
    try CatalogTree.with(Self.files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let language = try #require(LanguageTag("en-XA"))
      let outcome = try PseudoRun.run(
        request, style: .accented, language: language, output: nil, writes: true)
      #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
      let text = try tree.text("res/values-en-rXA/strings.xml")
      #expect(!text.contains("name=\"theme\"") && !text.contains("name=\"r\""))
      #expect(text.contains("<item>?attr/day</item>"))
    }
  }
}
