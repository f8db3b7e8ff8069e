public import Diagnostics
import LinkRouting

/// A class of links on which platforms diverge from the router for one reason, with an example.
public struct DivergenceClass: Sendable, Hashable {
  /// The divergence for a link of the class, on the first of ``platforms``.
  public var divergence: LinkDivergence
  /// The platforms that diverge, in the order of their declaration.
  public var platforms: [LinkPlatform]
  /// The shortest link of the class that was found.
  public var witness: String

  /// The severity of the class.
  public var severity: Severity { divergence.severity }
}

/// The result of a search for divergences.
public struct DivergenceFindings: Sendable, Hashable {
  /// The classes: errors first, then sorted by app, route, parameter and code.
  public var classes: [DivergenceClass]
  /// The number of routes, exclusions and origins whose links were not all checked.
  ///
  /// The number includes each manifest for which not all links of the given files were checked.
  ///
  /// With the default budget, the number is usually zero, unless the manifests have thousands of
  /// routes, or hundreds with similar paths.
  public var unfinished: Int
}

extension LinkJudge {
  /// The default budget of a search for divergences; each verdict costs at least 1,000 units.
  public static let usualBudget = 110_000_000

  /// Returns the classes that ``divergenceFindings(budget:)`` finds.
  public func divergenceClasses() -> [DivergenceClass] { divergenceFindings().classes }

  /// Finds classes of links on which platforms diverge from the router.
  ///
  /// The search generates links that demonstrate each ``AssociationWidening`` that a writer
  /// reports. It also tries links that match or nearly match the routes, or the patterns of given
  /// files. The search may miss a class. If several hosts have the same files, links are generated
  /// for only one of them. Equal manifests always produce equal classes.
  ///
  /// - Parameter budget: The maximum number of units of work. If it is too small, the search checks
  ///   the simplest links of each route first.
  /// - Complexity: A few hundred verdicts for each route and group of hosts, until the budget is
  ///   used up.
  public func divergenceFindings(budget: Int = LinkJudge.usualBudget) -> DivergenceFindings {
    var search = DivergenceSearch(self, budget: budget)
    return search.run()
  }

  /// Returns the divergences of the platforms from the router for a link.
  ///
  /// The result is empty if the router rejects the link and no platform opens it.
  ///
  /// - Parameter reader: The router's link reader, which the caller creates once for all links.
  fileprivate func divergences(
    of text: String, _ link: AssociationLink, reader: LinkReader?
  ) -> [LinkDivergence] {
    let isOpen = LinkPlatform.ofApps.contains {
      answer(for: link, on: $0, app: nil).map { $0.opens || $0.reason == .olderDevicesDiffer }
        ?? false
    }
    if !isOpen {
      guard let reader else { return [] }
      var reading = LinkReading()
      if !reader.read(link.bytes.span, into: &reading) { return [] }
    }
    return verdict(for: text).divergences
  }

  /// Returns the hosts for which links are generated: one from each group with the same files, or
  /// all hosts if the judge reads given files.
  fileprivate func sampleHosts(of manifest: LinkManifest, _ groups: [HostGroups]) -> [String] {
    guard case .manifests = source else { return manifest.hosts }
    struct Key: Hashable {
      var groups: [Int?]
      var obstacle: AssociationOmission.Code?
    }
    var seen: Set<Key> = []
    return manifest.hosts.filter { host in
      seen.insert(
        Key(
          groups: groups.map { $0.index(of: host) },
          obstacle: AppleAssociationWriter.obstacle(host))
      ).inserted
    }
  }

  /// Returns links generated from the patterns of the given files.
  ///
  /// If a file does not name a host, the links use the hosts of the manifest.
  fileprivate func fileLinks(of manifest: LinkManifest) -> [String] {
    guard case .files(let apple, let android) = source else { return [] }
    var files: [(host: String?, file: AssociationFile)] = apple.all.map { ($0, .apple($1)) }
    for (host, association) in android.all {
      if let assetLinks = association.assetLinks { files.append((host, .assetLinks(assetLinks))) }
    }
    if let filters = android.all.first?.file.manifest {
      files.append((nil, .androidManifest(filters)))
    }
    return files.flatMap { host, file in
      var shapes = PatternShape.all(of: file)
      if file.kind != .androidManifest {
        let hosts = host.map { [$0] } ?? manifest.hosts
        for index in shapes.indices { shapes[index].origins = hosts.map(manifest.sampleOrigin) }
      }
      return PatternWitnesses.samples(of: shapes)
    }
  }
}

/// A search for divergences.
private struct DivergenceSearch {
  /// The cost of a verdict in units of the budget; ``patternCost`` is added for each pattern that
  /// is compared with the link.
  private static let verdictCost = 1000
  private static let patternCost = 60
  /// The number of links of each source to check first.
  ///
  /// Further links are checked only after these links of all sources.
  private static let plainest = 24

  private let judge: LinkJudge
  private let reader: LinkReader?
  private var left: Int
  private var seen: Set<String> = []
  private var classes: [DivergenceKey: DivergenceClass] = [:]

  init(_ judge: LinkJudge, budget: Int) {
    self.judge = judge
    reader = judge.router.map { LinkReader($0, masksSecrets: false) }
    left = budget
  }

  mutating func run() -> DivergenceFindings {
    let manifests = judge.router?.manifests ?? []
    let groups = manifests.map(HostGroups.init)
    let candidates = manifests.map { manifest in
      LinkCandidates(manifest, hosts: judge.sampleHosts(of: manifest, groups))
    }
    var unfinished = 0
    for isFirst in [true, false] {
      for (manifest, candidates) in zip(manifests, candidates) {
        for source in candidates.sources {
          if left <= 0 {
            if !isFirst { unfinished += 1 }
            continue
          }
          let links = candidates.links(of: source)
          let part = isFirst ? links.prefix(Self.plainest) : links.dropFirst(Self.plainest)
          if !judge(part, of: manifest), !isFirst { unfinished += 1 }
        }
      }
    }
    for manifest in manifests where !judge(judge.fileLinks(of: manifest)[...], of: manifest) {
      unfinished += 1
    }
    return DivergenceFindings(classes: merged(), unfinished: unfinished)
  }

  /// Checks links; returns `false` if the budget is too small.
  private mutating func judge(_ links: ArraySlice<String>, of manifest: LinkManifest) -> Bool {
    for link in links where seen.insert(link).inserted {
      guard left > 0 else { return false }
      let parts = AssociationLink(link)
      left -= Self.verdictCost + Self.patternCost * judge.patternCount(for: parts)
      for var divergence in judge.divergences(of: link, parts, reader: reader) {
        divergence.app = divergence.app ?? manifest.app
        let key = DivergenceKey(divergence, platform: divergence.platform)
        if let known = classes[key], known.witness.utf8.count <= link.utf8.count { continue }
        classes[key] = DivergenceClass(
          divergence: divergence, platforms: [divergence.platform], witness: link)
      }
    }
    return true
  }

  /// Returns the classes, merging those that the same link demonstrates on several platforms.
  private func merged() -> [DivergenceClass] {
    var merged: [DivergenceKey: DivergenceClass] = [:]
    for found in classes.values.sorted(by: { $0.platforms[0] < $1.platforms[0] }) {
      let key = DivergenceKey(found.divergence, witness: found.witness)
      merged[key, default: found].platforms.append(found.platforms[0])
    }
    return merged.sorted { $0.key < $1.key }.map { _, value in
      var value = value
      value.platforms = value.platforms.unique.sorted()
      return value
    }
  }
}

/// The properties that all divergences of one class share.
private struct DivergenceKey: Hashable, Comparable {
  private let severity: Severity
  private let texts: [String]

  init(_ divergence: LinkDivergence, platform: LinkPlatform? = nil, witness: String = "") {
    severity = divergence.severity
    texts = [
      divergence.app ?? "", divergence.route ?? "", divergence.parameter ?? "", divergence.code,
      divergence.direction.rawValue, platform?.rawValue ?? "", witness,
    ]
  }

  static func < (left: Self, right: Self) -> Bool {
    left.severity == right.severity
      ? left.texts.lexicographicallyPrecedes(right.texts) : left.severity > right.severity
  }
}
