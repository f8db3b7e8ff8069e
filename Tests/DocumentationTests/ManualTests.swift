import Foundation
import Testing

/// Follows the pages of the manual, and checks their settings, manifests and Swift code.
@Suite("Manual")
struct ManualTests {
  private static let folder = "Tools/Manual/pages"

  /// All pages, sorted by path.
  private static func pages() throws -> [DocumentationPage] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: DocumentationPage.root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".md") }.sorted().map {
      try DocumentationPage(path: "\(folder)/\($0)")
    }
  }

  /// The pages with shell blocks, whose commands the tests run.
  private static func followedPages() throws -> [DocumentationPage] {
    try pages().filter { page in page.blocks.contains { $0.language == "sh" } }
  }

  @Test(
    "Each tutorial contains commands, so its steps are followed",
    arguments: ["continuous-integration", "translations", "typed-links"])
  func tutorial(_ name: String) throws {
    let paths = try Self.followedPages().map(\.path)
    #expect(paths.contains("\(Self.folder)/tutorials/\(name).md"))
  }

  @Test("The tool prints what the page shows", arguments: try followedPages())
  func follow(_ page: DocumentationPage) throws {
    // A block that shows a problem may exit with status 1.
    let walkthrough = Walkthrough(path: page.path, blocks: page.blocks, statuses: [0, 1])
    #expect(try walkthrough.follow() > 0)
  }

  @Test("The settings that a page shows are valid", arguments: try pages())
  func settings(_ page: DocumentationPage) throws {
    for var block in page.blocks where block.language == "yaml" {
      // A block without a caption that begins with `lint:` shows a part of `waymark.yaml`.
      guard block.file.hasSuffix("waymark.yaml") || block.lines.first == "lint:" else { continue }
      block.file = "waymark.yaml"
      // Invalid settings make the run exit with status 2.
      let lint = Self.commands(
        ["echo '\"a\" = \"a\";' > en.strings", "waymark lint --format json"], after: block)
      try Walkthrough(path: page.path, blocks: [block, lint], statuses: [0, 1]).follow()
    }
  }

  @Test("The manifests that a page shows are valid, or ambiguous", arguments: try pages())
  func manifests(_ page: DocumentationPage) throws {
    for block in page.blocks where block.file.hasSuffix(".links.yaml") {
      // Pages about paths and precedence show manifests that are ambiguous on purpose.
      let check = Self.commands(
        [
          "waymark check --format json '\(block.file)' | grep '\"severity\":\"error\"'"
            + " | grep -v '\"rule\":\"ambiguous-'"
        ], after: block)
      let nothing = DocumentationPage.Block(
        language: "text", file: "", lines: [], line: block.line, heading: block.heading)
      try Walkthrough(path: page.path, blocks: [block, check, nothing], statuses: [0, 1]).follow()
    }
  }

  @Test("The Swift code on a page is compiled", arguments: try pages())
  func swift(_ page: DocumentationPage) throws {
    // These pages show code that uses other libraries or is part of the reader's app.
    if page.path.hasPrefix("\(Self.folder)/coming-from/") { return }
    let snippets = try SnippetTests.snippets()
    for block in page.blocks where block.language == "swift" && block.file.isEmpty {
      if block.lines.first == SnippetTests.unavailable { continue }
      let code = SnippetTests.normalized(block.lines)
      #expect(
        snippets.contains { $0.contains(code) },
        "\(page.path):\(block.line): no file in Tests/DocumentationTests/Snippets has this code")
    }
  }

  /// Returns a block of commands to run after a block that contains a file.
  private static func commands(
    _ lines: [String], after block: DocumentationPage.Block
  ) -> DocumentationPage.Block {
    DocumentationPage.Block(
      language: "sh", file: "", lines: lines, line: block.line, heading: block.heading)
  }
}
