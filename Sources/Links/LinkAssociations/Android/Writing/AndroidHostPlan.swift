import LinkRouting

/// The routes and exclusions of one host, prepared for writing Android's files.
struct AndroidHostPlan {
  /// An entry for a route or an exclusion: a dynamic rule, or a condition of an intent filter.
  struct Entry: Hashable {
    /// The name of the route; `nil` for an exclusion.
    let route: String?
    let path: AndroidPathText
    var parameters: [Parameter] = []
    /// The pattern that the fragment must match, or `nil` if it is not restricted.
    var fragment: AndroidPathText?
  }

  /// A condition for a query parameter.
  struct Parameter: Hashable {
    /// The key of the parameter in links.
    let name: String
    let value: AndroidPathText
  }

  let routes: [AndroidRoutePlan]
  /// The exclusions and exceptions, in the order of the manifest.
  let exclusions: [LinkManifest.Exclusion]
  let sharedQuery: [ParameterDeclaration]
  let types: [String: ParameterType]
  /// The widenings for links that the router rejects because of their canonical path or a redirect.
  let rejections: [AssociationWidening]

  /// Prepares the routes and exclusions for a group of hosts.
  ///
  /// - Parameter isReadable: `true` if each value is written as one wildcard.
  init(_ manifest: LinkManifest, on group: HostGroups.Group, isReadable: Bool = false) {
    let types = manifest.typesByName
    self.types = types
    routes = group.routes.flatMap { manifest.routes[$0].variants }.enumerated().sorted {
      // A verdict reports the first matching rule, so the rules of more specific routes come first.
      let (left, right) = (Self.breadth($0.element.pattern), Self.breadth($1.element.pattern))
      return left == right ? $0.offset < $1.offset : left.lexicographicallyPrecedes(right)
    }.map {
      AndroidRoutePlan(
        $0.element, shared: manifest.sharedQuery, types: types, isReadable: isReadable)
    }
    exclusions = group.exclusions.map { manifest.exclusions[$0] }
    sharedQuery = manifest.sharedQuery
    rejections = manifest.redirectWidenings(of: group) + manifest.canonicalPathWidenings(of: group)
  }

  /// Returns a rank for each component of a pattern, and one for its end.
  ///
  /// The more strings a component matches, the higher its rank. The end has the highest rank,
  /// because a wildcard at the end also matches longer paths.
  static func breadth(_ pattern: RoutePattern) -> [Int] {
    pattern.components.map { component in
      switch component {
      case .literal: 0
      case .parameter(_, _, let prefix, let suffix): prefix.isEmpty && suffix.isEmpty ? 2 : 1
      case .compound: 1
      case .catchAll: 3
      }
    } + [4]
  }

  /// Returns a host in lower case.
  static func key(_ host: String) -> String {
    String(
      String.UnicodeScalarView(
        host.unicodeScalars.map {
          $0.value &- 0x41 < 26 ? Unicode.Scalar(UInt8($0.value + 0x20)) : $0
        }))
  }

  /// Returns a host of a manifest in lower case, in which `*` replaces a parameter.
  static func declaredKey(_ host: String) -> String { WildcardHost.withoutParameter(key(host)) }

  /// `true` if two names of hosts or schemes are equal, regardless of case.
  static func isSame(_ left: String, _ right: String) -> Bool {
    key(left).utf8.elementsEqual(key(right).utf8)
  }
}
