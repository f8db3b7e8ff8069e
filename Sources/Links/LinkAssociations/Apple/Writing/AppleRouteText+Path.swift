import LinkRouting

extension AppleRouteText {
  /// Sets the pattern for the paths, and the patterns for paths with one invalid value.
  mutating func sayPath(
    _ pattern: RoutePattern, _ types: [String: ParameterType], _ variables: inout AppleVariables
  ) {
    var said: [String] = []
    var wrong: [WrongComponent] = []
    for component in pattern.components {
      switch component {
      case .literal(let text): said.append(literal(text))
      case .parameter(let parameter, let type, let prefix, let suffix):
        let text = say(parameter, type, types, &variables)
        let (prefix, suffix) = (literal(prefix), literal(suffix))
        said.append(prefix + text.pattern + suffix)
        if !isCaseSensitive, !(prefix + suffix).isEmpty {
          widen(
            .caseNotExpressible, parameter: parameter,
            "links with text around the value in a different case")
        }
        guard !text.isExact else { continue }
        isPathExact = false
        if !text.wrong.isEmpty {
          let variable = variables.name(of: text.wrong, preferred: "not-\(type)")
          wrong.append(.init(said.count - 1, prefix, variable, suffix, parameter))
        }
      case .compound(let pieces): said.append(say(pieces, types: types, &variables))
      case .catchAll(let parameter, let type, let minimum):
        sayCatchAll(parameter, type, minimum, types, &variables, &said, &wrong)
      }
    }
    path = "/" + said.joined(separator: "/")
    wrongPaths = wrong.map { place in
      let front = said[..<place.index].map { "/" + $0 }.joined() + "/" + place.prefix
      let back = place.suffix + said[(place.index + 1)...].map { "/" + $0 }.joined()
      return WrongPath(
        front: front, variable: place.variable, back: back, parameter: place.parameter)
    }
  }

  /// Returns the pattern for a component with several parameters.
  ///
  /// The invalid values of a parameter are not listed: a different split of a valid component might
  /// contain one.
  private mutating func say(
    _ pieces: [RoutePattern.Piece], types: [String: ParameterType],
    _ variables: inout AppleVariables
  ) -> String {
    var pattern = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): pattern += literal(text)
      case .parameter(let parameter, let type):
        let text = say(parameter, type, types, &variables)
        pattern += text.pattern
        if !text.isExact { isPathExact = false }
        if !isCaseSensitive {
          widen(
            .caseNotExpressible, parameter: parameter,
            "links with text around the value in a different case")
        }
      }
    }
    return pattern
  }

  /// A path component with a variable that lists invalid values.
  private struct WrongComponent {
    var index: Int
    var prefix: String
    var variable: String
    var suffix: String
    var parameter: String

    init(
      _ index: Int, _ prefix: String, _ variable: String, _ suffix: String, _ parameter: String
    ) {
      self.index = index
      self.prefix = prefix
      self.variable = variable
      self.suffix = suffix
      self.parameter = parameter
    }
  }

  private mutating func sayCatchAll(
    _ parameter: String, _ type: String, _ minimum: Int, _ types: [String: ParameterType],
    _ variables: inout AppleVariables, _ said: inout [String],
    _ wrong: inout [WrongComponent]
  ) {
    said.append(minimum == 0 ? "*" : "?*")
    if case .text(let rule)? = types[type]?.kind, rule.allowed == nil,
      rule.length.lowerBound <= 1, rule.length.upperBound == TextRule.maximumLength
    {
      if minimum > 1 {
        widen(.lengthNotExpressible, parameter: parameter, "links with fewer path components")
      }
      return
    }
    isPathExact = false
    var text = say(parameter, type, types, &variables)
    // Keep only the patterns for a single invalid character: any other value that is invalid as one
    // component may be valid as several components.
    text.wrong = text.wrong.filter {
      $0.hasPrefix("*") && $0.hasSuffix("*") && $0.unicodeScalars.count == 3
    }
    if !text.wrong.isEmpty {
      let variable = variables.name(of: text.wrong, preferred: "not-in-\(type)")
      wrong.append(.init(said.count - 1, "", variable, "", parameter))
    }
    for code in [AssociationWidening.Code.lengthNotExpressible, .wordsNotExpressible] {
      widen(
        code, parameter: parameter,
        "links with path components of any length or any order of characters")
    }
  }

  private mutating func literal(_ text: String) -> String {
    let literal = AppleLiteral(text)
    if !literal.isExact {
      isPathExact = false
      widen(
        .wildcardNotExpressible,
        "links with any character in place of '*', '?' or the parenthesis of '$('")
    }
    return literal.pattern
  }

  private mutating func say(
    _ parameter: String, _ type: String, _ types: [String: ParameterType],
    _ variables: inout AppleVariables
  ) -> ApplePatternText {
    let kind = types[type]?.kind ?? .text(TextRule())
    let text = ApplePatternText.make(
      kind, inPath: true, isCaseSensitive: isCaseSensitive, isForm: false
    ) { values, name in
      variables.name(ofWords: values, preferred: name == "values" ? type : name)
    }
    for open in text.open { widen(open.code, parameter: parameter, open.explanation) }
    return isReadable ? text.readable(acceptsNothing: false) : text
  }
}
