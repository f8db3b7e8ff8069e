import BundledApps
import LinkAssociations
import LinkRouting
import LinkTestSupport
import ManifestSamples
import TestSupport
import Testing

/// Compares association files for Apple's platforms with the router.
///
/// Every link that the router accepts must open. If a further link opens, the reason must have been
/// reported.
struct AppleLaw {
  struct Breach: CustomStringConvertible {
    let link: String
    let reason: String
    var description: String { "\(link): \(reason)" }
  }

  /// Returns the violations among generated links, and the numbers of open and closed links.
  static func breaches(
    of manifest: LinkManifest, seed: UInt64, rounds: Int,
    changing change: (String) -> String = { $0 }
  ) throws -> (breaches: [Breach], opened: Int, closed: Int) {
    let router = try Router([manifest])
    let writer = AppleAssociationWriter([manifest])
    var breaches: [Breach] = []
    var opened = 0
    var closed = 0
    for (place, host) in writer.hosts.enumerated() {
      let written = try writer.associationFile(host: host, allowsPlaceholders: true)
      let file = AppleAssociation(bytes: Array(change(written.text).utf8))
      var variants = LinkVariants(seed: seed &+ UInt64(place))
      let links = variants.links(of: manifest, host: host, router: router, rounds: rounds)
      for variant in links {
        let verdict = file.verdict(for: AssociationLink(variant.link), hosts: [host])
        if verdict.opens { opened += 1 } else { closed += 1 }
        do throws(LinkError) {
          let match = try router.match(variant.link)
          if !verdict.opens {
            breaches.append(
              Breach(
                link: variant.link, reason: "\(match.routeName) is closed: \(verdict.explanation)"))
          }
        } catch {
          guard verdict.opens else { continue }
          let rule = verdict.component.map { file.details[0].components[$0].comment ?? "" } ?? ""
          let reported = written.widenings
          let needed = RouteDifference.needed(
            for: AssociationLink(variant.link), error, opened: String(rule.prefix { $0 != ":" }),
            in: manifest, host: host, on: .ios)
          for difference in needed where !difference.isReported(in: reported) {
            breaches.append(
              Breach(link: variant.link, reason: "opened by \(rule): \(error): \(difference)"))
          }
        }
      }
    }
    return (breaches, opened, closed)
  }
}

struct AppleLawTests {
  static let bundled = BundledApp.all.filter { !$0.hosts.isEmpty }

  @Test(arguments: bundled)
  func bundledApps(_ manifest: LinkManifest) throws {
    let result = try AppleLaw.breaches(of: manifest, seed: 1, rounds: LawEffort.rounds(40))
    #expect(result.breaches.isEmpty, "\(result.breaches.prefix(10))")
    #expect(result.opened > 50 && result.closed > 50)
  }

  @Test(arguments: ConstructManifests.texts.indices)
  func everyConstruct(_ index: Int) throws {
    let manifest = try ConstructManifests.all()[index]
    let result = try AppleLaw.breaches(of: manifest, seed: 7, rounds: LawEffort.rounds(12))
    #expect(
      result.breaches.isEmpty,
      "\(result.breaches.prefix(12).map(\.description).joined(separator: "\n"))")
    #expect(result.opened > 50 && result.closed > 50)
  }

  /// Changes that each simulate a mistake in a writer.
  static let mistakes: [(name: String, change: @Sendable (String) -> String)] = [
    ("a catch-all", { $0.replacing("\"/\": \"/attend/???", with: "\"pth\": \"/attend/???") }),
    ("a missing path", { $0.replacing("\"/attend/????*\"", with: "\"/attend\"") }),
    ("no exclusion", { $0.replacing("\"exclude\": true", with: "\"exclude\": false") }),
    (
      "links as written",
      { $0.replacing("\"percentEncoded\": false", with: "\"percentEncoded\": true") }
    ),
    ("an exclusion that closes", { $0.replacing("*/?*", with: "*/*") }),
    ("a length that is too great", { $0.replacing("\"???\"", with: "\"????\"") }),
  ]

  @Test(arguments: mistakes.indices)
  func aWrongWriterBreaksTheLaw(_ index: Int) throws {
    let mistake = Self.mistakes[index]
    let wordly = try #require(Self.bundled.first { $0.app == "wordly" })
    // The mistake must have an effect, or the test would be meaningless.
    let text = try AppleAssociationWriter([wordly])
      .associationFile(host: "wordly.ai", allowsPlaceholders: true).text
    #expect(mistake.change(text) != text, "\(mistake.name)")
    let result = try AppleLaw.breaches(of: wordly, seed: 1, rounds: 40, changing: mistake.change)
    #expect(!result.breaches.isEmpty, "\(mistake.name)")
  }
}
