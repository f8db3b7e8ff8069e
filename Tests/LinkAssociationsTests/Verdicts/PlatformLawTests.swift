import BundledApps
import Diagnostics
import LinkAssociations
import LinkRouting
import LinkTestSupport
import TestSupport
import Testing

/// The law of all platforms together: a canonical link opens everywhere exactly if the router accepts it, and whatever
/// opens beside it does so for a reason that was reported.
@Suite("All platforms open what the router accepts")
struct PlatformLawTests {
  /// What breaks the law among generated links, and how many links were judged.
  private func breaches(
    of manifest: LinkManifest, by judge: LinkJudge, seed: UInt64, rounds: Int
  ) throws -> (breaches: [String], count: Int) {
    let router = try Router([manifest])
    var variants = LinkVariants(seed: seed)
    var breaches: [String] = []
    var count = 0
    for host in manifest.hosts {
      var links = LinkVariants.general(host: host)
      for route in manifest.routes {
        links += variants.links(of: route, of: manifest, host: host, router: router, rounds: rounds)
      }
      for variant in links {
        count += 1
        let verdict = judge.verdict(for: variant.link)
        for divergence in verdict.divergences {
          let isAllowed =
            divergence.severity == .info && (divergence.direction == .more || !variant.isCanonical)
          if !isAllowed { breaches.append("\(variant.link): \(divergence)") }
        }
      }
    }
    return (breaches, count)
  }

  @Test("Bundled apps", arguments: BundledApp.all.filter { !$0.hosts.isEmpty })
  func bundledApps(_ manifest: LinkManifest) throws {
    let result = try breaches(
      of: manifest, by: LinkJudge(manifests: [manifest]), seed: 3, rounds: LawEffort.rounds(20))
    #expect(result.breaches.isEmpty, "\(result.breaches.prefix(5))")
    #expect(result.count > 100)
  }

  @Test("Every construct", arguments: ConstructManifests.texts.indices)
  func everyConstruct(_ index: Int) throws {
    let manifest = try ConstructManifests.all()[index]
    let result = try breaches(
      of: manifest, by: LinkJudge(manifests: [manifest]), seed: 5, rounds: LawEffort.rounds(6))
    #expect(result.breaches.isEmpty, "\(result.breaches.prefix(5))")
    #expect(result.count > 100)
  }

  @Test("A file that opens less breaks it, the one of the writer does not")
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
    #expect(try errors(text.replacing("*//*", with: "*/*")) > 0)
  }
}
