public import LinkRouting

extension AssociationWidening.Code {
  /// The platform does not reject links that parsers read differently, as the router's policy does.
  public static let linkSyntaxNotExpressible = Self(rawValue: "link-syntax-not-expressible")
  /// A readable file has only the patterns of routes, with a wildcard for each value.
  public static let patternOnly = Self(rawValue: "pattern-only")
  /// An `http` link of an associated host opens like its `https` counterpart.
  public static let httpNotExpressible = Self(rawValue: "http-not-expressible")
  /// An encoded slash in a component is treated as a slash of the path.
  public static let encodedSlashNotExpressible = Self(rawValue: "encoded-slash-not-expressible")
  /// An encoded backslash in a component, which no route accepts, is an ordinary character.
  public static let encodedBackslashNotExpressible = Self(
    rawValue: "encoded-backslash-not-expressible")
  /// A trailing slash can be neither required nor rejected.
  public static let trailingSlashNotExpressible = Self(rawValue: "trailing-slash-not-expressible")
  /// Values with characters that the type does not allow open.
  public static let characterClassNotExpressible = Self(rawValue: "character-class-not-expressible")
  /// Values that are too short or too long open.
  public static let lengthNotExpressible = Self(rawValue: "length-not-expressible")
  /// Integers that are out of range open.
  public static let rangeNotExpressible = Self(rawValue: "range-not-expressible")
  /// Dates that no calendar has open.
  public static let dateNotExpressible = Self(rawValue: "date-not-expressible")
  /// Values that only look like language tags open.
  public static let languageTagNotExpressible = Self(rawValue: "language-tag-not-expressible")
  /// Words that are not in the list open.
  public static let wordsNotExpressible = Self(rawValue: "words-not-expressible")
  /// Values in a different case open, because all parts of a component share one setting.
  public static let caseNotExpressible = Self(rawValue: "case-not-expressible")
  /// Any characters in the place of `*`, `?` or `$(` open, because these cannot be escaped.
  public static let wildcardNotExpressible = Self(rawValue: "wildcard-not-expressible")
  /// Links with a repeated query parameter open.
  public static let repeatedItemNotExpressible = Self(rawValue: "repeated-item-not-expressible")
  /// A query item without a value is treated as absent, or an absent one as empty.
  public static let emptyItemNotExpressible = Self(rawValue: "empty-item-not-expressible")
  /// Links with query parameters that the route does not declare open.
  public static let unknownKeysNotExpressible = Self(rawValue: "unknown-keys-not-expressible")
  /// Links with a fragment that the route rejects open.
  public static let fragmentNotExpressible = Self(rawValue: "fragment-not-expressible")
  /// The precedence of two routes is lost if excluding links of one would close the other.
  public static let precedenceNotExpressible = Self(rawValue: "precedence-not-expressible")
  /// Excluded links open if writing the exclusion would close routes.
  public static let exclusionNotExpressible = Self(rawValue: "exclusion-not-expressible")

  /// Values that a type rejects open if excluding them would exceed the size limit of a file.
  public static let sizeNotExpressible = Self(rawValue: "size-not-expressible")

  /// Links open because the proof that excluding them closes no route took too long.
  public static let proofNotFinished = Self(rawValue: "proof-not-finished")

  /// Returns the reasons for which a platform may open a link that the router rejects.
  ///
  /// A link opens for one of these reasons only if the writer reported it for the route or for the
  /// file.
  public static func reasons(for error: LinkError) -> [Self] {
    let value: [Self] = [
      .characterClassNotExpressible, .lengthNotExpressible, .rangeNotExpressible,
      .dateNotExpressible, .languageTagNotExpressible, .wordsNotExpressible, .caseNotExpressible,
      .wildcardNotExpressible, .emptyItemNotExpressible, .repeatedItemNotExpressible,
      .sizeNotExpressible,
    ]
    let path: [Self] = [
      .precedenceNotExpressible, .encodedSlashNotExpressible, .encodedBackslashNotExpressible,
    ]
    switch error.code {
    case .unknownScheme, .httpNotUpgraded, .unknownHost, .unknownApp, .unknownRoute: return []
    case .excluded: return [.exclusionNotExpressible, .encodedSlashNotExpressible]
    case .trailingSlash, .missingTrailingSlash: return [.trailingSlashNotExpressible]
    case .invalidValue: return value + path + [.fragmentNotExpressible]
    case .unknownPathComponent, .unexpectedPathComponent, .missingPathComponent:
      return value + path
    case .missingParameter:
      return [.emptyItemNotExpressible, .fragmentNotExpressible, .precedenceNotExpressible]
    case .duplicateParameter: return [.repeatedItemNotExpressible, .fragmentNotExpressible]
    case .unknownParameter: return [.unknownKeysNotExpressible, .fragmentNotExpressible]
    // All remaining codes report the syntax of the link.
    default: return [.linkSyntaxNotExpressible]
    }
  }
}
