import Foundation
import TestSupport
import Testing

/// Tests `waymark catalog stats` and `sort`.
@Suite("The tool: catalog")
struct CatalogTests {
  private static let localizations = Tool.root.appending(path: "Localizations").path

  @Test("Statistics conform to their schema")
  func statistics() throws {
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/stats.schema.json"))
    let run = try Tool.run("catalog", "stats", "--format", "json", Self.localizations)
    #expect(run.status == 0 && run.lines.count > 20)
    for line in run.lines { #expect(try schema.violations(line) == [], "\(line)") }
    let text = try Tool.run("catalog", "stats", Self.localizations)
    #expect(text.status == 0 && text.output.contains("needs review"))
    #expect(!text.output.contains("█"))
    #expect(try Tool.run("catalog", "stats", "/nowhere").status == 2)
  }

  // https://developer.android.com/studio/write/tool-attributes#toolsignore
  @Test("If no string needs a translation, stats reports this instead of a table")
  func nothingToTranslate() throws {
    let text =
      "<resources xmlns:tools=\"http://schemas.android.com/tools\" "
      + "tools:ignore=\"MissingTranslation\"><string name=\"a\">Hi</string></resources>"
    try Tool.withFile(text.utf8, name: "strings.xml") { (path: String) throws in
      let run = try Tool.run("catalog", "stats", path)
      #expect(run.status == 0 && run.output.isEmpty)
      #expect(run.errors == "info: no catalog contains a string that needs a translation\n")
    }
  }

  @Test("--check writes nothing, and sorting writes only unsorted files")
  func sorting() throws {
    let text = #"{"sourceLanguage":"en","strings":{"b":{},"a":{}},"version":"1.0"}"#
    try Tool.withFile(text.utf8, name: "A.xcstrings") { (path: String) throws in
      let check = try Tool.run("catalog", "sort", "--check", path)
      #expect(check.status == 1)
      #expect(check.output == "\(path): not sorted\n1 of 1 file not sorted\n")
      let sort = try Tool.run("catalog", "sort", path)
      #expect(sort.status == 0 && sort.output == "\(path): sorted\nsorted 1 of 1 file\n")
      #expect(
        try String(contentsOfFile: path, encoding: .utf8)
          == text.replacing(#""b":{},"a":{}"#, with: #""a":{},"b":{}"#))
      #expect(try Tool.run("catalog", "sort", "--check", path).status == 0)
    }
    #expect(try Tool.run("catalog", "sort", "--check", Self.localizations).status == 0)
  }

  @Test("All commands show the same paths, and invalid files are errors")
  func shownPaths() throws {
    try Tool.withFile("{\"strings\":".utf8, name: "A.xcstrings") { (path: String) throws in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      for command in ["lint", "catalog stats", "catalog sort"] {
        let run = try Tool.shell("cd '\(folder)' && waymark \(command)")
        #expect(run.output.contains("A.xcstrings:1:12: error: "), "\(command)")
        #expect(!run.output.contains("./A"), "\(command)")
        #expect(run.status == (command == "lint" ? 1 : 2), "\(command)")
      }
    }
    let help = try Tool.run("catalog", "stats", "--help").output
    #expect(!help.contains("sarif") && !help.contains("xcode"))
  }

  @Test("A file that is not a string catalog is reported with a position")
  func broken() throws {
    try Tool.withFile("{\"strings\":".utf8, name: "A.xcstrings") { (path: String) throws in
      let run = try Tool.run("catalog", "sort", path)
      #expect(run.status == 2 && run.errors.contains("A.xcstrings:1:12: error: expected"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"strings\":")
    }
    #expect(try Tool.run("catalog", "sort", "/nowhere").status == 2)
    #expect(try Tool.run("catalog").output.contains("COMMANDS:"))
  }
}
