import Diagnostics
import LinkRouting

/// The files that Waymark writes for manifests on all platforms, written and then read back.
struct ManifestAssociations: Sendable {
  /// Apple's file of a host.
  struct AppleHost: Sendable {
    let file: AppleAssociation
    let widenings: WideningIndex
    /// The routes of the components of each detail; `nil` for a component without a route.
    let routes: [[String?]]
  }

  /// The filters and statements of an app on Android.
  struct AndroidApp: Sendable {
    let app: String
    let package: String
    let filters: AndroidManifest
    let widenings: WideningIndex
    /// The hosts of the app with the statements that they publish.
    var hosts: [String: AndroidHost] = [:]
  }

  /// Android's file of a host.
  struct AndroidHost: Sendable {
    var association: AndroidAssociation
    let widenings: WideningIndex
    /// The routes of the rules for the app, in order; `nil` for an exclusion.
    let routes: [String?]
  }

  let manifests: [LinkManifest]
  /// The types of each app by name.
  let types: [[String: ParameterType]]
  /// For each app, the indices of its routes by name.
  let routes: [[String: Int]]
  /// The exclusions of each app.
  let exclusions: [ExclusionIndex]
  /// The hosts in lower case, by the path of their file; a wildcard has the path of its domain.
  private(set) var hostOfPath: [String: String] = [:]
  private(set) var apple: [String: AppleHost] = [:]
  private(set) var android: [AndroidApp] = []
  private(set) var files: [String: [UInt8]] = [:]
  /// The problems that prevent platforms from reading the files.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ manifests: [LinkManifest], minimumAPI: Int) throws(AssociationWriteError) {
    // Share the exclusions before apps without an identity are removed, because the exclusions of
    // these apps also apply to the other apps.
    let manifests = manifests.withSharedExclusions
    self.manifests = manifests
    types = manifests.map(\.typesByName)
    routes = manifests.map { manifest in
      Dictionary(
        manifest.routes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    exclusions = manifests.map(ExclusionIndex.init)
    try addApple()
    try addAndroid(minimumAPI)
  }

  private mutating func addApple() throws(AssociationWriteError) {
    let writer = AppleAssociationWriter(
      manifests.filter { !($0.platforms.apple?.appIDs.isEmpty ?? true) })
    // Hosts with the same routes and exclusions have the same file.
    struct Known {
      var bytes: [UInt8]
      var file: AppleAssociation
      var widenings: WideningIndex
      var routes: [[String?]]
    }
    var known: [[Int?]: Known] = [:]
    for host in writer.hosts {
      let key = writer.hostGroups.map { $0.index(of: host) }
      let path = host + "/apple-app-site-association"
      if known[key] == nil {
        let file = try writer.unlimitedFile(host: host, allowsPlaceholders: true)
        let bytes = Array(file.text.utf8)
        let read = AppleAssociation(bytes: bytes, path: path, isDiagnosed: false)
        diagnostics += read.diagnostics.filter { $0.severity == .error }
        known[key] = Known(
          bytes: bytes, file: read, widenings: WideningIndex(file.widenings), routes: file.routes)
      }
      guard var found = known[key] else { continue }
      found.file.path = path
      files[path] = found.bytes
      hostOfPath[path] = AndroidHostPlan.key(host)
      let read = AppleHost(file: found.file, widenings: found.widenings, routes: found.routes)
      for declared in declared(withFilesOf: AndroidHostPlan.key(host)) { apple[declared] = read }
    }
  }

  /// Returns the hosts whose files a given host serves: the host itself, and its wildcard.
  ///
  /// Hosts that no manifest declares are omitted. All hosts are in lower case.
  private func declared(withFilesOf host: String) -> [String] {
    [host, WildcardHost.prefix + host].filter { name in
      manifests.contains { $0.hosts.contains { AndroidHostPlan.declaredKey($0) == name } }
    }
  }

  private mutating func addAndroid(_ minimumAPI: Int) throws(AssociationWriteError) {
    let known = manifests.filter { !($0.platforms.android?.fingerprints.isEmpty ?? true) }
    var writer = AndroidAssociationWriter(known)
    writer.hostsUpgradingHTTP = manifests.hostsUpgradingHTTP
    struct Statements {
      var links: AssetLinks
      var widenings: WideningIndex
    }
    var statements: [String: Statements] = [:]
    var written: [[Int?]: Statements] = [:]
    for host in writer.hosts {
      let key = writer.hostGroups.map { $0.index(of: host) }
      let path = host + "/assetlinks.json"
      if written[key] == nil {
        let text = try writer.assetLinks(host: host, allowsPlaceholders: true)
        let links = AssetLinks(reading: Array(text.text.utf8), path: path, isCompared: false)
        written[key] = Statements(links: links, widenings: WideningIndex(text.widenings))
      }
      guard var found = written[key] else { continue }
      found.links.path = path
      files[path] = found.links.bytes
      hostOfPath[path] = host
      statements[host] = found
    }
    for (manifest, groups) in zip(writer.manifests, writer.hostGroups) {
      guard let package = manifest.platforms.android?.package,
        !manifest.hosts.isEmpty || !manifest.schemes.isEmpty, !manifest.routes.isEmpty
      else { continue }
      let text: AssociationText
      do throws(AssociationWriteError) {
        text = try writer.intentFilters(app: manifest.app, minimumAPI: minimumAPI)
      } catch {
        // None of the app's hosts and schemes has a route, so the app has no filter.
        if error.code == .noHost { continue }
        throw error
      }
      let path = manifest.app + "/AndroidManifest.xml"
      let bytes = Array(text.text.utf8)
      files[path] = bytes
      var filters = AndroidManifest(reading: bytes, path: path, minimumAPI: minimumAPI)
      // The build adds the package name. Without it, the app would match all statements of a host.
      filters.package = LocatedString(package, SourceRange(0, 0))
      var app = AndroidApp(
        app: manifest.app, package: package, filters: filters,
        widenings: WideningIndex(text.widenings))
      let routes = groups.groups.map { group in
        AndroidHostPlan(manifest, on: group).ruleText().entries.map(\.route)
      }
      for host in manifest.hosts.map(AndroidHostPlan.declaredKey).unique {
        guard let found = statements[WildcardHost.domain(of: host)],
          let group = groups.index(of: host)
        else { continue }
        let name = String(host.prefix { $0 != ":" })
        app.hosts[host] = AndroidHost(
          association: AndroidAssociation(
            assetLinks: found.links, manifest: filters, hosts: [name]),
          widenings: found.widenings, routes: routes[group])
      }
      android.append(app)
    }
  }

  // MARK: Verdicts

  /// Returns the decision of a platform about a link.
  ///
  /// - Parameter app: The app of the route that accepts the link; if it is not `nil`, only this app
  ///   is checked.
  /// - Returns: `nil` if none of the checked manifests declares an identity for the platform.
  func verdict(
    for link: AssociationLink, on platform: LinkPlatform, app: String?
  ) -> PlatformVerdict? {
    guard isAsked(platform, app: app) else { return nil }
    return known(for: link, on: platform, app: app)
  }

  /// `true` if a manifest declares an identity for a platform, so that the platform is checked.
  func isAsked(_ platform: LinkPlatform, app: String?) -> Bool {
    manifests.contains { manifest in
      guard app == nil || manifest.app == app else { return false }
      return switch platform {
      case .ios: !(manifest.platforms.apple?.appIDs.isEmpty ?? true)
      case .android14, .android15: !(manifest.platforms.android?.fingerprints.isEmpty ?? true)
      case .web: true
      }
    }
  }

  private func known(
    for link: AssociationLink, on platform: LinkPlatform, app: String?
  ) -> PlatformVerdict {
    switch platform {
    case .ios: appleVerdict(for: link, app: app)
    case .android14, .android15: androidVerdict(for: link, on: platform, app: app)
    case .web: LinkJudge.web(link)
    }
  }

  /// Returns the number of patterns that a verdict compares with the path of a link.
  func patternCount(for link: AssociationLink) -> Int {
    let host = link.host.map { AndroidHostPlan.key(link.text($0)) } ?? ""
    let ofApple = apple.value(ofHost: host)?.file.patternCount(for: link) ?? 0
    return android.reduce(ofApple) {
      $0 + ($1.host(of: link)?.association.patternCount(for: link) ?? 0)
    }
  }

  /// A file without components, which supplies the reason why a host without a file opens no links.
  private static let emptyFile = AppleAssociation(
    bytes: Array(#"{"applinks":{"details":[]}}"#.utf8))

  private static let noAssociation = PlatformVerdict(
    opens: false, reason: .hostNotAssociated,
    explanation: "the app declares neither the host nor the scheme")

  private func appleVerdict(for link: AssociationLink, app: String?) -> PlatformVerdict {
    let asked = manifests.filter { app == nil || $0.app == app }
    let appIDs = asked.flatMap { $0.platforms.apple?.appIDs ?? [] }
    if let scheme = link.scheme, !link.isText(scheme, lowercase: "https") {
      let owner = asked.first { manifest in
        manifest.platforms.apple != nil
          && manifest.schemes.contains { AndroidHostPlan.isSame($0, link.text(scheme)) }
      }
      if let owner {
        return PlatformVerdict(
          opens: true, app: owner.platforms.apple?.appIDs.first, reason: .customScheme,
          explanation: "the app declares the scheme")
      }
    }
    let host = link.host.map { AndroidHostPlan.key(link.text($0)) } ?? ""
    guard let known = apple.value(ofHost: host) else {
      return Self.emptyFile.verdict(for: link, hosts: [])
    }
    guard app != nil else { return known.file.verdict(for: link, hosts: [host]) }
    let verdicts = appIDs.map { known.file.verdict(for: link, hosts: [host], app: $0) }
    return verdicts.first(where: \.opens) ?? verdicts.first ?? Self.noAssociation
  }

  private func androidVerdict(
    for link: AssociationLink, on platform: LinkPlatform, app: String?
  ) -> PlatformVerdict {
    var first: PlatformVerdict?
    for candidate in android where app == nil || candidate.app == app {
      let association =
        candidate.host(of: link)?.association ?? AndroidAssociation(manifest: candidate.filters)
      let verdict = association.platformVerdict(for: link, on: platform)
      if verdict.opens { return verdict }
      // If there are several apps, the one that declares the host provides the most useful reason.
      if first == nil || first?.reason == .hostNotAssociated || first?.reason == .notHTTPS {
        first = verdict
      }
    }
    guard var first else { return Self.noAssociation }
    if app == nil, first.reason == .hostNotAssociated || first.reason == .notHTTPS {
      // None of the apps declares the host or the scheme, so the verdict names no app.
      (first.app, first.path, first.place, first.component) = (nil, nil, nil, nil)
    }
    return first
  }
}

extension ManifestAssociations.AndroidApp {
  /// Returns the association of a link's host; `nil` if the app does not declare the host.
  func host(of link: AssociationLink) -> ManifestAssociations.AndroidHost? {
    guard let range = link.host else { return nil }
    let host = AndroidHostPlan.key(link.text(range))
    if let port = link.port, let found = hosts.value(ofHost: host + ":" + link.text(port)) {
      return found
    }
    guard var found = hosts.value(ofHost: host) else { return nil }
    // The statements on the domain of a wildcard also apply to its subdomains, so this host is
    // treated as their publisher.
    if found.association.hosts?.contains(where: WildcardHost.isWildcard) ?? false {
      found.association.hosts = [host]
    }
    return found
  }
}
