import LinkRouting

/// A writer of the route table, which is the manifest in the form that the runtime reads.
struct KotlinTable {
  /// The properties that distinguish types in the table; equal types share one object.
  private struct TypeKey: Hashable {
    var kind: ParameterType.Kind
    var isSecret: Bool
    var inPath: Bool
  }

  /// The maximum number of routes that one function creates.
  ///
  /// The JVM limits a function to 64 KiB. The code for one parameter takes about 40 bytes, and a
  /// route has up to a hundred parameters.
  static let chunk = 16

  private let interface: LinkInterface
  private let names: KotlinNames
  private var types: [(name: String, expression: KotlinExpression)] = []
  private var typeNames: [TypeKey: String] = [:]
  private var routes: [KotlinExpression] = []
  private var exclusions: [KotlinExpression] = []
  private(set) var usesLanguages = false
  /// `true` if a type is a pattern.
  private(set) var usesPatterns = false
  private(set) var usesDates = false
  private(set) var usesUUID = false
  /// `true` if a parameter is a decimal number.
  private(set) var usesDecimals = false
  /// `true` if a type has check digits.
  private(set) var usesChecks = false

  init(_ interface: LinkInterface, _ names: KotlinNames) {
    self.interface = interface
    self.names = names
    for route in interface.routes {
      for parameter in route.parameters where parameter.type.customTypes.kotlin == nil {
        if case .uuid = parameter.type.kind { usesUUID = true }
        if parameter.type.kind.pattern?.decimal != nil { usesDecimals = true }
        if case .date = parameter.type.kind { usesDates = true }
      }
      routes.append(expression(route))
    }
    let declared = Dictionary(
      (interface.manifest.types + ParameterType.builtIn).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    for exclusion in interface.manifest.exclusions {
      var arguments = exclusion.pattern.components.map { component in
        (name: String?.none, value: self.component(component) { declared[$0] })
      }
      if let host = exclusion.host {
        let name = WildcardHost.withoutParameter(host)
        arguments.append(("host", .text(KotlinSyntax.literal(name))))
      }
      if exclusion.isException { arguments.append(("isException", .text("true"))) }
      exclusions.append(.call("Exclusion", arguments))
    }
  }

  /// The files of the runtime that no type of the app needs.
  var unusedFiles: Set<String> {
    var files: Set<String> = []
    if !usesLanguages { files.insert("LanguageTags") }
    if !usesPatterns { files.insert("PatternType") }
    if !usesChecks { files.insert("CheckedType") }
    if !usesDecimals { files.insert("Decimals") }
    return files
  }

  func write(to writer: inout KotlinWriter) {
    for type in types {
      writer.add(type.expression, head: "private val \(type.name) = ", indent: 4)
    }
    if !types.isEmpty { writer.add("") }
    let chunks = stride(from: 0, to: routes.count, by: Self.chunk).map {
      Array(routes[$0..<min($0 + Self.chunk, routes.count)])
    }
    var list = KotlinExpression.list(routes)
    if chunks.count > 1 {
      for (index, chunk) in chunks.enumerated() {
        writer.add(.list(chunk), head: "private fun routes\(index)(): List<Route> = ", indent: 4)
        writer.add("")
      }
      list = .text(chunks.indices.map { "routes\($0)()" }.joined(separator: " + "))
    }
    let manifest = interface.manifest
    var arguments: [(name: String?, value: KotlinExpression)] = [
      ("app", .text(KotlinSyntax.literal(manifest.app))),
      ("hosts", .literals(manifest.hosts.map(WildcardHost.withoutParameter))),
      ("schemes", .literals(manifest.schemes)),
      ("routes", list),
    ]
    if !exclusions.isEmpty { arguments.append(("exclusions", .list(exclusions))) }
    if manifest.upgradesHTTP { arguments.append(("upgradesHttp", .text("true"))) }
    writer.add(.call("RouteTable", arguments), head: "private val table = ", indent: 4)
  }

  // MARK: Routes

  private mutating func expression(_ route: LinkInterface.Route) -> KotlinExpression {
    let declaration = route.declaration
    let types = Dictionary(
      route.parameters.map { ($0.type.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    var arguments = declaration.pattern.components.map { component in
      (name: String?.none, value: self.component(component) { types[$0] })
    }
    for (name, patterns) in [("otherPaths", route.otherPaths), ("aliases", route.aliasPaths)]
    where !patterns.isEmpty {
      let paths = patterns.map { pattern in
        KotlinExpression.list(pattern.components.map { component($0) { types[$0] } })
      }
      arguments.append((name, .list(paths)))
    }
    let query = items(route) { $0 == .query || $0 == .sharedQuery || $0 == .subdomain }
    if !query.isEmpty { arguments.append(("query", .list(query))) }
    let fragment = items(route) { $0 == .fragment }
    if !fragment.isEmpty { arguments.append(("fragment", .list(fragment))) }
    if let pattern = declaration.fragmentPattern {
      arguments.append(
        ("fragmentPattern", component(.compound(pattern.pieces)) { types[$0] }))
    }
    if !declaration.isCaseSensitive { arguments.append(("isCaseSensitive", .text("false"))) }
    switch declaration.trailingSlash {
    case .tolerated: break
    case .refused: arguments.append(("slash", .text("Slash.REFUSED")))
    case .required: arguments.append(("slash", .text("Slash.REQUIRED")))
    }
    if declaration.rejectsUnknownKeys {
      arguments.append(("isStrict", .text("true")))
      let keys =
        declaration.allowedKeys + (declaration.allowsTrackingKeys ? TrackingKeys.all : [])
      if !keys.isEmpty { arguments.append(("allowedKeys", .literals(keys))) }
    }
    if declaration.isFormEncoded { arguments.append(("isForm", .text("true"))) }
    if !declaration.conditions.isEmpty {
      let conditions = declaration.conditions.map { condition in
        let arguments = [
          condition.parameter, condition.relation.rawValue, condition.other,
          route.kind(of: condition),
        ]
        return KotlinExpression.call(
          "Condition", arguments.map { .text(KotlinSyntax.literal($0)) })
      }
      arguments.append(("conditions", .list(conditions)))
    }
    if let redirect = declaration.redirect {
      arguments.append(("redirect", expression(redirect, of: route)))
    }
    if let hosts = declaration.hosts {
      arguments.append(("hosts", .literals(hosts.map(WildcardHost.withoutParameter))))
    }
    if let schemes = declaration.schemes { arguments.append(("schemes", .literals(schemes))) }
    return .call("Route", arguments)
  }

  private func expression(
    _ redirect: LinkRouting.Route.Redirect, of route: LinkInterface.Route
  ) -> KotlinExpression {
    // The fallback is never used: a manifest with an unknown route is rejected before generation.
    let target = interface.routes.firstIndex { $0.name == redirect.route } ?? 0
    let sources = interface.routes[target].parameters.map { parameter -> KotlinExpression in
      switch redirect.source(of: parameter.name) {
      case .text(let text):
        return .call("Source", [(name: "text", value: .text(KotlinSyntax.literal(text)))])
      case .parameter(let name):
        let slot = route.parameters.firstIndex { $0.name == name }
        return .call("Source", slot.map { [.text(String($0))] } ?? [])
      }
    }
    return .call(
      "Redirect", [.text(KotlinSyntax.literal(route.name)), .text(String(target))] + sources)
  }

  private mutating func component(
    _ component: RoutePattern.Component, type: (String) -> ParameterType?
  ) -> KotlinExpression {
    switch component {
    case .literal(let text): return .call("Component.Literal", [.text(KotlinSyntax.literal(text))])
    case .parameter(let name, let typeName, let prefix, let suffix):
      var arguments: [(name: String?, value: KotlinExpression)] = [
        (nil, .text(KotlinSyntax.literal(name))),
        (nil, .text(self.type(type(typeName), named: typeName, inPath: true))),
      ]
      if !prefix.isEmpty { arguments.append(("prefix", .text(KotlinSyntax.literal(prefix)))) }
      if !suffix.isEmpty { arguments.append(("suffix", .text(KotlinSyntax.literal(suffix)))) }
      return .call("Component.Value", arguments)
    case .compound(let pieces):
      return .call(
        "Component.Compound",
        pieces.map { piece in
          switch piece {
          case .literal(let text):
            .call("Component.Literal", [.text(KotlinSyntax.literal(text))])
          case .parameter(let name, let typeName):
            .call(
              "Component.Value",
              [
                .text(KotlinSyntax.literal(name)),
                .text(self.type(type(typeName), named: typeName, inPath: true)),
              ])
          }
        })
    case .catchAll(let name, let typeName, let minimum):
      return .call(
        "Component.Rest",
        [
          .text(KotlinSyntax.literal(name)),
          .text(self.type(type(typeName), named: typeName, inPath: true)), .text(String(minimum)),
        ])
    }
  }

  private mutating func items(
    _ route: LinkInterface.Route, _ isIncluded: (LinkInterface.Parameter.Position) -> Bool
  ) -> [KotlinExpression] {
    var result: [KotlinExpression] = []
    for parameter in route.parameters where isIncluded(parameter.position) {
      let name = parameter.type.name.isEmpty ? parameter.name : parameter.type.name
      let inPath = parameter.position == .fragment && route.declaration.fragmentPattern != nil
      let type = type(parameter.type, named: name, inPath: inPath)
      var arguments: [(name: String?, value: KotlinExpression)] = [
        (nil, .text(KotlinSyntax.literal(parameter.name))), (nil, .text(type)),
      ]
      switch parameter.occurrence {
      case .required: arguments.append((nil, .text("Occurrence.REQUIRED")))
      case .optional: arguments.append((nil, .text("Occurrence.OPTIONAL")))
      case .repeated: arguments.append((nil, .text("Occurrence.REPEATED")))
      case .defaulted(let text):
        arguments.append((nil, .text("Occurrence.OPTIONAL")))
        arguments.append(("default", .text(KotlinSyntax.literal(text))))
      }
      if parameter.occurrence != .required, !parameter.dropsInvalidValues {
        arguments.append(("rejectsInvalid", .text("true")))
      }
      if parameter.key != parameter.name {
        arguments.append(("key", .text(KotlinSyntax.literal(parameter.key))))
      }
      if parameter.position == .subdomain, let subdomain = interface.manifest.subdomain {
        arguments.append(
          ("suffix", .text(KotlinSyntax.literal("." + subdomain.domain.lowercased()))))
      }
      result.append(.call("Item", arguments))
    }
    return result
  }

  // MARK: Types

  /// Returns the name of a type's object, and adds the object if it is new.
  private mutating func type(
    _ type: ParameterType?, named name: String, inPath: Bool
  ) -> String {
    // The fallback is never used: a manifest with an undeclared type is rejected before generation.
    let type = type ?? ParameterType(name, .text(TextRule()))
    let key = TypeKey(kind: type.kind, isSecret: type.isSecret, inPath: inPath)
    if let name = typeNames[key] { return name }
    if case .languageTag = type.kind { usesLanguages = true }
    if case .pattern(let pattern) = type.kind {
      usesPatterns = true
      if pattern.check != nil { usesChecks = true }
    }
    let base = IdentifierCase.camel.identifier(name) + (inPath ? "InPath" : "")
    var result = base + "Type"
    var number = 2
    while types.contains(where: { $0.name == result }) {
      result = "\(base)\(number)Type"
      number += 1
    }
    typeNames[key] = result
    types.append((result, Self.expression(type.kind, inPath: inPath)))
    return result
  }

  private static func expression(_ kind: ParameterType.Kind, inPath: Bool) -> KotlinExpression {
    switch kind {
    case .text(let rule): return expression(rule, inPath: inPath)
    case .pattern(let pattern):
      // The fallback is never used: a manifest with an invalid pattern is rejected before
      // generation.
      let table = pattern.automaton?.encoded ?? ""
      let type = KotlinExpression.call(
        "PatternType",
        [
          .text(String(!inPath)), folding(pattern.folding), .text(KotlinSyntax.literal(table)),
        ])
      guard let check = pattern.check else { return type }
      return .call("CheckedType", [.text(KotlinSyntax.literal(check.rawValue)), type])
    case .integer(let range):
      func bound(_ value: Int) -> KotlinExpression {
        .text(
          value == Int.min ? "Long.MIN_VALUE" : value == Int.max ? "Long.MAX_VALUE" : "\(value)L")
      }
      return .call("IntegerType", [bound(range.lowerBound), bound(range.upperBound)])
    case .uuid: return .call("UuidType", [KotlinExpression]())
    case .enumeration(let words):
      return .call("WordType", words.map { .text(KotlinSyntax.literal($0)) })
    case .languageTag: return .call("LanguageType", [KotlinExpression]())
    case .date: return .call("DateType", [KotlinExpression]())
    case .boolean: return .call("BooleanType", [KotlinExpression]())
    }
  }

  /// Returns the constructor call for a text type.
  ///
  /// In a path, a value is never empty, and may contain a slash or a backslash only if the manifest
  /// lists it.
  private static func expression(_ rule: TextRule, inPath: Bool) -> KotlinExpression {
    let minimum = inPath ? max(1, rule.length.lowerBound) : rule.length.lowerBound
    let head: [KotlinExpression] = [
      .text(String(minimum)), .text(String(rule.length.upperBound)),
      .text(String(rule.unit == .bytes)), folding(rule.folding),
    ]
    let ranges = rule.effectiveSet(inPath: inPath).ranges.map {
      KotlinSyntax.number($0.lowerBound) + ".." + KotlinSyntax.number($0.upperBound)
    }
    return .call("TextType", head + ranges.map { .text($0) })
  }

  private static func folding(_ folding: TextRule.Folding) -> KotlinExpression {
    switch folding {
    case .none: .text("Folding.NONE")
    case .uppercase: .text("Folding.UPPERCASE")
    case .lowercase: .text("Folding.LOWERCASE")
    }
  }
}
