public import Diagnostics
public import LinkRouting

/// Compares the decisions that the router and each platform make about links.
///
/// ```swift
/// let judge = try LinkJudge(manifests: [manifest])
/// let verdict = judge.verdict(for: "https://wordly.ai/attend/KXTR-7429")
/// // verdict.router, verdict.platforms[.ios], verdict.diverges
/// ```
public struct LinkJudge: Sendable {
  /// The router; `nil` if the judge was created without one.
  public let router: Router?
  /// The bytes of the files, by the paths that verdicts contain.
  public let files: [String: [UInt8]]
  /// The problems that prevent platforms from reading the files written from manifests.
  public let diagnostics: [Diagnostic]
  let source: Source

  /// The files that the platforms read.
  enum Source: Sendable {
    case manifests(ManifestAssociations)
    case files(apple: ServedFiles<AppleAssociation>, android: ServedFiles<AndroidAssociation>)
  }

  /// Creates a judge with the files that Waymark writes for manifests.
  ///
  /// Identities in the files may be placeholders. A file that exceeds a platform's maximum size
  /// opens no links there, and is reported in ``diagnostics``.
  ///
  /// - Parameters:
  ///   - manifests: Manifests that a router accepts.
  ///   - minimumAPI: The lowest API level for which intent filters are written.
  /// - Throws: ``AssociationWriteError`` if a file cannot be written, for any reason except its
  ///   size.
  public init(
    manifests: [LinkManifest], minimumAPI: Int = AndroidAssociationWriter.usualMinimumAPI
  ) throws(AssociationWriteError) {
    let associations = try ManifestAssociations(manifests, minimumAPI: minimumAPI)
    router = Router(proven: manifests)
    source = .manifests(associations)
    files = associations.files
    diagnostics = associations.diagnostics
  }

  /// Creates a judge from given files, for the platforms that have at least one of them.
  ///
  /// - Parameters:
  ///   - apple: Apple's association file, which applies to every host.
  ///   - assetLinks: Android's statements, which apply to every host.
  ///   - manifest: The filters of an Android app.
  ///   - bytes: The bytes of the files by their paths, for callers that print excerpts.
  ///   - router: The router with which the platforms are compared.
  public init(
    apple: AppleAssociation? = nil, assetLinks: AssetLinks? = nil, manifest: AndroidManifest? = nil,
    bytes: [String: [UInt8]] = [:], router: Router? = nil
  ) {
    self.init(
      appleFiles: ServedFiles(apple), assetLinksFiles: ServedFiles(assetLinks), manifest: manifest,
      bytes: bytes, router: router)
  }

  /// Creates a judge from the files of several hosts, for the platforms that have at least one.
  ///
  /// The judge makes no decision about a link to which none of the files applies.
  ///
  /// - Parameters:
  ///   - appleFiles: Apple's association files.
  ///   - assetLinksFiles: Android's statements.
  ///   - manifest: The filters of an Android app.
  ///   - bytes: The bytes of the files by their paths, for callers that print excerpts.
  ///   - router: The router with which the platforms are compared.
  public init(
    appleFiles: ServedFiles<AppleAssociation>, assetLinksFiles: ServedFiles<AssetLinks>,
    manifest: AndroidManifest? = nil, bytes: [String: [UInt8]] = [:], router: Router? = nil
  ) {
    self.router = router
    let packages = (router?.manifests ?? []).compactMap { $0.platforms.android?.package }
    var android = ServedFiles<AndroidAssociation>()
    if let assetLinks = assetLinksFiles.other?.limited(to: packages) {
      android.other = AndroidAssociation(assetLinks: assetLinks, manifest: manifest)
    } else if manifest != nil {
      android.other = AndroidAssociation(manifest: manifest)
    }
    let manifests = router?.manifests ?? []
    var (appleFiles, assetLinksFiles) = (appleFiles, assetLinksFiles)
    appleFiles.addWildcards(of: manifests)
    assetLinksFiles.addWildcards(of: manifests)
    for (host, file) in assetLinksFiles.byHost {
      android.byHost[host] = AndroidAssociation(
        assetLinks: file.limited(to: packages), manifest: manifest, hosts: [host])
    }
    source = .files(apple: appleFiles, android: android)
    files = bytes
    diagnostics = []
  }

  /// Returns the decisions of the router and of all platforms about a link.
  ///
  /// If the router accepts a link, but a platform does not open its canonical form in the app, the
  /// divergence is an error. If the platform opens the canonical form, but not the link as written,
  /// the divergence is a warning with a separate code. ``LinkDivergence/severity`` lists all cases.
  ///
  /// - Complexity: O(*m* · *n*) for patterns with *m* characters and a link of *n* bytes.
  public func verdict(for link: String) -> LinkVerdict {
    let parts = AssociationLink(link)
    let router = router.map { ask($0, link) }
    var verdict = LinkVerdict(router: router, platforms: [.web: Self.web(parts)])
    var app: String?
    if case .accepts(let reference) = router { app = reference.app }
    for platform in LinkPlatform.ofApps {
      verdict.platforms[platform] = answer(for: parts, on: platform, app: app)
    }
    verdict.uncheckedPlatforms = uncheckedPlatforms(of: app)
    // The files of the platforms do not affect browsers.
    if self.router == nil { verdict.platforms[.web] = nil }
    verdict.divergences = divergences(of: verdict, parts, link)
    return verdict
  }

  /// Returns the platforms that are omitted because no manifest declares an identity for them.
  ///
  /// The result is empty if the judge was created from files.
  ///
  /// - Parameter app: The app of a manifest; `nil` for all apps together.
  public func uncheckedPlatforms(of app: String? = nil) -> [LinkPlatform] {
    guard case .manifests(let associations) = source else { return [] }
    return LinkPlatform.ofApps.filter { !associations.isAsked($0, app: app) }
  }

  /// Returns the verdict of an Apple file, which may list more apps than the manifests.
  ///
  /// If the file lists any app of the router's manifests, only the apps of these manifests are
  /// checked.
  private func verdict(of file: AppleAssociation, for link: AssociationLink) -> PlatformVerdict {
    let named = Set(file.details.flatMap { $0.appIDs.map(\.text) })
    let known = (router?.manifests ?? []).flatMap { $0.platforms.apple?.appIDs ?? [] }
    let verdicts = known.unique.filter(named.contains).map { file.verdict(for: link, app: $0) }
    return verdicts.first(where: \.opens) ?? verdicts.first { $0.reason == .excluded }
      ?? verdicts.first ?? file.verdict(for: link)
  }

  /// Returns the number of patterns that a verdict compares with the path of a link.
  func patternCount(for link: AssociationLink) -> Int {
    switch source {
    case .manifests(let associations): associations.patternCount(for: link)
    case .files(let apple, let android):
      (apple.file(for: link)?.patternCount(for: link) ?? 0)
        + (android.file(for: link)?.patternCount(for: link) ?? 0)
    }
  }

  /// Returns the decision of a platform about a link; `nil` if the judge has none of the platform's
  /// files, or if no checked manifest declares an identity for the platform.
  ///
  /// - Parameter app: The app of the route that accepts the link, if the judge was created from
  ///   manifests.
  func answer(
    for link: AssociationLink, on platform: LinkPlatform, app: String?
  ) -> PlatformVerdict? {
    switch source {
    case .manifests(let associations):
      return associations.verdict(for: link, on: platform, app: app)
    case .files(let apple, let android):
      let isCustom =
        link.scheme != nil && !link.isText(link.scheme, lowercase: "https")
        && !link.isText(link.scheme, lowercase: "http")
      func undecided(_ explanation: String) -> PlatformVerdict {
        PlatformVerdict(opens: false, reason: .notDecided, explanation: explanation)
      }
      let isAsked: Bool
      let answer: PlatformVerdict?
      switch platform {
      case .web: return Self.web(link)
      case .ios:
        isAsked = !apple.isEmpty
        answer = apple.file(for: link).map { verdict(of: $0, for: link) }
      case .android14, .android15:
        isAsked = !android.isEmpty
        let association = android.association(for: link) ?? android.byHost.values.first
        if isCustom, association?.manifest != nil {
          return association?.platformVerdict(for: link, on: platform)
        }
        answer = android.association(for: link)?.platformVerdict(for: link, on: platform)
      }
      guard isAsked else { return nil }
      if isCustom { return undecided("the given files apply only to https links") }
      return answer ?? undecided("no file is given for the host of the link")
    }
  }

  private func ask(_ router: Router, _ link: String) -> LinkVerdict.RouterVerdict {
    do throws(LinkError) {
      return .accepts(try router.match(link).reference)
    } catch {
      return .rejects(error)
    }
  }

  /// Returns a browser's decision about a link that a person opens in it.
  ///
  /// A browser shows the page and never opens an app.
  static func web(_ link: AssociationLink) -> PlatformVerdict {
    let isWeb =
      link.isText(link.scheme, lowercase: "https") || link.isText(link.scheme, lowercase: "http")
    guard isWeb, let host = link.host, !host.isEmpty else {
      return PlatformVerdict(
        opens: false, reason: .noPage, explanation: "a browser shows no page for the link")
    }
    return PlatformVerdict(
      opens: true, reason: .page, explanation: "a browser shows the page, and no app opens")
  }
}
