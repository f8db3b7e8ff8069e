import LinkRouting
import TextPrimitives

/// A writer of one TypeScript module.
struct TypeScriptModule {
  /// The interface, without the shared query parameters that a route replaces with its own.
  let interface: LinkInterface
  private let headline: String
  /// The names of the types in ``LinkInterface/types``.
  private var typeNames: [String] = []
  /// The property names of the parameters, by route and parameter.
  private(set) var properties: [[String]] = []

  /// Creates a module and determines its names.
  init(_ interface: LinkInterface, headline: String) {
    var interface = interface
    interface.leaveOutShadowedParameters()
    self.interface = interface
    self.headline = headline
    // A property can have any name. The names of types start with the app's name, so none of them
    // is a reserved word.
    let rules = IdentifierRules(reserved: [], escape: { $0 })
    let app = appName
    typeNames = NameScope(rules, taken: Self.takenNames(app: app))
      .identifiers(for: interface.types.map(\.name), in: .pascal, suffix: "Type").map { app + $0 }
    let scope = NameScope(rules, taken: Self.takenProperties)
    properties = interface.routes.map { route in
      scope.identifiers(for: route.parameters.map(\.name), in: .camel, suffix: "Parameter")
    }
  }

  /// The names that properties must not have.
  ///
  /// These are the discriminant, the method that links with a `bigint` define, and the properties
  /// of every object. If a type declared an optional string property `toString`, TypeScript would
  /// reject every object without its own `toString` as a value of that type.
  private static let takenProperties: Set<String> = [
    "route", "toJSON", "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable",
    "toLocaleString", "toString", "valueOf",
  ]

  /// The app's name, which is the prefix of the identifiers.
  private var appName: String { String(interface.typeName.dropLast("Link".count)) }

  /// Returns the suffixes after the app's name that are not available for types.
  ///
  /// The module itself uses some of these suffixes. After the app's name, the remaining ones would
  /// form names that the runtime or the language uses. For example, the type `Int` of the app `Big`
  /// would become `BigInt`.
  private static func takenNames(app: String) -> Set<String> {
    let own =
      ["Secret"]
      + [
        "", "Scheme", "Error", "ErrorCode", "ParseResult", "BuildResult", "DroppedValue",
        "DroppedValueCode",
      ].map { "Link" + $0 }
    return Set(
      own + globalNames.filter { $0.hasPrefix(app) }.map { String($0.dropFirst(app.count)) })
  }

  /// The names that consist of several words, and that the runtime declares or uses.
  private static let globalNames = [
    "ArgumentReading", "BigInt", "BuildResult", "ByteClass", "DeadEndKind", "DroppedValue",
    "DroppedValueCode", "FoundValues", "LinkError", "LinkErrorCode", "LinkItem", "LinkRange",
    "ParseResult", "PathExplanation", "PathNode", "ScannedItems", "TextRule", "ValueCheck",
    "ValueEdge", "ValuePlace", "ValueType", "WeakMap",
  ]

  /// The content of the module.
  var text: String {
    var table = TypeScriptTable(interface, properties: properties)
    let app = table.app()
    let sources = table.types.sources
    var parts = [
      "// " + ShownText.line(headline) + imports, union,
      functions(hasSecrets: sources.contains("SecretType")),
    ]
    if !interface.types.isEmpty { parts.append(aliases) }
    if !table.types.declarations.isEmpty {
      let types = TypeScriptExpression.object(table.types.declarations)
      parts.append(
        "/** The types of the parameters. */\nconst types = " + types.layout(indent: 0, lead: 14)
          + ";")
    }
    if table.usesTrackingKeys {
      let keys = TypeScriptExpression.texts(TrackingKeys.all)
      parts.append(
        "/** The keys that analytics and advertising tools add to links. */\n"
          + "const trackingKeys: readonly string[] = " + keys.layout(indent: 0, lead: 40) + ";")
    }
    parts.append(
      "/** The routes of the manifest. */\nconst app: App = "
        + app.layout(indent: 0, lead: 17) + ";")
    let rest = TypeScriptRuntime.text(sources)
    return parts.joined(separator: "\n\n") + "\n\n" + Self.divider + "\n\n" + rest
  }

  private static let divider = "// The code below is the same for every app."

  // MARK: Declarations

  /// The imports of the classes of the app.
  private var imports: String {
    let types = interface.types.compactMap(\.customTypes.typeScript)
    let lines = Set(
      types.map { type in
        let module = TypeScriptText.literal(CustomTypes.parts(of: type).module ?? "")
        return "import { \(TypeScriptTypes.localName(of: type).imported) } from \(module);"
      })
    return lines.isEmpty ? "" : "\n\n" + lines.sorted().joined(separator: "\n")
  }

  private var union: String {
    let summary = interface.manifest.summary.map { ": " + $0 } ?? ""
    var lines = TypeScriptText.comment(["A link of " + interface.title + summary + "."])
    guard !interface.currentRoutes.isEmpty else {
      return (lines + ["export type \(interface.typeName) = never;"]).joined(separator: "\n")
    }
    lines.append("export type \(interface.typeName) =")
    for index in interface.currentRoutes {
      let (route, properties) = (interface.routes[index], properties[index])
      lines += TypeScriptText.comment(documentation(of: route), indent: "  ")
      lines.append("  | {")
      lines.append("      readonly route: \(TypeScriptText.literal(route.name));")
      for (parameter, property) in zip(route.parameters, properties) {
        lines += TypeScriptText.comment(documentation(of: parameter), indent: "      ")
        lines.append("      readonly \(property)\(mark(parameter)): \(type(of: parameter));")
      }
      lines.append("    }")
    }
    return lines.joined(separator: "\n") + ";"
  }

  private func documentation(of route: LinkInterface.Route) -> [String] {
    let pattern = "`" + route.declaration.pattern.description + "`"
    var paragraphs = [pattern + (route.declaration.summary.map { ": " + $0 + "." } ?? "")]
    let requirements = route.declaration.requirements.map(\.summary)
    if !requirements.isEmpty {
      paragraphs.append("Requires " + requirements.joined(separator: "; ") + ".")
    }
    return paragraphs
  }

  private func documentation(of parameter: LinkInterface.Parameter) -> [String] {
    var text = ""
    if parameter.namedType == nil { text = "\(parameter.type.kind.summary.sentence)." }
    if case .defaulted(let value) = parameter.occurrence {
      text += (text.isEmpty ? "" : " ") + "The default is \(value.isEmpty ? "empty" : value)."
    }
    return [text]
  }

  private func mark(_ parameter: LinkInterface.Parameter) -> String {
    parameter.occurrence == .optional ? "?" : ""
  }

  private func type(of parameter: LinkInterface.Parameter) -> String {
    let type = parameter.type
    let name =
      parameter.namedType.map { typeNames[$0] }
      ?? TypeScriptTypes.name(of: type)
    if case .repeated(let minimum) = parameter.occurrence {
      let element = name.contains(" ") ? "(" + name + ")" : name
      return minimum > 0
        ? "readonly [\(element), ...\(element)[]]" : "readonly \(element)[]"
    }
    return name
  }

  /// The declarations of the named types.
  private var aliases: String {
    zip(interface.types, typeNames).map { type, name in
      let secret = type.isSecret ? "A secret: " : ""
      let comment = TypeScriptText.comment([
        // The summary of an enumeration may begin with one of its words, which are case-sensitive.
        type.words == nil
          ? (secret + type.kind.summary).sentence + "."
          : secret + type.kind.summary + "."
      ])
      let value = TypeScriptTypes.name(
        of: ParameterType(
          "", type.kind, isSecret: type.isSecret, customTypes: type.customTypes))
      let line = "export type \(name) = \(value);"
      if line.count <= TypeScriptText.width { return (comment + [line]).joined(separator: "\n") }
      let words = (type.words ?? []).map { "  | " + TypeScriptText.literal($0) }
      return (comment + ["export type \(name) ="]).joined(separator: "\n") + "\n"
        + words.joined(separator: "\n") + ";"
    }.joined(separator: "\n\n")
  }

  // MARK: Functions

  private func functions(hasSecrets: Bool) -> String {
    let link = interface.typeName
    let schemes =
      (interface.manifest.hosts.isEmpty ? [] : ["https"]) + interface.manifest.schemes
    let schemeType =
      schemes.isEmpty
      ? "never" : schemes.map { TypeScriptText.literal($0) }.joined(separator: " | ")
    let secret =
      hasSecrets
      ? "\n\n/** A value that is not printed accidentally; `reveal()` returns it. */\n"
        + "export { Secret as \(appName)Secret };" : ""
    return """
      /**
       * Parses a link exactly as it arrived.
       *
       * A link that two parsers could read differently is rejected before any route
       * is tried, and so is a link of more than 8 KiB. An error has a code and the
       * invalid range, and contains no part of the link.
       *
       * An invalid optional value is not in the link object, but is listed in
       * `dropped`. An empty value is treated as absent.
       *
       * For a link of a retired route, the result is the link that replaces it, and
       * `redirectedFrom` is the name of the retired route.
       */
      export function parse\(link)(text: string): \(link)ParseResult {
        // The table and the union have the same properties for each route.
        return parseLink(app, text) as \(link)ParseResult;
      }

      /**
       * Builds the canonical link of a route; parsing it gives the same values.
       *
       * Without a scheme, the link is https if the route has a host, and has the
       * custom scheme of the app otherwise. A value that no link can have is
       * rejected, and so are values whose link would match a different route.
       */
      export function build\(link)(
        link: \(link),
        scheme?: \(link)Scheme,
      ): \(link)BuildResult {
        return buildLink(app, link, scheme);
      }

      /** The schemes of links. */
      export type \(link)Scheme = \(schemeType);

      /** The result of parsing a link: the link, or an error. */
      export type \(link)ParseResult = ParseResult<\(link)>;

      /** The result of building a link: the link as a string, or an error. */
      export type \(link)BuildResult = BuildResult;

      /** The reason why a link is rejected, with the invalid range. */
      export type \(link)Error = LinkError;

      /** The reason why a link is rejected, as a stable identifier. */
      export type \(link)ErrorCode = LinkErrorCode;

      /** An optional value that was dropped because it is invalid. */
      export type \(link)DroppedValue = DroppedValue;

      /** The reason why a value was dropped, as a stable identifier. */
      export type \(link)DroppedValueCode = DroppedValueCode;\(secret)
      """
  }
}

extension LinkInterface {
  /// Removes the shared parameters that a route also declares, as the router does.
  fileprivate mutating func leaveOutShadowedParameters() {
    for index in routes.indices {
      let own = Set(routes[index].declaration.query.map(\.name))
      routes[index].parameters.removeAll { $0.position == .sharedQuery && own.contains($0.name) }
    }
  }
}

extension String {
  /// The string with an uppercase first letter.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
