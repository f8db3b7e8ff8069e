import Diagnostics
import LinkManifests
import Testing

/// Tests inputs that make YAML readers crash, hang, or misread them.
@Suite("Hostile input")
struct HostileInputTests {
  static let bomb =
    "a: &a [x, x, x, x, x, x, x, x, x]\n"
    + (0..<30).map { index in
      let previous = index == 0 ? "a" : "a\(index - 1)"
      return "a\(index): &a\(index) ["
        + [String](repeating: "*" + previous, count: 9).joined(separator: ", ") + "]\n"
    }.joined()

  static let brackets =
    String(repeating: "[", count: 70) + String(repeating: "]", count: 70)

  static let refusals: [(text: String, rule: String)] = [
    ("", "empty-manifest"), ("# nothing\n", "empty-manifest"), ("\u{FEFF}", "empty-manifest"),
    ("---\n", "wrong-kind"), ("--- a\n--- b\n", "multiple-documents"),
    ("app: a\n---\napp: b\n", "multiple-documents"), ("a\0b", "forbidden-character"),
    ("app: \u{1}", "forbidden-character"), ("app: a\u{FEFF}", "forbidden-character"),
    ("app:\n\ttitle: x\n", "yaml-tab"), ("app: [", "yaml-syntax"), ("app: 'x", "yaml-syntax"),
    ("app: *x", "unknown-alias"), ("app: &x [*x]", "unknown-alias"),
    ("app: !!str a", "unexpected-tag"), ("app: !x [a]", "unexpected-tag"),
    ("%YAML 9.9\n---\napp: a", "yaml-syntax"), ("app: @x", "yaml-syntax"),
    (String(repeating: "[", count: 100_000), "too-deep"),
    (String(repeating: "{a: ", count: 100_000), "too-deep"),
    (String(repeating: "? ", count: 1000) + "x", "too-deep"),
    (String(repeating: "- ", count: 70) + "x", "too-deep"),
    (String(repeating: "- ", count: 990) + "x", "too-deep"),
    (String(repeating: "- ", count: 5000) + "x", "too-deep"),
    (brackets, "too-deep"),
    (bomb, "too-many-nodes"), ("x: &a [y]\n? {*a : z}\n: 1\n", "unknown-key"),
    ("*a : b", "unknown-alias"),
    ("a: 1\n\"\\x61\": 2", "duplicate-key"), ("? [a]\n: 1\n? [a]\n: 2\n", "invalid-key"),
    ("{a: &b }", "missing-key"), ("a: &a # x\nb: &c\n", "missing-key"),
    ("&a [x, &b , c]", "wrong-kind"),
    ("{&a : x}", "missing-key"), ("&a &b c", "yaml-syntax"), ("? &a\n: !t", "unexpected-tag"),
    ("a: *", "yaml-syntax"), ("a: [*.example.com]", "yaml-syntax"),
  ]

  @Test("Hostile input is rejected with the rule that explains the reason", arguments: refusals)
  func refused(text: String, rule: String) {
    let (_, diagnostics) = read(text)
    #expect(diagnostics.contains { $0.rule == rule }, "\(diagnostics.prefix(3))")
    let length = text.utf8.count
    #expect(diagnostics.allSatisfy { ($0.range?.upperBound ?? 0) <= length })
  }

  @Test("Excessive nesting is reported with a separate message", arguments: [70, 990, 1001, 5000])
  func tooDeep(levels: Int) throws {
    for text in [
      String(repeating: "- ", count: levels) + "x",
      (0..<min(levels, 1100)).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    ] {
      let diagnostics = read(text).diagnostics
      let diagnostic = try #require(diagnostics.first)
      #expect(diagnostics.map(\.rule) == ["too-deep"])
      #expect(diagnostic.message.contains("more than 64 levels"))
      #expect(diagnostic.message.contains("reduce the nesting"))
      #expect((diagnostic.range?.lowerBound ?? 0) > 64)
    }
  }

  @Test(
    "Brackets and question marks in a literal are not levels",
    arguments: [
      "\"\(String(repeating: "[{", count: 100))\"", "'\(String(repeating: "[{", count: 100))'",
      "|\n  \(String(repeating: "? ", count: 100))x\n",
    ])
  func literals(value: String) {
    #expect(!read("title: \(value)\n").diagnostics.contains { $0.rule == "too-deep" })
    #expect(!read("title: \(value)\n").diagnostics.contains { $0.rule == "yaml-syntax" })
  }

  @Test(
    "Bytes that are not UTF-8 are rejected at their offset",
    arguments: [
      ([0x61, 0xFF], 1), ([0x61, 0xC0, 0xAF], 1), ([0xE2, 0x82], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xEF, 0xBB, 0xBF, 0x61, 0x80], 4),
    ] as [([UInt8], Int)])
  func invalidUTF8(bytes: [UInt8], offset: Int) {
    let diagnostics = ManifestFile.read(bytes, path: "p").diagnostics
    #expect(diagnostics.map(\.rule) == ["not-utf-8"])
    #expect(diagnostics.first?.range?.lowerBound == offset)
  }

  @Test("A file that is too large is rejected immediately")
  func tooLarge() {
    let bytes = [UInt8](repeating: 0x20, count: (16 << 20) + 1)
    #expect(ManifestFile.read(bytes, path: "p").diagnostics.map(\.rule) == ["file-too-large"])
  }

  @Test("A hundred duplicate keys are reported")
  func manyDuplicates() {
    let text = (0..<100).map { "a\($0): 1\na\($0): 2\n" }.joined()
    #expect(read(text).diagnostics.contains { $0.rule == "duplicate-key" })
  }

  /// Mutates the example manifest with a fixed seed; every range must be inside the file.
  @Test("Mutated manifests never trap")
  func mutations() {
    var random = SeededGenerator(seed: 7)
    let original = Array(ManifestFileTests.example.utf8)
    let pieces = [
      "{", "}", "[", "]", "*", "&a", "? ", ": ", "- ", "'", "\"", "|\n", "#", "\n", "é", "!",
    ]
    for _ in 0..<400 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default:
          let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
          bytes.insert(contentsOf: Array(piece.utf8), at: place)
        }
      }
      let diagnostics = ManifestFile.read(bytes, path: "p").diagnostics
      #expect(diagnostics.allSatisfy { ($0.range?.upperBound ?? 0) <= bytes.count })
    }
  }
}
