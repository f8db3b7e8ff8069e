import Foundation
import Testing

/// Snapshots of every help page, in `Tests/Fixtures/Help`.
///
/// They are written anew where `WAYMARK_UPDATE_SNAPSHOTS` is set.
@Suite("The tool: help")
struct HelpTests {
  private static let folder = Tool.root.appending(path: "Tests/Fixtures/Help")

  @Test(
    "Each page is that of its snapshot",
    arguments: [
      "", "parse", "build", "qr", "routes", "check", "init", "generate", "generate swift",
      "generate kotlin", "generate typescript", "generate markdown", "generate schema", "associate",
      "associate apple", "associate entitlements", "associate android", "associate intent-filters",
      "associate info-plist", "associate serving", "associate diff", "verdict", "locale",
      "direction", "bubbles", "session", "session new", "lint", "rules", "catalog",
      "catalog stats", "catalog sort", "catalog export", "catalog import", "catalog pseudo",
      "catalog convert",
      "completions",
    ])
  func page(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let arguments = words + ["--help"]
    // The width of a page is that of the terminal, or what COLUMNS says.
    let run = try Tool.run(arguments, environment: ["COLUMNS": "80"])
    #expect(run.status == 0 && run.errors.isEmpty)
    let name = command.isEmpty ? "waymark" : words.joined(separator: "-")
    let url = Self.folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(run.output.utf8).write(to: url)
    }
    let snapshot = try String(contentsOf: url, encoding: .utf8)
    #expect(run.output == snapshot)
    #expect(run.output.contains("EXAMPLES:"))
  }

  @Test(
    "Every example of the help does what it says",
    arguments: [
      "", "parse", "build", "qr", "routes", "rules", "locale", "direction", "session",
      "session new", "generate", "generate swift", "generate kotlin", "generate typescript",
      "generate markdown", "generate schema", "associate serving", "associate entitlements",
      "associate intent-filters", "verdict",
    ])
  func examples(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let page = try Tool.run(words + ["--help"]).output
    // Those that name a file or another program need what is not here.
    let examples = page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter {
        $0.hasPrefix("waymark ") && !$0.contains(".yaml") && !$0.contains(".txt")
          && !$0.contains(".ndjson") && !$0.contains("assetlinks.json") && !$0.contains(" lint ")
          && !$0.contains("--output")
      }
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(try Tool.shell(example).status == 0, "\(example)")
    }
  }

  @Test("Completions are there for each shell", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let run = try Tool.run("completions", shell)
    #expect(run.status == 0 && run.output.contains("show-secrets"))
    if shell == "bash" {
      try Tool.withFile(run.output.utf8) { (path: String) throws in
        #expect(try Tool.shell("bash -n '\(path)'").status == 0)
      }
    }
  }

  @Test("The help of parse warns of arguments and recommends standard input")
  func warning() throws {
    let page = try Tool.run("parse", "--help").output.replacing(/\s+/, with: " ")
    #expect(page.contains("visible to everyone on this machine in the list of processes"))
    #expect(page.contains("with --input - instead"))
  }
}
