import Diagnostics
import LinkManifests
import TestSupport
import Testing

/// Tests corrections of invalid YAML; applying each correction must produce valid YAML.
@Suite("Corrections of YAML")
struct YAMLCorrectionTests {
  /// A route in flow style, and its correction; `nil` if there is none.
  ///
  /// In flow style, a plain scalar cannot contain `[`, `]`, `{`, `}`, or `,` ([YAML 1.2.2
  /// §7.3.3](https://yaml.org/spec/1.2.2/#733-plain-style)).
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
    // In a mapping, the signs `?` and `[]` become the keys `optional` and `repeated`. A repeated
    // parameter is never marked as optional.
    (
      "{ path: /a, query: { x: { text: \"a-z\", length: 1..4 }? } }",
      "{ path: /a, query: { x: { text: \"a-z\", length: 1..4, optional: true } } }"
    ),
    (
      "{ path: /a, query: { x: {integer: 1..9}[] } }",
      "{ path: /a, query: { x: { integer: 1..9, repeated: true } } }"
    ),
    ("{ path: /a, query: { x: text[]? } }", "{ path: /a, query: { x: 'text[]' } }"),
    ("{ path: /a, query: { x: text[ ] } }", "{ path: /a, query: { x: 'text[]' } }"),
    ("{ path: /a, query: { x: enum[a] } }", "{ path: /a, query: { x: { enum: [a] } } }"),
    (
      "{ path: /a, query: { x: enum[a, b]? } }",
      "{ path: /a, query: { x: { enum: [a, b], optional: true } } }"
    ),
    // The list or mapping is not closed on its line.
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

  @Test("A corrected parameter contains no further mistakes")
  func parameters() throws {
    for (route, fixed) in Self.rows where route.hasPrefix("{ path: /a, query: { x: ") {
      guard let fixed, !route.contains("[id") else { continue }
      #expect(diagnostics(Self.file(fixed)).filter { $0.severity == .error }.isEmpty, "\(fixed)")
    }
  }

  @Test("A quoted type with several signs, such as `?` and `[]`, has a correction")
  func quoted() throws {
    for (word, fixed) in [("text[]?", "text[]"), ("text?[]", "text[]"), ("text[ ]", "text[]")] {
      let file = Self.file("{ path: /a, query: { x: '\(word)' } }")
      let found = try #require(diagnostics(file).first)
      #expect(found.rule == "invalid-parameter")
      let edits = try #require(found.fixIts.first).edits
      #expect(
        try FixIt.Edit.apply(edits, to: file)
          == Self.file("{ path: /a, query: { x: '\(fixed)' } }"), "\(word)")
    }
  }

  @Test("A regular expression in double quotes is reported as a regular expression")
  func regularExpression() throws {
    // `\d` is not an escape according to YAML 1.2.2 §5.7.
    let file = Self.file(#"{ path: /a, query: { x: { text: "\d+" }, y: { text: "\w*" } } }"#)
    let found = diagnostics(file)
    #expect(found.map(\.rule) == ["regular-expression", "regular-expression"])
    let edits = found.flatMap { $0.fixIts.flatMap(\.edits) }
    let fixed = try FixIt.Edit.apply(edits, to: file)
    #expect(diagnostics(fixed).filter { $0.severity == .error }.isEmpty)
    let other = Self.file(#"{ path: /a, title: "C:\d" }"#)
    let escape = try #require(diagnostics(other).first)
    #expect(escape.rule == "yaml-syntax")
    #expect(
      try FixIt.Edit.apply(#require(escape.fixIts.first).edits, to: other)
        == Self.file(#"{ path: /a, title: 'C:\d' }"#))
  }

  @Test("Every correction of a random route results in YAML without the diagnostic")
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

  @Test("Many mistakes in a large file require a bounded number of passes")
  func bounded() {
    let routes = (0..<20_000).map { "  r\($0): { path: /a/{id:text, title: x }\n" }.joined()
    let file = Array(("app: s\nhosts: [s.example]\nroutes:\n" + routes).utf8)
    let duration = ContinuousClock().measure { _ = diagnostics(file) }
    #expect(duration < .seconds(20))
  }
}
