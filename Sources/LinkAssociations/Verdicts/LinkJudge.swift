public import LinkRouting

/// Asks the router and every platform about links.
///
/// ```swift
/// let judge = try LinkJudge(manifests: [manifest])
/// let verdict = judge.verdict(for: "https://wordly.ai/attend/KXTR-7429")
/// // verdict.router, verdict.platforms[.ios], verdict.diverges
/// ```
public struct LinkJudge: Sendable {
  /// The router; `nil` where only files are judged.
  public let router: Router?
  /// The files that decide, by the paths in verdicts.
  public let files: [String: [UInt8]]
  let source: Source

  /// What the platforms read.
  enum Source: Sendable {
    case manifests(ManifestAssociations)
    case files(apple: AppleAssociation?, android: AndroidAssociation?)
  }

  /// Judges by the files that our writers make of manifests, with placeholders where identities are missing.
  ///
  /// - Parameters:
  ///   - manifests: Manifests that a router takes.
  ///   - minimumAPI: The lowest API level for which intent filters are written.
  /// - Throws: ``AssociationWriteError`` with `too-large`.
  public init(
    manifests: [LinkManifest], minimumAPI: Int = AndroidAssociationWriter.usualMinimumAPI
  ) throws(AssociationWriteError) {
    let associations = try ManifestAssociations(manifests, minimumAPI: minimumAPI)
    router = Router(proven: manifests)
    source = .manifests(associations)
    files = associations.files
  }

  /// Judges by files, ours or not, and only for the platforms of which there is one.
  ///
  /// - Parameters:
  ///   - apple: Apple's association file; hosts are not compared.
  ///   - assetLinks: Android's statements of a host; hosts are not compared.
  ///   - manifest: The filters of an Android app.
  ///   - bytes: The bytes of the files by their paths, for whoever shows places.
  ///   - router: What the platforms are compared with.
  public init(
    apple: AppleAssociation? = nil, assetLinks: AssetLinks? = nil, manifest: AndroidManifest? = nil,
    bytes: [String: [UInt8]] = [:], router: Router? = nil
  ) {
    self.router = router
    let android =
      assetLinks == nil && manifest == nil
      ? nil : AndroidAssociation(assetLinks: assetLinks, manifest: manifest)
    source = .files(apple: apple, android: android)
    files = bytes
  }

  /// What all say about a link.
  ///
  /// - Complexity: O(*m* · *n*) for *m* characters of patterns and *n* bytes of link.
  public func verdict(for link: String) -> LinkVerdict {
    let parts = AssociationLink(link)
    let router = router.map { ask($0, link) }
    var verdict = LinkVerdict(router: router, platforms: [.web: Self.web(parts)])
    switch source {
    case .manifests(let associations):
      var app: String?
      if case .accepts(let reference) = router { app = reference.app }
      for platform in LinkPlatform.ofApps {
        verdict.platforms[platform] = associations.verdict(for: parts, on: platform, app: app)
      }
    case .files(let apple, let android):
      if let apple { verdict.platforms[.ios] = apple.verdict(for: parts) }
      if let android {
        verdict.platforms[.android14] = android.verdict(for: parts, on: .android14)
        verdict.platforms[.android15] = android.verdict(for: parts, on: .android15)
      }
      // One platform's file says nothing of browsers.
      if self.router == nil { verdict.platforms[.web] = nil }
    }
    verdict.divergences = divergences(of: verdict, parts)
    return verdict
  }

  private func ask(_ router: Router, _ link: String) -> LinkVerdict.RouterVerdict {
    do throws(LinkError) {
      return .accepts(try router.match(link).reference)
    } catch {
      return .refuses(error)
    }
  }

  /// What a browser does with a link that somebody follows in it: it shows the page, and never looks for an app.
  static func web(_ link: AssociationLink) -> PlatformVerdict {
    let isWeb =
      link.isText(link.scheme, lowercase: "https") || link.isText(link.scheme, lowercase: "http")
    guard isWeb, let host = link.host, !host.isEmpty else {
      return PlatformVerdict(
        opens: false, reason: .noPage, explanation: "a browser has no page for the link")
    }
    return PlatformVerdict(
      opens: true, reason: .page, explanation: "a browser shows the page; nothing is redirected")
  }
}
