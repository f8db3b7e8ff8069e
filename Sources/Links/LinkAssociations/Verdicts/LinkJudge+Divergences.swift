import Diagnostics
import LinkRouting
import URLSyntax

extension LinkJudge {
  /// Returns the divergences of the platforms from the router.
  func divergences(
    of verdict: LinkVerdict, _ link: AssociationLink, _ text: String
  ) -> [LinkDivergence] {
    guard let router = verdict.router else { return [] }
    return LinkPlatform.ofApps.compactMap { platform in
      guard let answer = verdict.platforms[platform], answer.takesPart else { return nil }
      guard answer.opens != router.opens else {
        return unseen(platform, answer, router, link) ?? reread(platform, answer, router, link)
      }
      switch router {
      case .accepts(let reference): return less(platform, answer, reference, link, text)
      case .rejects(let error):
        return namesHosts(platform, for: link) || error.code != .unknownHost
          ? more(platform, answer, error, link) : nil
      }
    }
  }

  /// `true` if the hosts of a platform's files are known, so that the host of a link is compared.
  private func namesHosts(_ platform: LinkPlatform, for link: AssociationLink) -> Bool {
    guard case .files(let apple, let android) = source else { return true }
    if platform == .ios { return apple.host(of: link) != nil }
    return android.host(of: link) != nil || android.file(for: link)?.manifest != nil
  }

  /// Returns the divergence of a platform that leaves an accepted link in the browser.
  ///
  /// The severity is error if the platform also leaves the canonical form in the browser, unless
  /// the path is too long for Android's patterns. Otherwise, the severity is warning.
  private func less(
    _ platform: LinkPlatform, _ answer: PlatformVerdict, _ route: RouteReference,
    _ link: AssociationLink, _ text: String
  ) -> LinkDivergence {
    var divergence = LinkDivergence(
      platform: platform, direction: .less, severity: .error, code: "opens-less", app: route.app,
      route: route.route, explanation: "the app does not open the link: " + answer.explanation)
    guard let canonical = canonicalForm(of: text, link), canonical != text,
      self.answer(for: AssociationLink(canonical), on: platform, app: route.app)?.opens ?? false
    else {
      if platform != .ios, isLong(link, for: route) {
        divergence.severity = .warning
        divergence.code = AssociationWidening.Code.pathLengthNotExpressible.rawValue
        divergence.explanation =
          "the path has more components than the paths that Android's file lists"
      }
      return divergence
    }
    divergence.severity = .warning
    let spelling = Self.unhelpedSpelling(of: link, canonical: AssociationLink(canonical), answer)
    if platform != .ios, let spelling {
      divergence.code = spelling.code
      if !spelling.isOfRoute { divergence.route = nil }
      divergence.explanation = spelling.explanation
    } else {
      divergence.code = "canonical-only"
      divergence.explanation =
        "the app opens only the canonical form of the link: " + answer.explanation
    }
    return divergence
  }

  /// Returns `true` if a link has too many path components for the patterns that Android's files
  /// contain for a route.
  private func isLong(_ link: AssociationLink, for reference: RouteReference) -> Bool {
    let manifest = router?.manifests.first { $0.app == reference.app }
    guard let route = manifest?.routes.first(where: { $0.name == reference.route }) else {
      return false
    }
    let path = PercentDecoding.decode(link.bytes[link.path]) ?? []
    let count = path.split(separator: UInt8(ascii: "/")).count
    return route.patterns.contains { $0.maximumAndroidCount.map { count > $0 } ?? false }
  }

  /// Returns the canonical form of a link on the same host; `nil` if the router rejects the link.
  ///
  /// For a link of a retired route, the result keeps the path of that route.
  private func canonicalForm(of text: String, _ link: AssociationLink) -> String? {
    guard let match = try? router?.match(text) else { return nil }
    let isWeb =
      link.isText(link.scheme, lowercase: "https") || link.isText(link.scheme, lowercase: "http")
    if match.destination != nil, isWeb, let host = link.host {
      // Devices compare the link of the retired route, not the link of the new one.
      return "https://" + AndroidHostPlan.key(link.text(host.lowerBound..<link.path.lowerBound))
        + link.text(link.path.lowerBound..<link.bytes.count)
    }
    let canonical = match.canonicalLink
    let parts = AssociationLink(canonical)
    guard parts.isText(parts.scheme, lowercase: "https"), isWeb, let host = link.host else {
      return canonical
    }
    // A route on several hosts has one canonical link, which has the same meaning on each host.
    return "https://" + AndroidHostPlan.key(link.text(host.lowerBound..<link.path.lowerBound))
      + parts.text(parts.path.lowerBound..<parts.bytes.count)
  }

  /// Returns the divergence of devices that ignore patterns of a filter.
  ///
  /// Newer devices decide like the router.
  private func unseen(
    _ platform: LinkPlatform, _ answer: PlatformVerdict, _ router: LinkVerdict.RouterVerdict,
    _ link: AssociationLink
  ) -> LinkDivergence? {
    guard answer.reason == .olderDevicesDiffer else { return nil }
    var divergence = LinkDivergence(
      platform: platform, direction: .more, severity: .warning, code: answer.reason.rawValue,
      explanation: answer.explanation)
    if case .accepts(let route) = router {
      divergence.direction = .less
      divergence.severity = .error
      divergence.app = route.app
      divergence.route = route.route
    }
    return divergence
  }

  /// Returns the divergence if iOS passes a different query to the app than the router reads.
  ///
  /// Foundation percent-encodes every percent sign in a query that contains a raw bracket or an
  /// incomplete escape. The router accepts such a query only if no declared item contains a percent
  /// sign, so that the declared values are the same.
  private func reread(
    _ platform: LinkPlatform, _ answer: PlatformVerdict, _ router: LinkVerdict.RouterVerdict,
    _ link: AssociationLink
  ) -> LinkDivergence? {
    guard platform == .ios, answer.opens, case .accepts(let route) = router,
      let query = link.query, PercentDecoding.isIrregular(link.bytes[query])
    else { return nil }
    return LinkDivergence(
      platform: platform, direction: .same, severity: .info, code: Self.irregularQuery,
      app: route.app, route: route.route,
      explanation:
        "iOS percent-encodes brackets and percent signs in the query, but no value of a declared"
        + " parameter changes"
    )
  }

  /// The code of a query that iOS reads differently.
  private static let irregularQuery = "irregular-query"

  /// Returns the reason why no Android file can open a link in a noncanonical spelling.
  ///
  /// In the result, `isOfRoute` is `true` if only some routes accept such a spelling. The result is
  /// `nil` if a file could open the link.
  private static func unhelpedSpelling(
    of link: AssociationLink, canonical: AssociationLink, _ answer: PlatformVerdict
  ) -> (code: String, explanation: String, isOfRoute: Bool)? {
    let scheme = link.scheme ?? 0..<0
    let isUpper = link.bytes[scheme].contains { $0 &- 0x41 < 26 }
    if answer.reason == .caseDiffers || isUpper {
      return (
        "case-differs", "Android compares schemes and verified hosts case-sensitively", false
      )
    }
    if link.host != nil, link.path.isEmpty {
      return ("empty-path", "Android's rules cannot match an empty path", false)
    }
    let query = link.bytes[link.query ?? 0..<0]
    if link.items.contains(where: { $0.value == nil }) || query.last == UInt8(ascii: "&") {
      return ("bare-item", "Android's patterns match only parameters with an equals sign", false)
    }
    if differsInCase(link, canonical) {
      return (
        "case-differs", "Android's patterns without character sets are case-sensitive", true
      )
    }
    return nil
  }

  /// Returns `true` if the paths of two links differ in the case of ASCII letters, and apart from
  /// that only in trailing slashes.
  private static func differsInCase(_ link: AssociationLink, _ other: AssociationLink) -> Bool {
    func path(_ link: AssociationLink) -> [UInt8] {
      var bytes = PercentDecoding.decode(link.bytes[link.path]) ?? []
      while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
      return bytes
    }
    let paths = (path(link), path(other))
    return paths.0 != paths.1
      && paths.0.map(\.asciiLowercased) == paths.1.map(\.asciiLowercased)
  }

  private func more(
    _ platform: LinkPlatform, _ answer: PlatformVerdict, _ error: LinkError,
    _ link: AssociationLink
  ) -> LinkDivergence {
    var divergence = LinkDivergence(
      platform: platform, direction: .more, severity: .warning, code: "opens-more",
      explanation: "the app opens the link, but the router rejects it: " + error.code.rawValue)
    let isScheme = error.code == .unknownScheme || error.code == .httpNotUpgraded
    if platform == .ios, isScheme, link.isText(link.scheme, lowercase: "http") {
      divergence.severity = .info
      divergence.code = AssociationWidening.Code.httpNotExpressible.rawValue
      divergence.explanation = "iOS also opens http links; no association file can exclude them"
      return divergence
    }
    if platform == .ios, error.code == .ambiguousEscape {
      divergence.code = Self.irregularQuery
      divergence.app = error.nearest?.app
      divergence.route = error.nearest?.route
      divergence.parameter = error.parameter
      let parameter = error.parameter?.quoted ?? "a parameter"
      divergence.explanation =
        "iOS percent-encodes brackets and percent signs in the query, so the escapes in"
        + " \(parameter) stay encoded; Android and browsers decode them"
      return divergence
    }
    guard case .manifests(let associations) = source else {
      if let route = retiredRoute(failing: error, link) {
        divergence.severity = .info
        divergence.code = AssociationWidening.Code.redirectNotExpressible.rawValue
        divergence.app = error.nearest?.app
        divergence.route = route
        return divergence
      }
      // No file could exclude such a link, so this file contains no error.
      if let code = Self.codeOfAnyFile(for: error, link, platform) {
        divergence.severity = .info
        divergence.code = code.rawValue
      }
      return divergence
    }
    let origin = associations.origin(of: answer, platform)
    divergence.app = origin.app
    divergence.route = origin.route
    let reason: AssociationWidening?
    if answer.reason == .customScheme {
      reason = AssociationWidening(
        code: .schemeNotExpressible,
        explanation: AssociationWidening.androidExplanation(.schemeNotExpressible))
    } else {
      let isRedirected = isTarget(error.nearest, ofRedirectFrom: origin.route)
      let reasons =
        isRedirected
        ? [.redirectNotExpressible]
        : platform == .ios
          ? AssociationWidening.Code.reasons(for: error)
          : AssociationWidening.Code.androidReasons(for: error)
      let excluding = error.code == .excluded ? associations.exclusions(of: link) : []
      let path = link.text(link.path).lowercased()
      reason = Self.reason(
        among: origin.widenings.widenings(of: origin.route).filter { widening in
          switch widening.code {
          // The set is empty if the error has a different code, or if an exclusion matches only the
          // canonical path of the link. Any reported exclusion may then be the reason.
          case .exclusionNotExpressible:
            excluding.isEmpty || excluding.contains(widening.route ?? "")
          case .encodedSlashNotExpressible: path.contains("%2f")
          case .encodedBackslashNotExpressible: path.contains("%5c")
          default: true
          }
        }, reasons, associations.hints(error, link, platform), origin.route, error)
    }
    guard let reason else { return divergence }
    divergence.severity = .info
    divergence.code = reason.code.rawValue
    divergence.route = reason.route
    divergence.parameter = reason.parameter
    divergence.explanation = "the platform also opens " + reason.explanation
    return divergence
  }

  /// `true` if the name `route` is that of a retired route that redirects to `target`.
  private func isTarget(
    _ target: RouteReference?, ofRedirectFrom route: String?
  ) -> Bool {
    guard let target, let route,
      let manifest = router?.manifests.first(where: { $0.app == target.app })
    else { return false }
    return manifest.routes.contains { $0.name == route && $0.redirect?.route == target.route }
  }

  /// Returns the retired route whose link is rejected after the redirect, or `nil`.
  private func retiredRoute(failing error: LinkError, _ link: AssociationLink) -> String? {
    // The error of a redirect has the range of the whole path.
    guard error.range == SourceRange(link.path), let target = error.nearest,
      let index = router?.manifests.firstIndex(where: { $0.app == target.app }),
      var manifest = router?.manifests[index],
      manifest.routes.contains(where: { $0.redirect?.route == target.route })
    else { return nil }
    // In a router without redirects, the retired route itself matches the link.
    let retired = Set(manifest.routes.filter { $0.redirect?.route == target.route }.map(\.name))
    for index in manifest.routes.indices { manifest.routes[index].redirect = nil }
    let name = try? Router(proven: [manifest]).match(String(decoding: link.bytes, as: UTF8.self))
      .routeName
    return name.flatMap { retired.contains($0) ? $0 : nil }
  }

  /// Returns the reason why a platform opens a rejected link regardless of its file.
  ///
  /// Returns `nil` if a file could exclude the link.
  private static func codeOfAnyFile(
    for error: LinkError, _ link: AssociationLink, _ platform: LinkPlatform
  ) -> AssociationWidening.Code? {
    if AssociationWidening.Code.reasons(for: error) == [.linkSyntaxNotExpressible] {
      return .linkSyntaxNotExpressible
    }
    switch error.code {
    case .conditionFailed: return .conditionNotExpressible
    case .duplicateParameter: return .repeatedItemNotExpressible
    case .trailingSlash, .missingTrailingSlash:
      return platform == .ios ? .trailingSlashNotExpressible : nil
    case .invalidValue, .unknownPathComponent, .unexpectedPathComponent, .missingPathComponent:
      let path = link.text(link.path).lowercased()
      guard error.range.upperBound <= link.path.upperBound else { return nil }
      if path.contains("%2f") { return .encodedSlashNotExpressible }
      return path.contains("%5c") ? .encodedBackslashNotExpressible : nil
    default: return nil
    }
  }

  /// Returns the reported reason that fits best.
  ///
  /// A widening whose code is one of the hints has the highest priority, followed by one for the
  /// same route, and by one for the same parameter.
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
