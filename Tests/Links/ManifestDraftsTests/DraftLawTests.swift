import BundledApps
import Diagnostics
import LinkAssociations
import LinkManifests
import LinkRouting
import LinkTestSupport
import ManifestDrafts
import ManifestSamples
import TestSupport
import Testing

/// Tests drafts of files that were generated from manifests.
///
/// Such a draft must be a manifest without errors. It must route the links of the original
/// manifest, and exclude the links that the original manifest excludes.
struct DraftLawTests {
  private static let bundled = BundledApp.all.filter { !$0.hosts.isEmpty }
  /// The arguments of ``manifest(_:)``: first the bundled apps, then the handwritten manifests.
  static let indices = 0..<bundled.count + ConstructManifests.texts.count

  private static func manifest(_ index: Int) throws -> LinkManifest {
    index < bundled.count ? bundled[index] : try ConstructManifests.all()[index - bundled.count]
  }

  /// The kind of file from which a draft is created.
  enum Source: String, CaseIterable {
    case apple, rules, filters, newFilters, everything
  }

  @Test(arguments: indices, Source.allCases)
  func whatAManifestMakesGivesItsRoutes(_ index: Int, _ source: Source) throws {
    let manifest = try Self.manifest(index)
    let draft = try Self.draft(of: manifest, from: source)
    let breaches = try Self.breaches(
      of: manifest, draft.manifest, checksExclusions: source == .apple || source == .everything)
    #expect(
      breaches.isEmpty, "\(breaches.prefix(8).joined(separator: "\n"))\n\(draft.text)")
  }

  @Test(arguments: indices, Source.allCases)
  func draftsAreAccepted(_ index: Int, _ source: Source) throws {
    let draft = try Self.draft(of: Self.manifest(index), from: source)
    try expectSound(draft)
  }

  @Test(arguments: indices)
  func linksGiveRoutesThatTakeThem(_ index: Int) throws {
    let manifest = try Self.manifest(index)
    let links = try Self.links(of: manifest, rounds: LawEffort.rounds(20))
    var drafter = ManifestDrafter()
    for (number, link) in links.enumerated() {
      drafter.add(link: Array(link.utf8), number: number + 1, path: "links.txt")
    }
    let draft = drafter.draft()
    try expectSound(draft)
    let router = try Router([draft.manifest])
    for link in links {
      #expect(throws: Never.self, "\(link)\n\(draft.text)") { try router.match(link) }
    }
  }

  @Test func aDraftWithoutARouteBreaksTheLaw() throws {
    let manifest = try Self.manifest(0)
    var draft = try Self.draft(of: manifest, from: .apple).manifest
    draft.routes.removeLast()
    #expect(try !Self.breaches(of: manifest, draft, checksExclusions: true).isEmpty)
  }

  // MARK: Support

  static func draft(of manifest: LinkManifest, from source: Source) throws -> ManifestDraft {
    var drafter = ManifestDrafter(app: manifest.app)
    if source == .apple || source == .everything {
      let writer = AppleAssociationWriter([manifest])
      for host in writer.hosts {
        let file = try writer.associationFile(host: host, allowsPlaceholders: true)
        drafter.add(
          AppleAssociation(bytes: Array(file.text.utf8), path: "apple-\(host)"), host: host)
      }
    }
    let writer = AndroidAssociationWriter([manifest])
    if source == .rules || source == .everything {
      for host in writer.hosts {
        let file = try writer.assetLinks(host: host, allowsPlaceholders: true)
        drafter.add(AssetLinks(reading: Array(file.text.utf8), path: "rules-\(host)"), host: host)
      }
    }
    if source == .filters || source == .everything {
      let file = try writer.intentFilters(app: manifest.app, minimumAPI: 26)
      drafter.add(AndroidManifest(reading: Array(file.text.utf8), path: "filters"))
    }
    if source == .newFilters {
      let file = try writer.intentFilters(app: manifest.app, minimumAPI: 35)
      drafter.add(AndroidManifest(reading: Array(file.text.utf8), path: "filters"))
    }
    return drafter.draft()
  }

  static func links(of manifest: LinkManifest, rounds: Int) throws -> [String] {
    let router = try Router([manifest])
    var variants = LinkVariants(seed: 11)
    var links: [String] = []
    for route in manifest.routes {
      for host in (route.hosts ?? manifest.hosts).map({ $0.replacing("*.", with: "any.") }) {
        links += variants.links(of: route, of: manifest, host: host, router: router, rounds: rounds)
          .filter(\.isCanonical).map(\.link).filter { !hasLineBreak($0) }
      }
    }
    return links
  }

  /// Returns `true` if a link requires something that no association file can specify.
  ///
  /// Such a link repeats a key, or it contains an encoded slash or an encoded line break or tab.
  static func isBeyondFiles(_ link: String) -> Bool {
    let names = AssociationLink(link).items.map { AssociationLink(link).text($0.name) }
    return Set(names).count < names.count || link.contains("%2F") || hasLineBreak(link)
  }

  private static func hasLineBreak(_ link: String) -> Bool {
    ["%09", "%0A", "%0D"].contains { link.uppercased().contains($0) }
  }

  static func breaches(
    of manifest: LinkManifest, _ draft: LinkManifest, checksExclusions: Bool
  ) throws -> [String] {
    let router = try Router([manifest])
    let drafted = try Router([draft])
    var breaches: [String] = []
    var variants = LinkVariants(seed: 3)
    for route in manifest.routes {
      // The files of a domain do not show that its subdomains are hosts of the app.
      for host in route.hosts ?? manifest.hosts where !host.hasPrefix("{") {
        for variant in variants.links(
          of: route, of: manifest, host: host, router: router, rounds: LawEffort.rounds(12))
        {
          do throws(LinkError) {
            _ = try router.match(variant.link)
            guard variant.isCanonical, !isBeyondFiles(variant.link) else { continue }
            do throws(LinkError) {
              _ = try drafted.match(variant.link)
            } catch {
              breaches.append("\(variant.link) of \(route.name): \(error)")
            }
          } catch {}
        }
      }
    }
    guard checksExclusions else { return breaches }
    for link in ConstructManifests.excluded[manifest.app] ?? [] {
      if (try? drafted.match(link)) != nil { breaches.append("\(link) is open") }
    }
    return breaches
  }
}

/// Checks that a draft has no errors, and that reading its text results in the same manifest.
///
/// `waymark check` has the same requirements.
func expectSound(_ draft: ManifestDraft) throws {
  let (file, diagnostics) = ManifestFile.read(Array(draft.text.utf8), path: "draft.links.yaml")
  let errors = diagnostics.filter { $0.severity == .error }
  #expect(errors.isEmpty, "\(errors)\n\(draft.text)")
  #expect(file?.manifest == draft.manifest, "\(draft.text)")
  let conflicts = try Router([draft.manifest]).conflictDiagnostics()
    .filter { $0.severity == .error }
  #expect(conflicts.isEmpty, "\(conflicts)\n\(draft.text)")
}
