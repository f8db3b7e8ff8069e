public import LinkRouting

extension AssociationWidening.Code {
  /// The platform does not share the policy that refuses links which parsers read differently.
  public static let linkSyntaxNotExpressible = Self(rawValue: "link-syntax-not-expressible")
  /// A readable file has the pattern of a route only, with a wildcard for each value.
  public static let patternOnly = Self(rawValue: "pattern-only")
  /// An `http` link of an associated host opens as its `https` counterpart does.
  public static let httpNotExpressible = Self(rawValue: "http-not-expressible")
  /// An encoded slash in a component counts as a slash of the path.
  public static let encodedSlashNotExpressible = Self(rawValue: "encoded-slash-not-expressible")
  /// An encoded backslash in a component, which no route takes, is a character like others.
  public static let encodedBackslashNotExpressible = Self(
    rawValue: "encoded-backslash-not-expressible")
  /// A slash at the end can be neither required nor refused.
  public static let trailingSlashNotExpressible = Self(rawValue: "trailing-slash-not-expressible")
  /// Characters beyond those of a type.
  public static let characterClassNotExpressible = Self(rawValue: "character-class-not-expressible")
  /// Values that are too short or too long.
  public static let lengthNotExpressible = Self(rawValue: "length-not-expressible")
  /// Whole numbers out of their range.
  public static let rangeNotExpressible = Self(rawValue: "range-not-expressible")
  /// Days that no calendar has.
  public static let dateNotExpressible = Self(rawValue: "date-not-expressible")
  /// Texts that look like language tags.
  public static let languageTagNotExpressible = Self(rawValue: "language-tag-not-expressible")
  /// Words that are none of a list.
  public static let wordsNotExpressible = Self(rawValue: "words-not-expressible")
  /// Values in another case of letters, because a component has one setting for all its parts.
  public static let caseNotExpressible = Self(rawValue: "case-not-expressible")
  /// Characters in the place of `*`, `?` or `$(`, which cannot be escaped.
  public static let wildcardNotExpressible = Self(rawValue: "wildcard-not-expressible")
  /// A name that stands twice in the query.
  public static let repeatedItemNotExpressible = Self(rawValue: "repeated-item-not-expressible")
  /// An item without a value, which counts as absent, or an absent one that counts as empty.
  public static let emptyItemNotExpressible = Self(rawValue: "empty-item-not-expressible")
  /// Names in the query that the route does not declare.
  public static let unknownKeysNotExpressible = Self(rawValue: "unknown-keys-not-expressible")
  /// Parameters of the fragment.
  public static let fragmentNotExpressible = Self(rawValue: "fragment-not-expressible")
  /// Which of two routes takes a path is not said, where excluding links of one would close the other.
  public static let precedenceNotExpressible = Self(rawValue: "precedence-not-expressible")
  /// An exclusion, where saying it would close routes.
  public static let exclusionNotExpressible = Self(rawValue: "exclusion-not-expressible")

  /// Values that a type refuses, where excluding them would make a file larger than the system reads.
  public static let sizeNotExpressible = Self(rawValue: "size-not-expressible")

  /// Links that could perhaps be excluded, where the proof that no route is closed took too long.
  public static let proofNotFinished = Self(rawValue: "proof-not-finished")

  /// The reasons for which a platform may open a link that the router refuses with an error.
  ///
  /// A link opens for one of them only if the writer reported it for the route or for the file.
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
    // All others are refusals of the syntax.
    default: return [.linkSyntaxNotExpressible]
    }
  }
}
