import BundledApps
import Diagnostics
import LinkRouting
import LinkTestSupport
import ManifestSamples
import TestSupport
import Testing

@testable import LinkAssociations

/// Compares association files for Android with the router.
///
/// Every link that the router accepts must open. If a further link opens, the reason must have been
/// reported.
struct AndroidLaw {
  struct Breach: CustomStringConvertible {
    let link: String
    let reason: String
    var description: String { "\(link): \(reason)" }
  }

  /// The written files, and the Android version that reads them.
  struct Setting: CustomStringConvertible {
    let level: Int
    let version: AndroidVersion
    let hasFilters: Bool
    let hasRules: Bool
    /// `true` if the patterns that decide whether a link opens can contain sets of characters.
    var hasSets: Bool { level >= 31 && !(hasRules && version >= .android15) }
    var description: String {
      "filters \(hasFilters ? "from \(level)" : "none"), rules \(hasRules), on \(version.level)"
    }
  }

  static let settings = [
    Setting(level: 23, version: AndroidVersion(level: 26), hasFilters: true, hasRules: true),
    Setting(level: 23, version: .android14, hasFilters: true, hasRules: true),
    Setting(level: 31, version: .android14, hasFilters: true, hasRules: true),
    Setting(level: 35, version: .android15, hasFilters: true, hasRules: false),
    Setting(level: 23, version: .android15, hasFilters: false, hasRules: true),
    Setting(level: 23, version: .android15, hasFilters: true, hasRules: true),
    Setting(level: 35, version: .android15, hasFilters: true, hasRules: true),
  ]

  struct Result {
    var breaches: [Breach] = []
    var opened = 0
    var closed = 0
    /// The first twelve violations, one per line.
    var text: String { breaches.prefix(12).map(\.description).joined(separator: "\n") }
  }

  static func check(
    _ manifest: LinkManifest, _ setting: Setting, seed: UInt64, rounds: Int,
    changing change: (String) -> String = { $0 }
  ) throws -> Result {
    let router = try Router([manifest])
    let writer = AndroidAssociationWriter([manifest])
    let filters = try writer.intentFilters(minimumAPI: setting.level)
    let xml = Array(change(filters.text).utf8)
    var result = Result()
    for (place, host) in writer.hosts.enumerated() {
      let statements = try writer.assetLinks(
        host: host, allowsPlaceholders: true, hasRules: setting.hasRules)
      let association = AndroidAssociation(
        assetLinks: AssetLinks(reading: Array(change(statements.text).utf8), path: "json"),
        manifest: setting.hasFilters ? AndroidManifest(reading: xml, path: "xml") : nil,
        hosts: [host])
      let group = try #require(HostGroups(manifest).group(of: host))
      let entries = AndroidHostPlan(manifest, on: group).ruleText().entries
      var variants = LinkVariants(seed: seed &+ UInt64(place))
      let links = variants.links(of: manifest, host: host, router: router, rounds: rounds)
      for variant in links {
        let verdict = association.verdict(
          for: AssociationLink(variant.link), on: setting.version)
        if verdict.opens { result.opened += 1 } else { result.closed += 1 }
        do throws(LinkError) {
          let match = try router.match(variant.link)
          if verdict.opens || Self.mayBeClosed(variant, host, verdict) { continue }
          if !setting.hasSets, Self.differsInCase(variant, from: match) { continue }
          result.breaches.append(
            Breach(
              link: variant.link, reason: "\(match.routeName) is closed: \(verdict.explanation)"))
        } catch {
          guard verdict.opens else { continue }
          let isRule = verdict.path == "json"
          let route =
            isRule ? entries[verdict.component ?? 0].route : route(at: verdict.place, in: xml)
          let widenings = isRule ? statements.widenings : filters.widenings
          let needed = RouteDifference.needed(
            for: AssociationLink(variant.link), error, opened: route, in: manifest, host: host,
            on: setting.version < .android15 ? .android14 : .android15)
          for difference in needed where !difference.isReported(in: widenings) {
            result.breaches.append(
              Breach(
                link: variant.link,
                reason: "opened by \(route ?? "an exclusion"): \(error): \(difference)"))
          }
        }
      }
    }
    return result
  }

  /// Returns `true` if Android may leave a link closed although the router accepts it.
  ///
  /// Such a link is not canonical, and no file can open it.
  private static func mayBeClosed(
    _ variant: LinkVariants.Variant, _ host: String, _ verdict: PlatformVerdict
  ) -> Bool {
    if variant.isCanonical { return false }
    if verdict.reason == .caseDiffers { return true }
    let link = AssociationLink(variant.link)
    // Rules cannot match an empty path, but browsers never send one.
    if link.path.isEmpty { return true }
    // The query contains an item without an equals sign, or consists of one item and a trailing
    // `&`.
    return link.items.contains { $0.value == nil }
      || link.items.count == 1 && link.query.map(link.text)?.hasSuffix("&") == true
  }

  /// Returns `true` if a noncanonical path differs from the canonical path only in case.
  private static func differsInCase(_ variant: LinkVariants.Variant, from match: LinkMatch) -> Bool
  {
    func path(_ link: String) -> String {
      let parts = AssociationLink(link)
      let bytes = PercentDecoding.decode(parts.bytes[parts.path]) ?? []
      return String(decoding: bytes.reversed().drop { $0 == 0x2F }.reversed(), as: UTF8.self)
    }
    let paths = (path(variant.link), path(match.canonicalLink))
    return !variant.isCanonical && paths.0 != paths.1
      && paths.0.lowercased() == paths.1.lowercased()
  }

  /// Returns the name of the route in the last XML comment before a range.
  private static func route(at place: SourceRange?, in xml: [UInt8]) -> String? {
    guard let place else { return nil }
    let front = String(decoding: xml[..<place.lowerBound], as: UTF8.self)
    guard let end = front.ranges(of: " -->").last,
      let start = front.ranges(of: "<!-- ").last
    else { return nil }
    return String(front[start.upperBound..<end.lowerBound])
  }
}

@Suite("Android: written files open the links that the router accepts")
struct AndroidLawTests {
  static let bundled = BundledApp.all.filter { !$0.hosts.isEmpty }

  @Test(arguments: bundled.indices, AndroidLaw.settings.indices)
  func bundledApps(_ index: Int, _ setting: Int) throws {
    let manifest = Self.bundled[index]
    let result = try AndroidLaw.check(
      manifest, AndroidLaw.settings[setting], seed: 1, rounds: LawEffort.rounds(40))
    let breaches = result.text
    #expect(breaches.isEmpty)
    #expect(result.opened > 50 && result.closed > 50)
  }

  @Test(arguments: ConstructManifests.texts.indices, AndroidLaw.settings.indices)
  func everyConstruct(_ index: Int, _ setting: Int) throws {
    let manifest = try ConstructManifests.all()[index]
    let result = try AndroidLaw.check(
      manifest, AndroidLaw.settings[setting], seed: 7, rounds: LawEffort.rounds(12))
    let breaches = result.text
    #expect(breaches.isEmpty)
    #expect(result.opened > 50 && result.closed > 50)
  }

  /// Changes that simulate a mistake in a writer, and the index of the setting in which it matters.
  static let mistakes: [(name: String, setting: Int, change: @Sendable (String) -> String)] = [
    ("a misspelled attribute", 1, { $0.replacing("android:path", with: "android:paht") }),
    ("a length that is too great", 1, { $0.replacing("/attend/....", with: "/attend/.....") }),
    ("a path too wide", 1, { $0.replacing("/attend/.....*", with: "/.*") }),
    ("a class too small", 2, { $0.replacing("a-z", with: "") }),
    ("no slash at the end", 2, { $0.replacing("/{0,1}", with: "") }),
    (
      "an advanced pattern on old devices", 0,
      { $0.replacing("pathPattern", with: "pathAdvancedPattern") }
    ),
    ("a rule for another path", 4, { $0.replacing("/attend/????*", with: "/attend") }),
    ("a rule too wide", 4, { $0.replacing("/attend/????*", with: "*") }),
    (
      "a rule that is voided", 4,
      { $0.replacing("{ \"/\": \"/present", with: "{ \"#\": \"\", \"/\": \"/present") }
    ),
    ("upper case", 1, { $0.replacing("wordly.ai\" />", with: "Wordly.ai\" />") }),
    ("a group that keeps out", 3, { $0.replacing("allow=\"true\"", with: "allow=\"false\"") }),
  ]

  @Test(arguments: mistakes.indices)
  func aWrongWriterBreaksTheLaw(_ index: Int) throws {
    let mistake = Self.mistakes[index]
    let wordly = try #require(Self.bundled.first { $0.app == "wordly" })
    let result = try AndroidLaw.check(
      wordly, AndroidLaw.settings[mistake.setting], seed: 1, rounds: 40, changing: mistake.change)
    #expect(!result.breaches.isEmpty, "\(mistake.name)")
  }

  /// Exclusions that a faulty writer omits silently, each with the index of its setting.
  static let missing: [(pattern: String, setting: Int)] = [
    ("\"/files/private/*\"", 4), ("\"/files/private\"", 4), ("\"/item/admin\"", 5),
    ("\"/files/private/[^\\\\\\\\]*\"", 3), ("\"/note/[0-9]{1,9}/{0,1}\"", 3),
  ]

  @Test("A reported wildcard does not excuse an unreported exclusion", arguments: missing.indices)
  func aMissingExclusionBreaksTheLaw(_ index: Int) throws {
    let kept = try #require(try ConstructManifests.all().first { $0.app == "kept" })
    let missing = Self.missing[index]
    let result = try AndroidLaw.check(
      kept, AndroidLaw.settings[missing.setting], seed: 1, rounds: 40
    ) { $0.replacing(missing.pattern, with: "\"/zz\"") }
    #expect(
      result.breaches.contains { $0.reason.contains("exclusion-not-expressible") },
      "\(missing.pattern)")
  }
}
