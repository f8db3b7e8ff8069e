import LinkRouting

extension ManifestWriter {
  /// Returns the YAML spelling of a type.
  static func spelling(of type: ParameterType, in manifest: LinkManifest) -> String {
    let builtIn = ParameterType.builtIn.first { $0.kind == type.kind }
    let isShadowed = manifest.types.contains { $0.name == builtIn?.name }
    let custom = type.customTypes
    if let builtIn, !type.isSecret, custom.isEmpty, !isShadowed { return builtIn.name }
    let types = [
      ("swift", custom.swift), ("kotlin", custom.kotlin), ("typescript", custom.typeScript),
    ].compactMap { key, type in type.map { (key, YAMLText.scalar($0, inFlow: true)) } }
    return YAMLText.mapping(
      entries(of: type.kind) + (type.isSecret ? [("secret", "true")] : []) + types)
  }

  /// Returns the keys and values of a kind.
  private static func entries(of kind: ParameterType.Kind) -> [(String, String)] {
    switch kind {
    case .text(let rule): entries(of: rule)
    case .pattern(let pattern):
      pattern.decimal.map(entries)
        ?? [("pattern", YAMLText.scalar(pattern.expression, inFlow: true, isQuoted: true))]
        + (pattern.folding == .none ? [] : [("fold", pattern.folding.rawValue)])
        + (pattern.check.map { [("check", $0.rawValue)] } ?? [])
    case .integer(let range):
      [("integer", spelling(of: range, within: Int.min...Int.max))]
    case .enumeration(let words): [("enum", YAMLText.list(words))]
    case .uuid: [("uuid", "true")]
    case .languageTag: [("language", "true")]
    case .date: [("date", "true")]
    case .boolean: [("boolean", "true")]
    }
  }

  private static func entries(of rule: DecimalRule) -> [(String, String)] {
    let lower = rule.minimum?.description ?? ""
    let upper = rule.maximum?.description ?? ""
    let range =
      lower.isEmpty && upper.isEmpty ? "any" : lower == upper ? lower : "\(lower)..\(upper)"
    return [
      ("decimal", range), ("scale", (rule.fraction == .trimmed ? "0.." : "") + "\(rule.scale)"),
    ]
  }

  private static func entries(of rule: TextRule) -> [(String, String)] {
    var characters = "any"
    if let allowed = rule.allowed {
      // The printable characters are written as ranges, because `any` means no restriction.
      characters = allowed == .printable ? "U+0020-~ U+00A0-U+10FFFF" : allowed.description
    }
    var result = [
      ("text", YAMLText.scalar(characters, inFlow: true, isQuoted: characters != "any"))
    ]
    let whole = 0...TextRule.maximumLength
    switch rule.unit {
    case .characters where rule.length == whole: break
    case .characters: result.append(("length", spelling(of: rule.length, within: whole)))
    case .bytes:
      let bounds = "\(rule.length.lowerBound)..\(rule.length.upperBound)"
      let isFixed = rule.length.lowerBound == rule.length.upperBound
      result.append(("length", (isFixed ? "\(rule.length.lowerBound)" : bounds) + " bytes"))
    }
    if rule.folding != .none { result.append(("fold", rule.folding.rawValue)) }
    if rule.allowsLineBreaks { result.append(("multiline", "true")) }
    if !rule.allowsInvisible { result.append(("invisible", "reject")) }
    return result
  }

  private static func spelling(of range: ClosedRange<Int>, within whole: ClosedRange<Int>) -> String
  {
    if range == whole { return "any" }
    if range.lowerBound == range.upperBound { return String(range.lowerBound) }
    let lower = range.lowerBound == whole.lowerBound ? "" : String(range.lowerBound)
    let upper = range.upperBound == whole.upperBound ? "" : String(range.upperBound)
    return lower + ".." + upper
  }

  /// Adds a parameter, in the short syntax if that syntax can express all of its properties.
  static func add(_ lines: inout YAMLLines, _ parameter: ParameterDeclaration) {
    let expression = parameter.expression
    if ParameterDeclaration(name: parameter.name, parsing: expression) == parameter {
      lines.add(parameter.name, expression)
      return
    }
    lines.add(spelled: parameter.name, mapping(of: parameter))
  }

  /// Returns the mapping with all properties of a parameter except its name.
  static func mapping(of parameter: ParameterDeclaration) -> String {
    var entries: [(String, String)] =
      switch parameter.type {
      case .named(let name): [("type", YAMLText.scalar(name, inFlow: true))]
      case .inline(let kind): Self.entries(of: kind)
      }
    switch parameter.occurrence {
    case .required: if parameter.defaultValue != nil { entries.append(("optional", "false")) }
    case .optional: if parameter.defaultValue == nil { entries.append(("optional", "true")) }
    case .repeated: entries.append(("repeated", "true"))
    }
    if let value = parameter.defaultValue {
      entries.append(("default", YAMLText.scalar(value, inFlow: true)))
    }
    if let invalid = parameter.invalid { entries.append(("invalid", invalid.rawValue)) }
    if let key = parameter.ownKey {
      entries.append(("key", YAMLText.scalar(key, inFlow: true, isQuoted: true)))
    }
    return YAMLText.mapping(entries)
  }

  /// Returns the value of `strict`: `true`, or the undeclared keys that the route allows.
  static func spellingOfStrict(_ route: Route) -> String {
    var entries: [(String, String)] = []
    if !route.allowedKeys.isEmpty { entries.append(("allow", YAMLText.list(route.allowedKeys))) }
    if route.allowsTrackingKeys { entries.append(("tracking", "true")) }
    return entries.isEmpty ? "true" : YAMLText.mapping(entries)
  }

  // MARK: Requirements

  static func add(
    _ requirements: [Requirement], in manifest: LinkManifest, to lines: inout YAMLLines
  ) {
    guard !requirements.isEmpty else { return }
    if requirements.allSatisfy({ $0 == Requirement(fact: $0.fact) }) {
      lines.add(spelled: "requires", YAMLText.list(requirements.map(\.fact)))
      return
    }
    lines.section("requires", elements: requirements) { lines, requirement in
      lines.add(item: spelling(of: requirement, in: manifest))
    }
  }

  private static func spelling(of requirement: Requirement, in manifest: LinkManifest) -> String {
    if requirement == Requirement(fact: requirement.fact) {
      return YAMLText.scalar(requirement.fact, inFlow: false)
    }
    let order = manifest.states.first { $0.fact == requirement.fact }
    let need: String
    switch requirement.need {
    case .holds: need = "true"
    case .equals(let value):
      let word = word(value, unless: ["true"])
      // Without the key `is`, an ordered state would be read as that state or a later one.
      need = order?.states.contains(value) == true ? YAMLText.mapping([("is", word)]) : word
    case .atLeast(let value):
      let word = word(value, unless: ["true"])
      need = order?.states.contains(value) == true ? word : YAMLText.mapping([("atLeast", word)])
    }
    var entries = [(requirement.fact, need)]
    if !requirement.when.isEmpty { entries.append(("when", spelling(of: requirement.when))) }
    switch requirement.otherwise {
    case .wait: break
    case .refuse: entries.append(("otherwise", "refuse"))
    case .route(let name): entries.append(("otherwise", word(name, unless: ["wait", "refuse"])))
    case .parameters(let assignments): entries.append(("otherwise", spelling(of: assignments)))
    }
    return YAMLText.mapping(entries)
  }

  private static func spelling(of assignments: [Requirement.Assignment]) -> String {
    YAMLText.mapping(assignments.map { ($0.name, YAMLText.scalar($0.value, inFlow: true)) })
  }

  /// Returns a word, in quotes if it would otherwise be a keyword.
  private static func word(_ text: String, unless keywords: [String]) -> String {
    YAMLText.scalar(text, inFlow: true, isQuoted: keywords.contains(text))
  }
}
