import Foundation
import TestSupport
import Testing

/// Tests `waymark lint`.
@Suite("The tool: lint")
struct LintTests {
  private static let broken = "\"a\" = \"x\u{FFFD}\";\n"
  private static let unused = "/* A. waymark:allow replacement-character */\n\"a\" = \"x\";\n"

  /// Runs the tool in a folder with files; `$D` in an argument represents this folder.
  private func lint(
    _ files: [String: String], _ arguments: String..., body: (ToolRun, URL) throws -> Void
  ) throws {
    try lint(files, arguments, body: body)
  }

  private func lint(
    _ files: [String: String], _ arguments: [String], body: (ToolRun, URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let run = try Tool.run(
      ["lint"] + arguments.map { $0.replacing("$D", with: folder.path) })
    try body(run, folder)
  }

  @Test("The exit status is 0 for a pass, 1 for problems at --fail-on, and 2 for a failed run")
  func statuses() throws {
    let files = ["A.strings": Self.broken, "W.strings": Self.unused, "Empty/x.txt": ""]
    let clean = ["A.strings": "\"a\" = \"x\";\n"]
    try lint(clean, "$D") { (run: ToolRun, _: URL) throws in
      #expect(run.status == 0 && run.output == "nothing to report in 1 catalog\n")
      #expect(run.errors.isEmpty)
    }
    try lint(files, "$D") { (run: ToolRun, _: URL) throws in
      #expect(run.status == 1 && run.errors.isEmpty)
      #expect(run.lines.last == "1 error, 1 warning in 2 catalogs; --fix fixes 1")
      #expect(run.output.contains("A.strings:1:9: error: "))
      #expect(run.output.contains("[replacement-character]"))
      #expect(run.output.contains("help: remove the suppression (safe)\n"))
    }
    let rows: [(options: [String], status: Int32)] = [
      (["--fail-on", "never"], 0), (["--allow", "replacement-character"], 0),
      (["--allow", "replacement-character", "--fail-on", "warning"], 0),
      (["--fail-on", "warning", "$D/W.strings"], 1), (["$D/W.strings"], 0),
      (["--deny", "unused-suppression", "$D/W.strings"], 1),
      (["--deny", "nothing"], 2), (["--fail-on", "none"], 2), (["--format", "txt"], 2),
      (["--unsafe-fixes"], 2), (["--update-baseline"], 2), (["--jobs", "0"], 2),
      (["--languages", "de_DE"], 2),
      (["--languages", "english"], 2), (["--config", "$D/none.yaml"], 2), (["$D/none"], 2),
      (["--baseline", "$D/none.json"], 2), (["$D/Empty"], 2), (["$D/Empty/x.txt"], 2),
      (["--allow", "replacement-character", "--deny", "replacement-character"], 2),
      (["--output", "$D/none/report"], 2), (["--output", "$D/A.strings"], 2),
      (["--statistics", "--format", "xcode"], 2), (["--statistics", "--format", "github"], 2),
      (["-dash"], 2), (["-h"], 0),
    ]
    for row in rows {
      let paths =
        row.options.contains { $0.hasPrefix("$D/") && !$0.contains(".json") }
          && !row.options.contains("$D/A.strings") ? [] : ["$D"]
      try lint(files, row.options + paths) { (run: ToolRun, _: URL) throws in
        #expect(run.status == row.status, "\(row.options): \(run.errors)")
        if row.status == 2 { #expect(run.errors.lowercased().contains("error: ")) }
      }
    }
  }

  @Test("Unknown rules and options cause a suggestion")
  func suggestions() throws {
    let rule = try Tool.run("lint", "--allow", "replacement-charakter")
    #expect(rule.status == 2 && rule.errors.contains("Did you mean 'replacement-character'?"))
    let option = try Tool.run("lint", "--formt", "json")
    #expect(option.status == 2 && option.errors.contains("Did you mean '--format'?"))
    let nested = try Tool.run("catalog", "sort", "--chek")
    #expect(nested.status == 2 && nested.errors.contains("Did you mean '--check'?"))
    #expect(nested.errors.contains("The options of waymark catalog sort are"))
  }

  @Test("JSON contains one object per line, and the counts at the end")
  func json() throws {
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/diagnostics.schema.json"))
    let files = ["A.strings": Self.broken, "W.strings": Self.unused]
    try lint(files, "--format", "json", "--statistics", "$D") {
      (run: ToolRun, folder: URL) throws in
      #expect(run.status == 1 && run.lines.count == 3)
      for line in run.lines { #expect(try schema.violations(line) == [], "\(line)") }
      let objects = try run.lines.map { line in
        try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
      #expect(objects[0]["rule"] as? String == "replacement-character")
      #expect(objects[0]["path"] as? String == folder.path + "/A.strings")
      #expect(objects[0]["key"] as? String == "a")
      #expect(objects[0]["range"] as? [Int] == [8, 11])
      #expect((objects[1]["fix"] as? [String: Any])?["kind"] as? String == "safe")
      #expect(objects[2]["files"] as? Int == 2)
      #expect(objects[2]["keys"] as? Int == 2)
      #expect(objects[2]["bytes"] as? Int == Self.broken.utf8.count + Self.unused.utf8.count)
    }
  }

  @Test("--quiet shows only errors, and does not change the exit status")
  func quiet() throws {
    let files = ["A.strings": Self.broken, "W.strings": Self.unused]
    try lint(files, "--quiet", "$D") { (run: ToolRun, folder: URL) throws in
      #expect(run.status == 1 && run.errors.isEmpty)
      #expect(run.lines[0].hasPrefix(folder.path + "/A.strings:1:9: error: "))
      // The output contains the source line with carets, and the reason.
      #expect(
        run.lines.count == 4 && run.lines[3].hasPrefix("note: ")
          && !run.output.contains("W.strings"), "\(run.output)")
    }
    try lint(files, "-q", "--fail-on", "warning", "$D/W.strings") { (run: ToolRun, _: URL) throws in
      #expect(run.status == 1 && run.output.isEmpty && run.errors.isEmpty)
    }
    try lint(files, "-q", "--severity", "warning", "$D/W.strings") {
      (run: ToolRun, _: URL) throws in
      #expect(run.status == 0 && run.output.contains("warning: ") && run.lines.count == 4)
    }
    try lint(files, "-q", "--fix", "$D/W.strings") { (run: ToolRun, folder: URL) throws in
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
      let text = try String(contentsOf: folder.appending(path: "W.strings"), encoding: .utf8)
      #expect(text == "/* A. */\n\"a\" = \"x\";\n")
    }
    try lint(files, "-q", "--format", "json", "$D") { (run: ToolRun, _: URL) throws in
      #expect(run.lines.count == 1 && run.output.contains("\"severity\":\"error\""))
    }
    try lint(files, "-q", "--verbose", "$D") { (run: ToolRun, _: URL) throws in
      #expect(run.status == 2 && run.errors.contains("--quiet and --verbose cannot be combined."))
    }
    // `--quiet` does not hide failures.
    try lint(files, "-q", "$D/none") { (run: ToolRun, _: URL) throws in
      #expect(run.status == 2 && run.errors.contains("none: "))
    }
  }

  @Test("A diagnostic outside of catalogs is not counted as in a catalog")
  func outsideOfCatalogs() throws {
    let configuration = "lint: { allow: [{ rule: double-space }] }\n"
    let files = ["A.strings": "\"a\" = \"x\";\n", "waymark.yaml": configuration]
    try lint(files, "$D") { (run: ToolRun, _: URL) throws in
      #expect(run.lines.last == "1 warning; nothing to report in 1 catalog")
    }
  }

  @Test("A report is written to a file atomically")
  func output() throws {
    try lint(["A.strings": Self.broken], "--output", "$D/report", "$D") {
      (run: ToolRun, folder: URL) throws in
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errors == "1 error in 1 catalog\n")
      let report = try String(contentsOf: folder.appending(path: "report"), encoding: .utf8)
      #expect(report.contains("[replacement-character]") && !report.contains("\u{1B}"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["A.strings", "report"])
    }
  }

  @Test("Without a path, the current folder is searched, and paths are relative to it")
  func currentFolder() throws {
    try lint(["App/A.strings": Self.broken], "--version") { (_: ToolRun, folder: URL) throws in
      let run = try Tool.shell("cd '\(folder.path)' && waymark lint")
      #expect(run.status == 1 && run.output.hasPrefix("App/A.strings:1:9: error: "))
      // Xcode links only to absolute paths.
      let xcode = try Tool.shell("cd '\(folder.path)' && waymark lint --format xcode")
      #expect(xcode.output.hasPrefix("/") && xcode.output.contains("/App/A.strings:1:9: error: "))
    }
  }

  @Test("An error in a configuration is shown with its line")
  func configuration() throws {
    let files = ["A.strings": Self.broken, "waymark.yaml": "lint:\n  langauges: [en]\n"]
    try lint(files, "$D") { (run: ToolRun, _: URL) throws in
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains("waymark.yaml:2:3: error: unknown key 'langauges' in lint"))
      #expect(run.errors.contains("did you mean 'languages'?"))
    }
  }

  @Test("An invalid baseline is shown with its line")
  func baseline() throws {
    let files = ["A.strings": Self.broken, "b.json": "{\n \"version\": 7}"]
    try lint(files, "--baseline", "$D/b.json", "$D") { (run: ToolRun, _: URL) throws in
      #expect(run.status == 2 && run.errors.contains("b.json:2:13: error: expected version 1"))
    }
    let known = ["A.strings": Self.broken]
    try lint(known, "--baseline", "$D/b.json", "--update-baseline", "$D") {
      (run: ToolRun, folder: URL) throws in
      #expect(run.status == 0 && run.errors.contains("b.json now lists 1 diagnostic"))
      try Data("\"b\" = \"x\";".utf8).write(to: folder.appending(path: "A.strings"))
      let later = try Tool.run("lint", "--baseline", folder.path + "/b.json", folder.path)
      #expect(later.status == 0)
      #expect(
        later.errors
          == "info: 1 diagnostic of the baseline is fixed; --update-baseline removes it\n"
      )
    }
  }

  @Test("--fix reports the fixed and the remaining diagnostics")
  func fix() throws {
    let files = ["A.strings": Self.broken, "W.strings": Self.unused]
    try lint(files, "--fix", "$D") { (run: ToolRun, folder: URL) throws in
      #expect(run.status == 1 && run.lines.last == "1 error in 1 of 2 catalogs")
      #expect(run.errors == "fixed 1 diagnostic in \(folder.path)/W.strings\n")
      let fixed = try String(contentsOf: folder.appending(path: "W.strings"), encoding: .utf8)
      #expect(fixed == "/* A. */\n\"a\" = \"x\";\n")
      #expect(try Tool.run("lint", "--fix", folder.path).errors.isEmpty)
    }
  }

  @Test("After SIGKILL at any time, each file has either the old or the new content")
  func killed() throws {
    let entries = (0..<400).map {
      "/* A. waymark:allow replacement-character */\n\"k\($0)\" = \"x\";\n"
    }
    let old = entries.joined()
    let new = old.replacing(" waymark:allow replacement-character", with: "")
    var files: [String: String] = [:]
    for index in 0..<40 { files["F\(index)/A.strings"] = old }
    try lint(files, "--version") { (_: ToolRun, folder: URL) throws in
      var killed = 0
      for round in 0..<40 {
        let process = Process()
        process.executableURL = Tool.url
        process.arguments = ["lint", "--fix", folder.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        Thread.sleep(forTimeInterval: Double.random(in: 0...0.12) * Double(round % 4 + 1) / 4)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal { killed += 1 }
        var isFixed = 0
        for name in files.keys {
          let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
          #expect(text == old || text == new, "\(name)")
          if text == new { isFixed += 1 }
        }
        // If all files have been fixed, the next round starts with the old content again.
        if isFixed == files.count {
          for name in files.keys { try Data(old.utf8).write(to: folder.appending(path: name)) }
        }
      }
      #expect(killed > 0)
      for name in files.keys {
        let inner = folder.appending(path: name).deletingLastPathComponent()
        for left in try FileManager.default.contentsOfDirectory(atPath: inner.path)
        where left.hasPrefix(".waymark-") {
          try FileManager.default.removeItem(at: inner.appending(path: left))
        }
      }
      #expect(try Tool.run("lint", "--fix", folder.path).status == 0)
      for name in files.keys {
        let url = folder.appending(path: name)
        #expect(try String(contentsOf: url, encoding: .utf8) == new)
        let inner = try FileManager.default.contentsOfDirectory(
          atPath: url.deletingLastPathComponent().path)
        #expect(inner == ["A.strings"])
      }
    }
  }

  @Test("A baseline that the command line names must exist")
  func missingBaseline() throws {
    try lint(["A.strings": Self.broken], "--baseline", "$D/no.json", "$D") {
      (run: ToolRun, _: URL) throws in
      #expect(run.status == 2 && run.errors.contains("--update-baseline creates"))
    }
    let files = ["A.strings": Self.broken, "waymark.yaml": "lint: { baseline: no.json }"]
    try lint(files, "$D") { (run: ToolRun, folder: URL) throws in
      #expect(run.status == 1 && run.errors.contains("no.json does not exist; "))
      #expect(try Tool.run("catalog", "stats", folder.path).status == 0)
    }
  }

  @Test("A language in a message is quoted")
  func languages() throws {
    try lint(["en.lproj/A.strings": "\"a\" = \"x\";"], "--languages", "en,it", "$D") {
      (run: ToolRun, _: URL) throws in
      #expect(run.output.contains("required language 'it' is missing"))
    }
  }

  @Test("A closed standard output is reported, even if the tool opens files")
  func closedOutput() throws {
    try lint(["A.strings": Self.broken], "--version") { (_: ToolRun, folder: URL) throws in
      let run = try Tool.shell("waymark lint '\(folder.path)' >&-")
      #expect(run.status == 2)
      #expect(run.output == "error: Cannot write standard output: Bad file descriptor\n")
    }
  }

  @Test("The project's own catalogs have no diagnostics")
  func ownCatalogs() throws {
    let run = try Tool.run("lint", Tool.root.appending(path: "Localizations").path)
    #expect(run.status == 0, "\(run.output)")
  }
}
