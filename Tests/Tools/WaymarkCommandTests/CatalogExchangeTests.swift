import Foundation
import TestSupport
import Testing

/// Tests `waymark catalog export`, `import`, and `pseudo`.
@Suite("The tool: catalog export, import and pseudo")
struct CatalogExchangeTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Done" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Fertig"
              }
            }
          }
        },
        "Hi %@" : {

        }
      },
      "version" : "1.0"
    }

    """

  @Test("A table is exported, translated and imported")
  func roundTrip() throws {
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/import.schema.json"))
    try Tool.withFile(Self.catalog.utf8, name: "A.xcstrings") { (path: String) throws in
      let export = try Tool.run("catalog", "export", "--language", "de", "--missing", path)
      #expect(export.status == 0 && export.errors == "1 string, 1 word\n")
      #expect(export.output.hasPrefix("key,variation,numbers,source,target,state,words,"))
      #expect(!export.output.contains("Done"))
      let row = "\"Hi %@\",,,\"Hi %@\","
      #expect(export.output.contains(row))
      for (target, status) in [("Hallo %d", Int32(1)), ("Hallo %@", 0)] {
        let table = export.output.replacing(row, with: row + "\"\(target)\"")
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let arguments = ["catalog", "import", "--format", "json", "-", folder]
        let run = try Tool.run(arguments, input: Array(table.utf8))
        #expect(run.status == status, "\(run)")
        for line in run.lines { #expect(try schema.violations(line) == [], "\(line)") }
        #expect(run.output.contains(status == 0 ? "\"written\"" : "\"code\":\"lint\""))
      }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("\"value\" : \"Hallo %@\""))
      let all = try Tool.run("catalog", "export", "--language", "de", "--missing", path)
      #expect(all.errors == "0 strings, 0 words\n")
    }
  }

  @Test("XLIFF is exported and imported, and a dry run writes nothing")
  func document() throws {
    try Tool.withFile(Self.catalog.utf8, name: "A.xcstrings") { (path: String) throws in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      let export = try Tool.run(
        "catalog", "export", "--language", "de", "--format", "xliff", path)
      #expect(export.status == 0 && export.output.contains("<target state=\"translated\">Fertig<"))
      let changed = export.output.replacing("Fertig", with: "Erledigt")
      let arguments = ["catalog", "import", "--dry-run", "-", folder]
      let run = try Tool.run(arguments, input: Array(changed.utf8))
      #expect(run.status == 0 && run.output.contains("would be written"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.catalog)
    }
  }

  @Test("Wrong usage and invalid files cause status 2")
  func usage() throws {
    try Tool.withFile(Self.catalog.utf8, name: "A.xcstrings") { (path: String) throws in
      #expect(try Tool.run("catalog", "export", path).status == 2)
      #expect(try Tool.run("catalog", "export", "--language", "en", path).status == 2)
      #expect(try Tool.run("catalog", "export", "--language", "de", "/nowhere").status == 2)
      #expect(try Tool.run("catalog", "import", "/nowhere", path).status == 2)
      let broken = try Tool.run(["catalog", "import", "-", path], input: Array("a,\"b".utf8))
      #expect(broken.status == 2 && broken.errors.contains("1:3: error: expected a quotation mark"))
      let format = try Tool.run("catalog", "export", "--language", "de", "--format", "xlsx", path)
      #expect(format.status == 2)
    }
  }

  @Test("A pseudo-language is added to the catalog")
  func pseudo() throws {
    try Tool.withFile(Self.catalog.utf8, name: "A.xcstrings") { (path: String) throws in
      #expect(try Tool.run("catalog", "pseudo", "--style", "accented", path).status == 0)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("\"en-XA\"") && text.contains("\"Ĥī %@\""))
      #expect(try Tool.run("catalog", "pseudo", "--style", "loud", path).status == 2)
    }
  }
}
