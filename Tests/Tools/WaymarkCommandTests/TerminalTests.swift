import Foundation
import Testing

/// Tests how the output differs on a terminal.
@Suite(
  "The tool: terminals",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct TerminalTests {
  /// Runs the tool in a new terminal.
  private func terminal(_ arguments: String, _ environment: String = "") throws -> String {
    try Tool.shell(
      "script -qec \"env \(environment) $WAYMARK \(arguments)\" /dev/null < /dev/null"
    ).output
  }

  @Test("Colors are used on terminals that support them, unless NO_COLOR is set")
  func colours() throws {
    #expect(try terminal("parse osqr:nemu").contains("\u{1B}[1;31mrejected\u{1B}[0m"))
    #expect(try terminal("parse osqr:menu").contains("\u{1B}[1;32mmatched\u{1B}[0m"))
    #expect(try terminal("parse osqr:nemu", "NO_COLOR=").contains("\u{1B}["))
    #expect(try !terminal("parse osqr:nemu", "NO_COLOR=1").contains("\u{1B}"))
    #expect(try !terminal("parse osqr:nemu", "TERM=dumb").contains("\u{1B}"))
    #expect(try !terminal("parse --format json osqr:nemu").contains("\u{1B}"))
    #expect(try !Tool.run("parse", "osqr:nemu").output.contains("\u{1B}"))
  }

  /// The option, the variables, and whether output to a terminal and to a pipe is colored.
  private struct ColorRow: CustomTestStringConvertible {
    var option: String
    var environment: [String]
    var terminal: Bool
    var pipe: Bool
    var testDescription: String { ([option] + environment).joined(separator: " ") }
  }

  // The order of precedence is the option, https://no-color.org, https://force-color.org, and the
  // terminal.
  private static let colorRows = [
    ColorRow(option: "", environment: [], terminal: true, pipe: false),
    ColorRow(option: "--color auto", environment: [], terminal: true, pipe: false),
    ColorRow(option: "--color=always", environment: [], terminal: true, pipe: true),
    ColorRow(option: "--color never", environment: [], terminal: false, pipe: false),
    ColorRow(option: "--color always", environment: ["NO_COLOR=1"], terminal: true, pipe: true),
    ColorRow(option: "--color always", environment: ["TERM=dumb"], terminal: true, pipe: true),
    ColorRow(option: "--color never", environment: ["FORCE_COLOR=1"], terminal: false, pipe: false),
    ColorRow(option: "", environment: ["FORCE_COLOR=1"], terminal: true, pipe: true),
    ColorRow(option: "--color auto", environment: ["FORCE_COLOR=3"], terminal: true, pipe: true),
    ColorRow(option: "", environment: ["FORCE_COLOR="], terminal: true, pipe: false),
    ColorRow(option: "", environment: ["FORCE_COLOR=0"], terminal: true, pipe: false),
    ColorRow(option: "", environment: ["FORCE_COLOR=false"], terminal: true, pipe: false),
    ColorRow(option: "", environment: ["FORCE_COLOR=1", "TERM=dumb"], terminal: true, pipe: true),
    ColorRow(
      option: "", environment: ["NO_COLOR=1", "FORCE_COLOR=1"], terminal: false, pipe: false),
    ColorRow(option: "", environment: ["NO_COLOR=", "FORCE_COLOR=1"], terminal: true, pipe: true),
    ColorRow(option: "", environment: ["TERM=dumb"], terminal: false, pipe: false),
  ]

  @Test(
    "The option, NO_COLOR, FORCE_COLOR and the terminal decide, in this order", arguments: colorRows
  )
  private func colorOrder(_ row: ColorRow) throws {
    for command in ["parse osqr:nemu", "routes", "rules"] {
      let line = "\(command) \(row.option)"
      let variables = row.environment.joined(separator: " ")
      #expect(try terminal(line, variables).contains("\u{1B}[") == row.terminal, "\(line)")
      let environment = row.environment.reduce(into: [:] as [String: String]) { all, item in
        let parts = item.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        all[parts[0]] = parts[1]
      }
      let run = try Tool.run(
        line.split(separator: " ").map(String.init),
        environment: ["TERM": "xterm"].merging(environment) { $1 })
      #expect(run.output.contains("\u{1B}[") == row.pipe, "\(line)")
    }
    // JSON output and the messages on standard error are not colored.
    let environment = row.environment.joined(separator: " ")
    let broken = "check --format json \(row.option) /dev/null 2>&1"
    #expect(
      try !Tool.shell("env \(environment) $WAYMARK \(broken)").output.contains("\u{1B}["))
  }

  @Test("An invalid value of --color causes an error that suggests the nearest value")
  func colorOption() throws {
    let run = try Tool.run("parse", "--color", "alway", "osqr:menu")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("'alway' is not one of auto, always, never. Did you mean 'always'?"))
  }

  @Test("A long link is shortened to the width of the terminal")
  func width() throws {
    let link = "osqr:thread?q=" + String(repeating: "x", count: 300) + "{"
    for columns in [40, 80] {
      let output = try Tool.shell(
        """
        script -qec "stty cols \(columns); NO_COLOR=1 $WAYMARK parse '\(link)'" /dev/null \
        < /dev/null
        """
      ).output
      let lines = output.split(whereSeparator: \.isNewline)
      #expect(lines.contains { $0.hasPrefix("  …x") && $0.count <= columns })
    }
  }

  @Test("Links are read from a terminal")
  func typing() throws {
    let output = try Tool.shell(
      """
      printf 'osqr:menu\\n\\004' | script -qec "$WAYMARK parse --format json --input -" /dev/null
      """
    ).output
    #expect(output.contains(#""route":"menu""#))
  }
}
