import BundledApps
import TestSupport
import Testing
import URLSyntax

@testable import LinkRouting

@Suite("Matching before scanning")
struct UnscannedMatchTests {
  /// Returns a router whose literals contain no special characters, and whose routes need every
  /// kind of choice in the search.
  static func router() throws -> Router {
    let any = ParameterType("any", .text(TextRule()))
    let id = ParameterType(
      "id", .text(TextRule(allowed: ScalarSet(parsing: "A-Z 0-9 . - /"), length: 1...20)))
    func query(_ name: String, _ expression: String) throws -> ParameterDeclaration {
      try #require(ParameterDeclaration(name: name, parsing: expression))
    }
    let manifest = LinkManifest(
      app: "all", hosts: ["a.example", "localhost:8080"], schemes: ["all"], types: [any, id],
      routes: [
        Route(
          name: "item", pattern: try RoutePattern(parsing: "/item/{id}"),
          query: [try query("any", "any?"), try query("tag", "id[]"), try query("m", "x | y = x")]),
        Route(name: "files", pattern: try RoutePattern(parsing: "/files/{any*}")),
        Route(name: "version", pattern: try RoutePattern(parsing: "/v{n:integer}/x")),
        Route(
          name: "folded", pattern: try RoutePattern(parsing: "/Folded/{n:uuid}"),
          isCaseSensitive: false, rejectsUnknownKeys: true),
        Route(
          name: "form", pattern: try RoutePattern(parsing: "/form"),
          query: [try query("any", "any?")], isFormEncoded: true),
      ],
      exclusions: [LinkManifest.Exclusion(pattern: try RoutePattern(parsing: "/files/private"))])
    return try Router([manifest] + BundledApp.all)
  }

  static let links = [
    "https://a.example/item/AB-12?any=x&tag=A&tag=B&m=y&utm=1",
    "https://A.example/files/a/b/c?x=y", "https://a.example/files/private",
    "https://localhost:8080/v12/x/",
    "https://a.example/folded/123e4567-e89b-42d3-a456-426614174000",
    "https://a.example/form?any=a+b", "https://wordly.ai/attend/KXTR-7429?passcode=4F7K2Q&lang=fr",
    "https://wordly.ai/", "https://app.osqr.app/thread?text=hello&input=voice",
  ]

  /// The bytes that have a special meaning for a scanner, and some ordinary bytes.
  static let alphabet =
    Array("/?#&=%.:@\\ \t\"<>[]{}|^`+;~_-aZ09".utf8) + [0, 10, 0x7F, 0x80, 0xC3, 0xFF]

  @Test("A link has the same result with and without a scan", arguments: 0..<links.count)
  func equal(_ index: Int) throws {
    let table = try Self.router().table
    let matched = try Self.compare(table, Self.links[index], seed: index)
    // The root of wordly.ai and the private files are excluded. Some of the other links must match.
    #expect(matched > 10 || Self.links[index].hasSuffix("/") || index == 2)
  }

  /// Returns a router with every kind of inner node and every kind of end node.
  static func pathRouter() throws -> Router {
    let id = ParameterType(
      "id", .text(TextRule(allowed: ScalarSet(parsing: "A-Z a-z 0-9 . - / _"), length: 2...20)))
    let word = ParameterType(
      "word", .text(TextRule(allowed: ScalarSet(parsing: "a-z ? & %"), length: 1...8)))
    func route(
      _ name: String, _ pattern: String, slash: Route.TrailingSlash = .tolerated,
      query: [(String, String)] = []
    ) throws -> Route {
      Route(
        name: name, pattern: try RoutePattern(parsing: pattern),
        query: try query.map {
          try #require(ParameterDeclaration(name: $0, parsing: $1))
        }, trailingSlash: slash)
    }
    let manifest = LinkManifest(
      app: "paths", hosts: ["paths.example"], schemes: ["paths"], types: [id, word],
      routes: [
        try route("text", "/text/{id}", query: [("lang", "language?"), ("word", "word?")]),
        try route("deep", "/text/{id}/edit/{word}"),
        try route("number", "/number/{n:integer}/{u:uuid}", query: [("at", "date")]),
        try route("slash", "/slash/{id}", slash: .required),
        try route("bare", "/bare/{id}", slash: .refused),
        try route("rest", "/rest/{id}/{rest:word*}"),
        try route("choice", "/choice/{n:integer}"),
        try route("other", "/choice/{word}/x"),
        try route("affix", "/affix/{id}/v{n:integer}"),
        try route("long", "/a-literal-of-many-bytes/{id}"),
      ],
      exclusions: [LinkManifest.Exclusion(pattern: RoutePattern([]))])
    return try Router([manifest] + BundledApp.all)
  }

  static let pathLinks = [
    "https://paths.example/text/a-long-id.7?lang=fr-CA&word=abc", "https://paths.example/text/AB",
    "https://paths.example/text/A_B/edit/abc?utm=1&lang=x",
    "https://paths.example/number/-12/123e4567-e89b-42d3-a456-426614174000?at=2026-11-22",
    "https://paths.example/slash/abc/", "https://paths.example/bare/abc",
    "https://paths.example/rest/abc/a/b?x", "https://paths.example/rest/abc",
    "https://paths.example/choice/12", "https://paths.example/choice/ab/x/?q",
    "https://paths.example/affix/abc/v12", "https://paths.example/a-literal-of-many-bytes/abc?",
  ]

  @Test("A path has the same result before and after a scan", arguments: 0..<pathLinks.count)
  func paths(_ index: Int) throws {
    let table = try Self.pathRouter().table
    #expect(try Self.compare(table, Self.pathLinks[index], seed: 100 + index) > 10)
  }

  /// Compares the results with and without a scan for random changes of a link, and returns the
  /// number of changed links that match.
  static func compare(_ table: RouteTable, _ link: String, seed: Int) throws -> Int {
    #expect(table.isSimple)
    var random = SplitMix64(seed: UInt64(seed) + 1)
    var matched = 0
    for round in 0..<6000 {
      var bytes = Array(link.utf8)
      for _ in 0..<(round == 0 ? 0 : Int.random(in: 1...3, using: &random)) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let byte = Self.alphabet.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.insert(byte, at: place)
        case 1: bytes[place] = byte
        case 2 where bytes.count > 1: bytes.remove(at: place)
        default: bytes.insert(bytes[place], at: place)
        }
      }
      var parts = URLParts()
      var captures = Captures()
      let fast = table.match(bytes.span, &parts, keeping: &captures)
      var scannedParts = URLParts()
      var scannedCaptures = Captures()
      let scanned = table.withCaptureSlots { slots in
        let entry = table.scanAndMatch(bytes.span, &scannedParts, in: slots)
        scannedCaptures = Captures(slots, count: Captures.inlineCount)
        return entry
      }
      let shown = String(decoding: bytes, as: UTF8.self)
      #expect(fast == scanned, "\(shown)")
      guard fast >= 0, fast == scanned else { continue }
      matched += 1
      let count = table.entries[Int(fast)].parameterCount
      for slot in 0..<count { #expect(captures[slot] == scannedCaptures[slot], "\(shown)") }
      #expect(parts.path == scannedParts.path && parts.query == scannedParts.query, "\(shown)")
    }
    return matched
  }
}
