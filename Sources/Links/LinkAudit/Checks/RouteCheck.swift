import LinkAssociations
import LinkRouting

/// A check that compares the routes of one app with the file of one host.
///
/// An Apple app can have several identifiers, for example for a beta version. Identifiers with
/// different components in the file are compared separately.
struct RouteCheck {
  /// The judge that compares the decision of the router about a link with the decisions of the
  /// platforms.
  let judge: LinkJudge
  /// The name of the app in its manifest.
  let app: String
  /// The notes that identify the app IDs, if the file has different components for some of them.
  private(set) var notes: [String] = []

  /// Returns the checks of a file for a manifest; empty if the file does not list the app, unless
  /// the app's identity is a placeholder.
  ///
  /// A missing app is reported separately.
  static func all(
    of file: AssociationFile, on host: String, _ manifest: LinkManifest
  ) -> [RouteCheck] {
    let manifest = manifest.limited(to: host)
    // For a wildcard, the manifest now contains a sample subdomain. The file of the domain applies
    // to it.
    let host = manifest.hosts.first ?? host
    switch file {
    case .apple(let file):
      guard let own = manifest.platforms.apple else { return [] }
      let files = ServedFiles(byHost: [host: file])
      // The file may contain identifiers other than the placeholders.
      if own.isPlaceholder { return [RouteCheck(apple: files, manifest)] }
      let groups = groups(of: own.appIDs, in: file)
      return groups.map { group in
        var limited = manifest
        limited.platforms.apple?.appIDs = group
        var check = RouteCheck(apple: files, limited)
        if groups.count > 1 { check.notes = ["app ID: " + group.joined(separator: ", ")] }
        return check
      }
    case .assetLinks(let links):
      guard let own = manifest.platforms.android,
        own.isPlaceholder || links.statements.contains(where: { $0.package?.text == own.package })
      else { return [] }
      return [RouteCheck(android: ServedFiles(byHost: [host: links]), manifest)]
    case .androidManifest: return []
    }
  }

  private init(
    apple: ServedFiles<AppleAssociation> = ServedFiles(),
    android: ServedFiles<AssetLinks> = ServedFiles(), _ manifest: LinkManifest
  ) {
    app = manifest.app
    judge = LinkJudge(
      appleFiles: apple, assetLinksFiles: android, router: Router(proven: [manifest]))
  }

  /// Returns the listed identifiers, grouped by the details of the file that contain them.
  private static func groups(of appIDs: [String], in file: AppleAssociation) -> [[String]] {
    var details: [String: [Int]] = [:]
    for (index, detail) in file.details.enumerated() {
      for id in Set(detail.appIDs.map(\.text)) { details[id, default: []].append(index) }
    }
    var groups: [(details: [Int], appIDs: [String])] = []
    for id in appIDs {
      guard let own = details[id] else { continue }
      if let index = groups.firstIndex(where: { $0.details == own }) {
        groups[index].appIDs.append(id)
      } else {
        groups.append((own, [id]))
      }
    }
    return groups.map(\.appIDs)
  }
}

extension LinkManifest {
  /// Returns the manifest without schemes, and with only the given host.
  ///
  /// If the manifest declares only a wildcard for the host's subdomains, returns it with a sample
  /// host that the wildcard matches.
  fileprivate func limited(to host: String) -> LinkManifest {
    var manifest = self
    manifest.hosts = hosts.filter { $0.lowercased() == host }
    manifest.schemes = []
    let wildcard = hosts.first {
      WildcardHost.isWildcard($0) && WildcardHost.domain(of: $0.lowercased()) == host
    }
    if manifest.hosts.isEmpty, let wildcard {
      return manifest.limited(toSampleOf: wildcard)
    }
    manifest.exclusions = exclusions.filter { $0.host.map { $0.lowercased() == host } ?? true }
    return manifest
  }

  /// Returns the manifest with a single sample host, which the wildcard matches.
  private func limited(toSampleOf wildcard: String) -> LinkManifest {
    var manifest = self
    let host = String(sampleOrigin(of: wildcard).dropFirst("https://".count))
    manifest.hosts = [host]
    for index in routes.indices {
      manifest.routes[index].hosts = routes[index].hosts.map { $0.contains(wildcard) ? [host] : [] }
    }
    manifest.exclusions = exclusions.filter { $0.host == nil || $0.host == wildcard }.map {
      LinkManifest.Exclusion(pattern: $0.pattern, isException: $0.isException)
    }
    return manifest
  }
}
