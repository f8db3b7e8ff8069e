import LinkAssociations
import LinkRouting
import ManifestDrafts
import Testing

/// Tests that exceptions of association files survive in drafts, and come back from them.
@Suite("Exceptions in drafts")
struct ExceptionDraftTests {
  private static func file(_ components: String) -> [UInt8] {
    Array(
      """
      {"applinks":{"details":[{"appIDs":["ABCDE12345.com.noo"],"components":[\(components)]}]}}
      """.utf8)
  }

  /// The paths of the components in a file, with `NOT` before exclusions.
  private static func paths(_ bytes: [UInt8]) -> [String] {
    AppleAssociation(bytes: bytes, path: "aasa").details.flatMap(\.components).map {
      ($0.excludes ? "NOT " : "") + ($0.path?.text ?? "*")
    }
  }

  @Test func exceptionsComeBack() throws {
    // These are the components of Hylozoic's file.
    let bytes = Self.file(
      #"{"/":"/noo/login/token"},{"/":"/noo/login/jwt"},{"/":"/noo/*","exclude":true},{"/":"*"}"#)
    var drafter = ManifestDrafter()
    drafter.add(AppleAssociation(bytes: bytes, path: "aasa"), host: "noo.example")
    let draft = drafter.draft()
    #expect(
      draft.manifest.exclusions.map { ($0.isException ? "NOT " : "") + $0.pattern.description } == [
        "NOT /noo/login/token", "NOT /noo/login/jwt", "/noo/{rest:text*}",
      ])
    #expect(draft.text.contains("{ except: /noo/login/token }"))
    var manifest = draft.manifest
    manifest.platforms.apple?.isPlaceholder = false
    let written = try AppleAssociationWriter([manifest])
      .associationFile(host: "noo.example", allowsPlaceholders: true)
    #expect(
      Self.paths(Array(written.text.utf8)).filter { $0 != "NOT *//*" } == [
        "/noo/login/token", "/noo/login/jwt", "NOT /noo/*", "/*",
      ])
    #expect(!written.widenings.contains { $0.code == .exclusionNotExpressible })
  }

  /// A component for an exclusion precedes those of the exceptions after it.
  @Test func exclusionsPrecedeLaterExceptions() throws {
    var manifest = LinkManifest(
      app: "noo", hosts: ["noo.example"],
      platforms: Platforms(apple: .init(appIDs: ["ABCDE12345.com.noo"])),
      routes: [Route(name: "page", pattern: try RoutePattern(parsing: "/{rest:text*}"))])
    manifest.exclusions = [
      .init(pattern: try RoutePattern(parsing: "/noo/login/token")),
      .init(pattern: try RoutePattern(parsing: "/noo/{rest:text*}"), isException: true),
      .init(pattern: try RoutePattern(parsing: "/{rest:text*}")),
    ]
    let written = try AppleAssociationWriter([manifest]).associationFile(host: "noo.example")
    #expect(
      Self.paths(Array(written.text.utf8)) == ["NOT /noo/login/token", "/noo/*", "NOT /*"])
    #expect(!written.widenings.contains { $0.code == .exclusionNotExpressible })
  }
}
