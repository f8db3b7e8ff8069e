public import Diagnostics
public import LinkRouting

/// What the router and each platform say about one link, and where they diverge.
///
/// A verdict holds nothing of the link.
public struct LinkVerdict: Sendable, Hashable {
  /// What the router says.
  public enum RouterVerdict: Sendable, Hashable {
    /// The route that takes the link.
    case accepts(RouteReference)
    /// Why none does.
    case refuses(LinkError)

    /// Whether a route takes the link.
    public var opens: Bool {
      if case .accepts = self { true } else { false }
    }
  }

  /// What the router says; `nil` where no manifest is judged with.
  public var router: RouterVerdict?
  /// What the platforms say, of those that were asked.
  public var platforms: [LinkPlatform: PlatformVerdict]
  /// The platforms that are left out because no manifest names an identity of the app there.
  public var unasked: [LinkPlatform] = []
  /// Where a platform differs from the router, in the order of the platforms.
  public var divergences: [LinkDivergence]

  /// Makes a verdict.
  public init(
    router: RouterVerdict? = nil, platforms: [LinkPlatform: PlatformVerdict],
    divergences: [LinkDivergence] = []
  ) {
    self.router = router
    self.platforms = platforms
    self.divergences = divergences
  }

  /// Whether those that were asked do not all say the same.
  ///
  /// The web takes no part in it, and no platform that was not asked.
  public var diverges: Bool {
    var answers = LinkPlatform.ofApps.compactMap { platforms[$0] }
      .filter(\.takesPart).map(\.opens)
    if let router { answers.append(router.opens) }
    // Older devices of a platform may do otherwise than its newest.
    return Set(answers).count > 1 || !divergences.isEmpty
  }
}

/// A difference between a platform and the router.
public struct LinkDivergence: Sendable, Hashable {
  /// Which of both opens more.
  public enum Direction: String, Sendable, Hashable {
    /// The platform leaves a link in the browser that the router accepts.
    case less
    /// The platform opens a link that the router refuses.
    case more
    /// Both open the link, and the platform reads another query than the router.
    case same
  }

  /// The platform.
  public var platform: LinkPlatform
  /// Which of both opens more.
  public var direction: Direction
  /// How much it matters.
  ///
  /// Where the platform opens less: an error if it leaves the canonical form of the link in the
  /// browser, a warning if it leaves only this spelling of it there. Where it opens more: only
  /// information for what the writer of the file has reported, a warning for everything else. Where
  /// it reads a query differently: a warning if a declared value differs, else information.
  public var severity: Severity
  /// Why, as a stable identifier in kebab case.
  ///
  /// Where the platform opens more, an ``AssociationWidening/Code`` if the writer has reported one,
  /// else `opens-more`. Where it opens less, `opens-less` for a canonical form, `case-differs`,
  /// `empty-path` and `bare-item` for spellings that no file of Android's can help,
  /// `canonical-only` for all others. `irregular-query` for a query that iOS reads differently
  /// because of a raw bracket or an incomplete escape in it.
  public var code: String
  /// The app of the manifest.
  public var app: String?
  /// The route, or the pattern of an exclusion; `nil` where it is about the whole file.
  public var route: String?
  /// The parameter, if it is about one.
  public var parameter: String?
  /// Why, as an English phrase without a full stop.
  public var explanation: String
}

extension PlatformVerdict {
  /// Whether the platform takes part in divergences: a file decides about such links.
  var takesPart: Bool { reason != .notDecided }
}

extension PlatformVerdict.Reason {
  /// The files that are given say nothing about links of this kind.
  public static let notDecided = Self(rawValue: "not-decided")
  /// A browser shows the page; nothing is redirected.
  public static let page = Self(rawValue: "page")
  /// A browser has no page for the link.
  public static let noPage = Self(rawValue: "no-page")
}
