import LanguageTags
import StringCatalogs
import Testing

/// Tests the reader of Flutter's application resource bundles.
@Suite("ARB: reading")
struct ARBTests {
  private func read(_ json: String, _ language: String? = nil) -> CatalogFile {
    CatalogFile.read(
      Array(json.utf8), format: .arb, language: language.map { CatalogLanguage(name: $0) })
  }

  /// A bundle as in the specification, with placeholders as `flutter gen-l10n` interprets them.
  ///
  /// See the specification:
  /// <https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification>.
  @Test("A bundle is read with its metadata")
  func bundle() {
    let file = read(
      """
      {
        "@@locale": "en_US",
        "@@context": "HomePage",
        "@@x-generator": "waymark",
        "title_bar": "My Cool Home",
        "@title_bar": {
          "type": "text",
          "context": "HomePage",
          "description": "Page title."
        },
        "@MSG_OK": {"description": "Everything works fine."},
        "MSG_OK": "Everything works fine.",
        "visits": "{name} came {count} times, {unknown}",
        "@visits": {
          "placeholders": {
            "name": {"type": "String", "example": "Ada"},
            "count": {"type": "int", "format": "compact"},
            "unknown": {}
          }
        },
        "@only_metadata": {"description": "left by a tool"}
      }
      """)
    #expect(file.errors.isEmpty)
    #expect(file.languages.map { $0.tag?.description } == ["en-US"])
    #expect(
      file.listing == [
        "title_bar/en_US=My Cool Home", "MSG_OK/en_US=Everything works fine.",
        "visits/en_US={name} came {count} times, {unknown}",
      ])
    #expect(
      file.entries.map { $0.comment.map(file.string) } == [
        "Page title.", "Everything works fine.", nil,
      ])
    #expect(
      file.placeholders(of: 2).map {
        file.string($0.name) + ":" + ($0.type.map(file.string) ?? "-")
      }
        == ["name:String", "count:int", "unknown:-"])
    #expect(file.placeholders(of: 0).isEmpty && file.placeholders(of: 1).isEmpty)
  }

  @Test("The language is the one in the file, or else the one in the file name")
  func languages() {
    #expect(read("{}", "de").languages.map(\.name) == ["de"])
    #expect(read("{}").languages.map(\.name) == [""])
    let same = read(#"{"@@locale":"de"}"#, "de")
    #expect(same.languages.map(\.name) == ["de"] && same.errors.isEmpty)
    let regional = read(#"{"@@locale":"zh_Hant_TW"}"#, "zh_Hant_TW")
    #expect(regional.errors.isEmpty && regional.languages[0].tag?.description == "zh-Hant-TW")
    // `gen-l10n` supports only languages with ISO 639-1 codes, and `fil` and `gsw`.
    #expect(read(#"{"@@locale":"yue"}"#, "yue_Hant").errors == [])
    #expect(read(#"{"@@locale":"gsw"}"#, "fil").errors.count == 1)
    // `gen-l10n` treats `null` as a missing translation.
    let null = read(#"{"@@locale":"de","a":null,"b":"x"}"#, "de")
    #expect(null.errors.isEmpty && null.entries.map { null.string($0.key) } == ["b"])
    // `gen-l10n` stops with "The locale specified in @@locale and the arb filename do not match."
    let other = read(#"{"@@locale":"fr"}"#, "de")
    #expect(other.reported == ["wrong-type: fr"] && other.languages.map(\.name) == ["fr"])
    #expect(other.errors[0].expected == "de, the language of the file name")
  }

  @Test(
    "An error is reported with its bytes",
    arguments: [
      (#"{"a":"x","a":"y"}"#, [#"duplicate-key: "a""#]),
      (#"{"a":"x","@a":{},"@a":{}}"#, [#"duplicate-json-member: "@a""#]),
      (
        #"{"a":"x","@a":{"description":"","description":""}}"#,
        [#"duplicate-json-member: "description""#]
      ),
      (#"{"a":1}"#, ["wrong-type: 1"]), (#"{"a":{"b":"x"}}"#, [#"wrong-type: {"b":"x"}"#]),
      (#"{"a":"x","@a":"y"}"#, [#"wrong-type: "y""#]),
      (#"{"a":"x","@a":{"description":1}}"#, ["wrong-type: 1"]),
      (#"{"a":"x","@a":{"placeholders":["b"]}}"#, [#"wrong-type: ["b"]"#]),
      (#"{"a":"x","@a":{"placeholders":{"b":"int"}}}"#, [#"wrong-type: "int""#]),
      (#"{"a":"x","@a":{"placeholders":{"b":{"type":1}}}}"#, ["wrong-type: 1"]),
      (#"{"@@locale":1}"#, ["wrong-type: 1"]), ("[]", ["wrong-type: []"]),
      (#"{"a":"x",}"#, ["syntax: ,"]), ("\u{FEFF}{}", ["byte-order-mark: \u{FEFF}"]),
    ])
  func errors(_ json: String, _ reported: [String]) { #expect(read(json).reported == reported) }

  @Test("If two keys are equal, metadata apply to the last one, which is the valid one")
  func twice() {
    let file = read(#"{"a":"x","a":"y","@a":{"description":"d"}}"#)
    #expect(file.entries.map { $0.comment == nil } == [true, false])
    #expect(file.entries.map(\.firstOccurrence) == [nil, 0])
    #expect(file.entries.map(\.isSuperseded) == [true, false])
  }
}
