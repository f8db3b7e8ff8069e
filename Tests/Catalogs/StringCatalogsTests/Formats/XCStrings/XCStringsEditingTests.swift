import Diagnostics
import StringCatalogs
import Testing

/// Tests which bytes are changed by edits to string catalogs.
@Suite("xcstrings: editing")
struct XCStringsEditingTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "item 2" : {

        },
        "Item 10" : {
          "comment" : "c",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Zehn"
              }
            }
          },
          "shouldTranslate" : true
        }
      },
      "version" : "1.0"
    }
    """

  private func apply(
    _ text: String, _ edits: (XCStringsEditor, CatalogFile) throws -> [FixIt.Edit]
  ) throws -> String {
    let bytes = Array(text.utf8)
    let file = CatalogFile.read(bytes, format: .xcstrings)
    let edits = try edits(try XCStringsEditor(parsing: bytes), file)
    return String(decoding: try FixIt.Edit.apply(edits, to: bytes), as: UTF8.self)
  }

  @Test("Keys are inserted in Xcode's order: digits are compared as numbers, case is compared last")
  func keys() throws {
    let changed = try apply(Self.catalog) { editor, _ in
      editor.insert([
        .init(key: "item 3", extractionState: nil), .init(key: "item 2"), .init(key: "zoo"),
        .init(
          key: "Apple", comment: "\"x\"\n", localizations: [.init("fr", "F"), .init("de", "D")]),
        .init(key: "ITEM 5"), .init(key: "zoo"),
      ])
    }
    let file = try CatalogFile(parsing: Array(changed.utf8), format: .xcstrings)
    #expect(
      file.entries.map { file.string($0.key) }
        == ["Apple", "item 2", "item 3", "ITEM 5", "Item 10", "zoo"])
    #expect(
      changed.contains(
        """
        {
            "Apple" : {
              "comment" : "\\"x\\"\\n",
              "extractionState" : "manual",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "D"
                  }
                },
                "fr" : {
        """))
    #expect(changed.contains("    \"item 3\" : {\n\n    },\n    \"ITEM 5\" : {\n"))
  }

  @Test("A key is inserted into an empty catalog, and in the style of an existing catalog")
  func styles() throws {
    let empty = "{\"sourceLanguage\" : \"en\",\n\"strings\" : {\n\n},\n\"version\" : \"1.0\"}"
    #expect(
      try apply(empty.replacing("{\"source", with: "{\n  \"source")) { editor, _ in
        editor.insert([.init(key: "a", extractionState: nil)])
      }.contains("\"strings\" : {\n    \"a\" : {\n\n    }\n  },"))
    #expect(
      try apply(#"{"strings":{"b":{}}}"#) { editor, _ in
        editor.insert([.init(key: "a"), .init(key: "c")])
      }
        == """
        {"strings":{"a":{"extractionState":"manual"},"b":{},"c":{"extractionState":"manual"}}}
        """
    )
    let tabs = "{\r\n\t\"strings\": {\r\n\t\t\"b\": {}\r\n\t}\r\n}"
    #expect(
      try apply(tabs) { editor, _ in editor.insert([.init(key: "c", extractionState: nil)]) }
        == "{\r\n\t\"strings\": {\r\n\t\t\"b\": {},\r\n\t\t\"c\": {\r\n\r\n\t\t}\r\n\t}\r\n}")
  }

  @Test("A localization is inserted in order, or into a key without localizations")
  func localizations() throws {
    for (key, language, listing) in [
      ("Item 10", "ar", ["Item 10/ar=é\"", "Item 10/de=Zehn"]),
      ("Item 10", "fr", ["Item 10/de=Zehn", "Item 10/fr=é\""]),
      ("item 2", "de", ["item 2/de=é\"", "Item 10/de=Zehn"]),
    ] {
      let changed = try apply(Self.catalog) { editor, _ in
        try #require(editor.add(.init(language, "é\""), toKey: key))
      }
      #expect(try CatalogFile(parsing: Array(changed.utf8), format: .xcstrings).listing == listing)
    }
    let editor = try XCStringsEditor(parsing: Array(Self.catalog.utf8))
    #expect(editor.add(.init("de", ""), toKey: "Item 10") == nil)
    #expect(editor.add(.init("de", ""), toKey: "nothing") == nil)
    let comment = #"{"strings":{"a":{"comment":"c","shouldTranslate":true}}}"#
    #expect(
      try apply(comment) { editor, _ in try #require(editor.add(.init("de", "D"), toKey: "a")) }
        == """
        {"strings":{"a":{"comment":"c","localizations":{"de":\
        {"stringUnit":{"state":"translated","value":"D"}}},"shouldTranslate":true}}}
        """
    )
  }

  @Test("Only a string and its state are replaced")
  func replacing() throws {
    let changed = try apply(Self.catalog) { editor, file in
      editor.replace(file.values[0], by: "a\\b\u{1}", state: .needsReview)
    }
    let expected = Self.catalog.replacing("\"new\"", with: "\"needs_review\"")
      .replacing("Zehn", with: #"a\\b\u0001"#)
    #expect(changed == expected)
  }

  @Test("Edits that overlap or are outside of the file are all rejected")
  func refusals() {
    func apply(_ ranges: (Int, Int)...) -> String? {
      try? String(
        decoding: FixIt.Edit.apply(
          ranges.map { FixIt.Edit(range: SourceRange($0, $1), text: "\($0)") },
          to: Array("abcdef".utf8)), as: UTF8.self)
    }
    #expect(apply((4, 5), (0, 1), (2, 2), (2, 2)) == "0b22cd4f")
    #expect(apply((0, 3), (2, 4)) == nil && apply((0, 3), (1, 1)) == nil && apply((5, 7)) == nil)
    #expect(apply((0, 3), (3, 3)) == "03def" && apply((3, 3), (3, 4)) == "abc33ef")
  }

  @Test("A file that contains no object of keys cannot be edited")
  func unreadable() {
    for text in ["", "[]", "{}", #"{"strings":1}"#] {
      #expect(throws: CatalogError.self) { try XCStringsEditor(parsing: Array(text.utf8)) }
    }
  }
}
