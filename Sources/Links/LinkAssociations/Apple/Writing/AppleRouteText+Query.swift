import LinkRouting

extension AppleRouteText {
  /// Adds the conditions for a query item, and the patterns for its invalid values.
  mutating func sayItem(
    _ parameter: ParameterDeclaration, _ types: [String: ParameterType], _ isForm: Bool,
    _ variables: inout AppleVariables
  ) {
    // The router accepts the link whatever the value is.
    if parameter.dropsInvalidValues { return }
    let (kind, type): (ParameterType.Kind, String) =
      switch parameter.type {
      case .named(let name): (types[name]?.kind ?? .text(TextRule()), name)
      case .inline(let kind): (kind, "\(name).\(parameter.name)")
      }
    var text = ApplePatternText.make(
      kind, inPath: false, isCaseSensitive: isCaseSensitive, isForm: isForm
    ) { values, name in
      variables.name(ofWords: values, preferred: name == "values" ? type : name)
    }
    if isReadable {
      guard parameter.occurrence == .required else { return }
      let isWord = if case .enumeration(let words) = kind { words.contains("") } else { false }
      text = text.readable(acceptsNothing: isWord)
    }
    for open in text.open { widen(open.code, parameter: parameter.key, open.explanation) }
    let item = AppleComponentText.Item(name: parameter.key, pattern: text.pattern)
    switch parameter.occurrence {
    case .required:
      if text.pattern == "*" {
        widen(.emptyItemNotExpressible, parameter: parameter.key, "links without the parameter")
      } else {
        items.append(item)
      }
    case .optional, .repeated:
      if !text.pattern.isEmpty, text.pattern != "*" {
        widen(
          .emptyItemNotExpressible, parameter: parameter.key,
          "links with an empty value, which the system treats as absent")
      }
      if text.isExact, choice == nil, parameter.occurrence == .optional {
        choice = item
        return
      }
      if text.isExact {
        widen(
          .wordsNotExpressible, parameter: parameter.key,
          "links with values of valid characters and lengths that do not match the type")
      }
    }
    guard !text.isExact || parameter.occurrence != .required, !text.wrong.isEmpty else { return }
    let variable = variables.name(of: text.wrong, preferred: "not-\(type)")
    wrongItems.append(.init(name: parameter.key, pattern: "$(\(variable))"))
  }

  /// Sets the pattern for a required fragment without keys.
  mutating func setFragment(
    to fragment: FragmentPattern, types: [String: ParameterType], isForm: Bool,
    variables: inout AppleVariables
  ) {
    // The router accepts the link whatever the fragment is.
    guard fragment.isRequired else { return }
    widen(.fragmentNotExpressible, "links with other values in the fragment")
    var pattern = ""
    for piece in fragment.pieces {
      switch piece {
      case .literal(let text): pattern += AppleLiteral(text).pattern
      case .parameter(_, let type):
        let text = ApplePatternText.make(
          types[type]?.kind ?? .text(TextRule()), inPath: true, isCaseSensitive: true,
          isForm: isForm
        ) { values, name in
          variables.name(ofWords: values, preferred: name == "values" ? type : name)
        }
        pattern += (isReadable ? text.readable(acceptsNothing: false) : text).pattern
      }
    }
    self.fragment = pattern
  }

  /// Sets the pattern for the fragment, as far as one pattern can express its requirements.
  mutating func sayFragment(_ parameters: [ParameterDeclaration]) {
    guard !parameters.isEmpty else { return }
    widen(.fragmentNotExpressible, "links with other parameters and values in the fragment")
    // One name is enough to exclude links without a fragment. The pattern does not contain several
    // names, because their order may vary.
    if let first = parameters.first(where: { $0.occurrence == .required }) {
      fragment = "*\(AppleLiteral(first.key).pattern)*"
    }
  }
}
