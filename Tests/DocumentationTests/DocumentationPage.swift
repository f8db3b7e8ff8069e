import Foundation
import TestSupport
import Testing

/// A page of the documentation of a library or of the manual, or the README, with its code blocks.
struct DocumentationPage: Sendable, CustomTestStringConvertible {
  /// A fenced code block.
  struct Block: Sendable {
    /// The word after the fence: `swift`, `sh`, `yaml`.
    var language: String
    /// The file that the preceding caption names, as in "`Package.swift`:", or an empty string.
    var file: String
    var lines: [String]
    /// The line number of the fence; the first line is 1.
    var line: Int
    /// The nearest heading before the block, without its number signs.
    var heading: String
  }

  /// The path of the page, relative to the package.
  let path: String
  let blocks: [Block]

  var testDescription: String { path }

  init(path: String) throws {
    self.path = path
    let url = Self.root.appending(path: path)
    let lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    var blocks: [Block] = []
    var current: Block?
    var caption = ""
    var heading = ""
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = current {
          blocks.append(block)
          current = nil
        } else {
          current = Block(
            language: String(line.dropFirst(3)), file: Self.file(named: caption), lines: [],
            line: index + 1, heading: heading)
        }
        caption = ""
      } else if current != nil {
        current?.lines.append(String(line))
      } else if !line.isEmpty {
        if line.hasPrefix("#") { heading = String(line.drop { $0 == "#" || $0 == " " }) }
        caption = String(line)
      }
    }
    self.blocks = blocks
  }

  /// Returns the file that a caption names, as in "`Sources/Shop/main.swift`:".
  private static func file(named caption: String) -> String {
    guard caption.hasPrefix("`"), caption.hasSuffix("`:") else { return "" }
    return String(caption.dropFirst().dropLast(2))
  }

  /// The folder of the package.
  static let root = ProjectFolder.url

  /// All pages of all libraries, sorted by path.
  static func all() throws -> [DocumentationPage] {
    let sources = root.appending(path: "Sources").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
    return try paths.sorted().map { try DocumentationPage(path: "Sources/" + $0) }
  }
}
