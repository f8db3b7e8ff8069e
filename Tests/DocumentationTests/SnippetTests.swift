import Foundation
import Testing

/// Checks that the Swift code in the documentation is compiled and run.
///
/// The code must be in a file in `Snippets` or in the tutorial. Any other block must state that it
/// needs Apple's SDKs.
@Suite struct SnippetTests {
  static let unavailable = "// Apple's SDKs only"

  @Test func thereArePagesWithCode() throws {
    let pages = try DocumentationPage.all()
    #expect(pages.count >= 19)
    #expect(pages.flatMap(\.blocks).filter { $0.language == "swift" }.count > 8)
  }

  @Test(arguments: try DocumentationPage.all())
  func everyBlockIsInASnippet(_ page: DocumentationPage) throws {
    let snippets = try Self.snippets()
    for block in page.blocks {
      #expect(
        ["swift", "sh", "yaml", "text"].contains(block.language),
        "\(page.path):\(block.line): nothing tries a block of this kind")
      guard block.language == "swift", block.file.isEmpty, block.lines.first != Self.unavailable
      else { continue }
      let text = Self.normalized(block.lines)
      #expect(
        snippets.contains { $0.contains(text) },
        """
        \(page.path):\(block.line): no file in Tests/DocumentationTests/Snippets has this code
        """
      )
    }
  }

  /// Returns the compiled sources, without indentation and empty lines.
  static func snippets() throws -> [String] {
    let folder = DocumentationPage.root.appending(path: "Tests/DocumentationTests/Snippets")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      let text = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      return normalized(text.split(separator: "\n").map(String.init))
    }
  }

  /// Returns lines without indentation and empty lines, between two line feeds.
  static func normalized(_ lines: [String]) -> String {
    let trimmed = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    return "\n" + trimmed.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }
}
