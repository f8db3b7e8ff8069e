import Diagnostics
import LinkManifests
import LinkRouting
import Testing

/// Tests links whose values have no canonical link, and the sample links of conflicts.
@Suite("Values without a canonical link")
struct RejectedValueTests {
  private func manifest(_ text: String) throws -> LinkManifest {
    let text = "app: m\nhosts: [m.example]\n" + text
    return try ManifestFile(parsing: Array(text.utf8), path: "m.links.yaml").manifest
  }

  private func matches(_ text: String, _ path: String) throws -> Bool {
    let router = try Router([manifest(text)])
    guard let match = try? router.match("https://m.example" + path) else { return false }
    // A link that matches has a canonical link, which matches too.
    let canonical = match.destination?.link ?? match.canonicalLink(masksSecrets: false)
    #expect((try? router.match(canonical)) != nil, "\(canonical)")
    return true
  }

  // ISO/IEC 7812-1, annex B: 18 is valid, and 12 is not.
  @Test(
    "A component of two values matches only if the check digit of the second value is valid",
    arguments: [("/aa18", true), ("/aa12", false)])
  func checkDigits(_ path: String, _ isValid: Bool) throws {
    let text = """
      types: { two: { text: a-z, length: 2 }, luhn: { text: "0-9", length: 2..4, check: luhn } }
      routes: { r: "/{p:two}{q:luhn}" }
      """
    #expect(try matches(text, path) == isValid)
  }

  @Test("A split with a wrong check digit is not a second split")
  func oneSplit() throws {
    let text = """
      types: { p: { enum: ["1", "12"] }, q: { pattern: "2?18", check: luhn } }
      routes: { r: "/{p}{q}" }
      """
    // The component can be split into 12 and 18, or into 1 and 218, whose check digit is wrong.
    #expect(try matches(text, "/1218"))
    #expect(try Router([manifest(text)]).conflictDiagnostics().isEmpty)
  }

  @Test(
    "An empty component before the end of a path is rejected",
    arguments: ["/k/7//edit", "/k//edit", "/k//7/edit", "/k/7//edit/"])
  func emptyComponents(_ path: String) throws {
    for pattern in ["/k/{rest:text*}/edit", "/k[/{p:integer}]/{rest:text*}/edit"] {
      #expect(try !matches("routes: { r: \"\(pattern)\" }", path), "\(pattern)")
      #expect(try matches("routes: { r: \"\(pattern)\" }", "/k/7/8/edit"), "\(pattern)")
    }
  }

  // https://url.spec.whatwg.org/#double-dot-path-segment
  @Test("A value that would be a dot segment in the canonical link is rejected")
  func dotSegments() throws {
    let alias = "routes: { r: { path: \"/x/{id:text}\", aliases: [\"/y/a{id:text}\"] } }"
    #expect(try matches(alias, "/y/ab"))
    #expect(try !matches(alias, "/y/a.."))
    #expect(try !matches(alias, "/y/a."))
    let retired = "routes: { r: \"/x/{id:text}\", o: { path: \"/o/{id:text}-x\", redirect: r } }"
    #expect(try matches(retired, "/o/ab-x"))
    #expect(try !matches(retired, "/o/..-x"))
    let whole = "routes: { r: \"/x/{id:text}\", o: { path: \"/o/{id:text}\", redirect: r } }"
    #expect(try matches(whole, "/o/ab"))
    #expect(try !matches(whole, "/o/.."))
  }

  @Test("The sample link of a conflict is not excluded, and has allowed keys")
  func witnesses() throws {
    let excluded = """
      types: { z: { integer: 0..9 } }
      routes: { a: "/{p:integer}", b: "/{q:text}" }
      exclude: ["/{p:z}"]
      """
    let found = try Router([manifest(excluded)]).conflicts().pairs
    #expect(found.map(\.isWitnessPathOnly) == [false])
    #expect(!found.contains { $0.witness.last == "0" && $0.witness.hasSuffix("/0") })
    let several = """
      types: { ab: { enum: [a, b] }, bc: { enum: [a, b, c] } }
      routes: { a: "/{p:ab}/{z:integer}", b: "/{q:bc}/{z:text}" }
      exclude: ["/{p:ab}/0"]
      """
    #expect(
      try Router([manifest(several)]).conflicts().pairs.map(\.isWitnessPathOnly) == [false])
    let strict = """
      routes:
        a: { path: "/{p:integer}", strict: { allow: [u] } }
        b: { path: "/{q:text}", query: { u: integer } }
      """
    #expect(
      try Router([manifest(strict)]).conflicts().pairs.map(\.witness) == [
        "https://m.example/0?u=0"
      ])
  }

  @Test("If the first host excludes the path, an invalid value is still reported as invalid")
  func invalidValues() throws {
    let text = """
      app: m
      hosts: [a.example, b.example]
      routes: { i: { path: /i, query: { n: "integer?" } } }
      exclude: ["https://a.example/i"]
      """
    let router = try Router([
      ManifestFile(parsing: Array(text.utf8), path: "m.links.yaml").manifest
    ])
    let route = RouteReference(app: "m", route: "i")
    #expect(try router.link(to: route, texts: [("n", ["5"])]) == "https://b.example/i?n=5")
    let error = #expect(throws: LinkError.self) {
      try router.link(to: route, texts: [("n", ["x"])])
    }
    #expect(error?.code == .invalidValue)
  }
}
