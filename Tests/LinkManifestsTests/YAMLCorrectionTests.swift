import Diagnostics
import LinkManifests
import TestSupport
import Testing

/// Corrections of files that are no YAML: each, applied to the file, gives YAML.
@Suite("Corrections of YAML")
struct YAMLCorrectionTests {
  /// Routes in flow style, and the correction; `nil` if there is none.
  ///
  /// In flow style, a plain scalar has none of `[`, `]`, `{`, `}` and `,`
  /// ([YAML 1.2.2 §7.3.3](https://yaml.org/spec/1.2.2/#733-plain-style)).
  static let rows: [(route: String, fixed: String?)] = [
    ("{ path: /a, query: { x: [id } }", "{ path: /a, query: { x: '[id' } }"),
    ("{ path: /a/{id:text, title: x }", "{ path: '/a/{id:text', title: x }"),
    ("{ path: /a/{id, title: x }", "{ path: '/a/{id', title: x }"),
    ("{ path: [id, title: x }", "{ path: '[id', title: x }"),
    ("{ path: /a/{id:text}, title: x }", "{ path: '/a/{id:text}', title: x }"),
    (
      "{ path: /a/{id}, query: { x: text[], y: text[] } }",
      "{ path: '/a/{id}', query: { x: 'text[]', y: 'text[]' } }"
    ),
    ("{ path: /a/[id, query: { x: text[] } }", "{ path: '/a/[id', query: { x: 'text[]' } }"),
    // A list or a mapping that its line does not close.
    ("[id", "[id]"), ("{ path: {id:text, title: x }", "{ path: {id:text, title: x }}"),
    ("{ path: /a/{id:text}", "{ path: '/a/{id:text}'}"), ("{ path: [id\n    title: x", nil),
  ]

  private static func file(_ route: String) -> [UInt8] {
    Array("app: s\nhosts: [s.example]\nroutes:\n  a: \(route)\n  b: /b\n".utf8)
  }

  private func diagnostics(_ bytes: [UInt8]) -> [Diagnostic] {
    ManifestFile.read(bytes, path: "s.links.yaml").diagnostics
  }

  @Test(arguments: rows.indices)
  func proposed(_ index: Int) throws {
    let row = Self.rows[index]
    let found = try #require(diagnostics(Self.file(row.route)).first)
    #expect(found.rule == "yaml-syntax")
    let fixIt = found.fixIts.first
    #expect((fixIt == nil) == (row.fixed == nil), "\(found)")
    guard let fixIt, let fixed = row.fixed else { return }
    #expect(
      String(
        decoding: try FixIt.Edit.apply(fixIt.edits, to: Self.file(row.route)), as: UTF8.self)
        == String(decoding: Self.file(fixed), as: UTF8.self))
  }

  @Test("Every correction of a random route is YAML without the diagnostic")
  func law() throws {
    var random = SplitMix64(seed: 31)
    let pieces = [
      "{ ", " }", "[", "]", "{", "}", ", ", ": ", ":", "path: ", "/a/", "id", "{id:text}", "text[]",
      "query: ", "'", "\"", "@x", "x: y", " ", "*", "%a", "é", "\n    ",
    ]
    var count = 0
    for _ in 0..<LawEffort.rounds(400) {
      let route = (0..<Int.random(in: 1...9, using: &random)).map { _ in random.pick(pieces) }
      let file = Self.file(route.joined())
      for diagnostic in diagnostics(file) where diagnostic.rule == "yaml-syntax" {
        for fixIt in diagnostic.fixIts {
          count += 1
          let fixed = try FixIt.Edit.apply(fixIt.edits, to: file)
          #expect(
            !diagnostics(fixed).contains { $0.rule == "yaml-syntax" },
            "\(String(decoding: file, as: UTF8.self))\n\(String(decoding: fixed, as: UTF8.self))")
        }
      }
    }
    #expect(count > 0)
  }

  @Test("Many mistakes in a large file cost a bounded number of readings")
  func bounded() {
    let routes = (0..<20_000).map { "  r\($0): { path: /a/{id:text, title: x }\n" }.joined()
    let file = Array(("app: s\nhosts: [s.example]\nroutes:\n" + routes).utf8)
    let duration = ContinuousClock().measure { _ = diagnostics(file) }
    #expect(duration < .seconds(20))
  }
}
