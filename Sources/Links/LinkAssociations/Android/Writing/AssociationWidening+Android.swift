public import LinkRouting

extension AssociationWidening.Code {
  /// A wildcard also matches slashes, and therefore longer paths and a trailing slash.
  public static let wildcardCrossesSlash = Self(rawValue: "wildcard-crosses-slash")
  /// The text after a value cannot be required, because Android's patterns never backtrack.
  public static let suffixNotExpressible = Self(rawValue: "suffix-not-expressible")
  /// A dot in a pattern matches any character, even after a backslash.
  public static let dotNotExpressible = Self(rawValue: "dot-not-expressible")
  /// Query parameters are not checked, or not completely.
  public static let queryNotExpressible = Self(rawValue: "query-not-expressible")
  /// Every link with a custom scheme of the app opens.
  public static let schemeNotExpressible = Self(rawValue: "scheme-not-expressible")

  /// Returns the reasons why Android may open a link that the router rejects.
  ///
  /// A web link opens for one of these reasons only if the writer reported that reason for the
  /// route or for the file. Every link with a custom scheme of the app opens, with the reason
  /// ``schemeNotExpressible``.
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
    case .missingParameter, .duplicateParameter, .unknownParameter, .conditionFailed:
      return shared + path + [.queryNotExpressible]
    default: return shared
    }
  }
}
