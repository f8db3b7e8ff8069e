import LinkAssociations
import LinkRouting

extension RouteDifference {
  /// What must have been reported, each by one of its codes, for a link that a platform opens and the router refuses.
  ///
  /// Found from the link and the manifest alone: an excluded link needs the report of the exclusion that takes it, one
  /// that a component of a route opens everything in which it differs from the route.
  ///
  /// - Parameters:
  ///   - opened: The route that the deciding component or rule names; `nil` if it names none.
  ///   - host: The host of the link as the manifest has it.
  static func needed(
    for link: AssociationLink, _ error: LinkError, opened name: String?, in manifest: LinkManifest,
    host: String, on platform: LinkPlatform
  ) -> [Self] {
    // A refusal of the syntax is no affair of a route.
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
      : all(link, route, manifest)
    // The route would take the link, but the router gave it to another one.
    if differences.isEmpty { differences = [Self(codes: [.precedenceNotExpressible])] }
    return differences.map { difference in
      var difference = difference
      difference.route = route.name
      if platform != .ios {
        difference.codes += androidCodes(difference, route)
        // Android's writer reports what it leaves out of a path for the route as a whole.
        if !difference.codes.contains(.queryNotExpressible) { difference.parameter = nil }
      }
      return difference
    }
  }

  /// The exclusions that take a link; each of them must have been reported as one that cannot be said.
  private static func excluded(
    _ link: AssociationLink, _ manifest: LinkManifest, _ host: String
  ) -> [Self] {
    let taking = manifest.exclusions.filter { exclusion in
      guard exclusion.host.map({ $0.lowercased() == host.lowercased() }) ?? true else {
        return false
      }
      // Of an exclusion, the query does not matter.
      let path = AssociationLink("https://" + host + link.text(link.path))
      return all(path, Route(name: "", pattern: exclusion.pattern), manifest).isEmpty
    }
    if taking.isEmpty { return [Self(codes: [])] }
    return taking.map {
      Self(codes: [.exclusionNotExpressible], route: $0.pattern.description)
    }
  }

  /// What else Android's patterns cannot say of a difference.
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
    // In any place, a dot is any character.
    let anywhere: [AssociationWidening.Code] = [.dotNotExpressible]
    if difference.isInFront { return anywhere }
    return anywhere + [.wildcardCrossesSlash, .suffixNotExpressible, .wildcardNotExpressible]
      + (difference.parameter == nil ? [] : [.characterClassNotExpressible, .lengthNotExpressible])
  }
}
