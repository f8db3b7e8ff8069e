import Diagnostics
import LinkRouting

extension LinkJudge {
  /// Where the platforms differ from the router.
  func divergences(of verdict: LinkVerdict, _ link: AssociationLink) -> [LinkDivergence] {
    guard let router = verdict.router else { return [] }
    return LinkPlatform.ofApps.compactMap { platform in
      guard let answer = verdict.platforms[platform], answer.reason != .noIdentity,
        answer.opens != router.opens
      else { return nil }
      switch router {
      case .accepts(let reference): return less(platform, answer, reference, link)
      case .refuses(let error): return more(platform, answer, error, link)
      }
    }
  }

  private func less(
    _ platform: LinkPlatform, _ answer: PlatformVerdict, _ route: RouteReference,
    _ link: AssociationLink
  ) -> LinkDivergence {
    var divergence = LinkDivergence(
      platform: platform, direction: .less, severity: .error, code: "opens-less", app: route.app,
      route: route.route, explanation: "the app does not open: " + answer.explanation)
    guard case .manifests = source, platform != .ios,
      let spelling = Self.unhelpedSpelling(of: link, answer)
    else { return divergence }
    divergence.severity = .info
    divergence.code = spelling.code
    divergence.route = nil
    divergence.explanation = spelling.explanation
    return divergence
  }

  /// A spelling of a link that no canonical link has, and that no file of Android's can help.
  private static func unhelpedSpelling(
    of link: AssociationLink, _ answer: PlatformVerdict
  ) -> (code: String, explanation: String)? {
    let scheme = link.scheme ?? 0..<0
    let isUpper = link.bytes[scheme].contains { $0 &- 0x41 < 26 }
    if answer.reason == .caseDiffers || isUpper {
      return (
        "case-differs", "Android compares scheme and host in their exact case, which is lower case"
      )
    }
    if link.host != nil, link.path.isEmpty {
      return ("empty-path", "Android's rules cannot say a path without any slash")
    }
    let query = link.bytes[link.query ?? 0..<0]
    if link.items.contains(where: { $0.value == nil }) || query.last == UInt8(ascii: "&") {
      return ("bare-item", "Android's patterns need the equals sign of a parameter")
    }
    return nil
  }

  private func more(
    _ platform: LinkPlatform, _ answer: PlatformVerdict, _ error: LinkError,
    _ link: AssociationLink
  ) -> LinkDivergence {
    var divergence = LinkDivergence(
      platform: platform, direction: .more, severity: .warning, code: "opens-more",
      explanation: "the app opens, although the router refuses the link: " + error.code.rawValue)
    guard case .manifests(let associations) = source else { return divergence }
    let origin = associations.origin(of: answer, platform)
    divergence.app = origin.app
    divergence.route = origin.route
    let reason: AssociationWidening?
    if answer.reason == .customScheme {
      reason = AssociationWidening(
        code: .schemeNotExpressible,
        explanation: AssociationWidening.androidExplanation(.schemeNotExpressible))
    } else {
      let reasons =
        platform == .ios
        ? AssociationWidening.Code.reasons(for: error)
        : AssociationWidening.Code.androidReasons(for: error)
      reason = Self.reason(
        among: origin.widenings, reasons, associations.hints(error, link, platform), origin.route,
        error)
    }
    guard let reason else { return divergence }
    divergence.severity = .info
    divergence.code = reason.code.rawValue
    divergence.route = reason.route
    divergence.parameter = reason.parameter
    divergence.explanation = "the platform opens " + reason.explanation
    return divergence
  }

  /// The reported reason that fits best: the code that the value shows, then one of the route, then of the parameter.
  private static func reason(
    among widenings: [AssociationWidening], _ codes: [AssociationWidening.Code],
    _ hints: [AssociationWidening.Code], _ route: String?, _ error: LinkError
  ) -> AssociationWidening? {
    var best: (rank: Int, widening: AssociationWidening)?
    for widening in widenings {
      guard let position = codes.firstIndex(of: widening.code),
        route == nil || widening.route == nil || widening.route == route
          || widening.code == .exclusionNotExpressible
      else { continue }
      var rank = position
      if widening.parameter != nil, widening.parameter != error.parameter { rank += 100 }
      if widening.route != route { rank += 200 }
      rank += 400 * (hints.firstIndex(of: widening.code) ?? hints.count)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, widening) }
    }
    return best?.widening
  }
}
