import Foundation
import TestSupport
import Testing
import URLSyntax

@Suite("Properties of the scan")
struct ScanLawTests {
  private static let count = 8_000

  /// The test also shows that no input crashes and that every rejected range is inside the link.
  @Test("Scanning and parsing agree with the reference", arguments: [1, 2] as [UInt64])
  func reference(seed: UInt64) {
    var generator = LinkGenerator(seed: seed)
    var codes: [String: Int] = [:]
    for _ in 0..<Self.count {
      let link = generator.next()
      let strict = Outcome(link)
      expectEqual(strict, ReferencePolicy.outcome(link), link)
      expectEqual(
        Outcome(link, scanning: true), ReferencePolicy.outcome(link, scanning: true), link)
      switch strict {
      case .parts: codes["accepted", default: 0] += 1
      case .refused(let code, let range):
        codes[code, default: 0] += 1
        if range.lowerBound < 0 || range.upperBound > link.count { Issue.record("\(range)") }
      }
    }
    // The generator is useful only if it reaches every code and also generates valid links.
    let reachable = Set(Refusal.all.map(\.code.rawValue)).subtracting(["empty-link", "too-long"])
    #expect(reachable.isSubset(of: codes.keys), "\(reachable.subtracting(codes.keys))")
    #expect(codes["accepted", default: 0] > Self.count / 10)
  }

  @Test("Random bytes never crash the parser, and its results agree with the reference")
  func randomBytes() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<3_000 {
      let count = Int.random(in: 0...40, using: &random)
      let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      for link in [noise, Array("https://".utf8) + noise, Array("https://a/".utf8) + noise] {
        expectEqual(Outcome(link), ReferencePolicy.outcome(link), link)
      }
    }
  }

  @Test("The ranges cover the link without gaps")
  func tiling() throws {
    try forEachAccepted(seed: 4) { link, parts in
      var tiles = Array(link[parts.scheme]) + Array(":".utf8)
      if let host = parts.host { tiles += Array("//".utf8) + link[host] }
      if let port = parts.port { tiles += Array(":".utf8) + link[port] }
      tiles += link[parts.path]
      if let query = parts.query { tiles += Array("?".utf8) + link[query] }
      if let fragment = parts.fragment { tiles += Array("#".utf8) + link[fragment] }
      if tiles != link { Issue.record("\(link)") }
    }
  }

  @Test("Appending a query or a fragment does not change any other range")
  func appending() throws {
    try forEachAccepted(seed: 5) { link, parts in
      guard parts.fragment == nil else { return }
      var expected = PartRanges(parts)
      expected.fragment = link.count + 1..<link.count + 2
      expectEqual(Outcome(link + Array("#f".utf8), scanning: true), .parts(expected), link)
      guard parts.query == nil else { return }
      expected.fragment = nil
      expected.query = link.count + 1..<link.count + 4
      expectEqual(Outcome(link + Array("?a=b".utf8), scanning: true), .parts(expected), link)
    }
  }

  /// A prefix can be invalid only if the cut is inside an escape, a port, or a scheme.
  @Test("If an accepted link is cut before a slash in its path, it is still accepted")
  func fronts() throws {
    try forEachAccepted(seed: 6) { link, parts in
      for component in link[parts.path].indices where link[component] == UInt8(ascii: "/") {
        if case .refused(let code, _) = Outcome(Array(link[..<component]), scanning: true) {
          Issue.record("\(code) \(String(decoding: link, as: UTF8.self))")
        }
      }
    }
  }

  /// The test compares the results with RFC 3986.
  ///
  /// The web-platform-tests compare the results with browsers.
  @Test("Foundation, which follows RFC 3986, finds the same scheme, host and path")
  func foundation() throws {
    try forEachAccepted(seed: 10) { link, parts in
      let text = String(decoding: link, as: UTF8.self)
      guard let url = URLComponents(string: text) else {
        // Foundation validates addresses in brackets, which are accepted here only if a manifest
        // lists them.
        if !text.contains("[") { Issue.record("no URL: \(text)") }
        return
      }
      func part(_ range: Range<Int>?) -> String? {
        range.map { String(decoding: link[$0], as: UTF8.self) }
      }
      let isSame =
        url.scheme == part(parts.scheme) && (url.encodedHost ?? "") == part(parts.host) ?? ""
        && url.percentEncodedPath == part(parts.path)
        && url.port == part(parts.port).flatMap { Int($0) }
      if !isSame { Issue.record("\(text): \(url)") }
    }
  }

  // MARK: Support

  private func forEachAccepted(
    seed: UInt64, _ body: ([UInt8], URLParts) throws -> Void
  ) throws {
    var generator = LinkGenerator(seed: seed)
    var count = 0
    for _ in 0..<4_000 {
      let link = generator.next()
      guard case .parts = Outcome(link, scanning: true) else { continue }
      try body(link, try URLParts(scanning: link.span))
      count += 1
    }
    #expect(count > 500)
  }

  /// Records an issue only for a failure, because `#expect` is slow for many thousands of links.
  private func expectEqual(_ actual: Outcome, _ expected: Outcome, _ link: [UInt8]) {
    if actual == expected { return }
    Issue.record(
      "\(actual), not \(expected): \(String(decoding: link, as: UTF8.self).debugDescription)")
  }
}
