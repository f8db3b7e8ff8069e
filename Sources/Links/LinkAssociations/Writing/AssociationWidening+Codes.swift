public import LinkRouting

extension AssociationWidening.Code {
  /// Unlike the router, the platform does not reject links that parsers interpret differently.
  public static let linkSyntaxNotExpressible = Self(rawValue: "link-syntax-not-expressible")
  /// A readable file contains only the patterns of routes, with a wildcard for each value.
  public static let patternOnly = Self(rawValue: "pattern-only")
  /// An `http` link of an associated host opens like its `https` counterpart.
  public static let httpNotExpressible = Self(rawValue: "http-not-expressible")
  /// An encoded slash in a component is treated as a path separator.
  public static let encodedSlashNotExpressible = Self(rawValue: "encoded-slash-not-expressible")
  /// The platform accepts an encoded backslash in a component.
  ///
  /// A route accepts it only in the value of a type that lists it.
  public static let encodedBackslashNotExpressible = Self(
    rawValue: "encoded-backslash-not-expressible")
  /// A trailing slash can be neither required nor rejected.
  public static let trailingSlashNotExpressible = Self(rawValue: "trailing-slash-not-expressible")
  /// The platform accepts values with characters that the type does not allow.
  public static let characterClassNotExpressible = Self(rawValue: "character-class-not-expressible")
  /// The platform accepts values that are too short or too long.
  public static let lengthNotExpressible = Self(rawValue: "length-not-expressible")
  /// The platform accepts integers that are out of range or have leading zeros.
  public static let rangeNotExpressible = Self(rawValue: "range-not-expressible")
  /// The platform accepts dates that do not exist in the calendar.
  public static let dateNotExpressible = Self(rawValue: "date-not-expressible")
  /// The platform accepts values that only look like language tags.
  public static let languageTagNotExpressible = Self(rawValue: "language-tag-not-expressible")
  /// The platform accepts words that are not in the list.
  public static let wordsNotExpressible = Self(rawValue: "words-not-expressible")
  /// The platform accepts values that do not match the regular expression of the type.
  public static let patternNotExpressible = Self(rawValue: "pattern-not-expressible")
  /// The platform accepts values in any case, because a component has only one case setting.
  ///
  /// As the code of an ``AssociationNarrowing``: Android does not open paths in mixed case.
  public static let caseNotExpressible = Self(rawValue: "case-not-expressible")
  /// The platform accepts any character in place of `*`, `?` or the `(` of `$(`, which cannot be
  /// escaped.
  public static let wildcardNotExpressible = Self(rawValue: "wildcard-not-expressible")
  /// The platform accepts links with a repeated query parameter.
  public static let repeatedItemNotExpressible = Self(rawValue: "repeated-item-not-expressible")
  /// The platform accepts links that do not meet the conditions of the route.
  public static let conditionNotExpressible = Self(rawValue: "condition-not-expressible")
  /// The platform opens links of a retired route that are rejected after the redirect.
  public static let redirectNotExpressible = Self(rawValue: "redirect-not-expressible")
  /// The platform treats a query item without a value as absent, or an absent one as empty.
  public static let emptyItemNotExpressible = Self(rawValue: "empty-item-not-expressible")
  /// The platform accepts query parameters that the route does not declare.
  public static let unknownKeysNotExpressible = Self(rawValue: "unknown-keys-not-expressible")
  /// The platform accepts fragments that the route rejects.
  public static let fragmentNotExpressible = Self(rawValue: "fragment-not-expressible")
  /// The platform ignores the precedence of two routes, because an exclusion would block links of
  /// one.
  public static let precedenceNotExpressible = Self(rawValue: "precedence-not-expressible")
  /// The platform opens excluded links, because the exclusion would also block links of routes.
  public static let exclusionNotExpressible = Self(rawValue: "exclusion-not-expressible")
  /// The platform does not open long paths, because a pattern is needed for each path length.
  public static let pathLengthNotExpressible = Self(rawValue: "path-length-not-expressible")
  /// The platform opens the links of all subdomains, even if the label is not a value of the type.
  public static let subdomainNotExpressible = Self(rawValue: "subdomain-not-expressible")

  /// The platform accepts values that a type rejects; excluding them would exceed the size limit.
  public static let sizeNotExpressible = Self(rawValue: "size-not-expressible")

  /// The platform opens links because a proof that they can be excluded safely took too long.
  public static let proofNotFinished = Self(rawValue: "proof-not-finished")

  /// Returns the reasons why a platform may open a link that the router rejects.
  ///
  /// A link opens for one of these reasons only if the writer reported that reason for the route or
  /// for the file.
  public static func reasons(for error: LinkError) -> [Self] {
    let value: [Self] = [
      .characterClassNotExpressible, .lengthNotExpressible, .rangeNotExpressible,
      .dateNotExpressible, .languageTagNotExpressible, .wordsNotExpressible,
      .patternNotExpressible, .caseNotExpressible,
      .wildcardNotExpressible, .emptyItemNotExpressible, .repeatedItemNotExpressible,
      .sizeNotExpressible,
    ]
    let path: [Self] = [
      .precedenceNotExpressible, .encodedSlashNotExpressible, .encodedBackslashNotExpressible,
    ]
    switch error.code {
    case .unknownHost: return [.subdomainNotExpressible]
    case .unknownScheme, .httpNotUpgraded, .unknownApp, .unknownRoute: return []
    case .excluded: return [.exclusionNotExpressible, .encodedSlashNotExpressible]
    case .trailingSlash, .missingTrailingSlash: return [.trailingSlashNotExpressible]
    case .invalidValue:
      return value + path + [.fragmentNotExpressible, .subdomainNotExpressible]
    case .unknownPathComponent, .unexpectedPathComponent, .missingPathComponent:
      return value + path
    case .missingParameter:
      return [.emptyItemNotExpressible, .fragmentNotExpressible, .precedenceNotExpressible]
    case .duplicateParameter: return [.repeatedItemNotExpressible, .fragmentNotExpressible]
    case .conditionFailed: return [.conditionNotExpressible, .fragmentNotExpressible]
    case .unknownParameter: return [.unknownKeysNotExpressible, .fragmentNotExpressible]
    // All other error codes report the syntax of the link.
    default: return [.linkSyntaxNotExpressible]
    }
  }
}
