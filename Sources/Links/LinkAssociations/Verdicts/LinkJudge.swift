public import Diagnostics
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
  /// What keeps platforms from reading files that were made of manifests.
  public let diagnostics: [Diagnostic]
  let source: Source

  /// What the platforms read.
  enum Source: Sendable {
    case manifests(ManifestAssociations)
    case files(apple: ServedFiles<AppleAssociation>, android: ServedFiles<AndroidAssociation>)
  }

  /// Judges by the files that our writers make of manifests, with placeholders where identities are missing.
  ///
  /// A file that is larger than a platform reads opens nothing there; ``diagnostics`` says so too.
  ///
  /// - Parameters:
  ///   - manifests: Manifests that a router takes.
  ///   - minimumAPI: The lowest API level for which intent filters are written.
  /// - Throws: ``AssociationWriteError``, if no file can be written for another reason than its size.
  public init(
    manifests: [LinkManifest], minimumAPI: Int = AndroidAssociationWriter.usualMinimumAPI
  ) throws(AssociationWriteError) {
    let associations = try ManifestAssociations(manifests, minimumAPI: minimumAPI)
    router = Router(proven: manifests)
    source = .manifests(associations)
    files = associations.files
    diagnostics = associations.diagnostics
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
    self.init(
      appleFiles: ServedFiles(apple), assetLinksFiles: ServedFiles(assetLinks), manifest: manifest,
      bytes: bytes, router: router)
  }

  /// Judges by the files of several hosts, and only for the platforms of which there is one.
  ///
  /// A link of a host without a file is not decided.
  ///
  /// - Parameters:
  ///   - appleFiles: Apple's association files.
  ///   - assetLinksFiles: Android's statements.
  ///   - manifest: The filters of an Android app.
  ///   - bytes: The bytes of the files by their paths, to show places.
  ///   - router: The router that the platforms are compared with.
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
    for (host, file) in assetLinksFiles.byHost {
      android.byHost[host] = AndroidAssociation(
        assetLinks: file.limited(to: packages), manifest: manifest, hosts: [host])
    }
    source = .files(apple: appleFiles, android: android)
    files = bytes
    diagnostics = []
  }

  /// What all say about a link.
  ///
  /// A platform that leaves the canonical form of an accepted link in the browser is an error; one that opens it and
  /// leaves this spelling there, a warning with a code of its own.
  ///
  /// - Complexity: O(*m* · *n*) for *m* characters of patterns and *n* bytes of link.
  public func verdict(for link: String) -> LinkVerdict {
    let parts = AssociationLink(link)
    let router = router.map { ask($0, link) }
    var verdict = LinkVerdict(router: router, platforms: [.web: Self.web(parts)])
    var app: String?
    if case .accepts(let reference) = router { app = reference.app }
    for platform in LinkPlatform.ofApps {
      verdict.platforms[platform] = answer(for: parts, on: platform, app: app)
    }
    verdict.unasked = unaskedPlatforms(of: app)
    // One platform's file says nothing of browsers.
    if self.router == nil { verdict.platforms[.web] = nil }
    verdict.divergences = divergences(of: verdict, parts, link)
    return verdict
  }

  /// The platforms on which no manifest names an identity, so that they are left out; none where files are judged.
  ///
  /// - Parameter app: The app of a manifest; `nil` for all of them together.
  public func unaskedPlatforms(of app: String? = nil) -> [LinkPlatform] {
    guard case .manifests(let associations) = source else { return [] }
    return LinkPlatform.ofApps.filter { !associations.isAsked($0, app: app) }
  }

  /// The verdict of a file of Apple's, which may name more apps than the router knows.
  ///
  /// Only the apps of the router's manifests are asked, where the file names one of them.
  private func verdict(of file: AppleAssociation, for link: AssociationLink) -> PlatformVerdict {
    let named = Set(file.details.flatMap { $0.appIDs.map(\.text) })
    let known = (router?.manifests ?? []).flatMap { $0.platforms.apple?.appIDs ?? [] }
    let verdicts = known.unique.filter(named.contains).map { file.verdict(for: link, app: $0) }
    return verdicts.first(where: \.opens) ?? verdicts.first { $0.reason == .excluded }
      ?? verdicts.first ?? file.verdict(for: link)
  }

  /// The number of patterns that a verdict about a link compares with its path.
  func patternCount(for link: AssociationLink) -> Int {
    switch source {
    case .manifests(let associations): associations.patternCount(for: link)
    case .files(let apple, let android):
      (apple.file(for: link)?.patternCount(for: link) ?? 0)
        + (android.file(for: link)?.patternCount(for: link) ?? 0)
    }
  }

  /// What a platform does with a link; `nil` where none of its files is judged.
  ///
  /// - Parameter app: The app of the route that takes the link, where manifests are judged.
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
        let association = android.file(for: link) ?? android.byHost.values.first
        if isCustom, association?.manifest != nil {
          return association?.platformVerdict(for: link, on: platform)
        }
        answer = android.file(for: link)?.platformVerdict(for: link, on: platform)
      }
      guard isAsked else { return nil }
      if isCustom { return undecided("the files that are given decide about https links only") }
      return answer ?? undecided("no file is given for the host of the link")
    }
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
