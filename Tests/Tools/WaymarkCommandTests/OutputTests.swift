import Foundation
import TestSupport
import Testing

/// Tests that outputs of commands do not replace inputs.
@Suite("The tool: outputs")
struct OutputTests {
  private static let files = [
    "en.lproj/A.strings": "\"a\" = \"Hi\";\n", "de.lproj/A.strings": "\"a\" = \"x\u{FFFD}\";\n",
    "waymark.yaml": "lint:\n  baseline: known.json\n",
    "known.json": "{\n  \"version\": 1,\n  \"diagnostics\": []\n}\n",
    "usage.ndjson": "", "links.txt": "https://shop.example/item\n",
    "shop.links.yaml": """
    app: shop
    hosts: [shop.example]
    schemes: [shop]
    routes:
      item:
        path: /item

    """,
    "assetlinks.json": "[]\n", "defaults.yaml": "{}\n",
  ]

  /// Commands, in which `OUT` represents the output, with their inputs.
  private static let rows: [(command: String, inputs: [String])] = [
    (
      "lint --usage usage.ndjson --output OUT .",
      ["en.lproj/A.strings", "de.lproj/A.strings", "waymark.yaml", "known.json", "usage.ndjson"]
    ),
    ("lint --baseline links.txt --output OUT en.lproj", ["links.txt"]),
    ("lint --config defaults.yaml --output OUT en.lproj", ["defaults.yaml"]),
    ("catalog export --language de --output OUT .", ["de.lproj/A.strings", "waymark.yaml"]),
    ("generate swift --manifest shop.links.yaml --output OUT", ["shop.links.yaml"]),
    ("generate kotlin --manifest shop.links.yaml --output OUT", ["shop.links.yaml"]),
    ("generate typescript --manifest shop.links.yaml --output OUT", ["shop.links.yaml"]),
    ("generate markdown --manifest shop.links.yaml --output OUT", ["shop.links.yaml"]),
    ("associate apple --manifest shop.links.yaml --output OUT", ["shop.links.yaml"]),
    ("associate info-plist --manifest shop.links.yaml --output OUT", ["shop.links.yaml"]),
    ("qr --format svg --manifest shop.links.yaml --output OUT shop item", ["shop.links.yaml"]),
    ("init --force --input links.txt --output OUT", ["links.txt"]),
    ("init --force --input - --output OUT < links.txt", ["links.txt"]),
    ("init --force --android a.example=assetlinks.json --output OUT", ["assetlinks.json"]),
  ]

  private func withFiles(_ body: (URL) throws -> Void) throws {
    try ForeignTools.withFolder { folder in
      for (name, text) in Self.files {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try body(folder)
    }
  }

  private func contents(_ folder: URL) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in Self.files.keys {
      contents[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return contents
  }

  @Test("An output never replaces an input, however its path is spelled")
  func inputs() throws {
    try withFiles { folder in
      for row in Self.rows {
        for input in row.inputs {
          let other = "link-\(UUID())"
          let spelling = ["\(input)", "./\(input)", "en.lproj/../\(input)", "$PWD/\(input)"]
          let links = [
            "ln -s \(input) \(other)", "ln \(input) \(other)",
            "ln -s \(input) \(other)a && ln -s \(other)a \(other)",
          ]
          for (setup, output) in spelling.map({ ("true", $0) }) + links.map({ ($0, other) }) {
            let command = row.command.replacing("OUT", with: "\"\(output)\"")
            let run = try Tool.shell(
              "cd '\(folder.path)' && \(setup) && waymark \(command); s=$?; rm -f link-*; exit $s")
            #expect(run.status == 2, "\(command): \(run)")
            let message = "error: The output would replace the input"
            #expect(run.output.contains(message), "\(command): \(run)")
          }
          #expect(try contents(folder) == Self.files, "\(row.command) \(input)")
        }
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!names.contains { $0.hasPrefix(".waymark-") })
    }
  }

  @Test("Output files in a folder do not replace inputs")
  func folders() throws {
    try withFiles { folder in
      for command in [
        "catalog pseudo --style accented --output . .",
        "qr --input links.txt --format payload --name links --output .",
      ] {
        let run = try Tool.shell("cd '\(folder.path)' && waymark \(command)")
        #expect(run.status == 2, "\(command): \(run)")
        #expect(run.output.contains("would replace the input"), "\(command): \(run)")
        #expect(try contents(folder) == Self.files)
      }
    }
  }

  @Test(
    "If the output path is not a regular file, the output is written to it",
    arguments: [
      "catalog export --language de --output OUT .", "lint --format json --output OUT .",
      "generate markdown --manifest shop.links.yaml --output OUT",
      "qr --format svg --output OUT https://shop.example/item",
      "init --input links.txt --output OUT",
    ])
  func streams(_ command: String) throws {
    try withFiles { folder in
      func shell(_ script: String, _ output: String) throws -> String {
        let command = command.replacing("OUT", with: output)
        let run = "timeout -s KILL 20 \"$WAYMARK\" \(command) 2>/dev/null"
        return try Tool.shell("cd '\(folder.path)' && " + script.replacing("RUN", with: run)).output
      }
      let plain = try shell("RUN > /dev/null; cat o.md; rm o.md", "o.md")
      #expect(!plain.isEmpty)
      // The output of other programs on the same stream is kept.
      for path in ["/dev/stdout", "/dev/fd/1"] {
        let run = try shell("{ echo a; RUN; echo b; } > o.md; cat o.md; rm o.md", path)
        #expect(run.hasPrefix("a\n" + plain) && run.hasSuffix("b\n"), "\(path): \(run)")
        #expect(try shell("RUN | cat", path).hasPrefix(plain))
      }
      #expect(try shell("RUN 3>o.md >/dev/null; cat o.md; rm o.md", "/dev/fd/3") == plain)
      // The shell opens both ends of the pipe first, so that it does not wait for a command that
      // opens neither.
      let run = """
        exec 9<>q 8<q; cat <&8 9>&- > o.md & RUN > /dev/null 8<&- 9>&-; exec 8<&- 9>&-; \
        wait; test -p q
        """
      #expect(try shell("mkfifo q; \(run) && cat o.md; rm o.md", "q") == plain)
      #expect(try shell("ln -s q p; \(run) && test -L p && cat o.md", "p") == plain)
    }
  }

  @Test("Threads that create the same folder at the same time can all write to it")
  func folderOfThreads() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<20 {
      let path = folder.appending(path: "\(number)").path
      let run = try Tool.run(
        ["qr", "--input", "-", "--output", path],
        input: Array("https://wordly.ai/attend/KXTR-7429\nosqr:menu".utf8))
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test("An empty output path is rejected before anything is read")
  func empty() throws {
    for command in [
      "lint", "catalog export --language de", "catalog pseudo --style rtl", "generate swift",
      "associate apple", "qr --format svg https://wordly.ai/attend/KXTR-7429", "init --input /no",
    ] {
      let run = try Tool.shell("waymark \(command) --output ''")
      #expect(run.status == 2 && run.output.contains("--output is empty"), "\(command): \(run)")
    }
  }
}
