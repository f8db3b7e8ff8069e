import LinkManifests
import LinkRouting
import Testing

@testable import LinkAssociations

/// Tests that the writers report an exclusion if it applies to the canonical path of a link.
///
/// The router rejects such a link, but platforms open it, because they compare the path as written.
@Suite("Reports of exclusions that the files do not express")
struct CanonicalPathWideningTests {
  private static func manifest(_ text: String) throws -> LinkManifest {
    let fingerprint = Array(repeating: "00", count: 32).joined(separator: ":")
    let platforms = """

      platforms:
        apple: { appIDs: [ABCDE12345.example.c] }
        android: { package: example.c, sha256: ["\(fingerprint)"] }
      """
    return try ManifestFile(parsing: Array((text + platforms).utf8), path: "c.links.yaml").manifest
  }

  private static let types = """
    types:
      low: { text: "a-z", length: 1..4, fold: lowercase }
      up: { text: "A-Z", length: 1..4, fold: uppercase }
      same: { text: "a-z", length: 1..4 }
    """

  /// A route, an exclusion, and a link that is excluded only because of its canonical path; `nil`
  /// if there is no such link.
  static let rows: [(route: String, exclude: String, link: String?)] = [
    ("'/{p:low}/help'", "/en/help", "https://c.example/EN/help"),
    ("{ path: '/a/{p:same}', aliases: ['/b/{p:same}'] }", "/a/new", "https://c.example/b/new"),
    ("{ path: /About, case: insensitive }", "/About", "https://c.example/ABOUT"),
    // The canonical path contains `EN`, which the exclusion does not match.
    ("'/{p:up}/help'", "/en/help", nil),
    ("'/{p:same}/help'", "/en/help", nil),
    ("'/{p:low}/help'", "/en/info", nil),
  ]

  @Test(arguments: rows.indices)
  func canonicalPaths(_ index: Int) throws {
    let row = Self.rows[index]
    let manifest = try Self.manifest(
      """
      app: c
      hosts: [c.example]
      \(Self.types)
      routes: { page: \(row.route) }
      exclude: ["\(row.exclude)"]
      """)
    let group = try #require(HostGroups(manifest).group(of: "c.example"))
    let widenings = manifest.canonicalPathWidenings(of: group)
    #expect(widenings.map(\.route) == (row.link == nil ? [] : [row.exclude]))
    #expect(widenings.allSatisfy { $0.code == .exclusionNotExpressible })
    guard let link = row.link else { return }
    let error = #expect(throws: LinkError.self) { try Router([manifest]).match(link) }
    #expect(error?.code == .excluded)
  }

  @Test("Filters for several hosts report the exclusions of each host")
  func mergedHosts() throws {
    for hosts in ["[a.example, b.example]", "[b.example, a.example]"] {
      let manifest = try Self.manifest(
        """
        app: c
        hosts: \(hosts)
        routes: { page: "/x/{p:integer}" }
        exclude: ["https://b.example/x/7"]
        """)
      let text = try AndroidAssociationWriter([manifest]).intentFilters(app: "c", minimumAPI: 23)
      #expect(text.widenings.contains { $0.code == .exclusionNotExpressible })
    }
  }

  @Test("The file of a domain reports that its subdomains are not checked")
  func subdomains() throws {
    let manifest = try Self.manifest(
      """
      app: c
      hosts: [c.example, "{store:slug}.c.example"]
      routes: { page: "/x/{p:integer}" }
      exclude: ["https://c.example/x/7", "https://{store:slug}.c.example/x/7"]
      """)
    let apple = try AppleAssociationWriter([manifest]).associationFile(host: "c.example")
    let android = try AndroidAssociationWriter([manifest]).assetLinks(host: "c.example")
    for text in [apple, android] {
      #expect(text.widenings.contains { $0.code == .subdomainNotExpressible })
    }
  }
}
