import Foundation
import TestSupport
import Testing

/// Tests `waymark catalog convert`.
@Suite("The tool: catalog convert")
struct CatalogConversionTests {
  private static let table = "/* A title */\n\"title\" = \"Hello %@\";\n"

  private func withTables(_ body: (URL) throws -> Void) throws {
    try Tool.withFile("".utf8, name: "unused") { (path: String) throws in
      let root = URL(fileURLWithPath: path).deletingLastPathComponent()
      for (language, text) in [
        ("en", Self.table), ("de", Self.table.replacing("Hello", with: "Hallo")),
      ] {
        let folder = root.appending(path: "in/\(language).lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "Localizable.strings"))
      }
      try body(root)
    }
  }

  private func convert(_ root: URL, to format: String, _ options: String...) throws -> ToolRun {
    try Tool.run(
      ["catalog", "convert", "--to", format, "--output", root.appending(path: "out").path] + options
        + [root.appending(path: "in").path])
  }

  @Test("A conversion loses nothing, and --force repeats it with the same bytes")
  func thereAndAgain() throws {
    try withTables { root in
      let run = try convert(root, to: "android")
      #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
      let file = root.appending(path: "out/values-de/strings.xml")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("<string name=\"title\">Hallo %s</string>"))
      #expect(text.contains("<!-- A title -->"))
      // If a file exists, it is not replaced, and no other file is written.
      let other = try convert(root, to: "android")
      #expect(other.status == 2 && other.errors.contains("--force replaces it"))
      #expect(try convert(root, to: "android", "--force").status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("Losses are reported as the schema describes")
  func lost() throws {
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/conversion.schema.json"))
    try withTables { root in
      let run = try convert(root, to: "json", "--format", "json", "--dry-run")
      #expect(run.status == 1, "\(run)")
      for line in run.lines { #expect(try schema.violations(line) == [], "\(line)") }
      #expect(run.output.contains("\"aspect\":\"comment\",\"key\":\"title\""))
      #expect(run.output.contains("\"would-write\""))
      #expect(!FileManager.default.fileExists(atPath: root.appending(path: "out").path))
      #expect(try convert(root, to: "json", "--allow-loss", "comment").status == 0)
    }
  }

  @Test("Wrong usage causes status 2, with a message")
  func usage() throws {
    try withTables { root in
      let run = try convert(root, to: "androit")
      #expect(run.status == 2 && run.errors.contains("android"), "\(run)")
      #expect(try convert(root, to: "arb", "--allow-loss", "coment").errors.contains("comment"))
      // The tool neither reads any file nor writes to the root of the file system.
      let empty = try Tool.run(["catalog", "convert", "--to", "arb", "--output", "", "/absent"])
      #expect(empty.status == 2 && empty.errors.contains("--output is empty"), "\(empty)")
    }
  }

  @Test("An input file is never replaced")
  func inputs() throws {
    try withTables { root in
      let run = try Tool.run([
        "catalog", "convert", "--to", "strings", "--force", "--output",
        root.appending(path: "in").path, root.appending(path: "in").path,
      ])
      #expect(run.status == 2 && run.errors.contains("it is an input"), "\(run)")
      let file = root.appending(path: "in/en.lproj/Localizable.strings")
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.table)
    }
  }
}
