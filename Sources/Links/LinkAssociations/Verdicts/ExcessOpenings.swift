public import Diagnostics
public import LinkRouting

/// A component or rule that opens links that the router rejects.
///
/// With the file that Waymark writes from the manifests, these links would stay in the browser.
public struct ExcessOpening: Sendable, Hashable {
  /// The application identifier or the package name.
  public var app: String
  /// The byte range of the component or the rule.
  public var range: SourceRange
  /// A link that the component or the rule opens.
  public var witness: String
  /// The error with which the router rejects the link.
  public var error: LinkError
}

/// The result of a search for components and rules that open too many links.
public struct ExcessFindings: Sendable, Hashable {
  /// The components and rules, in file order.
  public var openings: [ExcessOpening]
  /// A Boolean value that indicates whether the budget was large enough for all links.
  public var isFinished: Bool
}

extension LinkJudge {
  /// The default budget of ``excessOpenings(of:host:budget:)``; each verdict costs at least 1,000
  /// units.
  public static let excessBudget = 100_000_000

  /// Finds components and rules of a file that open more than necessary, with one link for each.
  ///
  /// A component opens too much if it opens a link that the router rejects and that the exact file
  /// would not open. The exact file is the one that Waymark writes from the manifests. The search
  /// tries links that match or nearly match the routes, or the patterns of the file. It may miss a
  /// component that opens too much. Only the apps of the judge's manifests are compared.
  ///
  /// - Parameters:
  ///   - file: Apple's file, or Android's statements with dynamic rules. For other files, the
  ///     result is empty.
  ///   - host: The host that serves the file; if it is `nil`, a component is reported only if
  ///     neither the router nor the exact file opens its link on any host of the app.
  ///   - budget: The maximum number of units of work.
  /// - Complexity: A few hundred verdicts for each route, until the budget is used up. A component
  ///   for which a link was found requires no further verdicts.
  public func excessOpenings(
    of file: AssociationFile, host: String? = nil, budget: Int = LinkJudge.excessBudget
  ) -> ExcessFindings {
    guard case .manifests(let associations) = source, let router,
      let comparison = ExcessSearch(file, exact: associations, router: router)
    else { return ExcessFindings(openings: [], isFinished: true) }
    var search = comparison
    search.left = budget
    let isFinished = router.manifests.allSatisfy { search.run($0, host: host) }
    return ExcessFindings(
      openings: search.found.values.sorted { $0.range.lowerBound < $1.range.lowerBound },
      isFinished: isFinished)
  }
}

/// A search for components and rules that open too many links.
private struct ExcessSearch {
  private static let verdictCost = 1000
  private static let patternCost = 60

  private let router: Router
  /// The judges for the exact files of the same kind, by host.
  private let exactFiles: [String: LinkJudge]
  private let file: AssociationFile
  private let platform: LinkPlatform
  /// The judge for the file, with the apps of the manifests.
  private let judge: LinkJudge
  private let names: Set<String>
  /// The remaining units of the budget.
  var left = 0
  /// The results, by the byte ranges of the components.
  private(set) var found: [SourceRange: ExcessOpening] = [:]

  /// Creates a search for components and rules of a file that open too many links.
  ///
  /// - Returns: `nil` for an Android manifest, and for statements without dynamic rules.
  init?(_ file: AssociationFile, exact: ManifestAssociations, router: Router) {
    self.router = router
    self.file = file
    switch file {
    case .apple(let apple):
      platform = .ios
      names = Set(apple.details.flatMap { $0.appIDs.map(\.text) })
      judge = LinkJudge(apple: apple, router: router)
      exactFiles = exact.apple.mapValues { LinkJudge(apple: $0.file, router: router) }
    case .assetLinks(let links):
      let ruled = links.statements.filter { $0.rules != nil }
      if ruled.isEmpty { return nil }
      platform = .android15
      names = Set(ruled.compactMap { $0.package?.text })
      judge = LinkJudge(assetLinks: links, router: router)
      // All apps of a host share its statements.
      let hosts = exact.android.flatMap(\.hosts).map { ($0.key, $0.value.association.assetLinks) }
      exactFiles = Dictionary(hosts, uniquingKeysWith: { first, _ in first }).compactMapValues {
        $0.map { LinkJudge(assetLinks: $0, router: router) }
      }
    case .androidManifest: return nil
    }
  }

  /// Checks the links of a manifest; returns `false` if the budget is too small.
  mutating func run(_ manifest: LinkManifest, host: String?) -> Bool {
    let own =
      platform == .ios
      ? manifest.platforms.apple?.appIDs ?? []
      : manifest.platforms.android.map { [$0.package] } ?? []
    guard !names.isDisjoint(with: own) else { return true }
    let hosts = manifest.hosts.map(AndroidHostPlan.declaredKey).filter {
      let name = WildcardHost.domain(of: $0)
      return exactFiles[$0] != nil && (host.map(AndroidHostPlan.key) ?? name) == name
    }
    guard let first = hosts.first else { return true }
    let candidates = LinkCandidates(manifest, hosts: [first])
    let sample = manifest.sampleOrigin(of: first)
    let samples = hosts.map { String(manifest.sampleOrigin(of: $0).dropFirst("https://".count)) }
    for source in candidates.sources {
      if case .exclusion(_, let origin) = source, origin != sample { continue }
      guard judge(candidates.links(of: source), on: samples) else { return false }
    }
    var shapes = PatternShape.all(of: file)
    for index in shapes.indices { shapes[index].origins = [sample] }
    return judge(PatternWitnesses.samples(of: shapes), on: samples)
  }

  private mutating func judge(_ links: [String], on hosts: [String]) -> Bool {
    for link in links {
      guard left > 0 else { return false }
      let parts = AssociationLink(link)
      left -= Self.verdictCost + Self.patternCost * judge.patternCount(for: parts)
      guard let answer = judge.answer(for: parts, on: platform, app: nil), answer.opens,
        let app = answer.app, let place = answer.place, found[place] == nil,
        let error = rejection(of: link, parts, on: hosts)
      else { continue }
      found[place] = ExcessOpening(app: app, range: place, witness: link, error: error)
    }
    return true
  }

  /// Returns the router's error if neither the router nor the exact file opens a link on any host.
  private mutating func rejection(
    of link: String, _ parts: AssociationLink, on hosts: [String]
  ) -> LinkError? {
    guard let range = parts.host else { return nil }
    var first: LinkError?
    for host in hosts {
      left -= Self.verdictCost
      let other =
        parts.text(0..<range.lowerBound) + host
        + parts.text(parts.path.lowerBound..<parts.bytes.count)
      do throws(LinkError) {
        _ = try router.match(host == hosts.first ? link : other)
        return nil
      } catch {
        if first == nil { first = error }
      }
      let answer = exactFiles[host]?.answer(for: AssociationLink(other), on: platform, app: nil)
      if answer?.opens ?? false { return nil }
    }
    return first
  }
}
