public import LinkRouting

extension AssociationWidening.Code {
  /// A wildcard takes slashes as well: longer paths, and a slash at the end.
  public static let wildcardCrossesSlash = Self(rawValue: "wildcard-crosses-slash")
  /// What stands behind a value cannot be said, because Android's patterns never go back.
  public static let suffixNotExpressible = Self(rawValue: "suffix-not-expressible")
  /// A dot in a pattern stands for any character, even behind a backslash.
  public static let dotNotExpressible = Self(rawValue: "dot-not-expressible")
  /// Parameters of the query are not looked at, or only whether they are there.
  public static let queryNotExpressible = Self(rawValue: "query-not-expressible")
  /// Every link in a scheme of the app's own opens.
  public static let schemeNotExpressible = Self(rawValue: "scheme-not-expressible")

  /// The reasons for which Android may open a link that the router refuses with an error.
  ///
  /// A link of the web opens for one of them only if the writer reported it for the route or for the file. In a
  /// scheme of the app's own every link opens, and the reason is ``schemeNotExpressible``.
  public static func androidReasons(for error: LinkError) -> [Self] {
    let path: [Self] = [
      .wildcardCrossesSlash, .suffixNotExpressible, .dotNotExpressible, .wildcardNotExpressible,
      .precedenceNotExpressible,
    ]
    let shared = reasons(for: error)
    switch error.code {
    case .unknownScheme, .httpNotUpgraded, .unknownHost, .unknownApp, .unknownRoute, .excluded:
      return shared
    case .unknownPathComponent, .unexpectedPathComponent, .missingPathComponent,
      .trailingSlash, .missingTrailingSlash:
      return shared + path
    case .invalidValue: return shared + path + [.queryNotExpressible]
    case .missingParameter, .duplicateParameter, .unknownParameter:
      return shared + path + [.queryNotExpressible]
    default: return shared
    }
  }
}
