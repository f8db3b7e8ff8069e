import LinkAssociations
import LinkRouting

extension RouteDifference {
  /// Returns the differences that must have been reported if a platform opens a rejected link.
  ///
  /// Each difference must have been reported with one of its codes. The differences follow from the
  /// link and the manifest alone. For an excluded link, the matching exclusion must have been
  /// reported. For a link that a component of a route opens, all differences from this route must
  /// have been reported.
  ///
  /// - Parameters:
  ///   - opened: The route that the deciding component or rule names; `nil` if it names none.
  ///   - host: The host of the link, as the manifest spells it.
  static func needed(
    for link: AssociationLink, _ error: LinkError, opened name: String?, in manifest: LinkManifest,
    host: String, on platform: LinkPlatform
  ) -> [Self] {
    // A syntax error does not depend on a route.
    if AssociationWidening.Code.reasons(for: error) == [.linkSyntaxNotExpressible] {
      return [Self(codes: [.linkSyntaxNotExpressible])]
    }
    if error.code == .excluded { return excluded(link, manifest, host) }
    guard let route = manifest.routes.first(where: { $0.name == name }) else {
      return [Self(codes: [], route: name)]
    }
    let isFragment = route.fragment.contains { $0.name == error.parameter }
    var differences =
      isFragment
      ? [Self(codes: [.fragmentNotExpressible], parameter: error.parameter)]
      : nearest(link, route, manifest)
    // The route matches the link, but the router chose a different route.
    if differences.isEmpty { differences = [Self(codes: [.precedenceNotExpressible])] }
    return differences.map { difference in
      var difference = difference
      difference.route = route.name
      if platform != .ios {
        difference.codes += androidCodes(difference, route)
        // If Android's writer omits a part of a path, it reports this for the whole route.
        if !difference.codes.contains(.queryNotExpressible) { difference.parameter = nil }
      }
      return difference
    }
  }

  /// Returns the differences between a link and the path of the route that is nearest to it.
  private static func nearest(
    _ link: AssociationLink, _ route: Route, _ manifest: LinkManifest
  ) -> [Self] {
    let differences = route.patterns.map { pattern in
      var route = route
      route.pattern = pattern
      return all(link, route, manifest)
    }
    return differences.min { $0.count < $1.count } ?? []
  }

  /// Returns the exclusions that match a link; each must have been reported as not expressible.
  private static func excluded(
    _ link: AssociationLink, _ manifest: LinkManifest, _ host: String
  ) -> [Self] {
    let taking = manifest.exclusions.filter { exclusion in
      if exclusion.isException { return false }
      guard exclusion.host.map({ $0.lowercased() == host.lowercased() }) ?? true else {
        return false
      }
      // The query is ignored, because exclusions do not depend on it.
      let path = AssociationLink("https://" + host + link.text(link.path))
      return all(path, Route(name: "", pattern: exclusion.pattern), manifest).isEmpty
    }
    if taking.isEmpty { return [Self(codes: [])] }
    return taking.map {
      Self(codes: [.exclusionNotExpressible], route: $0.pattern.description)
    }
  }

  /// Returns the additional codes for a difference that Android's patterns cannot express.
  private static func androidCodes(
    _ difference: Self, _ route: Route
  ) -> [AssociationWidening.Code] {
    let query = Set(route.query.map(\.name))
    let ofQuery: Set<AssociationWidening.Code> = [
      .repeatedItemNotExpressible, .unknownKeysNotExpressible,
    ]
    let isInQuery =
      difference.parameter.map { !route.pattern.parameterNames.contains($0) }
      ?? !ofQuery.isDisjoint(with: difference.codes)
    if isInQuery || difference.parameter.map(query.contains) ?? false {
      return [.queryNotExpressible]
    }
    if difference.codes == [.encodedSlashNotExpressible] { return [] }
    // At any position, a dot in a pattern matches any character.
    let anywhere: [AssociationWidening.Code] = [.dotNotExpressible]
    if difference.isInFront { return anywhere }
    return anywhere + [.wildcardCrossesSlash, .suffixNotExpressible, .wildcardNotExpressible]
      + (difference.parameter == nil ? [] : [.characterClassNotExpressible, .lengthNotExpressible])
  }
}
