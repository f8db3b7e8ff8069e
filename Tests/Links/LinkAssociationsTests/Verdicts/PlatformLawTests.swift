import BundledApps
import Diagnostics
import LinkAssociations
import LinkRouting
import LinkTestSupport
import ManifestSamples
import TestSupport
import Testing

/// Compares all platforms with the router.
///
/// A canonical link must open on every platform if and only if the router accepts it. If a further
/// link opens, the reason must have been reported.
@Suite("All platforms open the links that the router accepts")
struct PlatformLawTests {
  /// Returns the violations among generated links, and the number of evaluated links.
  ///
  /// - Parameter change: The change to a divergence that a faulty judge would make.
  private func breaches(
    of manifest: LinkManifest, by judge: LinkJudge, seed: UInt64, rounds: Int,
    changing change: (inout LinkDivergence) -> Void = { _ in }
  ) throws -> (breaches: [String], count: Int) {
    let router = try Router([manifest])
    var variants = LinkVariants(seed: seed)
    var breaches: [String] = []
    var count = 0
    for host in manifest.hosts {
      for variant in variants.links(of: manifest, host: host, router: router, rounds: rounds) {
        count += 1
        let verdict = judge.verdict(for: variant.link)
        for var divergence in verdict.divergences {
          change(&divergence)
          let isAllowed =
            divergence.direction == .less
            ? !variant.isCanonical && Self.isClosedSpelling(divergence)
            : Self.isExplained(divergence, verdict, variant.link, manifest, host)
          if !isAllowed { breaches.append("\(variant.link): \(divergence)") }
        }
      }
    }
    return (breaches, count)
  }

  /// Returns `true` if a link stays closed on Android because no file can open its spelling.
  private static func isClosedSpelling(_ divergence: LinkDivergence) -> Bool {
    divergence.severity == .warning && divergence.platform != .ios
      && ["case-differs", "empty-path", "bare-item"].contains(divergence.code)
  }

  /// Returns `true` if the link itself justifies the code of a divergence.
  private static func isExplained(
    _ divergence: LinkDivergence, _ verdict: LinkVerdict, _ link: String, _ manifest: LinkManifest,
    _ host: String
  ) -> Bool {
    guard divergence.severity == .info, case .rejects(let error) = verdict.router else {
      return false
    }
    let code = AssociationWidening.Code(rawValue: divergence.code)
    let needed = RouteDifference.needed(
      for: AssociationLink(link), error, opened: divergence.route, in: manifest, host: host,
      on: divergence.platform)
    // An excluded link has one code, but an invalid value can have several codes.
    if error.code == .excluded {
      return needed.contains { $0.codes == [code] && $0.route == divergence.route }
    }
    switch code {
    case .encodedSlashNotExpressible: return link.lowercased().contains("%2f")
    case .linkSyntaxNotExpressible: return needed.contains { $0.codes == [code] }
    case .exclusionNotExpressible: return false
    default: return true
    }
  }

  @Test(
    "The platforms agree with the router on links of the bundled apps",
    arguments: BundledApp.all.filter { !$0.hosts.isEmpty })
  func bundledApps(_ manifest: LinkManifest) throws {
    let result = try breaches(
      of: manifest, by: LinkJudge(manifests: [manifest]), seed: 3, rounds: LawEffort.rounds(20))
    #expect(result.breaches.isEmpty, "\(result.breaches.prefix(5))")
    #expect(result.count > 100)
  }

  @Test(
    "The platforms agree with the router on manifests with every construct",
    arguments: ConstructManifests.texts.indices)
  func everyConstruct(_ index: Int) throws {
    let manifest = try ConstructManifests.all()[index]
    let result = try breaches(
      of: manifest, by: LinkJudge(manifests: [manifest]), seed: 5, rounds: LawEffort.rounds(6))
    #expect(result.breaches.isEmpty, "\(result.breaches.prefix(5))")
    #expect(result.count > 100)
  }

  @Test("A code that the link does not justify is a violation")
  func wrongCode() throws {
    let manifest = try #require(try ConstructManifests.all().first { $0.app == "kept" })
    let judge = try LinkJudge(manifests: [manifest])
    let result = try breaches(of: manifest, by: judge, seed: 3, rounds: 20) { divergence in
      // This simulates a faulty judge, which reports the wildcard of the route instead of the
      // exclusion.
      guard divergence.code == "exclusion-not-expressible" else { return }
      divergence.code = "wildcard-crosses-slash"
      divergence.route = divergence.route.map { $0.hasPrefix("/item/") ? "item" : "files" }
    }
    #expect(result.breaches.contains { $0.hasPrefix("https://kept.example/item/admin:") })
    #expect(result.breaches.contains { $0.hasPrefix("https://kept.example/files/private/") })
  }

  @Test("A file that opens fewer links is a violation, but the written file is not")
  func wrongFile() throws {
    let manifest = try #require(BundledApp.all.first { $0.app == "wordly" })
    let router = try Router([manifest])
    let text = try AppleAssociationWriter([manifest]).associationFile(
      host: "wordly.ai", allowsPlaceholders: true
    ).text
    func errors(_ text: String) throws -> Int {
      let judge = LinkJudge(apple: AppleAssociation(bytes: Array(text.utf8)), router: router)
      let result = try breaches(of: manifest, by: judge, seed: 3, rounds: 20)
      return result.breaches.count { $0.contains("opens-less") }
    }
    #expect(try errors(text) == 0)
    #expect(try errors(text.replacing("/attend/????*", with: "/attend/?????????*")) > 0)
    #expect(try errors(text.replacing("\"exclude\": true", with: "\"exclude\": false")) == 0)
    #expect(try errors(text.replacing("/attend/$(not-session)", with: "/attend/*")) > 0)
  }
}
