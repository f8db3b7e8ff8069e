extension AssociationWidening {
  /// Returns reasons in the order of their codes, for one route.
  static func android(
    _ codes: Set<Code>, route: String?, parameter: String? = nil
  ) -> [AssociationWidening] {
    codes.sorted().map {
      AssociationWidening(
        code: $0, route: route, parameter: parameter, explanation: androidExplanation($0))
    }
  }

  /// Returns a phrase for the links that Android opens although the router rejects them.
  static func androidExplanation(_ code: Code) -> String {
    switch code {
    case .linkSyntaxNotExpressible:
      "links that the syntax policy refuses: with a port, user information, or a part that parsers read differently"
    case .encodedSlashNotExpressible:
      "links with encoded slashes, because Android decodes before it compares"
    case .encodedBackslashNotExpressible: "links with an encoded backslash, which no route takes"
    case .characterClassNotExpressible: "values with characters that the type does not have"
    case .lengthNotExpressible: "values that are shorter or longer than the type allows"
    case .rangeNotExpressible: "numbers that are out of range, or have zeros in front"
    case .dateNotExpressible: "dates that no calendar has"
    case .languageTagNotExpressible: "texts that are no language tags"
    case .wordsNotExpressible: "words that are none of the type's"
    case .wildcardNotExpressible: "any character in the place of * and ?"
    case .wildcardCrossesSlash: "longer paths, because a wildcard takes slashes too"
    case .trailingSlashNotExpressible:
      "a slash at the end that the route refuses, or none where it asks for one"
    case .suffixNotExpressible: "any text behind the value, because patterns never go back"
    case .dotNotExpressible: "any character in the place of a dot"
    case .queryNotExpressible:
      "parameters of the query that are repeated, or required and absent or invalid"
    case .unknownKeysNotExpressible: "parameters that the route does not declare"
    case .fragmentNotExpressible: "parameters of the fragment that are no values of their types"
    case .exclusionNotExpressible: "links that the manifest leaves to the browser"
    case .precedenceNotExpressible: "links that a more specific route refuses"
    case .patternOnly: "links of the pattern whose values the router rejects"
    case .schemeNotExpressible: "every link in a scheme of the app's own"
    default: "links that the router refuses"
    }
  }

  /// The reasons that apply to every file of Android.
  static var ofAndroid: [AssociationWidening] {
    android(
      [
        .linkSyntaxNotExpressible, .encodedSlashNotExpressible, .encodedBackslashNotExpressible,
      ], route: nil)
  }
}

extension AssociationNarrowing {
  /// Returns a narrowing for paths in mixed case, which only character sets can match.
  static func mixedCase(route: String) -> AssociationNarrowing {
    AssociationNarrowing(
      code: .caseNotExpressible, route: route,
      explanation: "paths other than the canonical one and the one in upper case")
  }
}
