import TestSupport
import Testing

@testable import LinkRouting

/// Tests thousands of routes whose patterns match the start of the same link.
///
/// Twins are nodes at the same depth that continue with the same patterns; see
/// RouteTableBuilder+Twins.swift.
@Suite("Overlapping routes")
struct OverlappingRouteTests {
  static func router(_ paths: [String]) throws -> Router {
    try Router([
      LinkManifest(
        app: "big", hosts: ["big.example"],
        routes: paths.enumerated().map {
          Route(name: "r\($0)", pattern: try RoutePattern(parsing: $1))
        })
    ])
  }

  static func paths(_ count: Int) -> [String] {
    (0..<(1 << count)).map { bits in
      "/" + (0..<count).map { bits >> $0 & 1 == 1 ? "a" : "{p\($0):text}" }.joined(separator: "/")
    }
  }

  @Test("The table of 2,048 overlapping routes has one set of twins per depth")
  func twins() throws {
    let table = try Self.router(Self.paths(11)).table
    #expect(table.nodes.count == 4095)
    let twins = table.nodes.indices.map { table.nodes[$0].twin }
    #expect(Set(twins).subtracting([-1]).count == 11)
    #expect(table.captureCount == table.slotCount + 1)
  }

  @Test("After a rejection, a failure is recorded for each set of twins that the search reached")
  func failures() throws {
    let table = try Self.router(Self.paths(11)).table
    let bytes = Array((String(repeating: "a/", count: 10) + "a/x").utf8)
    let path = RouteTable.Path(
      start: 0, end: bytes.count, hasTrailingSlash: false, hasPercent: false)
    table.withCaptureSlots { slots in
      let search = RouteTable.Search(path: path, captures: slots)
      let entry = table.search(
        from: table.origins[0].root, at: 0, depth: 0, in: bytes.span, search)
      #expect(entry == -1)
      // The search does not continue below a node at which a pattern ends, so it may miss two sets
      // of twins.
      let failed = (Int32(0)..<11).filter { slots.hasFailed(below: $0) }
      #expect(failed.count >= 9)
      slots.forgetFailures()
      #expect((Int32(0)..<11).allSatisfy { !slots.hasFailed(below: $0) })
    }
  }

  @Test("Tables with little overlap have no twins")
  func noTwins() throws {
    let table = try Self.router((0..<500).map { "/r\($0)/{x:text}/y" } + ["/{x:text}/y"]).table
    #expect(table.nodes.indices.allSatisfy { table.nodes[$0].twin < 0 })
    #expect(table.captureCount == table.slotCount)
  }

  @Test("Each of 2,048 overlapping routes matches its own links, and invalid links are rejected")
  func matches() throws {
    let router = try Self.router(Self.paths(11))
    for bits in stride(from: 0, to: 2048, by: 37) {
      let path = (0..<11).map { bits >> $0 & 1 == 1 ? "a" : "b" }.joined(separator: "/")
      #expect(try router.match("https://big.example/" + path).routeName == "r\(bits)")
      #expect(try router.match("https://big.example/" + path + "/").routeName == "r\(bits)")
    }
    let start = "https://big.example" + String(repeating: "/a", count: 10)
    let long = #expect(throws: LinkError.self) { try router.match(start + "/a/a") }
    #expect(long?.code == .unexpectedPathComponent)
    let short = #expect(throws: LinkError.self) { try router.match(start) }
    #expect(short?.code == .missingPathComponent)
    let wrong = #expect(throws: LinkError.self) { try router.match(start + "/%5C") }
    #expect(wrong?.code == .invalidValue)
    // After a rejection, the router still matches valid links.
    #expect(try router.match(start + "/b").routeName == "r1023")
  }

  @Test("A link matches if at least one of the routes matches it", arguments: 0..<30)
  func law(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func choice(_ choices: [String]) -> String {
      choices[Int.random(in: choices.indices, using: &random)]
    }
    var paths: Set<String> = []
    for _ in 0..<160 {
      let count = Int.random(in: 4...7, using: &random)
      let path = (0..<count).map { index in
        choice(["a", "a", "b", "{p\(index):text}", "{p\(index):text}", "{p\(index):integer}"])
      }
      paths.insert("/" + path.joined(separator: "/"))
    }
    let sorted = paths.sorted()
    let router = Router(proven: [
      LinkManifest(
        app: "big", hosts: ["big.example"],
        routes: try sorted.enumerated().map {
          Route(
            name: "r\($0)", pattern: try RoutePattern(parsing: $1),
            trailingSlash: [.tolerated, .refused, .required][$0 % 3])
        })
    ])
    let single = try router.manifests[0].routes.map { route in
      try Router([LinkManifest(app: "big", hosts: ["big.example"], routes: [route])])
    }
    for _ in 0..<60 {
      let count = Int.random(in: 3...8, using: &random)
      let link =
        "https://big.example/"
        + (0..<count).map { _ in choice(["a", "a", "b", "7", "%61", "x"]) }.joined(separator: "/")
        + choice(["", "/"])
      let takers = single.indices.filter { (try? single[$0].match(link)) != nil }
      let match = try? router.match(link)
      // If a route tolerates a trailing slash, its canonical path may match a route that rejects
      // the slash.
      let isElsewhere = router.rejectionCode(of: link) == .matchesOtherRoute
      #expect((match == nil) == (takers.isEmpty || isElsewhere), "\(link)")
      if isElsewhere {
        let canonical = try router.match(String(link.dropLast()))
        #expect(link.hasSuffix("/") && canonical.route.trailingSlash == .refused, "\(link)")
      }
      if let match { #expect(takers.contains { "r\($0)" == match.routeName }, "\(link)") }
    }
  }
}
