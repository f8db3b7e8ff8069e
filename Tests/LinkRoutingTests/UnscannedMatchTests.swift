import BundledApps
import TestSupport
import Testing
import URLSyntax

@testable import LinkRouting

@Suite("Matching before scanning")
struct UnscannedMatchTests {
  /// A router with every kind of choice that the search knows, and only ordinary literals.
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
          isCaseSensitive: false, refusesUnknownKeys: true),
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

  /// The bytes that mean something to a scanner, and a few that do not.
  static let alphabet =
    Array("/?#&=%.:@\\ \t\"<>[]{}|^`+;~_-aZ09".utf8) + [0, 10, 0x7F, 0x80, 0xC3, 0xFF]

  @Test("A link is read alike whether it is scanned first or not", arguments: 0..<links.count)
  func equal(_ index: Int) throws {
    let table = try Self.router().table
    #expect(table.isSimple)
    var random = SplitMix64(seed: UInt64(index) + 1)
    var matched = 0
    for round in 0..<6000 {
      var bytes = Array(Self.links[index].utf8)
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
        let entry = table.scanAndMatch(bytes.span, &scannedParts, slots)
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
    // The root of wordly.ai and the private files are excluded; the others must match now and then.
    #expect(matched > 10 || Self.links[index].hasSuffix("/") || index == 2)
  }
}
