import Diagnostics

extension ManifestCheck {
  /// The location of a parameter's name.
  ///
  /// The name is a key of a mapping, or a range in the string of a path.
  struct ParameterPlace {
    var location: ManifestLocation
    var range: SourceRange?
  }

  mutating func checkSharedQuery() {
    var names: [String: ParameterPlace] = [:]
    for parameter in manifest.sharedQuery {
      let location = ManifestLocation("query", parameter.name)
      check(parameter, at: location, names: &names)
      let conditions = manifest.routes.reduce(into: Set()) {
        $0.formUnion($1.requirementParameters)
      }
      checkDecision(about: parameter, at: location, conditions: conditions)
    }
    checkKeys(
      of: manifest.sharedQuery.map { ($0, ManifestLocation("query", $0.name)) })
  }

  /// Checks a declared parameter.
  ///
  /// Its name must differ from those of all other parameters of a link.
  mutating func check(
    _ parameter: ParameterDeclaration, at location: ManifestLocation,
    names: inout [String: ParameterPlace]
  ) {
    checkKey(of: parameter, at: location)
    checkIsNew(parameter.name, at: location, names: &names)
    let type: ParameterType?
    switch parameter.type {
    case .named(let name):
      type = types[name]
      if type == nil { reportUnknownType(name, at: location.key("type")) }
    case .inline(let kind):
      type = ParameterType("", kind)
      check(kind, at: location)
    }
    if let value = parameter.defaultValue {
      let place = location.key("default")
      if parameter.occurrence != .optional {
        report(
          "default-without-effect", at: place,
          "the default has no effect, because the parameter is not optional")
      }
      if let type, !type.accepts(value) {
        let isSecret = type.isSecret
        report(
          "invalid-default", at: place,
          "default\(isSecret ? "" : " '\(value)'") does not match the type; expected"
            + " \(type.kind.summary)",
          replacement: type.kind == .boolean ? Self.booleans[value.asciiLowercased] : nil)
      }
      if type?.isSecret == true {
        report(
          "secret-default", .warning, at: place,
          "secret parameter '\(parameter.name)' has a default",
          notes: [.init("a value in the manifest is not secret; remove the default")])
      }
    }
    if parameter.occurrence == .required, parameter.invalid == .drop {
      report(
        "required-without-value", at: location.key("invalid"),
        "required parameter '\(parameter.name)' cannot drop invalid values",
        notes: [.init("make the parameter optional, or remove 'invalid'")])
    }
  }

  /// Warns if an important optional parameter does not specify how to handle invalid values.
  ///
  /// A parameter is important if it selects a tenant or an account, or if a requirement depends on
  /// it. If its value were dropped, the link could have a different effect.
  mutating func checkDecision(
    about parameter: ParameterDeclaration, at location: ManifestLocation,
    conditions: Set<String>
  ) {
    guard parameter.occurrence != .required, parameter.invalid == nil else { return }
    let reason: String
    if conditions.contains(parameter.name) {
      reason = "a requirement depends on the parameter"
    } else if Self.selectsAccount(parameter.name) || Self.selectsAccount(parameter.key) {
      reason = "the parameter may select an account"
    } else {
      return
    }
    report(
      "undecided-invalid-value", .warning, at: location,
      "parameter '\(parameter.name)' needs 'invalid: reject' or 'invalid: drop'",
      notes: [.init("\(reason); without 'invalid', the router drops an invalid value")],
      isAboutKey: true)
  }

  /// Returns `true` if a word in a name refers to a tenant or an account.
  ///
  /// The word may be a plural or end with `id` or `ids`, in upper or lower case: `orgs`, `ORGID`,
  /// `tenantIds`.
  private static func selectsAccount(_ name: String) -> Bool {
    words(of: name).contains { word in
      ["", "s", "id", "ids"].contains { ending in
        word.hasSuffix(ending) && accountWords.contains(String(word.dropLast(ending.count)))
      }
    }
  }

  private static let accountWords: Set<String> = [
    "org", "organization", "organisation", "tenant", "workspace", "account", "team", "company",
    "companies", "realm",
  ]

  /// Returns the words of a name in lower case.
  ///
  /// Words are separated by camel case, and by characters that are not letters: `userORGIds`
  /// contains user, orgids, org and ids, and also userorgids.
  private static func words(of name: String) -> Set<String> {
    var words: Set<String> = []
    for part in name.unicodeScalars.split(whereSeparator: { !$0.properties.isAlphabetic }) {
      let letters = Array(part)
      words.insert(String(part).lowercased())
      var start = 0
      for index in letters.indices.dropFirst() where letters[index].properties.isUppercase {
        let isAfterLower = !letters[index - 1].properties.isUppercase
        let isBeforeLower = index + 1 < letters.count && !letters[index + 1].properties.isUppercase
        guard isAfterLower || isBeforeLower else { continue }
        words.insert(String(String.UnicodeScalarView(letters[start..<index])).lowercased())
        // A run of capitals is split before its last letter, because that letter usually starts a
        // word. In a plural, it does not: `userORGs` is split into user, or and gs. Therefore, add
        // orgs too.
        if isAfterLower, letters.count - index <= 16 {
          words.insert(String(String.UnicodeScalarView(letters[index...])).lowercased())
        }
        start = index
      }
      words.insert(String(String.UnicodeScalarView(letters[start...])).lowercased())
    }
    return words
  }

  /// Spellings of Booleans, with the values that they represent.
  private static let booleans = [
    "yes": "true", "on": "true", "1": "true", "true": "true", "no": "false", "off": "false",
    "0": "false", "false": "false",
  ]

  mutating func checkIsNew(
    _ name: String, at location: ManifestLocation, range: SourceRange? = nil,
    names: inout [String: ParameterPlace]
  ) {
    if let first = names[name] {
      report(
        "duplicate-parameter", at: location, range: range, "duplicate parameter '\(name)'",
        notes: [
          .init(
            "first declared here", location: first.location, range: first.range, isAboutKey: true)
        ],
        isAboutKey: true)
    } else {
      names[name] = ParameterPlace(location: location, range: range)
    }
  }

  mutating func reportUnknownType(
    _ name: String, at location: ManifestLocation, range: SourceRange? = nil,
    ofParameter parameter: String? = nil
  ) {
    if reportsMissingLanguages(name, at: location, range: range) { return }
    let candidates = manifest.types.map(\.name) + ParameterType.builtIn.map(\.name)
    let meant = ForeignType.builtIn(name) ?? spelling.nearest(to: name, among: candidates)
    var notes = ForeignType.note(on: name).map { [ManifestDiagnostic.Note($0)] } ?? []
    guard let parameter, parameter == name else {
      report(
        "unknown-type", at: location, range: range,
        "unknown type '\(name)'\(meant == nil ? "; declare it under 'types'" : "")"
          + Self.didYouMean(meant), notes: notes, replacement: meant)
      return
    }
    // The replacement keeps the name of the parameter.
    let typed = "\(parameter):\(meant ?? "text")"
    notes.append(.init("a parameter without a type has the type with the same name"))
    report(
      "unknown-type", at: location, range: range,
      meant == nil
        ? "unknown type '\(name)'; declare it under 'types', or write '{\(typed)}'"
        : "unknown type '\(name)'; did you mean '{\(typed)}'?",
      notes: notes, replacement: typed)
  }

  // MARK: Patterns

  /// Checks the path of a route or an exclusion.
  ///
  /// - Parameter reserved: The names of the parameters that links contain outside the path.
  mutating func check(
    _ pattern: RoutePattern, at location: ManifestLocation, shift: Int = 0,
    reserved: Set<String> = [], names: inout [String: ParameterPlace]
  ) {
    var offset = shift
    checkOptionalParts(of: pattern, at: location)
    var taken = reserved.union(pattern.parameterNames)
    let hasCatchAll = pattern.components.contains(where: \.isCatchAll)
    for (index, component) in pattern.components.enumerated() {
      let count = Self.length(of: component)
      offset += pattern.optionalParts.count { $0.lowerBound == index }
      let whole = SourceRange(offset + 1, offset + count)
      let isLast = index == pattern.components.count - 1
      switch component {
      case .literal(let literal):
        checkLiteral(
          literal, at: location, range: whole, isLast: isLast, in: pattern, taken: &taken)
      case .parameter(let name, let type, let prefix, let suffix):
        let start = offset + 2 + prefix.utf8.count
        if prefix.last == "$" {
          let dollar = start - 2
          report(
            "foreign-pattern", .warning, at: location, range: SourceRange(dollar, dollar + 1),
            "'$' before '{\(name)}' is literal text",
            notes: [.init("links would contain the '$'; write only '{\(name)}'")],
            replacement: "")
        }
        let isWhole = prefix.isEmpty && suffix.isEmpty
        check(
          parameter: name, type, at: location, start: start,
          rest: isWhole && isLast && !hasCatchAll ? "text*" : nil, names: &names)
        checkForeignPrefix(prefix, at: location, range: whole)
        checkAffix(prefix, at: location, range: whole)
        checkAffix(suffix, at: location, range: whole)
      case .compound(let pieces):
        check(pieces, at: location, range: whole, names: &names)
      case .catchAll(let name, let type, let minimum):
        check(
          parameter: name, type, at: location, start: offset + 2, rest: "text", names: &names)
        if pattern.components[..<index].contains(where: \.isCatchAll) {
          report(
            "two-catch-alls", at: location, range: whole,
            "second catch-all '{\(name)*}' in the path",
            notes: [
              .init("a path with two catch-alls can be split into values in several ways")
            ])
        }
        if minimum < 0 || minimum > 1 {
          report(
            "invalid-pattern", at: location, range: whole,
            "minimum of catch-all '{\(name)}' is \(minimum); expected 0 or 1")
        }
      }
      offset += count + pattern.optionalParts.count { $0.upperBound == index + 1 }
    }
  }

  /// Checks each literal and each parameter of a component with several parameters.
  private mutating func check(
    _ pieces: [RoutePattern.Piece], at location: ManifestLocation, range: SourceRange,
    names: inout [String: ParameterPlace]
  ) {
    if let text = pieces.first?.text { checkForeignPrefix(text, at: location, range: range) }
    var start = range.lowerBound
    for piece in pieces {
      switch piece {
      case .literal(let text): checkAffix(text, at: location, range: range)
      case .parameter(let name, let type):
        check(parameter: name, type, at: location, start: start + 1, rest: nil, names: &names)
      }
      start += piece.spelling.utf8.count
    }
  }

  /// Returns the number of bytes of a component in its pattern, including the slash before it.
  private static func length(of component: RoutePattern.Component) -> Int {
    func reference(_ name: String, _ type: String) -> Int {
      2 + name.utf8.count + (name == type ? 0 : 1 + type.utf8.count)
    }
    switch component {
    case .literal(let text): return 1 + text.utf8.count
    case .parameter(let name, let type, let prefix, let suffix):
      return 1 + prefix.utf8.count + reference(name, type) + suffix.utf8.count
    case .compound(let pieces):
      return pieces.reduce(1) { $0 + $1.spelling.utf8.count }
    case .catchAll(let name, let type, _): return 2 + reference(name, type)
    }
  }

  /// Checks the name and the type of a parameter of a path.
  ///
  /// - Parameter rest: The replacement for the type `path` of other routers; `nil` if the parameter
  ///   cannot match the remaining path.
  private mutating func check(
    parameter name: String, _ type: String, at location: ManifestLocation, start: Int,
    rest: String?, names: inout [String: ParameterPlace]
  ) {
    let nameRange = SourceRange(start, start + name.utf8.count)
    checkName(name, of: "parameter", at: location, range: nameRange)
    checkIsNew(name, at: location, range: nameRange, names: &names)
    let typeStart = name == type ? start : nameRange.upperBound + 1
    let typeRange = SourceRange(typeStart, typeStart + type.utf8.count)
    guard let declared = types[type] else {
      if type == "path", name != type {
        reportPathType(at: location, range: typeRange, replacement: rest)
      } else {
        reportUnknownType(type, at: location, range: typeRange, ofParameter: name)
      }
      return
    }
    if declared.isSecret {
      report(
        "secret-in-path", .warning, at: location, range: nameRange,
        "secret parameter '\(name)' is in the path; move it to the query",
        notes: [.init("servers and browsers record paths in logs and histories")])
    }
  }

  /// Reports `{rest:path}`, which other routers read as a catch-all.
  private mutating func reportPathType(
    at location: ManifestLocation, range: SourceRange, replacement: String?
  ) {
    report(
      "unknown-type", at: location, range: range,
      "unknown type 'path'; for the rest of a path, write a catch-all",
      notes: [
        .init(Self.catchAllRule),
        .init(
          "'{rest:text*}' matches any number of components, and '{rest:text+}' at least one"),
      ],
      replacement: replacement)
  }

  /// The rule for the position of a catch-all, as part of a message.
  private static let catchAllRule = "a path has at most one catch-all, which is a whole component"

  /// Checks a literal component, which may be invalid if the pattern was created in Swift.
  ///
  /// - Parameters:
  ///   - pattern: The pattern that contains the component.
  ///   - taken: The names that a corrected component cannot use.
  private mutating func checkLiteral(
    _ literal: String, at location: ManifestLocation, range: SourceRange, isLast: Bool,
    in pattern: RoutePattern, taken: inout Set<String>
  ) {
    let isSimple =
      !literal.isEmpty
      && literal.utf8.allSatisfy {
        $0.isASCIILetter || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
    if isSimple { return }
    let patterns = ForeignPattern(types: Set(types.keys))
    if var foreign = patterns.component(literal, isLast: isLast) {
      if foreign.isCatchAll {
        let isOnly = !pattern.components.contains(where: \.isCatchAll)
        let count = pattern.components.count { component in
          guard case .literal(let text) = component else { return false }
          return patterns.component(text, isLast: false)?.isCatchAll ?? false
        }
        // A path has at most one catch-all. If several components look like catch-alls, suggest a
        // replacement only for the last component of the path.
        if !isOnly || !isLast && count > 1 { foreign.text = nil }
      }
      foreign.text = foreign.text.map { patterns.distinct($0, from: &taken) }
      report(foreign, spelled: literal, at: location, range: range)
      return
    }
    checkSyntax(ofLiteral: literal, at: location, range: range)
  }

  /// Reports a parameter in another router's syntax before a valid one, as in `:from-{to}`.
  private mutating func checkForeignPrefix(
    _ prefix: String, at location: ManifestLocation, range: SourceRange
  ) {
    guard let first = prefix.unicodeScalars.first, ":[<".unicodeScalars.contains(first),
      var foreign = ForeignPattern(types: []).component(prefix, isLast: false)
    else { return }
    foreign.text = nil
    foreign.isCatchAll = false
    report(foreign, spelled: prefix, at: location, range: range)
  }

  /// Checks that parsing a literal returns the same literal.
  private mutating func checkSyntax(
    ofLiteral literal: String, at location: ManifestLocation, range: SourceRange
  ) {
    do {
      let parsed = try RoutePattern(parsing: "/" + literal)
      if parsed.components == [.literal(literal)] { return }
      report(
        "invalid-pattern", at: location, range: range,
        "'\(literal)' is not a single literal component")
    } catch {
      report(
        "invalid-pattern", at: location, range: range,
        "invalid literal component '\(literal)'; expected \(error.expected)")
    }
  }

  /// Reports literal text that another router reads as a parameter or a wildcard.
  private mutating func report(
    _ foreign: ForeignPattern.Component, spelled literal: String, at location: ManifestLocation,
    range: SourceRange
  ) {
    var notes = [
      "to match '\(literal)' literally, use a parameter of a type with enum: ['\(literal)']"
    ]
    if foreign.isOptional {
      notes.insert("write an optional component in brackets, as in '/store[/{section}]'", at: 0)
    }
    let advice: String
    switch (foreign.text, foreign.isCatchAll) {
    case (let text?, let isCatchAll):
      advice = "write '\(text)' for \(isCatchAll ? "the rest of the path" : "a parameter")"
    case (nil, true):
      advice = Self.catchAllRule
      notes.insert(
        "for each number of components, add a route with '{name:text}' for each component", at: 0)
    case (nil, false):
      advice = "write '{name:text}' for a parameter"
    }
    report(
      "foreign-pattern", foreign.isAmbiguous ? .warning : .error, at: location, range: range,
      "'\(literal)' is literal text; \(advice)", notes: notes.map { .init($0) },
      replacement: foreign.text)
  }

  private mutating func checkAffix(
    _ text: String, at location: ManifestLocation, range: SourceRange
  ) {
    guard !text.isEmpty, text.contains("/") else {
      if !text.isEmpty, text != ".", text != ".." {
        checkSyntax(ofLiteral: text, at: location, range: range)
      }
      return
    }
    report(
      "invalid-pattern", at: location, range: range,
      "literal text around a parameter must not contain slashes")
  }
}
