import Foundation
import Testing

/// What is different where a person looks at a terminal.
@Suite(
  "The tool: terminals",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct TerminalTests {
  /// Runs the tool in a terminal of its own.
  private func terminal(_ arguments: String, _ environment: String = "") throws -> String {
    try Tool.shell(
      "script -qec \"env \(environment) $WAYMARK \(arguments)\" /dev/null < /dev/null"
    ).output
  }

  @Test("Colours are for terminals that have them and people who want them")
  func colours() throws {
    #expect(try terminal("parse osqr:nemu").contains("\u{1B}[1;31mrejected\u{1B}[0m"))
    #expect(try terminal("parse osqr:menu").contains("\u{1B}[1;32mmatched\u{1B}[0m"))
    #expect(try terminal("parse osqr:nemu", "NO_COLOR=").contains("\u{1B}["))
    #expect(try !terminal("parse osqr:nemu", "NO_COLOR=1").contains("\u{1B}"))
    #expect(try !terminal("parse osqr:nemu", "TERM=dumb").contains("\u{1B}"))
    #expect(try !terminal("parse --format json osqr:nemu").contains("\u{1B}"))
    #expect(try !Tool.run("parse", "osqr:nemu").output.contains("\u{1B}"))
  }

  @Test("A long link is shown as wide as the terminal")
  func width() throws {
    let link = "osqr:thread?q=" + String(repeating: "x", count: 300) + "{"
    for columns in [40, 80] {
      let output = try Tool.shell(
        "script -qec \"stty cols \(columns); NO_COLOR=1 $WAYMARK parse '\(link)'\" /dev/null < /dev/null"
      ).output
      let lines = output.split(whereSeparator: \.isNewline)
      #expect(lines.contains { $0.hasPrefix("  …x") && $0.count <= columns })
    }
  }

  @Test("Links are read from a terminal")
  func typing() throws {
    let output = try Tool.shell(
      "printf 'osqr:menu\\n\\004' | script -qec \"$WAYMARK parse --format json --input -\" /dev/null"
    ).output
    #expect(output.contains(#""route":"menu""#))
  }
}
