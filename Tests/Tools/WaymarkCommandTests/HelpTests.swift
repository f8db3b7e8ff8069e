import Foundation
import Testing

/// Compares every help page with its snapshot in `Tests/Fixtures/Help`.
///
/// If `WAYMARK_UPDATE_SNAPSHOTS` is set, the tests update the snapshots.
@Suite("The tool: help")
struct HelpTests {
  private static let folder = Tool.root.appending(path: "Tests/Fixtures/Help")

  /// All commands; the empty string represents the tool itself.
  private static let commands = [
    "", "parse", "join", "build", "qr", "routes", "check", "init", "init manifest", "init lint",
    "init ci", "generate", "generate swift", "generate kotlin", "generate typescript",
    "generate markdown", "generate schema", "associate", "associate apple",
    "associate entitlements", "associate android", "associate intent-filters",
    "associate info-plist", "associate serving", "associate diff", "verdict", "audit", "site",
    "locale",
    "direction", "bubbles", "session", "session new", "lint", "rules", "explain", "catalog",
    "catalog stats", "catalog sort", "catalog export", "catalog import", "catalog pseudo",
    "catalog convert", "cache", "cache clean", "completions",
  ]

  private static func words(_ command: String) -> [String] {
    command.split(separator: " ").map(String.init)
  }

  /// The headings of sections that do not list commands.
  private static let otherHeadings: Set = [
    "EXAMPLES", "ARGUMENTS", "OPTIONS", "DETAILS", "EXIT STATUS",
  ]

  /// Returns the sections of a page, with their headings and lines.
  private static func sections(_ page: String) -> [(heading: String, lines: [Substring])] {
    var sections: [(heading: String, lines: [Substring])] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasSuffix(":"), line.dropLast().allSatisfy({ $0.isUppercase || " ,".contains($0) }) {
        sections.append((String(line.dropLast()), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections
  }

  @Test("Every command has a snapshot")
  func complete() throws {
    var open = [""]
    var all: Set<String> = []
    while let command = open.popLast() {
      all.insert(command)
      let page = try Tool.run(Self.words(command) + ["--help"]).output
      for (heading, lines) in Self.sections(page) where !Self.otherHeadings.contains(heading) {
        // A line with more leading spaces continues the summary of a command.
        for line in lines where line.hasPrefix("  ") && !line.hasPrefix("   ") {
          let name = line.split(separator: " ").first.map(String.init) ?? ""
          open.append(command.isEmpty ? name : command + " " + name)
        }
      }
    }
    #expect(all == Set(Self.commands))
  }

  /// Returns the samples on a page, which are the indented lines in `EXAMPLES` and `DETAILS`.
  private static func samples(_ page: String) -> [String] {
    sections(page).filter { ["EXAMPLES", "DETAILS"].contains($0.heading) }
      .flatMap { $0.lines.filter { $0.hasPrefix(" ") }.map(String.init) }
  }

  @Test("Examples are not wrapped, and all other lines fit the width", arguments: commands)
  func widths(_ command: String) throws {
    func page(_ columns: Int) throws -> String {
      try Tool.run(["help"] + Self.words(command), environment: ["COLUMNS": "\(columns)"]).output
    }
    let widest = try page(10_000)
    let samples = Self.samples(widest)
    #expect(!samples.isEmpty)
    for columns in [40, 60, 80, 100, 200] {
      let page = try page(columns)
      #expect(Self.samples(page) == samples, "\(columns)")
      #expect(page.split { $0.isWhitespace } == widest.split { $0.isWhitespace }, "\(columns)")
      for line in page.split(separator: "\n")
      where line.count > columns && !samples.contains(String(line)) {
        let words = line.split(separator: " ")
        // A line may exceed the width if it contains a word that is too long for its column. The
        // usage, and lines with a command after a colon, are never wrapped.
        let isNarrow = words.map(\.count).max() ?? 0 > columns - 27
        let isVerbatim = line.hasPrefix("USAGE: ") || line.contains(": waymark")
        #expect(isVerbatim || isNarrow, "\(columns): \(line)")
      }
    }
  }

  @Test("Each short and full page equals its snapshot", arguments: commands)
  func page(_ command: String) throws {
    let words = Self.words(command)
    let short = try snapshot(words + ["--help"], words, ".txt")
    let full = try snapshot(["help"] + words, words, ".full.txt")
    // The options come before the details and are on the first screen.
    let lines = short.split(separator: "\n", omittingEmptySubsequences: false)
    // The overview lists all commands, so it is longer.
    #expect(lines.count - 1 <= (command.isEmpty ? 48 : 40))
    #expect(short.contains("\nEXAMPLES:\n") && short.contains("\nOPTIONS:\n"))
    #expect(!short.contains("\nDETAILS:\n"))
    let headings = Self.sections(full).map(\.heading)
    if let details = headings.firstIndex(of: "DETAILS") {
      #expect(try #require(headings.firstIndex(of: "OPTIONS")) < details)
    }
    #expect(full.hasPrefix(try #require(lines.first)))
  }

  /// Returns the output of the tool, and compares it with a snapshot.
  private func snapshot(
    _ arguments: [String], _ words: [String], _ ending: String
  ) throws -> String {
    let run = try Tool.run(arguments, environment: ["COLUMNS": "80"])
    #expect(run.status == 0 && run.errors.isEmpty)
    let name = words.isEmpty ? "waymark" : words.joined(separator: "-")
    let url = Self.folder.appending(path: name + ending)
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(run.output.utf8).write(to: url)
    }
    #expect(run.output == (try String(contentsOf: url, encoding: .utf8)))
    return run.output
  }

  @Test("Without arguments, the tool lists its commands by task")
  func overview() throws {
    let run = try Tool.run([])
    #expect(run.status == 0)
    #expect(run.output == (try Tool.run("--help").output))
    #expect(run.output.contains("\nSTRING CATALOGS:\n  lint "))
  }

  @Test("The summary of each command is an imperative phrase on one line", arguments: commands)
  func summaries(_ command: String) throws {
    let page = try Tool.run(Self.words(command) + ["--help"]).output
    let summary = try #require(page.split(separator: "\n").first)
    #expect(summary.count <= 79 && summary.hasSuffix("."))
    #expect(summary.first?.isUppercase == true)
    // A verb in the third person would end with an s; an imperative does not.
    #expect(summary.split(separator: " ").first?.hasSuffix("s") == false)
  }

  @Test("The first example of each command works in an empty folder", arguments: commands)
  func firstExample(_ command: String) throws {
    let page = try Tool.run(Self.words(command) + ["--help"]).output
    let example = try #require(Self.samples(page).first)
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Tool.shell(
      "cd '\(folder.path)' && HOME='\(folder.path)' && " + Self.prepared(example, folder))
    #expect(run.status == 0, "\(example): \(run.output)")
  }

  /// Returns an example, preceded by a command that creates its output folder.
  private static func prepared(_ example: String, _ folder: URL) -> String {
    // The folder for completions exists on most computers.
    example.contains("~/")
      ? "mkdir -p ~/.local/share/bash-completion/completions && " + example : example
  }

  @Test("Each shell has a completion script", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let run = try Tool.run("completions", shell)
    #expect(run.status == 0 && run.output.contains("show-secrets"))
    if shell == "bash" {
      try Tool.withFile(run.output.utf8) { (path: String) throws in
        #expect(try Tool.shell("bash -n '\(path)'").status == 0)
      }
    }
  }

  @Test(
    "Apps, routes and parameters are completed from the manifests",
    arguments: [
      (["build"], "cocotte fieldnotes offload osqr wordly", "app"),
      (["build", "wordly"], "attend present", "route"),
      (["build", "wordly", "attend"], "session= passcode= lang=", "values"),
    ])
  func completedRoutes(_ words: [String], _ expected: String, _ argument: String) throws {
    let index = ["app": 0, "route": 1, "values": 2][argument] ?? 0
    // The bash script passes the index of the argument, the position of the cursor, and the words.
    let run = try Tool.run(
      ["---completion", "build", "--", "positional@\(index)", "\(words.count + 1)", "0", "waymark"]
        + words + [""], environment: ["SAP_SHELL": "bash"])
    #expect(run.status == 0)
    let found = Set(run.output.split(separator: "\n").map(String.init))
    #expect(found.isSuperset(of: expected.split(separator: " ").map(String.init)))
  }

  @Test("The help of parse warns about arguments and recommends standard input")
  func warning() throws {
    let page = try Tool.run("help", "parse").output.replacing(/\s+/, with: " ")
    #expect(page.contains("Other users of this machine can see arguments in the list of processes"))
    #expect(page.contains("with --input - instead"))
  }

  @Test("Old names of options work, and no page lists them")
  func renamedOptions() throws {
    let links = "https://shop.example/item/12\n"
    #expect(try Tool.run(["init", "--links", "-"], input: Array(links.utf8)).status == 0)
    let code = ["qr", "https://wordly.ai/attend/KXTR-7429", "--format", "terminal"]
    let plain = ["TERM": "dumb"]
    let new = try Tool.run(code + ["--background", "light"], environment: plain)
    #expect(try Tool.run(code + ["--ground=light"], environment: plain).output == new.output)
    for command in ["init", "qr"] {
      let page = try Tool.run("help", command).output
      #expect(!page.contains("--ground") && !page.contains("--links"))
    }
  }
}
