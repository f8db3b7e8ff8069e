import Foundation
import Testing

@Suite("rules")
struct RulesTests {
  private static let page = Tool.root.appending(
    path: "Sources/Catalogs/CatalogRulePages/Pages/replacement-character.md")

  @Test("The list has one line per page, in columns")
  func list() throws {
    let folder = Self.page.deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    let run = try Tool.run("rules")
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.lines
    let heading = try #require(lines.first)
    #expect(Set(lines.dropFirst().map { String($0.prefix { $0 != " " }) }) == Set(names))
    #expect(lines.count == names.count + 1)
    let column = try #require(heading.range(of: "severity")).lowerBound
    for line in lines.dropFirst() {
      let severities = line[column...].prefix { $0 != " " }
      #expect(["error", "error,", "warning", "warning,", "info"].contains(severities), "\(line)")
    }
    // Without required languages, the severity of a missing translation is warning or info.
    let missing = try #require(lines.first { $0.hasPrefix("missing-translation ") })
    #expect(missing.contains("  error, warning, info  "))
  }

  @Test("In a pipe, a page is printed as Markdown")
  func markdown() throws {
    let run = try Tool.run("rules", "replacement-character")
    #expect(run.status == 0)
    #expect(try run.output == String(contentsOf: Self.page, encoding: .utf8))
  }

  @Test("An unknown rule causes an error that suggests the nearest rule")
  func unknown() throws {
    let run = try Tool.run("rules", "replacment-charakter")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("Did you mean 'replacement-character'?"))
    let other = try Tool.run("rules", "xyzzy")
    #expect(other.status == 2 && !other.errors.contains("Did you mean"))
  }

  @Test(
    "A page on a terminal has bold headings, wrapped paragraphs and unchanged code",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func terminal() throws {
    let output = try Tool.shell(
      """
      script -qec 'stty cols 60; "$WAYMARK" rules replacement-character; "$WAYMARK" rules' \
      /dev/null < /dev/null
      """
    ).output
    let lines = output.split(whereSeparator: \.isNewline)
    #expect(lines.contains("\u{1B}[1mWhy\u{1B}[0m") && !output.contains("## Why"))
    #expect(lines.contains("    \"Good morning\" : {") && !output.contains("```"))
    let words = lines.filter { !$0.contains("\u{1B}") && !$0.contains("\"") }
    #expect(words.allSatisfy { $0.count <= 60 })
    #expect(lines.contains { $0.hasPrefix("    U+FFFD, which replaces") })
  }
}
