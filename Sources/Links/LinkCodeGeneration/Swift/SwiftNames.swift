import LinkRouting

/// The identifiers of a generated Swift file, distinct in their scopes.
struct SwiftNames {
  /// The nested types, by the index of the type; `nil` for one that has a built-in type of Swift.
  private(set) var types: [String?] = []
  /// The cases, by the index of the route.
  private(set) var cases: [String] = []
  /// The labels of the associated values where they are declared, by route and parameter; only three
  /// keywords are none as they are.
  private(set) var labels: [[String]] = []
  /// The labels where values are given, of which one keyword is none.
  private(set) var argumentLabels: [[String]] = []
  /// The constants that associated values are bound to.
  private(set) var bindings: [[String]] = []
  /// The cases of a nested enumeration, by the index of the type.
  private(set) var words: [[String]] = []

  init(_ interface: LinkInterface) {
    let named = interface.types.filter(\.hasOwnType)
    var typeNames = NameScope(Self.rules, taken: Self.usedTypes.union([interface.typeName]))
      .identifiers(for: named.map(\.name), in: .pascal, suffix: "Type")[...]
    let wordScope = NameScope(Self.rules, taken: ["allCases", "self", "init"])
    for type in interface.types {
      types.append(type.hasOwnType ? typeNames.popFirst() : nil)
      words.append(
        wordScope.identifiers(for: type.words ?? [], in: .camel, suffix: "Word"))
    }
    let parts = ManifestExpression.parts(of: interface.manifest).map(\.name)
    cases = NameScope(Self.rules, taken: Set(["manifest", "router", "self", "init"] + parts))
      .identifiers(for: interface.routes.map(\.name), in: .camel, suffix: "Route")
    let plain = IdentifierRules(reserved: [], escape: { $0 })
    let scope = NameScope(plain, taken: ["writer", "self", "init"])
    for route in interface.routes {
      let names = scope.identifiers(
        for: route.parameters.map(\.name), in: .camel, suffix: "Parameter")
      labels.append(names.map { ["inout", "let", "var"].contains($0) ? "`\($0)`" : $0 })
      argumentLabels.append(names.map { $0 == "inout" ? "`inout`" : $0 })
      bindings.append(names.map { Self.rules.reserved.contains($0) ? Self.rules.escape($0) : $0 })
    }
  }

  /// A name of a case behind a dot, where no keyword needs to be escaped but those that no case is called.
  static func member(_ name: String) -> String { name.filter { $0 != "`" } }

  /// The types that generated code names, which a nested type would hide.
  ///
  /// Those with a leading underscore need not be listed: no nested type begins with one.
  private static let usedTypes: Set<String> = [
    "AllCases", "Any", "Array", "Bool", "CalendarDate", "Int", "LanguageTag", "LinkError",
    "LinkIntent", "LinkManifest", "LinkWord", "Optional", "ParameterDeclaration", "ParameterType",
    "Platforms", "Protocol", "RawValue", "Requirement", "Route", "RoutePattern", "Router",
    "ScalarSet", "Secret", "SecretText", "Self", "Span", "StateOrder", "String", "TextRule", "Type",
    "UInt8", "UniqueID", "VisibleText",
  ]

  /// Swift's keywords, and how a name that is one is spelled.
  static let rules = IdentifierRules(
    reserved: [
      "Any", "Self", "any", "as", "associatedtype", "await", "borrowing", "break", "case", "catch",
      "class", "consume", "consuming", "continue", "copy", "default", "defer", "deinit", "discard",
      "do", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
      "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
      "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
      "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw",
      "throws", "true", "try", "unsafe", "typealias", "var", "where", "while",
    ],
    escape: { "`" + $0 + "`" })
}

extension LinkInterface.NamedType {
  /// Whether Swift code gets a type of this name: for texts and choices of words.
  var hasOwnType: Bool {
    switch kind {
    case .text, .enumeration: true
    case .integer, .uuid, .languageTag, .date, .boolean: false
    }
  }
}
