public import Diagnostics
public import LinkRouting

/// The decisions of the router and of each platform about a link, with their divergences.
///
/// A verdict contains no part of the link.
public struct LinkVerdict: Sendable, Hashable {
  /// The decision of the router.
  public enum RouterVerdict: Sendable, Hashable {
    /// The link is accepted by this route.
    case accepts(RouteReference)
    /// The link is rejected with this error.
    case rejects(LinkError)

    /// A Boolean value that indicates whether a route accepts the link.
    public var opens: Bool {
      if case .accepts = self { true } else { false }
    }
  }

  /// The decision of the router; `nil` if there is no router.
  public var router: RouterVerdict?
  /// The decisions of the platforms that were checked.
  public var platforms: [LinkPlatform: PlatformVerdict]
  /// The platforms that are omitted because no manifest declares an identity of the app for them.
  public var uncheckedPlatforms: [LinkPlatform] = []
  /// The divergences of the platforms from the router, in the order of the platforms.
  public var divergences: [LinkDivergence]

  /// Creates a verdict.
  public init(
    router: RouterVerdict? = nil, platforms: [LinkPlatform: PlatformVerdict],
    divergences: [LinkDivergence] = []
  ) {
    self.router = router
    self.platforms = platforms
    self.divergences = divergences
  }

  /// A Boolean value that indicates whether the decisions of the router and of the checked
  /// platforms differ, or whether ``divergences`` contains another difference.
  ///
  /// Browsers are not compared.
  public var diverges: Bool {
    var answers = LinkPlatform.ofApps.compactMap { platforms[$0] }
      .filter(\.takesPart).map(\.opens)
    if let router { answers.append(router.opens) }
    // Older devices of a platform may decide differently, or a platform may read another query.
    return Set(answers).count > 1 || !divergences.isEmpty
  }
}

/// A difference between a platform and the router.
public struct LinkDivergence: Sendable, Hashable {
  /// The way in which a platform diverges from the router.
  public enum Direction: String, Sendable, Hashable {
    /// The router accepts the link, but the platform leaves it in the browser.
    case less
    /// The router rejects the link, but the platform opens it.
    case more
    /// The platform opens a link that the router accepts, but reads a different query.
    case same
  }

  /// The platform that diverges.
  public var platform: LinkPlatform
  /// The way in which the platform diverges from the router.
  public var direction: Direction
  /// The severity of the divergence.
  ///
  /// - The platform opens less: an error if the canonical form stays in the browser, a warning if
  ///   only this spelling does. A path that is too long for Android's patterns is a warning too.
  /// - The platform opens more: information if the writer of the file reported the reason, or if no
  ///   file could exclude the link; otherwise a warning.
  /// - Only older Android devices diverge: an error if they open less, otherwise a warning.
  /// - The platform reads a query differently: a warning if a declared value differs, otherwise
  ///   information.
  public var severity: Severity
  /// The reason for the divergence, as a stable identifier in kebab case.
  ///
  /// - If the platform opens more, the code is an ``AssociationWidening/Code`` if the writer has
  ///   reported one, or if no file could exclude the link. Otherwise, it is `opens-more`.
  /// - If the platform opens less, the code is `opens-less` for a canonical form. It is
  ///   `case-differs`, `empty-path` or `bare-item` for a spelling that no file of Android can open.
  ///   It is `canonical-only` for all other noncanonical spellings, and
  ///   `path-length-not-expressible` for a path that is too long for Android's patterns.
  /// - The code is `older-devices-differ` if only older Android devices diverge.
  /// - The code is `irregular-query` for a query that iOS reads differently because of a raw
  ///   bracket or an incomplete escape.
  public var code: String
  /// The name of the app in its manifest.
  public var app: String?
  /// The route or the pattern of an exclusion; `nil` if the divergence is about the whole file.
  public var route: String?
  /// The parameter, if the divergence is about one.
  public var parameter: String?
  /// The reason as an English phrase without a final period.
  public var explanation: String
}

extension PlatformVerdict {
  /// `true` if the platform is compared with the router, because one of its files covers the link.
  var takesPart: Bool { reason != .notDecided }
}

extension PlatformVerdict.Reason {
  /// The given files do not cover the scheme or the host of the link.
  public static let notDecided = Self(rawValue: "not-decided")
  /// A browser shows the page; nothing is redirected.
  public static let page = Self(rawValue: "page")
  /// A browser cannot open a page for the link.
  public static let noPage = Self(rawValue: "no-page")
}
