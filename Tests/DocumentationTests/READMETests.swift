import Foundation
import Testing

/// Checks the size, the picture, the quick starts, and the links of the README.
@Suite("README")
struct READMETests {
  private static let readme = "README.md"

  @Test("The README has at most 8 kB, and starts with one sentence and two commands")
  func size() throws {
    let text = try String(
      contentsOf: DocumentationPage.root.appending(path: Self.readme), encoding: .utf8)
    #expect(text.utf8.count <= 8_000)
    let page = try DocumentationPage(path: Self.readme)
    let first = try #require(page.blocks.first)
    #expect(first.lines.count == 2 && first.lines.allSatisfy { $0.hasPrefix("Tools/") })
  }

  @Test(
    "Each quick start prints what the README shows, in at most ten lines",
    arguments: [
      "For app developers", "For localization engineers", "For CI and link infrastructure",
    ])
  func quickStart(_ heading: String) throws {
    let blocks = try DocumentationPage(path: Self.readme).blocks.filter { $0.heading == heading }
    let commands = blocks.filter { $0.language == "sh" }
    #expect(commands.count == 1 && commands.allSatisfy { $0.lines.count <= 10 })
    #expect(blocks.count { $0.language == "text" } == 1)
    // A block that shows a problem may exit with status 1.
    let walkthrough = Walkthrough(
      path: Self.readme, blocks: blocks.filter { ["sh", "text"].contains($0.language) },
      statuses: [0, 1])
    #expect(try walkthrough.follow() > 0)
  }

  @Test("The settings that the README shows are valid")
  func settings() throws {
    let blocks = try DocumentationPage(path: Self.readme).blocks.filter { $0.language == "yaml" }
    #expect(blocks.count == 1)
    for var block in blocks {
      block.file = "waymark.yaml"
      let lint = DocumentationPage.Block(
        language: "sh", file: "",
        lines: ["echo '\"a\" = \"a\";' > en.strings", "waymark lint --format json"],
        line: block.line, heading: "")
      try Walkthrough(path: Self.readme, blocks: [block, lint]).follow()
    }
  }

  @Test("The picture shows the output of the tool")
  func picture() throws {
    let process = Process()
    process.executableURL = DocumentationPage.root.appending(path: "Tools/terminal-picture")
    process.arguments = ["--check", Walkthrough.tool.path]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let errors = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: errors, as: UTF8.self))")
  }

  @Test("The target of each relative link in the README and the manual exists")
  func links() throws {
    let root = DocumentationPage.root
    let manual = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: "Tools/Manual/pages").path)
    let pages = manual.filter { $0.hasSuffix(".md") }.map { "Tools/Manual/pages/" + $0 }
    #expect(!pages.isEmpty)
    let others = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
    for path in pages + others {
      let url = root.appending(path: path)
      let text = try String(contentsOf: url, encoding: .utf8)
      for match in text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
        let target = url.deletingLastPathComponent().appending(path: String(match.1))
        #expect(
          FileManager.default.fileExists(atPath: target.standardized.path), "\(path): \(match.1)")
      }
    }
  }
}
