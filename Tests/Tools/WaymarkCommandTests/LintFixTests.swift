import Foundation
import TestSupport
import Testing

/// Tests `waymark lint --fix --diff` and `waymark lint -`.
@Suite("The tool: lint, previews and standard input")
struct LintFixTests {
  private static let unused = "/* A. waymark:allow replacement-character */\n\"a\" = \"x\";\n"
  private static let fixed = "/* A. */\n\"a\" = \"x\";\n"

  /// Calls a function with a folder that contains some files.
  private func withFiles(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "waymark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try write(text.utf8, folder.appending(path: name)) }
    try body(folder)
  }

  private func write(_ bytes: some Sequence<UInt8>, _ url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  private func lint(
    _ arguments: String..., input: String = "", in folder: URL
  ) throws -> ToolRun {
    try Tool.run(["lint"] + arguments, input: Array(input.utf8), in: folder.path)
  }

  // MARK: Previews

  /// Files with fixes: one with CRLF, one without a final line break, and names that git quotes.
  private static let fixable = [
    "App/de.lproj/A.strings": unused, "B.strings": unused.replacing("\n", with: "\r\n"),
    "a b/C.strings": String(unused.dropLast()), "ü \"q\"/D.strings": unused + "\"b\" = \"y\";",
    "res/values-de/strings.xml":
      "\u{FEFF}<resources>\n  <string name=\"a\">l'eau</string>\n</resources>",
    "clean/E.strings": fixed,
  ]

  @Test("--diff changes no file, and git applies the diff like --fix", arguments: ["", "App"])
  func preview(_ place: String) throws {
    try withFiles(Self.fixable) { (folder: URL) throws in
      let base = folder.path + ".out"
      defer { for end in [".p", ".e"] { try? FileManager.default.removeItem(atPath: base + end) } }
      let run = try Tool.shell(
        """
        cd '\(folder.path)' && git init -q . && cd './\(place)' || exit 99
        waymark lint --fix --diff > '\(base).p' 2> '\(base).e'; echo $?
        git -C '\(folder.path)' ls-files -o | wc -l
        """)
      #expect(run.output == "1\n\(Self.fixable.count)\n")
      for (name, text) in Self.fixable {
        #expect(try Data(contentsOf: folder.appending(path: name)) == Data(text.utf8))
      }
      let names = Self.fixable.keys.filter {
        $0.hasPrefix(place.isEmpty ? "" : place + "/") && !$0.hasPrefix("clean")
      }
      let errors = try String(contentsOfFile: base + ".e", encoding: .utf8)
      #expect(errors.split(separator: "\n").count == names.count, "\(errors)")
      let applied = try Tool.shell(
        "cd '\(folder.path)/\(place)' && git apply '\(base).p' 2>&1; echo $?")
      #expect(applied.output == "0\n")
      let found = try names.map { try Data(contentsOf: folder.appending(path: $0)) }
      // The same files are written again, and then fixed by the tool.
      for (name, text) in Self.fixable { try write(text.utf8, folder.appending(path: name)) }
      let fixed = try lint("--fix", "--fail-on", "never", in: folder)
      #expect(fixed.status == 0)
      for (name, bytes) in zip(names, found) {
        #expect(try Data(contentsOf: folder.appending(path: name)) == bytes, "\(name)")
      }
    }
  }

  @Test("Only diagnostics in the report are fixed", arguments: ["text", "json"])
  func shown(_ format: String) throws {
    let files = [
      "en.lproj/A.strings": "\"a\" = \"One\";\n", "de.lproj/A.strings": "\"a\" = \"Eins \";\n",
    ]
    for (options, isFixed) in [
      ([], false), (["--severity", "error", "--verbose"], false), (["--severity", "info"], true),
      (["--verbose"], true), (["--quiet"], false), (["--quiet", "--severity", "info"], true),
    ] {
      try withFiles(files) { (folder: URL) throws in
        let arguments = ["lint", "--fix", "--unsafe-fixes", "--format", format] + options
        let run = try Tool.run(arguments, input: [], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(
          contentsOf: folder.appending(path: "de.lproj/A.strings"), encoding: .utf8)
        #expect((text == "\"a\" = \"Eins\";\n") == isFixed, "\(options)")
      }
    }
  }

  @Test("The exit status depends only on whether a file would change")
  func previewStatus() throws {
    let broken = "\"a\" = \"x\u{FFFD}\";\n"
    try withFiles(["A.strings": Self.fixed, "B.strings": broken]) { (folder: URL) throws in
      let clean = try lint("--fix", "--diff", in: folder)
      #expect(clean.status == 0 && clean.output.isEmpty && clean.errors.isEmpty)
      try write(Self.unused.utf8, folder.appending(path: "A.strings"))
      let run = try lint("--fix", "--diff", in: folder)
      #expect(run.status == 1 && run.errors == "would fix 1 diagnostic in A.strings\n")
      #expect(try lint("--fix", "--diff", "-q", in: folder).errors.isEmpty)
      let file = try lint("--fix", "--diff", "--output", "p", in: folder)
      #expect(file.status == 1 && file.output.isEmpty)
      let text = try String(contentsOf: folder.appending(path: "p"), encoding: .utf8)
      #expect(text == run.output && !text.isEmpty)
      for row in [
        (["--diff"], "--diff needs --fix."),
        (["--fix", "--diff", "--format", "sarif"], "--diff does not support the output format"),
        (["--fix", "--diff", "--statistics"], "cannot be combined with --statistics"),
        (["--fix", "--diff", "--baseline", "b", "--update-baseline"], "--diff changes no file"),
      ] as [([String], String)] {
        let run = try Tool.run(["lint"] + row.0, in: folder.path)
        #expect(run.status == 2 && run.errors.contains(row.1), "\(row.0)")
      }
    }
  }

  @Test("A diff contains unsafe fixes only with --unsafe-fixes")
  func unsafePreview() throws {
    let files = [
      "en.lproj/A.strings": "\"a\" = \"Hello\";\n",
      "de.lproj/A.strings": "\"a\" = \"Hallo\";\n\"b\" = \"Verwaist\";\n",
    ]
    try withFiles(files) { (folder: URL) throws in
      #expect(try lint("--fix", "--diff", in: folder).output.isEmpty)
      // The severity of an orphaned key is info.
      let run = try lint("--fix", "--unsafe-fixes", "--diff", "--severity", "info", in: folder)
      #expect(run.status == 1 && run.output.contains("\n-\"b\" = \"Verwaist\";\n"))
    }
  }

  @Test("JSON contains an object for each file that would change")
  func previewJSON() throws {
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/diagnostics.schema.json"))
    try withFiles(["A.strings": Self.unused, "B.strings": Self.fixed]) { (folder: URL) throws in
      let run = try lint("--fix", "--diff", "--format", "json", in: folder)
      #expect(run.status == 1 && run.lines.count == 1)
      #expect(try schema.violations(run.lines[0]) == [])
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(run.lines[0].utf8)) as? [String: Any])
      #expect(object["path"] as? String == "A.strings" && object["fixes"] as? Int == 1)
      #expect(
        object["diff"] as? String == (try lint("--fix", "--diff", in: folder)).output)
    }
  }

  @Test("A file that is not UTF-8 is reported, and the diffs of other files are printed")
  func previewEncodings() throws {
    try withFiles(["A.strings": Self.unused]) { (folder: URL) throws in
      let units = ("\u{FEFF}" + Self.unused).utf16
      let wide = units.flatMap {
        [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
      }
      try write(wide, folder.appending(path: "W.strings"))
      let run = try lint("--fix", "--diff", in: folder)
      #expect(run.status == 2 && run.output.contains("+++ b/A.strings\n"))
      #expect(!run.output.contains("W.strings"))
      #expect(run.errors.contains("W.strings: the file is not UTF-8, so no diff"))
      #expect(try Data(contentsOf: folder.appending(path: "W.strings")) == Data(wide))
    }
  }

  @Test("A path without a catalog is reported, and the diffs of other paths are printed")
  func previewOfOthers() throws {
    let files = [
      "App/A.strings": Self.unused, "App/Broken.strings": "\"a\" = ", "docs/README.md": "# A\n",
    ]
    let reason = "docs: no string catalog found"
    try withFiles(files) { (folder: URL) throws in
      let run = try lint("--fix", "--diff", "--unsafe-fixes", "App", "docs", in: folder)
      #expect(run.status == 2 && run.output.contains("+++ b/App/A.strings\n"))
      #expect(run.errors.contains(reason))
      let none = try lint("--fix", "--diff", "--unsafe-fixes", "docs", in: folder)
      #expect(none.status == 2 && none.output.isEmpty && none.errors.contains(reason))
    }
  }

  @Test("A diff on a terminal is colored and contains no control characters")
  func terminalPreview() throws {
    let text = "/* \u{1B}]0;x\u{7} waymark:allow replacement-character */\n\"a\" = \"x\";\n"
    try withFiles(["A.strings": text]) { (folder: URL) throws in
      let line = "cd '\(folder.path)' && script -qec \"$WAYMARK lint --fix --diff\" /dev/null"
      let shown = try Tool.shell(line + " < /dev/null").output
      #expect(shown.contains("\u{1B}[1;31m-/* ") && !shown.contains("\u{1B}]"))
      let raw = try lint("--fix", "--diff", in: folder).output
      #expect(raw.contains("-/* \u{1B}]0;x\u{7} waymark"))
    }
  }

  // MARK: Standard input

  /// A source file, the path of standard input, and a translation that lacks the placeholder.
  private static let siblingRows: [(source: (String, String), path: String, input: String)] = [
    (
      ("App/en.lproj/A.strings", "\"a\" = \"Hello %@ there\";\n"), "App/de.lproj/A.strings",
      "\"a\" = \"Hallo du\";\n"
    ),
    (
      ("en.lproj/A.strings", "\"a\" = \"Hello %@ there\";\n"), "de.lproj/A.strings",
      "\"a\" = \"Hallo du\";\n"
    ),
    (
      (
        "res/values/strings.xml",
        "<resources><string name=\"a\">Hello %1$s there</string></resources>\n"
      ), "res/values-de/strings.xml",
      "<resources><string name=\"a\">Hallo du</string></resources>\n"
    ),
    (
      ("locales/en/common.json", "{\"a\": \"Hello {{name}} there\"}\n"), "locales/de/common.json",
      "{\"a\": \"Hallo du\"}\n"
    ),
    (
      ("i18n/en.json", "{\"a\": \"Hello {{name}} there\"}\n"), "i18n/de.json",
      "{\"a\": \"Hallo du\"}\n"
    ),
    (
      ("lib/app_en.arb", "{\"@@locale\": \"en\", \"a\": \"Hello {name} there\"}\n"),
      "lib/app_de.arb",
      "{\"@@locale\": \"de\", \"a\": \"Hallo du\"}\n"
    ),
  ]

  @Test("Standard input is compared with the source on disk", arguments: 0..<siblingRows.count)
  func siblings(_ index: Int) throws {
    let (source, path, input) = Self.siblingRows[index]
    try withFiles([source.0: source.1, "other/en.lproj/Z.strings": "\"z\" = \"x\u{FFFD}\";\n"]) {
      (folder: URL) throws in
      for name in [path, "./" + path, folder.path + "/" + path] {
        let run = try lint(
          "-", "--stdin-filename", name, "--format", "json", input: input, in: folder)
        let rules = try run.lines.map { line in
          let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
          #expect(object?["path"] as? String == (name.hasPrefix("./") ? path : name))
          return object?["rule"] as? String ?? ""
        }
        let lost = rules.contains { $0 == "placeholder-missing" || $0 == "icu-argument" }
        #expect(lost, "\(name): \(run.output) \(run.errors)")
      }
      // The same bytes in a file cause the same diagnostics.
      try write(input.utf8, folder.appending(path: path))
      let piped = try lint(
        "-", "--stdin-filename", path, "--format", "json", input: input, in: folder)
      let linted = try lint("--format", "json", in: folder)
      #expect(piped.lines == linted.lines.filter { $0.contains("\"path\":\"\(path)\"") })
    }
  }

  @Test("The existing file at the path and problems in other files are ignored")
  func onlyInput() throws {
    let files = ["A.strings": "\"a\" = \"x\u{FFFD}\";\n", "B.strings": "\"a\" = "]
    try withFiles(files) { (folder: URL) throws in
      let run = try lint("-", "--stdin-filename", "A.strings", input: Self.fixed, in: folder)
      #expect(
        run.status == 0 && run.output == "nothing to report in 1 catalog\n" && run.errors == "")
      try write("lint: { exclude: [A.strings] }\n".utf8, folder.appending(path: "waymark.yaml"))
      let named = try lint(
        "-", "--stdin-filename", "A.strings", input: "\"a\" = \"x\u{FFFD}\";\n", in: folder)
      // If the file is passed as an argument, it is linted, too.
      #expect(named.status == 1 && named.output.contains("A.strings:1:9: error: "))
    }
  }

  @Test("--fix writes the fixed file to standard output, and the report to standard error")
  func fixedInput() throws {
    try withFiles(["A.strings": Self.unused]) { (folder: URL) throws in
      let arguments = ["lint", "-", "--stdin-filename", "A.strings", "--fix"]
      func run(_ input: String, _ more: String...) throws -> ToolRun {
        try Tool.run(arguments + more, input: Array(input.utf8), in: folder.path)
      }
      let fixed = try run(Self.unused)
      #expect(fixed.status == 0 && fixed.output == Self.fixed)
      #expect(fixed.errors.contains("fixed 1 diagnostic in A.strings\n"))
      // The remaining diagnostics refer to positions in the fixed file.
      let rest = try run(Self.unused.replacing("\"x\"", with: "\"x\u{FFFD}\""))
      #expect(rest.status == 0 || rest.status == 1)
      let broken = Self.unused + "\"b\" = \"x\u{FFFD}\";\n"
      let other = try run(
        broken.replacing("replacement-character", with: "double-space"), "--format", "json")
      #expect(other.status == 1 && other.output == Self.fixed + "\"b\" = \"x\u{FFFD}\";\n")
      #expect(other.errors.contains("\"line\":3,\"column\":9,"))
      // Input that has no fixes or contains syntax errors is written unchanged.
      for text in ["", Self.fixed, "\"a\" = ", "\"a\" = \"x\";\r\n"] {
        #expect(try run(text).output == text)
      }
      let diff = try run(Self.unused, "--diff")
      #expect(diff.status == 1 && diff.output.contains("-/* A. waymark:allow"))
      #expect(diff.output.hasPrefix("diff --git a/"))
      let report = try run(broken, "--output", "r")
      #expect(report.output.hasPrefix("/* A. ") && !report.errors.contains("error: "))
      // The file on disk is not changed.
      let text = try String(contentsOf: folder.appending(path: "A.strings"), encoding: .utf8)
      #expect(text == Self.unused)
    }
  }

  @Test("Other uses of standard input are rejected with a reason")
  func invalidInput() throws {
    let rows: [(arguments: [String], reason: String)] = [
      (["-"], "Standard input needs --stdin-filename"),
      (["-", "--stdin-filename", ""], "Standard input needs --stdin-filename"),
      (["--stdin-filename", "A.strings"], "--stdin-filename needs the path -."),
      (["-", "A.strings", "--stdin-filename", "A.strings"], "combined with other paths"),
      (["-", "--stdin-filename", "A.txt"], "A.txt: not a string catalog"),
      (["-", "--stdin-filename", "A.strings", "--since", "HEAD"], "need all files"),
      (["-", "--stdin-filename", "A.strings", "--usage", "-"], "need all files"),
    ]
    try withFiles([:]) { (folder: URL) throws in
      for row in rows {
        let run = try Tool.run(["lint"] + row.arguments, input: [], in: folder.path)
        #expect(run.status == 2 && run.errors.contains(row.reason), "\(row.arguments): \(run)")
      }
    }
  }
}
