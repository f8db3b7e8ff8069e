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

  @Test("A file that opens less, or more than was listed, breaks it")
  func wrongFiles() throws {
    let manifest = try #require(BundledApp.all.first { $0.app == "wordly" })
    let router = try Router([manifest])
    let text = try AppleAssociationWriter([manifest]).associationFile(
      host: "wordly.ai", allowsPlaceholders: true
    ).text
    for (old, new) in [("/attend/????*", "/attend/?????????*"), ("\"/attend/????*\"", "\"*\"")] {
      let file = AppleAssociation(bytes: Array(text.replacing(old, with: new).utf8))
      let result = try breaches(
        of: manifest, by: LinkJudge(apple: file, router: router), seed: 3, rounds: 20)
      #expect(!result.breaches.isEmpty)
    }
  }
}
