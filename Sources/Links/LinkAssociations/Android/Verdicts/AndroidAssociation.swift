/// The links that an app opens on Android, as defined by host statements and intent filters.
///
/// Android opens a web link in the app only if both the statements and the filters allow it. For a
/// link with a custom scheme, the filters alone decide. Without ``assetLinks``, every host is
/// assumed to allow the app; without ``manifest``, the app is assumed to accept every `https` link.
///
/// ```swift
/// let association = AndroidAssociation(
///   assetLinks: AssetLinks(reading: json), manifest: AndroidManifest(reading: xml))
/// let link = AssociationLink("https://wordly.ai/attend/KXTR-7429")
/// association.verdict(for: link, on: .android14).opens
/// ```
public struct AndroidAssociation: Sendable {
  /// The statements that the hosts publish.
  public var assetLinks: AssetLinks?
  /// The intent filters of the app.
  public var manifest: AndroidManifest?
  /// The hosts that publish the statements; `nil` for every host.
  public var hosts: [String]?

  /// Creates an association from one or both of the files.
  public init(
    assetLinks: AssetLinks? = nil, manifest: AndroidManifest? = nil, hosts: [String]? = nil
  ) {
    self.assetLinks = assetLinks
    self.manifest = manifest
    self.hosts = hosts
  }

  /// Returns the verdict of a version of Android: whether it opens a link in the app, and the
  /// reason.
  ///
  /// - Complexity: O(*n* · *c*) for a link of *n* bytes and *c* conditions in filters and rules. Of
  ///   the path conditions, *c* includes only those with a literal start and end that match the
  ///   link's path.
  public func verdict(for link: AssociationLink, on version: AndroidVersion) -> PlatformVerdict {
    let uri = AndroidURI(link)
    guard let scheme = uri.scheme else {
      return PlatformVerdict(opens: false, reason: .noLink, explanation: "the link has no scheme")
    }
    if let manifest, !manifest.isReadable { return unreadable(manifest.path) }
    guard uri.isWeb else { return customVerdict(uri, scheme, on: version) }
    guard let host = uri.host, !host.isEmpty else {
      return PlatformVerdict(opens: false, reason: .noLink, explanation: "the link has no host")
    }
    guard let assetLinks else { return filterVerdict(uri, host, app: nil, on: version) }
    guard assetLinks.isReadable else { return unreadable(assetLinks.path) }
    let package = manifest?.package?.text
    let statements = assetLinks.statements.filter {
      $0.isVerifiable && (package == nil || $0.package?.text == package)
    }
    if let hosts, !hosts.contains(host),
      hosts.contains(where: { link.isText(link.host, lowercase: $0) })
    {
      return Self.caseDiffers
    }
    guard hosts?.contains(host) ?? true, !statements.isEmpty else {
      return PlatformVerdict(
        opens: false, app: package, path: assetLinks.path, reason: .hostNotAssociated,
        explanation: "no statement of the host allows the app to open links")
    }
    var verdict: PlatformVerdict?
    for statement in statements {
      let next = self.verdict(uri, host, by: statement, on: version)
      if next.opens { return next }
      if verdict == nil { verdict = next }
    }
    return verdict ?? filterVerdict(uri, host, app: nil, on: version)
  }

  /// The verdict for a link that stays in the browser because of the case of its scheme or host.
  private static let caseDiffers = PlatformVerdict(
    opens: false, reason: .caseDiffers,
    explanation: "devices compare schemes and verified hosts case-sensitively")

  /// Returns the verdict for a link whose host or scheme appears only in a filter that is not
  /// browsable.
  private func notBrowsable(_ filter: IntentFilter, app: String?) -> PlatformVerdict {
    PlatformVerdict(
      opens: false, app: app, component: manifest?.filters.firstIndex { $0.range == filter.range },
      place: filter.tag, path: manifest?.path, reason: .notBrowsable,
      explanation: "the filter matches no links, because " + filter.closedReason)
  }

  private func unreadable(_ path: String?) -> PlatformVerdict {
    PlatformVerdict(
      opens: false, path: path, reason: .unreadableFile, explanation: "the file cannot be read")
  }

  /// Returns the verdict of the filters or, if they open the link, that of the statement's dynamic
  /// rules.
  ///
  /// Rules are ignored if the version does not read them, or if an error discards them.
  private func verdict(
    _ uri: AndroidURI, _ host: String, by statement: AssetLinks.Statement,
    on version: AndroidVersion
  ) -> PlatformVerdict {
    let app = statement.package?.text
    var verdict = filterVerdict(uri, host, app: app, on: version)
    if manifest == nil {
      verdict.place = statement.range
      verdict.path = assetLinks?.path
    }
    guard verdict.opens, version.readsRules, let rules = statement.rules, rules.discarded == nil
    else { return verdict }
    guard let index = rules.firstRule(matching: uri) else {
      return PlatformVerdict(
        opens: false, app: app, place: rules.range, path: assetLinks?.path, reason: .noComponent,
        explanation: "no dynamic rule matches the link")
    }
    let rule = rules.rules[index]
    return PlatformVerdict(
      opens: !rule.excludes, app: app, component: index, place: rule.range,
      path: assetLinks?.path, reason: rule.excludes ? .excluded : .matched,
      explanation: rule.excludes
        ? "a dynamic rule excludes the link" : "a dynamic rule matches the link")
  }

  /// Returns the verdict of the filters for a web link.
  ///
  /// Without filters, every `https` link opens.
  private func filterVerdict(
    _ uri: AndroidURI, _ host: String, app: String?, on version: AndroidVersion
  ) -> PlatformVerdict {
    guard let manifest else {
      return PlatformVerdict(
        opens: uri.scheme == "https", app: app,
        reason: uri.scheme == "https" ? .matched : .notHTTPS,
        explanation: "the host allows the app to open links; no filters are given")
    }
    let authorities = manifest.filters.filter(\.isVerified).flatMap(\.authorities)
    let app = app ?? manifest.package?.text
    guard authorities.contains(where: { $0.verifies(host: host) }) else {
      let isKnown = authorities.contains { authority in
        authority.isDomain && authority.matches(host: host)
      }
      if isKnown { return Self.caseDiffers }
      let closed = manifest.filters.first { filter in
        !filter.isBrowsable && filter.autoVerify && filter.isWeb
          && filter.authorities.contains { $0.verifies(host: host) }
      }
      if let closed { return notBrowsable(closed, app: app) }
      return PlatformVerdict(
        opens: false, app: app, path: manifest.path, reason: .hostNotAssociated,
        explanation: "no filter of the app verifies the host")
    }
    return verdict(of: manifest, uri, app: app, reason: .matched, on: version)
  }

  /// Returns the verdict for a link whose scheme is not exactly `http` or `https`.
  ///
  /// Devices verify no host for such a link.
  private func customVerdict(
    _ uri: AndroidURI, _ scheme: String, on version: AndroidVersion
  ) -> PlatformVerdict {
    let schemes = manifest?.filters.filter(\.isBrowsable).flatMap { $0.schemes.map(\.text) } ?? []
    guard let manifest, schemes.contains(scheme) else {
      let closed = manifest?.filters.first { filter in
        !filter.isBrowsable && filter.schemes.contains { $0.text == scheme }
      }
      if let closed { return notBrowsable(closed, app: manifest?.package?.text) }
      let known = schemes + ["https", "http"]
      if known.contains(where: { AndroidHostPlan.isSame($0, scheme) }) { return Self.caseDiffers }
      return PlatformVerdict(
        opens: false, path: manifest?.path, reason: .notHTTPS,
        explanation: "no filter has the scheme of the link")
    }
    return verdict(
      of: manifest, uri, app: manifest.package?.text, reason: .customScheme, on: version)
  }

  /// Returns the verdict of the first filter that accepts a link.
  ///
  /// If no filter accepts it, the verdict is that of the first filter that excludes it. If no
  /// filter does either, the verdict has the reason ``PlatformVerdict/Reason/noComponent``.
  private func verdict(
    of manifest: AndroidManifest, _ uri: AndroidURI, app: String?,
    reason: PlatformVerdict.Reason, on version: AndroidVersion
  ) -> PlatformVerdict {
    var excluding: PlatformVerdict?
    for (index, filter) in manifest.filters.enumerated() {
      guard let match = filter.match(uri, on: version) else { continue }
      let verdict = PlatformVerdict(
        opens: match.takes, app: app, component: index, place: match.place, path: manifest.path,
        reason: match.takes ? reason : .excluded,
        explanation: match.takes ? "a filter matches the link" : "a group excludes the link")
      if match.takes { return verdict }
      if excluding == nil { excluding = verdict }
    }
    return excluding
      ?? PlatformVerdict(
        opens: false, app: app, path: manifest.path, reason: .noComponent,
        explanation: "no filter matches the link")
  }
}

extension PlatformVerdict.Reason {
  /// The case of the scheme or the host prevents the link from opening in the app.
  ///
  /// Browsers write both in lower case. Scanners and apps pass links on unchanged.
  public static let caseDiffers = Self(rawValue: "case-differs")
  /// A filter has the scheme or host of the link, but is not browsable.
  ///
  /// A filter is browsable if it has the action VIEW, the categories DEFAULT and BROWSABLE, and an
  /// exported activity.
  public static let notBrowsable = Self(rawValue: "not-browsable")
}

extension IntentFilter {
  /// The reason why no link reaches a filter that is not browsable.
  fileprivate var closedReason: String {
    if !actions.contains(AndroidManifestReader.view) { return "it lacks the action VIEW" }
    if !categories.contains(AndroidManifestReader.usual) { return "it lacks the category DEFAULT" }
    if !categories.contains(AndroidManifestReader.browsable) {
      return "it lacks the category BROWSABLE"
    }
    return "its activity is not exported"
  }
}
