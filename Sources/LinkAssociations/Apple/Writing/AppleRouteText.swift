import LinkRouting

/// What is said about one route, or one exclusion, before it is put in order with the others.
struct AppleRouteText {
  /// The name of the route, or the pattern of the exclusion.
  let name: String
  let comment: String
  let paths: AcceptedPaths
  let isCaseSensitive: Bool
  /// Whether a path of literals is the route's, whatever slash stands at its end.
  let takesAnySlash: Bool
  /// The pattern of its paths.
  var path = ""
  /// Whether ``path`` matches nothing but paths of the route.
  var isPathExact = true
  /// Patterns of paths that it matches and the route refuses.
  var wrongPaths: [WrongPath] = []
  /// The items that a link must have.
  var items: [AppleComponentText.Item] = []
  /// Items that no link may have.
  var wrongItems: [AppleComponentText.Item] = []
  /// An optional item with all its values in one pattern.
  var choice: AppleComponentText.Item?
  var fragment: String?
  var widenings: [AssociationWidening] = []

  /// A pattern of paths in which one parameter has a value that the router refuses.
  struct WrongPath {
    /// What stands in front of the variable.
    var front: String
    var variable: String
    /// What stands behind it.
    var back: String
    var parameter: String
  }

  /// Says an exclusion.
  init(
    _ exclusion: LinkManifest.Exclusion, types: [String: ParameterType],
    variables: inout AppleVariables
  ) {
    name = exclusion.pattern.description
    comment = "\(exclusion.pattern) stays in the browser"
    isCaseSensitive = true
    takesAnySlash = true
    paths = AcceptedPaths(exclusion.pattern, types: types, isCaseSensitive: true)
    sayPath(exclusion.pattern, types, &variables)
  }

  /// Says a route.
  init(
    _ route: Route, sharedQuery: [ParameterDeclaration], types: [String: ParameterType],
    variables: inout AppleVariables
  ) {
    name = route.name
    comment = route.name + (route.summary.map { ": " + $0 } ?? "")
    isCaseSensitive = route.isCaseSensitive
    takesAnySlash = route.trailingSlash == .tolerated
    paths = AcceptedPaths(route.pattern, types: types, isCaseSensitive: route.isCaseSensitive)
    sayPath(route.pattern, types, &variables)
    if route.trailingSlash != .tolerated, !route.pattern.components.isEmpty {
      widen(
        .trailingSlashNotExpressible,
        route.trailingSlash == .required
          ? "links without a slash at the end" : "links with a slash at the end")
    }
    let own = Set(route.query.map(\.name))
    let query = route.query + sharedQuery.filter { !own.contains($0.name) }
    for parameter in query { sayItem(parameter, types, route.isFormEncoded, &variables) }
    if !query.isEmpty {
      widen(.repeatedItemNotExpressible, "links in which a parameter of the query stands twice")
    }
    if route.refusesUnknownKeys {
      widen(.unknownKeysNotExpressible, "links with parameters that the route does not declare")
    }
    sayFragment(route.fragment)
  }

  mutating func widen(
    _ code: AssociationWidening.Code, parameter: String? = nil, _ explanation: String
  ) {
    let widening = AssociationWidening(
      code: code, route: name, parameter: parameter, explanation: explanation)
    if !widenings.contains(where: { $0.code == code && $0.parameter == parameter }) {
      widenings.append(widening)
    }
  }

  // MARK: Paths

  private mutating func sayPath(
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
          widen(.caseNotExpressible, parameter: parameter, "text around the value in another case")
        }
        guard !text.isExact else { continue }
        isPathExact = false
        if !text.wrong.isEmpty {
          let variable = variables.name(of: text.wrong, preferred: "not-\(type)")
          wrong.append(.init(said.count - 1, prefix, variable, suffix, parameter))
        }
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

  /// A component with a variable of wrong values.
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
        widen(.lengthNotExpressible, parameter: parameter, "paths with fewer components")
      }
      return
    }
    isPathExact = false
    var text = say(parameter, type, types, &variables)
    // Values that are wrong in one component need not be wrong in several.
    text.wrong = text.wrong.filter {
      $0.hasPrefix("*") && $0.hasSuffix("*") && $0.unicodeScalars.count == 3
    }
    if !text.wrong.isEmpty {
      let variable = variables.name(of: text.wrong, preferred: "not-in-\(type)")
      wrong.append(.init(said.count - 1, "", variable, "", parameter))
    }
    for code in [AssociationWidening.Code.lengthNotExpressible, .wordsNotExpressible] {
      widen(
        code, parameter: parameter, "components of other lengths or in another order of characters")
    }
  }

  private mutating func literal(_ text: String) -> String {
    let literal = AppleLiteral(text)
    if !literal.isExact {
      isPathExact = false
      widen(.wildcardNotExpressible, "any character in the place of *, ? or the parenthesis of $(")
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
      variables.name(of: values, preferred: name == "values" ? type : name)
    }
    for open in text.open { widen(open.code, parameter: parameter, open.explanation) }
    return text
  }

  // MARK: Items

  private mutating func sayItem(
    _ parameter: ParameterDeclaration, _ types: [String: ParameterType], _ isForm: Bool,
    _ variables: inout AppleVariables
  ) {
    // Whatever the value is, the router takes it for the default.
    if parameter.unknownMeansDefault, parameter.defaultValue != nil { return }
    let (kind, type): (ParameterType.Kind, String) =
      switch parameter.type {
      case .named(let name): (types[name]?.kind ?? .text(TextRule()), name)
      case .inline(let kind): (kind, "\(name).\(parameter.name)")
      }
    let text = ApplePatternText.make(
      kind, inPath: false, isCaseSensitive: isCaseSensitive, isForm: isForm
    ) { values, name in
      variables.name(of: values, preferred: name == "values" ? type : name)
    }
    for open in text.open { widen(open.code, parameter: parameter.name, open.explanation) }
    let item = AppleComponentText.Item(name: parameter.name, pattern: text.pattern)
    switch parameter.occurrence {
    case .required:
      if text.pattern == "*" {
        widen(.emptyItemNotExpressible, parameter: parameter.name, "links without the parameter")
      } else {
        items.append(item)
      }
    case .optional, .repeated:
      if !text.pattern.isEmpty, text.pattern != "*" {
        widen(
          .emptyItemNotExpressible, parameter: parameter.name,
          "an empty value, which counts as absent")
      }
      if text.isExact, choice == nil, parameter.occurrence == .optional {
        choice = item
        return
      }
      if text.isExact {
        widen(
          .wordsNotExpressible, parameter: parameter.name,
          "values of the right characters and lengths that are none of the type")
      }
    }
    guard !text.isExact || parameter.occurrence != .required, !text.wrong.isEmpty else { return }
    let variable = variables.name(of: text.wrong, preferred: "not-\(type)")
    wrongItems.append(.init(name: parameter.name, pattern: "$(\(variable))"))
  }

  private mutating func sayFragment(_ parameters: [ParameterDeclaration]) {
    guard !parameters.isEmpty else { return }
    widen(.fragmentNotExpressible, "fragments with other parameters and values")
    // One name is enough to keep out links without a fragment, and the order of several is not said.
    if let first = parameters.first(where: { $0.occurrence == .required }) {
      fragment = "*\(AppleLiteral(first.name).pattern)*"
    }
  }
}

extension RoutePattern.Component {
  var isCatchAll: Bool {
    if case .catchAll = self { true } else { false }
  }
}
