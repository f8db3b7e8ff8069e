import Foundation
import TestSupport
import Testing

/// Functions that run JavaScript in Node with the functions of a site's scripts.
enum SiteProgram {
  /// The folder of the scripts.
  static let folder = ProjectFolder.url.appending(path: "Sources/Links/LinkSite/Resources")

  /// Calls a JavaScript function with an input that is passed as JSON, and decodes the result.
  ///
  /// - Parameter scripts: The scripts whose functions the program uses.
  static func evaluate<Output: Decodable>(
    _ program: String, _ input: some Encodable, scripts: [String] = ["links.js"]
  ) throws -> Output {
    try ForeignTools.withFolder { folder in
      let data = try JSONEncoder().encode(input)
      try data.write(to: folder.appending(path: "input.json"))
      let texts = try scripts.map { name in
        try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      }
      let lines =
        ["const input = JSON.parse(require('fs').readFileSync('input.json', 'utf8'));"] + texts + [
          "const result = (\(program))(input);",
          "require('fs').writeFileSync('output.json', JSON.stringify(result));",
        ]
      try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: "program.js"))
      let outcome = try ForeignTools.run("node", ["program.js"], in: folder)
      try #require(outcome.status == 0, "\(outcome.text.prefix(2000))")
      let output = try Data(contentsOf: folder.appending(path: "output.json"))
      return try JSONDecoder().decode(Output.self, from: output)
    }
  }
}
