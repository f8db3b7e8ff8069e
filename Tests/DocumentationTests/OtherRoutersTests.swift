import Foundation
import Testing

/// Runs the scripts in the guide about other routers, and compares their output with the page.
@Suite("Manual: other routers")
struct OtherRoutersTests {
  private static let path = "Tools/Manual/pages/guides/other-routers.md"

  private static let hasNode = ["/usr/bin/node", "/usr/local/bin/node"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(
    "The scripts print what the page shows", .enabled(if: hasNode, "node is not installed"),
    arguments: [("linking.mjs", "linking.json"), ("routes.mjs", "routes.dart")])
  func scripts(_ script: String, _ result: String) throws {
    let page = try DocumentationPage(path: Self.path)
    var blocks = page.blocks.filter { ["shop.links.yaml", script].contains($0.file) }
    #expect(blocks.count == 2)
    let shown = try #require(page.blocks.first { $0.file == result })
    let command = DocumentationPage.Block(
      language: "sh", file: "",
      lines: ["waymark routes --format json | node \(script) 2> /dev/null"], line: shown.line,
      heading: shown.heading)
    let output = DocumentationPage.Block(
      language: "text", file: "", lines: shown.lines, line: shown.line, heading: shown.heading)
    blocks += [command, output]
    #expect(try Walkthrough(path: page.path, blocks: blocks).follow() == 1)
  }
}
