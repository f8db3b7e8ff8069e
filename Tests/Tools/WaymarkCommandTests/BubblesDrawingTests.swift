import Foundation
import Testing

/// Tests the drawings of `waymark bubbles`.
@Suite("bubbles: drawings")
struct BubblesDrawingTests {
  @Test("The tail, the name and the time of a bubble are mirrored on the other side")
  func sides() throws {
    let lines = [
      Speech.line("1", "ann", "Good morning, everyone", at: 1000),
      Speech.line("2", "bob", "Shall we?\n\nYes\n", at: 62_000),
    ]
    let margin = String(repeating: " ", count: 67)
    #expect(
      try Speech.run(lines, ["--policy", "by-speaker", "--me", "bob"]).lines == [
        " ann  00:00:01",
        "╭────────────────────────╮",
        "│ Good morning, everyone │",
        "└────────────────────────╯",
        margin.dropLast() + "00:01:02  bob",
        margin + "╭───────────╮",
        margin + "│ Shall we? │",
        margin + "│           │",
        margin + "│ Yes       │",
        margin + "╰───────────┘",
      ])
  }

  @Test("--group shares one header per speaker, and --hide-times omits times")
  func grouped() throws {
    let lines = [
      Speech.line("1", "ann", "One", at: 1000), Speech.line("2", "ann", "Two", at: 2000),
      Speech.line("3", "bob", "Three", at: 3000), Speech.line("4", "ann", "Four", at: 4000),
    ]
    let heads = { (run: ToolRun) in run.lines.filter { !"╭│└╰".contains($0.first ?? "│") } }
    #expect(
      heads(try Speech.run(lines, ["--group"]))
        == [" ann  00:00:01", " bob  00:00:03", " ann  00:00:04"])
    #expect(heads(try Speech.run(lines, ["--hide-times"])) == [" ann", " ann", " bob", " ann"])
    #expect(
      heads(try Speech.run(lines, ["--group", "--hide-times"])) == [" ann", " bob", " ann"])
    let nameless = try Speech.run([Speech.line("1", "", "x", at: 0)], ["--hide-times"])
    #expect(nameless.lines == ["╭───╮", "│ x │", "└───╯"])
  }

  @Test("Right-to-left text is isolated, and aligned to the right")
  func rightToLeft() throws {
    let lines = [Speech.line("1", "דנה", "שלום\nok\n12:30", at: 0)]
    let margin = String(repeating: " ", count: 71)
    #expect(
      try Speech.run(lines, language: "he").lines == [
        String(repeating: " ", count: 66) + "00:00:00  \u{2068}דנה\u{2069}",
        margin + "╭───────╮",
        margin + "│  \u{2067}שלום\u{2069} │",
        margin + "│ ok    │",
        margin + "│ \u{2067}12:30\u{2069} │",
        margin + "╰───────┘",
      ])
  }

  @Test("Wide characters occupy two columns, and no line starts with a full stop")
  func wide() throws {
    let lines = [Speech.line("1", "田中", String(repeating: "日", count: 28) + "。本「語」", at: 0)]
    #expect(
      try Speech.run(lines, language: "ja").lines == [
        " 田中  00:00:00",
        "╭" + String(repeating: "─", count: 56) + "╮",
        "│ " + String(repeating: "日", count: 27) + " │",
        "│ 日。本「語」" + String(repeating: " ", count: 42) + " │",
        "└" + String(repeating: "─", count: 56) + "╯",
      ])
  }

  @Test("Combining marks occupy no column, and letters with joiners do not change")
  func marks() throws {
    let run = try Speech.run([
      Speech.line("1", "a", "e\u{301} می\u{200C}خواهم हिन्दी 👩‍👩‍👧 ☝🏽", at: 0)
    ])
    // Two of the Hindi vowel signs occupy a column each.
    #expect(run.lines[1] == "╭" + String(repeating: "─", count: 23) + "╮")
    #expect(run.lines[2].contains("می\u{200C}خواهم") && !run.output.contains("<U+"))
  }

  @Test("No message can control the terminal")
  func hostile() throws {
    let tricks =
      (0..<0x20).map { String(UnicodeScalar($0)) }.joined()
      + "\u{7F}\u{85}\u{9B}\u{200B}\u{200D}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}"
      + "\u{2066}\u{2067}\u{2068}\u{2069}\u{FEFF}\u{E0041}\u{2028}x\u{200D}y"
    let run = try Speech.run([Speech.line("1", "s\(tricks)", "c\(tricks)", at: 0)])
    #expect(run.status == 0)
    let shown = run.output.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar != "\n"
      default: false
      }
    }
    #expect(shown.isEmpty)
    #expect(run.output.contains("<U+202E>") && run.output.contains("␛"))
  }

  @Test("Long sequences of marks and long names are truncated")
  func piles() throws {
    let run = try Speech.run([
      Speech.line(
        "1", String(repeating: "n", count: 250), "a" + String(repeating: "\u{301}", count: 5000),
        at: 0)
    ])
    #expect(run.output.unicodeScalars.count { $0 == "\u{301}" } == 11)
    #expect(run.lines[0] == " " + String(repeating: "n", count: 67) + "…  00:00:00")
    #expect(run.lines[2] == "│ a" + String(repeating: "\u{301}", count: 11) + "\u{FFFD} │")
  }
}

/// Tests `waymark bubbles` in a terminal.
@Suite(
  "bubbles: terminals",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct BubblesTerminalTests {
  private func terminal(
    _ environment: String, columns: Int, _ lines: [String], _ options: String = ""
  ) throws -> String {
    try Tool.withFile(lines.map { $0 + "\n" }.joined().utf8) { (path: String) throws in
      let command = "$WAYMARK bubbles --language en --input \(path) \(options)"
      return try Tool.shell(
        """
        script -qec "stty cols \(columns) rows 6; \(environment) \(command)" /dev/null < /dev/null
        """
      ).output
    }
  }

  @Test("Bubbles are as wide as the terminal allows", arguments: [20, 40, 80, 200])
  func width(_ columns: Int) throws {
    let text = String(repeating: "word ", count: 60)
    let output = try terminal("NO_COLOR=1", columns: columns, [Speech.line("1", "a", text, at: 0)])
    let lines = output.split(whereSeparator: \.isNewline)
    #expect(lines.count > 4 && lines.allSatisfy { $0.count <= columns })
    #expect(lines.dropFirst().allSatisfy { $0.count > columns / 4 })
  }

  @Test("NO_COLOR and a dumb terminal disable colors")
  func colours() throws {
    let lines = [Speech.line("1", "ann", "x", at: 0)]
    #expect(try terminal("", columns: 80, lines).contains("\u{1B}[1mann\u{1B}[0m"))
    #expect(try !terminal("NO_COLOR=1", columns: 80, lines).contains("\u{1B}"))
    #expect(try !terminal("TERM=dumb", columns: 80, lines, "--follow").contains("\u{1B}"))
  }

  @Test("A growing conversation is redrawn in place, and drawn completely at the end")
  func follow() throws {
    let lines = (1...9).map { Speech.line("\($0)", "s\($0)", "x", at: $0) } + ["bad"]
    let output = try terminal("NO_COLOR=1", columns: 80, lines, "--follow")
    let parts = output.components(separatedBy: "\u{1B}[5A\r")
    try #require(parts.count == 2)
    // The first drawing contains the bubbles that fit on the screen, and the problems. The drawing
    // at the end contains everything.
    #expect(parts[0].components(separatedBy: "\u{1B}[K").count == 6)
    #expect(
      parts[0].contains("s9") && !parts[0].contains("s7")
        && parts[0].contains("1 line is not a message"))
    #expect((1...9).allSatisfy { parts[1].contains("s\($0)") })
    #expect(parts[1].contains("error: line is not valid JSON"))
  }
}
