import Foundation
import Testing

/// Snapshots of every help page, in `Tests/Fixtures/Help`.
///
/// They are written anew where `WAYMARK_UPDATE_SNAPSHOTS` is set.
@Suite("The tool: help")
struct HelpTests {
  private static let folder = Tool.root.appending(path: "Tests/Fixtures/Help")

  /// Every command, as its help is asked for.
  private static let commands = [
    "", "parse", "join", "build", "qr", "routes", "check", "init", "generate", "generate swift",
    "generate kotlin", "generate typescript", "generate markdown", "generate schema", "associate",
    "associate apple", "associate entitlements", "associate android", "associate intent-filters",
    "associate info-plist", "associate serving", "associate diff", "verdict", "locale",
    "direction", "bubbles", "session", "session new", "lint", "rules", "catalog",
    "catalog stats", "catalog sort", "catalog export", "catalog import", "catalog pseudo",
    "catalog convert",
    "completions",
  ]

  /// The arguments that print the page of a command.
  private static func arguments(_ command: String) -> [String] {
    command.split(separator: " ").map(String.init) + ["--help"]
  }

  @Test("The pages of all commands are tested")
  func complete() throws {
    var open = [""]
    var all: Set<String> = []
    while let command = open.popLast() {
      all.insert(command)
      let page = try Tool.run(Self.arguments(command)).output
      let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines.drop(while: { !$0.hasSuffix("SUBCOMMANDS:") }).dropFirst() {
        guard line.hasPrefix("  ") else { break }
        // The summary of a command goes on.
        if line.hasPrefix("   ") { continue }
        let name = line.split(separator: " ").first.map(String.init) ?? ""
        open.append(command.isEmpty ? name : command + " " + name)
      }
    }
    #expect(all == Set(Self.commands))
  }

  /// The lines of the samples of a page: indented lines below paragraphs and `EXAMPLES:`.
  private static func samples(_ page: String) -> [String] {
    var heading = ""
    return page.split(separator: "\n").compactMap { line in
      if line.first != " " { heading = String(line) }
      let isList =
        heading == "EXIT STATUS:" || heading == "ARGUMENTS:" || heading.hasSuffix("OPTIONS:")
        || heading.hasSuffix("SUBCOMMANDS:")
      return line.first == " " && !isList ? String(line) : nil
    }
  }

  @Test("No width breaks a line of an example, and no other line is too long", arguments: commands)
  func widths(_ command: String) throws {
    func page(_ columns: Int) throws -> String {
      try Tool.run(Self.arguments(command), environment: ["COLUMNS": "\(columns)"]).output
    }
    let widest = try page(10_000)
    let samples = Self.samples(widest)
    #expect(samples.contains { $0.hasPrefix("  waymark") })
    for columns in [40, 60, 80, 100, 200] {
      let page = try page(columns)
      #expect(Self.samples(page) == samples, "\(columns)")
      // The text is the same but for its line breaks.
      #expect(page.split { $0.isWhitespace } == widest.split { $0.isWhitespace }, "\(columns)")
      for line in page.split(separator: "\n")
      where line.count > columns && !samples.contains(String(line)) {
        let words = line.split(separator: " ")
        // A word that is too long by itself is not broken either; the usage and the last line never
        // are.
        let isNarrow = words.map(\.count).max() ?? 0 > columns - 27
        let isVerbatim = line.hasPrefix("USAGE: ") || line.contains("waymark help")
        #expect(isVerbatim || isNarrow, "\(columns): \(line)")
      }
    }
  }

  @Test("Each page is that of its snapshot", arguments: commands)
  func page(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    // The width of a page is that of the terminal, or what COLUMNS says.
    let run = try Tool.run(Self.arguments(command), environment: ["COLUMNS": "80"])
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
      "", "parse", "join", "build", "qr", "routes", "rules", "locale", "direction", "session",
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
