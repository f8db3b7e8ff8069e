import BundledApps
import Diagnostics
import LinkAssociations
import LinkRouting
import LinkTestSupport
import ManifestSamples
import TestSupport
import Testing

/// Tests readable association files.
///
/// These files contain one pattern per route, and therefore open more links than the router
/// accepts.
@Suite("Readable files and the additional links that they open")
struct ExcessOpeningTests {
  /// The manifests with every construct, and those of the bundled apps.
  ///
  /// If a manifest with constructs cannot be read, none of them is in the list, and
  /// ``constructs()`` fails.
  static let manifests: [LinkManifest] = {
    let constructs = (try? ConstructManifests.all()) ?? []
    return constructs + BundledApp.all.filter { !$0.hosts.isEmpty }
  }()

  @Test("The manifests contain all constructs")
  func constructs() throws {
    let apps = try ConstructManifests.all().map(\.app)
    #expect(!apps.isEmpty && Self.manifests.map(\.app).starts(with: apps))
  }

  /// Returns the readable files of a host.
  private func files(
    _ manifest: LinkManifest, _ host: String, isReadable: Bool = true
  ) throws -> [(file: AssociationFile, platform: LinkPlatform)] {
    let apple = try AppleAssociationWriter([manifest]).associationFile(
      host: host, allowsPlaceholders: true, isReadable: isReadable)
    let android = try AndroidAssociationWriter([manifest]).assetLinks(
      host: host, allowsPlaceholders: true, isReadable: isReadable)
    return [
      (AssociationFile(.apple, bytes: Array(apple.text.utf8)), .ios),
      (AssociationFile(.assetLinks, bytes: Array(android.text.utf8)), .android15),
    ]
  }

  @Test(
    "A component opens its reported link, but the router and the exact file do not",
    arguments: manifests.indices)
  func witnesses(_ index: Int) throws {
    let manifest = Self.manifests[index]
    let judge = try LinkJudge(manifests: [manifest])
    let router = try Router([manifest])
    for host in AppleAssociationWriter([manifest]).hosts {
      for (file, platform) in try files(manifest, host) {
        let findings = judge.excessOpenings(of: file, host: host)
        #expect(findings.isFinished)
        #expect(Set(findings.openings.map(\.range)).count == findings.openings.count)
        for opening in findings.openings {
          let link = AssociationLink(opening.witness)
          let verdict = file.verdict(for: link, on: platform)
          #expect(verdict.opens && verdict.place == opening.range, "\(opening.witness)")
          let error = #expect(throws: LinkError.self) { try router.match(opening.witness) }
          #expect(error == opening.error)
          #expect(judge.verdict(for: opening.witness).platforms[platform]?.opens == false)
        }
      }
    }
  }

  @Test("An exact file opens no additional links", arguments: manifests.indices)
  func exactFiles(_ index: Int) throws {
    let manifest = Self.manifests[index]
    let judge = try LinkJudge(manifests: [manifest])
    for host in AppleAssociationWriter([manifest]).hosts {
      for (file, _) in try files(manifest, host, isReadable: false) {
        let findings = judge.excessOpenings(of: file, host: host)
        #expect(findings.openings == [], "\(findings.openings.map(\.witness))")
      }
    }
  }

  @Test("A readable file opens every canonical link", arguments: manifests.indices)
  func canonicalLinks(_ index: Int) throws {
    let manifest = Self.manifests[index]
    let router = try Router([manifest])
    for host in AppleAssociationWriter([manifest]).hosts {
      var variants = LinkVariants(seed: 11)
      let links = variants.links(of: manifest, host: host, router: router, rounds: 8)
        .filter { $0.isCanonical && (try? router.match($0.link)) != nil }
      for (file, platform) in try files(manifest, host) {
        for link in links {
          let verdict = file.verdict(for: AssociationLink(link.link), on: platform)
          #expect(verdict.opens, "\(link.link)")
        }
      }
    }
  }

  @Test("The readable files of Wordly contain one pattern per route")
  func wordly() throws {
    let apple = try AppleAssociationWriter([BundledApp.wordly]).associationFile(
      host: "wordly.ai", allowsPlaceholders: true, isReadable: true)
    #expect(!apple.text.contains("substitutionVariables"))
    let read = AppleAssociation(bytes: Array(apple.text.utf8))
    #expect(
      read.details.flatMap(\.components).compactMap(\.path?.text) == [
        "/attend/?*", "/present/?*",
      ])
    let open = apple.widenings.filter { $0.code == .patternOnly }
    #expect(open.map(\.route) == ["attend", "present"])
    let judge = try LinkJudge(manifests: [BundledApp.wordly])
    // No host is passed, so a link is reported only if every host of the app rejects it.
    let findings = judge.excessOpenings(of: .apple(read))
    #expect(findings.openings.map(\.error.code) == [.invalidValue, .invalidValue])
    let android = try AndroidAssociationWriter([BundledApp.wordly]).assetLinks(
      host: "wordly.ai", allowsPlaceholders: true, isReadable: true
    ).text
    #expect(android.contains(#""/attend/?*""#) && android.contains(#""/present/?*""#))
  }

  @Test("Files of other apps are not compared, and a small budget is reported")
  func limits() throws {
    let manifest = BundledApp.wordly
    let judge = try LinkJudge(manifests: [manifest])
    let foreign = Array(
      #"{"applinks":{"details":[{"appIDs":["OTHER12345.a.b"],"components":[{"/":"*"}]}]}}"#.utf8)
    #expect(judge.excessOpenings(of: .apple(AppleAssociation(bytes: foreign))).openings == [])
    let (file, _) = try files(manifest, "wordly.ai")[0]
    #expect(!judge.excessOpenings(of: file, budget: 2_000).isFinished)
  }
}
