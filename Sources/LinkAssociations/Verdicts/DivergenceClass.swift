public import Diagnostics
import LinkRouting

/// Links on which platforms diverge from the router for one reason, with one of them.
public struct DivergenceClass: Sendable, Hashable {
  /// How a link of the class diverges; its platform is the first of ``platforms``.
  public var divergence: LinkDivergence
  /// The platforms that diverge, in their order.
  public var platforms: [LinkPlatform]
  /// A link of the class, the shortest that was found.
  public var witness: String

  /// How much the class matters.
  public var severity: Severity { divergence.severity }
}

extension LinkJudge {
  /// Every class of links of the router's manifests on which platforms were found to diverge from it.
  ///
  /// What the writers of files report as left open is looked for with links that are made for it, and links around
  /// all routes are tried, and around the patterns of files that were given; that a class is not listed is therefore no
  /// proof. Equal manifests give equal classes: the
  /// errors first, then by app, route, parameter and code.
  ///
  /// - Complexity: some hundred verdicts for each route and host.
  public func divergenceClasses() -> [DivergenceClass] {
    var classes: [DivergenceKey: DivergenceClass] = [:]
    for manifest in router?.manifests ?? [] {
      let links = LinkCandidates(manifest: manifest).links() + fileLinks(of: manifest)
      for link in links.unique where mayDiverge(link) {
        for var divergence in verdict(for: link).divergences {
          divergence.app = divergence.app ?? manifest.app
          let key = DivergenceKey(divergence, platform: divergence.platform)
          if let known = classes[key], known.witness.utf8.count <= link.utf8.count { continue }
          classes[key] = DivergenceClass(
            divergence: divergence, platforms: [divergence.platform], witness: link)
        }
      }
    }
    // Platforms that one link shows have one class.
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

extension LinkJudge {
  /// Whether the router accepts a link or a platform opens it; else nobody need ask the router why it does not.
  private func mayDiverge(_ link: String) -> Bool {
    let parts = AssociationLink(link)
    let isOpen = LinkPlatform.ofApps.contains {
      answer(for: parts, on: $0, app: nil).map { $0.opens || $0.reason == .olderDevicesDiffer }
        ?? false
    }
    if isOpen { return true }
    guard let router else { return false }
    var reading = LinkReading()
    return LinkReader(router, masksSecrets: false).read(parts.bytes.span, into: &reading)
  }

  /// Links that are made from the patterns of given files, on the hosts of a manifest where a file names none.
  private func fileLinks(of manifest: LinkManifest) -> [String] {
    guard case .files(let apple, let android) = source else { return [] }
    let files = [
      apple.map(AssociationFile.apple), android?.assetLinks.map(AssociationFile.assetLinks),
      android?.manifest.map(AssociationFile.androidManifest),
    ]
    return files.compactMap(\.self).flatMap { file in
      var shapes = PatternShape.all(of: file)
      if file.kind != .androidManifest {
        for index in shapes.indices {
          shapes[index].origins = manifest.hosts.map { "https://" + $0 }
        }
      }
      return PatternWitnesses.samples(of: shapes)
    }
  }
}

/// What makes two divergences one class.
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
