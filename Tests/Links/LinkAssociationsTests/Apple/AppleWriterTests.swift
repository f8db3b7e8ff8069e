import BundledApps
import Diagnostics
import Foundation
import LinkAssociations
import LinkManifests
import LinkRouting
import ManifestSamples
import Testing

struct AppleWriterTests {
  let wordly = BundledApp.wordly
  let osqr = BundledApp.osqr

  @Test func wordlySaysWhatItsRoutesAccept() throws {
    let file = try AppleAssociationWriter([wordly]).associationFile(
      host: "wordly.ai", allowsPlaceholders: true)
    let components = file.text.split(separator: "\n").filter { $0.contains("\"comment\"") }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,")) }
    #expect(
      components == [
        #"{ "/": "/attend/$(not-session)", "exclude": true, "#
          + #""comment": "attend: not with an invalid session" }"#,
        #"{ "/": "/attend/????*", "#
          + #""comment": "attend: opens /attend/{session}, Join a session as an attendee" }"#,
        #"{ "/": "/present/$(not-session)", "exclude": true, "#
          + #""comment": "present: not with an invalid session" }"#,
        #"{ "/": "/present/????*", "#
          + #""comment": "present: opens /present/{session}, Join a session as a presenter" }"#,
      ])
    #expect(file.text.contains(#""appIDs": ["ABCDE12345.ai.wordly.mobile"]"#))
    #expect(file.text.contains(#""defaults": { "percentEncoded": false }"#))
    #expect(file.text.hasSuffix("}\n"))
    _ = try JSONSerialization.jsonObject(with: Data(file.text.utf8))
  }

  // Each built-in variable in Apple's patterns matches one character:
  // https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables
  static let fixedRows: [(characters: String, length: Int, folds: Bool, pattern: String?)] = [
    ("0-9", 6, false, "$(digit)$(digit)$(digit)$(digit)$(digit)$(digit)"),
    ("A-Z", 2, false, "$(upper)$(upper)"), ("A-Z a-z", 1, false, "$(alpha)"),
    ("A-Z", 2, true, "$(alpha)$(alpha)"), ("A-F 0-9", 2, true, "$(xdigit)$(xdigit)"),
    ("A-Z a-z 0-9", 2, false, "$(alnum)$(alnum)"), ("A-Y", 2, false, nil),
  ]

  @Test(
    "Strings of a fixed length whose characters are in a class need no exclusion",
    arguments: fixedRows.indices)
  func fixedLengths(_ index: Int) throws {
    let (characters, length, folds, pattern) = Self.fixedRows[index]
    let fold = folds ? ", fold: uppercase" : ""
    let text = """
      app: fixed
      hosts: [fixed.example]
      types: { code: { text: "\(characters)", length: \(length)..\(length)\(fold) } }
      platforms: { apple: { appIDs: [ABCDE12345.example.fixed] } }
      routes: { code: "/c/{code}" }
      """
    let manifest = try ManifestFile(parsing: Array(text.utf8), path: "fixed").manifest
    let file = try AppleAssociationWriter([manifest]).associationFile(host: "fixed.example").text
    #expect(file.contains("exclude") == (pattern == nil))
    if let pattern { #expect(file.contains(#""/": "/c/\#(pattern)""#)) }
  }

  @Test("Comments are omitted if they would make the file too large")
  func comments() throws {
    var manifest = wordly
    manifest.exclusions = []
    manifest.routes = (0..<1_500).map { number in
      Route(
        name: "r\(number)", pattern: RoutePattern([.literal("page\(number)")]),
        summary: String(repeating: "word ", count: 20))
    }
    let judge = try LinkJudge(manifests: [manifest])
    #expect(judge.diagnostics == [])
    let file = try AppleAssociationWriter([manifest]).associationFile(
      host: "wordly.ai", allowsPlaceholders: true)
    #expect(!file.text.contains("comment") && file.text.contains(#""/page1499""#))
    #expect(file.widenings.allSatisfy { $0.code != .sizeNotExpressible })
  }

  @Test func equalManifestsGiveEqualBytes() throws {
    for manifest in try ConstructManifests.all() + [wordly, osqr] {
      let writer = AppleAssociationWriter([manifest])
      for host in writer.hosts {
        let first = try writer.associationFile(host: host, allowsPlaceholders: true)
        let second = try AppleAssociationWriter([manifest]).associationFile(
          host: host.uppercased(), allowsPlaceholders: true)
        #expect(first == second)
      }
    }
  }

  @Test func whatIsWrittenHasNoWarnings() throws {
    for manifest in try ConstructManifests.all() + [wordly, osqr] {
      let writer = AppleAssociationWriter([manifest])
      for host in writer.hosts {
        let file = try writer.associationFile(host: host, allowsPlaceholders: true)
        let read = AppleAssociation(bytes: Array(file.text.utf8))
        #expect(read.isReadable)
        #expect(
          read.diagnostics.allSatisfy { $0.severity == .info }, "\(host): \(read.diagnostics)")
        #expect(!read.diagnostics.contains { $0.rule == "apple-idle-exclusion" }, "\(file.text)")
      }
    }
  }

  /// Each row contains routes, exclusions, and those exclusions that are written.
  ///
  /// An exclusion is written only if a component would otherwise open one of its links. If no
  /// component matches a link, the link stays in the browser anyway.
  @Test func anExclusionThatExcludesNothingIsNotWritten() throws {
    let rows: [(routes: [String], exclusions: [String], written: [String])] = [
      (["/a/{x:text}", "/c"], ["/d/{x:text*}", "/e"], []),
      (["/a/{x:text}", "/c"], ["/a/b", "/e"], ["/a/b"]),
      (["/{x:text*}"], ["/d/{x:text*}", "/e"], ["/d/*", "/e"]),
      (["/a/{x:text*}"], ["/a", "/b"], ["/a"]),
    ]
    for row in rows {
      let manifest = LinkManifest(
        app: "idle", hosts: ["idle.example"],
        platforms: Platforms(apple: .init(appIDs: ["Q7W3E9R2T5.com.idle"])),
        routes: try row.routes.enumerated().map {
          Route(name: "r\($0.offset)", pattern: try RoutePattern(parsing: $0.element))
        },
        exclusions: try row.exclusions.map {
          LinkManifest.Exclusion(pattern: try RoutePattern(parsing: $0), host: "idle.example")
        })
      let text = try AppleAssociationWriter([manifest]).associationFile(host: "idle.example").text
      let lines = text.split(separator: "\n").filter { $0.contains("stays in the browser") }
      #expect(lines.count == row.written.count, "\(text)")
      for path in row.written {
        #expect(lines.contains { $0.contains(#""/": "\#(path)", "exclude""#) }, "\(text)")
      }
      let rules = AppleAssociation(bytes: Array(text.utf8)).diagnostics.map(\.rule)
      #expect(!rules.contains("apple-idle-exclusion"), "\(text)")
    }
  }

  @Test func aHostOnWhichNothingOpensNeedsNoFile() throws {
    // A file that only excludes links causes a diagnostic.
    let writer = AppleAssociationWriter([osqr])
    #expect(writer.hosts == ["app.osqr.app"] && writer.omissions.isEmpty)
    #expect(
      refusal { try writer.associationFile(host: "osqr.app", allowsPlaceholders: true) } == .noHost)
    #expect(AppleAssociationWriter.associatedHosts(of: osqr) == ["app.osqr.app"])
    // The same applies if the host has routes but all of their paths are excluded.
    let hosts = try #require(try ConstructManifests.all().first { $0.app == "hosts" })
    let needed = ["one.example", "two.example", "four.example"]
    #expect(AppleAssociationWriter([hosts]).hosts == needed)
    #expect(AndroidAssociationWriter([hosts]).hosts == needed)
  }

  @Test func placeholdersAreRefused() {
    let writer = AppleAssociationWriter([wordly])
    #expect(throws: AssociationWriteError.self) { try writer.associationFile(host: "wordly.ai") }
    #expect(refusal { try writer.associationFile(host: "wordly.ai") } == .placeholder)
    #expect(refusal { try AppleAssociationWriter.urlTypes(of: wordly) } == .placeholder)
  }

  private func refusal(_ body: () throws -> AssociationText) -> AssociationWriteError.Code? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? AssociationWriteError)?.code
    }
  }

  @Test func whatCannotBeWrittenIsRefused() throws {
    var manifest = wordly
    manifest.platforms.apple?.isPlaceholder = false
    #expect(
      refusal { try AppleAssociationWriter([manifest]).associationFile(host: "wordly.ai") } == nil)
    #expect(
      refusal { try AppleAssociationWriter([manifest]).associationFile(host: "else.ai") } == .noHost
    )
    #expect(
      refusal { try AppleAssociationWriter([]).associationFile(host: "wordly.ai") } == .noHost)
    manifest.platforms.apple = nil
    #expect(
      refusal { try AppleAssociationWriter([manifest]).associationFile(host: "wordly.ai") }
        == .noIdentity)
    manifest.hosts = ["localhost:8080", "127.0.0.1", "wordly.ai:8443"]
    #expect(AppleAssociationWriter([manifest]).hosts == [])
    #expect(
      AppleAssociationWriter([manifest]).omissions.map(\.code)
        == [.hostWithPort, .hostIsAddress, .hostWithPort])
    #expect(refusal { try AppleAssociationWriter.entitlements(of: manifest) } == .noHost)
    manifest.schemes = []
    #expect(refusal { try AppleAssociationWriter.urlTypes(of: manifest) } == .noScheme)
  }

  @Test func hostsOnWhichNothingOpensAreTold() {
    var manifest = wordly
    let rows: [(String, AssociationOmission.Code?)] = [
      ("wordly.ai", nil), ("WORDLY.ai", nil), ("wordly.ai:443", .hostWithPort),
      ("localhost:8080", .hostWithPort), ("localhost", .hostWithoutDot),
      ("127.0.0.1", .hostIsAddress), ("127.0.0.1:80", .hostIsAddress), ("[::1]", .hostIsAddress),
      ("[::1]:80", .hostIsAddress), ("1.example", nil),
    ]
    for (host, code) in rows {
      manifest.hosts = [host]
      let omissions = AppleAssociationWriter.omissions(of: manifest)
      #expect(omissions.map(\.code) == (code.map { [$0] } ?? []), "\(host)")
      #expect(omissions.allSatisfy { $0.host == host && $0.app == "wordly" })
      #expect(AppleAssociationWriter.associatedHosts(of: manifest).isEmpty == (code != nil))
    }
    // No route has links on the second host, so its absence from the associated domains is not
    // reported.
    manifest.hosts = ["wordly.ai", "wordly.ai:8443"]
    for index in manifest.routes.indices { manifest.routes[index].hosts = ["wordly.ai"] }
    #expect(AppleAssociationWriter.omissions(of: manifest) == [])
  }

  @Test func moreThan128KilobytesAreRefused() throws {
    var manifest = wordly
    manifest.routes = (0..<200).map { number in
      Route(
        name: "route\(number)",
        pattern: RoutePattern([.literal(String(repeating: "long", count: 200) + "\(number)")])
      )
    }
    #expect(
      refusal {
        try AppleAssociationWriter([manifest]).associationFile(
          host: "wordly.ai", allowsPlaceholders: true)
      } == .tooLarge)
  }

  @Test func propertyListsAreRead() throws {
    func read(_ text: AssociationText) throws -> [String: Any] {
      let list = try unsafe PropertyListSerialization.propertyList(
        from: Data(text.text.utf8), format: nil)
      return try #require(list as? [String: Any])
    }
    let entitlements = try read(AppleAssociationWriter.entitlements(of: osqr))
    #expect(
      entitlements["com.apple.developer.associated-domains"] as? [String] == [
        "applinks:app.osqr.app"
      ])
    let developer = try read(AppleAssociationWriter.entitlements(of: wordly, mode: .developer))
    #expect(
      developer["com.apple.developer.associated-domains"] as? [String]
        == ["applinks:wordly.ai?mode=developer"])
    let types = try read(AppleAssociationWriter.urlTypes(of: osqr, allowsPlaceholders: true))
    let type = try #require((types["CFBundleURLTypes"] as? [[String: Any]])?.first)
    #expect(type["CFBundleURLName"] as? String == "com.osqr.mobile")
    #expect(type["CFBundleURLSchemes"] as? [String] == ["osqr"])
  }

  @Test func hostedFilesAreATable() {
    let table = HostedFile.markdown(AppleAssociationWriter.hostedFiles(of: wordly))
    #expect(
      table.split(separator: "\n").last?.hasPrefix(
        "| `https://wordly.ai/.well-known/apple-app-site-association` | `application/json` | ")
        == true)
  }

  @Test func appsThatShareAHostHaveADetailEach() throws {
    var other = osqr
    other.app = "other"
    other.hosts = ["wordly.ai"]
    other.exclusions = []
    for index in other.routes.indices { other.routes[index].hosts = nil }
    other.routes = other.routes.filter { $0.name == "menu" }
    let file = try AppleAssociationWriter([wordly, other]).associationFile(
      host: "wordly.ai", allowsPlaceholders: true)
    let read = AppleAssociation(bytes: Array(file.text.utf8))
    #expect(read.details.count == 2)
    #expect(
      read.verdict(for: AssociationLink("https://wordly.ai/menu")).app
        == "ABCDE12345.com.osqr.mobile")
    #expect(
      read.verdict(for: AssociationLink("https://wordly.ai/attend/KXTR")).app
        == "ABCDE12345.ai.wordly.mobile")
  }
}
