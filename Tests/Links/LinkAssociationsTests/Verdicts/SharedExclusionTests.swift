import LinkAssociations
import LinkManifests
import LinkRouting
import Testing

/// Tests that the files of each app contain the exclusions of every app on the same host.
///
/// A router applies the exclusions of a host to all of its apps.
@Suite("Exclusions of several apps on one host")
struct SharedExclusionTests {
  private static let fingerprint =
    "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:"
    + "16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"

  private func manifest(
    _ app: String, hosts: String = "shared.example", isInstalled: Bool = true, _ text: String
  ) throws -> LinkManifest {
    let platforms = """
      platforms:
        apple: { appIDs: [ABCDE12345.com.\(app)] }
        android: { package: com.\(app), sha256: ["\(Self.fingerprint)"] }

      """
    let source = "app: \(app)\nhosts: [\(hosts)]\n" + (isInstalled ? platforms : "") + text
    return try ManifestFile(parsing: Array(source.utf8), path: app + ".links.yaml").manifest
  }

  /// Returns the platforms that open a link.
  private func open(_ link: String, _ manifests: [LinkManifest]) throws -> [LinkPlatform] {
    let judge = try LinkJudge(manifests: manifests)
    let verdict = judge.verdict(for: link)
    return LinkPlatform.ofApps.filter { verdict.platforms[$0]?.opens ?? false }
  }

  @Test("An exclusion in one app closes links of a second app", arguments: [true, false])
  func otherApp(isInstalled: Bool) throws {
    let manifests = [
      try manifest("alpha", "routes: { x: \"/a/{id:text}\" }"),
      try manifest(
        "beta", isInstalled: isInstalled, "routes: { x: \"/b/{id:text}\" }\nexclude: [/a/private]"),
    ]
    let link = "https://shared.example/a/private"
    #expect(throws: LinkError.self) { try Router(manifests).match(link) }
    // Filters below API level 35 cannot exclude links.
    #expect(try open(link, manifests) == [.android14])
    #expect(try open("https://shared.example/a/public", manifests) == LinkPlatform.ofApps)
    let divergences = try LinkJudge(manifests: manifests).verdict(for: link).divergences
    #expect(divergences.map(\.code) == ["exclusion-not-expressible"])
  }

  @Test("An exclusion is written if the router also excludes the additional links of its pattern")
  func besidesOthers() throws {
    let manifest = try manifest(
      "alpha",
      """
      routes: { page: "/{rest:text*}" }
      exclude: ["/admin/{rest:text*}", "/admin{value:text}/{rest:text*}"]
      """)
    for path in ["/admin", "/admin/x", "/admin/x/y", "/adminx", "/adminx/y"] {
      let link = "https://shared.example" + path
      #expect(throws: LinkError.self) { try Router([manifest]).match(link) }
      // Filters below API level 35 cannot exclude links.
      #expect(try open(link, [manifest]) == [.android14], "\(path)")
    }
    #expect(try open("https://shared.example/adm/x", [manifest]) == LinkPlatform.ofApps)
  }

  @Test("An exclusion is written only for the apps whose links it closes")
  func idle() throws {
    let manifests = [
      try manifest("alpha", "routes: { x: \"/a/{id:text}\" }"),
      try manifest("beta", "routes: { x: \"/b/{id:text}\" }\nexclude: [/a/private]"),
    ]
    let apple = try AppleAssociationWriter(manifests).associationFile(host: "shared.example").text
    #expect(apple.split(separator: "\"/a/private\"").count == 2)
    let android = try AndroidAssociationWriter(manifests).assetLinks(host: "shared.example").text
    #expect(android.split(separator: "\"/a/private\"").count == 2)
    let filters = AndroidAssociationWriter(manifests)
    for (app, excludes) in [("alpha", true), ("beta", false)] {
      let text = try filters.intentFilters(app: app, minimumAPI: 35).text
      #expect(text.contains("/a/private") == excludes, "\(app)")
    }
  }

  @Test("An exclusion does not apply to hosts on which its app has no routes")
  func otherHost() throws {
    let manifests = [
      try manifest(
        "alpha", hosts: "shared.example, own.example", "routes: { x: \"/a/{id:text}\" }"),
      try manifest("beta", "routes: { x: \"/b/{id:text}\" }\nexclude: [/a/private]"),
    ]
    #expect(try open("https://own.example/a/private", manifests) == LinkPlatform.ofApps)
    #expect(try open("https://shared.example/a/private", manifests) == [.android14])
  }

  @Test("The type in an exclusion keeps its meaning if another app has a type with the same name")
  func typeOfSameName() throws {
    let manifests = [
      try manifest(
        "alpha", "types: { id: { text: \"a-z\", length: 1..9 } }\nroutes: { x: \"/a/{id}\" }"),
      try manifest(
        "beta",
        "types: { id: { enum: [one, two] } }\nroutes: { x: \"/b/{id}\" }\nexclude: [\"/a/{id}\"]"),
    ]
    #expect(try open("https://shared.example/a/one", manifests) == [.android14])
    #expect(try open("https://shared.example/a/three", manifests) == LinkPlatform.ofApps)
  }
}
