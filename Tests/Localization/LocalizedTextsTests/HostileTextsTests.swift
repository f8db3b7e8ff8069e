import Foundation
import LocalizedTexts
import LocalizedTextsGeneration
import Testing

/// Tests the Swift that is generated for hostile strings.
///
/// The strings in `HostileTexts.swift` try to escape from their literal or their comment.
@Suite("Hostile strings")
struct HostileTextsTests {
  @Test("Every string is preserved byte for byte")
  func bytes() throws {
    let file = try CatalogFile("Tests/Fixtures/LocalizedTexts/Hostile.xcstrings")
    #expect(HostileText.allCases.count == file.texts.count)
    #expect(HostileText.languages == ["en", "de", "es", "zh-CN"])
    for key in HostileText.allCases where key != .fallbackFixed {
      for language in HostileText.languages {
        let table = try #require(HostileText.table(for: language))
        let forms = GeneratedTextsTests.forms(table.entry(at: key.position))
        let expected = try #require(file.texts[key.rawValue])[language]
        // Canonically equivalent strings are equal, although their bytes differ.
        #expect(forms?.mapValues { Array($0.utf8) } == expected?.mapValues { Array($0.utf8) })
      }
    }
  }

  @Test("Reserved words, member names and equal names become distinct cases")
  func names() {
    let names: [(HostileText, String)] = [
      (.default, "default"), (.in, "in"), (.initText, "init"), (.selfText, "Self"),
      (.selfText2, "self"), (.noneText, "none"), (.someText, "some"), (.catalogText, "catalog"),
      (.languagesText, "languages"), (.tableText, "table"), (.positionText, "position"),
      (.rawValueText, "rawValue"), (.hashText, "hash"), (.allCasesText, "all.cases"),
      (.allCasesText2, "allCases"), (.aB, "a-b"), (.aB2, "a.b2"), (.aB3, "a.b"), (.aB4, "aB"),
      (.text1First, "1.first"), (.text, ""), (.text2, "日本"),
      (.quoteKey0, "quote\"key\\(0)\n"),
    ]
    for (key, text) in names { #expect(key.rawValue == text) }
  }

  @Test("The source contains no invisible characters, and no string ends a comment")
  func visible() throws {
    let source = try #require(try GeneratedTextsTests.hostile.outputs().first?.text)
    #expect(
      source.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: scalar == "\n"
        case .format, .surrogate, .privateUse, .unassigned: false
        case .spaceSeparator: scalar == " "
        default: true
        }
      })
    #expect(!source.split(separator: "\n").contains { $0.hasPrefix("public enum Broken") })
    #expect(source.hasSuffix("}\n"))
  }

  @Test("The order of the entries in the file makes no difference")
  func deterministic() throws {
    func catalog(_ keys: [String]) -> CatalogContent? {
      let strings = keys.map { key in
        """
        "\(key)": {"localizations": {"en": {"stringUnit": {"value": "x"}},
          "de": {"stringUnit": {"value": "y"}}}}
        """
      }
      let json = """
        {"sourceLanguage": "en", "strings": {\(strings.joined(separator: ","))}, "version": "1.0"}
        """
      return CatalogReader.read(Array(json.utf8), name: "Order").content
    }
    let keys = (0..<40).map { "key.\($0 * 7 % 40)" }
    let content = try #require(catalog(keys))
    #expect(catalog(keys.reversed()) == content)
    let writer = TextsSwiftWriter()
    #expect(writer.source(of: content) == writer.source(of: content))
  }

  @Test("Reading a malformed table never traps")
  func malformedTables() {
    let tables = [
      TextTable(language: "en", ""), TextTable(language: "en", "no end"),
      TextTable(language: "en", "\0\0\u{1}\0\u{1}\u{2}\0\u{1}one\0\u{1}\u{1}\0"),
      TextTable(language: "en", "\u{1}few\u{2}x\u{1}sum\u{2}y\u{2}z\0"),
    ]
    #expect(tables.map(\.count) == [0, 0, 6, 1])
    for table in tables {
      for position in -1...7 { _ = table.entry(at: position)?.text(for: .other) }
    }
    #expect(tables[2].entry(at: 0) == .text(""))
    #expect((2..<6).allSatisfy { tables[2].entry(at: $0) == nil })
    #expect(tables[3].entry(at: 0)?.text(for: .other) == "x")
  }
}
