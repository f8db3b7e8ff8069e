import Foundation
import Testing

/// Tests the strings that the product documents require, by app, section, and key.
///
/// `Tests/Fixtures/DocumentStrings.tsv` lists them. If a document changes one of its strings, this
/// table must be changed, too. Catalogs also contain strings that no document mentions.
@Suite("Strings of the product documents")
struct DocumentStringTests {
  /// A string that a product document mentions.
  struct Row: Sendable {
    let app: String
    let section: String
    let key: String
    let english: String
  }

  static func rows() throws -> [Row] {
    let file = CatalogFile.root.appending(path: "Tests/Fixtures/DocumentStrings.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      try #require(cells.count == 4, "\(line)")
      return Row(
        app: cells[0], section: cells[1], key: cells[2],
        english: cells[3].replacing("\\n", with: "\n"))
    }
  }

  @Test(
    "The catalog of an app contains each documented string in all languages",
    arguments: ["CocotteAI", "FieldNotes", "OSQR", "Offload", "Wordly"])
  func complete(app: String) throws {
    let rows = try Self.rows().filter { $0.app == app }
    let file = try CatalogFile("Localizations/\(app).xcstrings")
    #expect(rows.count > 15 && Set(rows.map(\.key)).count == rows.count)
    for row in rows {
      #expect(!row.section.isEmpty)
      let texts = try #require(file.texts[row.key], "\(row.key)")
      #expect(texts["en"]?["other"] == row.english, "\(row.key)")
      #expect(Set(texts.keys) == file.languages, "\(row.key)")
    }
  }

  @Test(
    "Each reason for a permission exists in all languages",
    arguments: [
      ("CocotteAI", ["Microphone", "SpeechRecognition"]),
      ("FieldNotes", ["Microphone", "SpeechRecognition"]),
      ("OSQR", ["FaceID", "Microphone", "SpeechRecognition"]),
      ("Offload", ["Microphone", "SpeechRecognition"]),
      ("Wordly", ["Camera", "Microphone"]),
    ])
  func permissions(app: String, names: [String]) throws {
    let file = try CatalogFile("Localizations/\(app)/InfoPlist.xcstrings")
    #expect(file.texts.keys.sorted() == names.map { "NS\($0)UsageDescription" })
    for (key, texts) in file.texts {
      #expect(texts.count == (app == "CocotteAI" ? 1 : 6), "\(key)")
      #expect(texts.values.allSatisfy { $0["other"]?.isEmpty == false }, "\(key)")
    }
  }
}
