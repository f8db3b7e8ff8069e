import LinkRouting

extension AssociationWidening {
  /// Returns one widening for each code, in the order of the codes.
  ///
  /// - Parameter route: The name of the route; `nil` if the widenings are about the whole file.
  static func android(
    _ codes: Set<Code>, route: String?, parameter: String? = nil
  ) -> [AssociationWidening] {
    codes.sorted().map {
      AssociationWidening(
        code: $0, route: route, parameter: parameter, explanation: androidExplanation($0))
    }
  }

  /// Returns a phrase that describes the links that Android opens although the router rejects them.
  static func androidExplanation(_ code: Code) -> String {
    switch code {
    case .linkSyntaxNotExpressible:
      "links with a port, a user name or parts that URL parsers read in different ways"
    case .encodedSlashNotExpressible:
      "links with '%2F' for a slash, because Android decodes paths before comparing them"
    case .encodedBackslashNotExpressible:
      "links with a percent-encoded backslash (%5C), which no route matches"
    case .characterClassNotExpressible: "links with characters that the type does not allow"
    case .lengthNotExpressible: "links with values that are too short or too long"
    case .rangeNotExpressible: "links with numbers that are out of range or have leading zeros"
    case .dateNotExpressible: "links with dates that do not exist"
    case .languageTagNotExpressible: "links with values that are not language tags"
    case .wordsNotExpressible: "links with words that are not in the list of the type"
    case .conditionNotExpressible: "links that do not meet the conditions of the route"
    case .patternNotExpressible: "links with values that do not match the pattern of the type"
    case .wildcardNotExpressible: "links with any character in place of '*' or '?'"
    case .wildcardCrossesSlash: "links with longer paths, because a wildcard also matches slashes"
    case .trailingSlashNotExpressible:
      "links with a trailing slash that the route rejects, or without one that it requires"
    case .suffixNotExpressible:
      "links with any text after the value, because Android's patterns do not backtrack"
    case .dotNotExpressible: "links with any character in place of a dot"
    case .queryNotExpressible:
      "links with repeated query parameters, or without valid values for required ones"
    case .unknownKeysNotExpressible: "links with parameters that the route does not declare"
    case .fragmentNotExpressible: "links with fragment parameters that do not match their types"
    case .exclusionNotExpressible: "links that the manifest excludes"
    case .precedenceNotExpressible: "links that a more specific route rejects"
    case .patternOnly: "links that match the pattern, but contain values that the router rejects"
    case .schemeNotExpressible: "every link with a custom scheme of the app"
    default: "links that the router rejects"
    }
  }

  /// The widening for hosts with a parameter, such as `{region}.shop.example`.
  static let subdomain = AssociationWidening(
    code: .subdomainNotExpressible,
    explanation: "links of deeper subdomains, and of subdomains that are not values of the type")

  /// The widenings of every Android file.
  static var ofAndroid: [AssociationWidening] {
    android(
      [
        .linkSyntaxNotExpressible, .encodedSlashNotExpressible, .encodedBackslashNotExpressible,
      ], route: nil)
  }
}

extension AssociationNarrowing {
  /// Returns a narrowing for paths with more components than Android's patterns match.
  static func pathLength(of route: Route) -> AssociationNarrowing {
    AssociationNarrowing(
      code: .pathLengthNotExpressible, route: route.name,
      explanation: "links with more than \(route.pattern.maximumAndroidCount ?? 0) path components")
  }

  /// Returns a narrowing for paths in mixed case, which only character sets can match.
  static func mixedCase(route: String) -> AssociationNarrowing {
    AssociationNarrowing(
      code: .caseNotExpressible, route: route,
      explanation: "links with paths in neither the canonical case nor upper case")
  }
}
