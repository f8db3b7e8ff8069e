import LinkRouting

/// The identifiers of a generated Swift file, each claimed once in its scope.
struct SwiftNames {
  /// The nested types, by the index of the type; `nil` for one that has a built-in type of Swift.
  private(set) var types: [String?] = []
  /// The cases, by the index of the route.
  private(set) var cases: [String] = []
  /// The labels of the associated values, by route and parameter.
  private(set) var parameters: [[String]] = []
  /// The cases of a nested enumeration, by the index of the type.
  private(set) var words: [[String]] = []

  init(_ interface: LinkInterface, _ diagnostics: inout [ManifestDiagnostic]) {
    var typeScope = NameScope(
      "Swift", Self.rules, taken: Self.usedTypes.union([interface.typeName]))
    for type in interface.types {
      guard type.hasOwnType else {
        types.append(nil)
        words.append([])
        continue
      }
      types.append(typeScope.claim(type.name, .pascal, "type", at: type.place, &diagnostics))
      var wordScope = NameScope("Swift", Self.rules, taken: ["allCases", "self", "init"])
      words.append(
        (type.words ?? []).enumerated().map { index, word in
          wordScope.claim(word, .camel, "word", at: type.place(ofWord: index), &diagnostics)
        })
    }
    var caseScope = NameScope(
      "Swift", Self.rules, taken: ["manifest", "router", "self", "init"])
    for route in interface.routes {
      cases.append(caseScope.claim(route.name, .camel, "route", at: route.place, &diagnostics))
      var scope = NameScope("Swift", Self.rules, taken: ["writer", "self", "init"])
      parameters.append(
        route.parameters.map {
          scope.claim($0.name, .camel, "parameter", at: $0.place, &diagnostics)
        })
    }
  }

  /// The types that generated code names, which a nested type would hide.
  private static let usedTypes: Set<String> = [
    "AllCases", "Any", "Array", "Bool", "CalendarDate", "CheckedText", "Int", "LanguageTag",
    "LinkError", "LinkIntent", "LinkManifest", "LinkValues", "LinkWord", "LinkWriter", "Optional",
    "ParameterDeclaration", "ParameterType", "Platforms", "Protocol", "RawValue", "Requirement",
    "Route", "RoutePattern", "Router", "ScalarSet", "Secret", "SecretText", "Self", "Span",
    "StateOrder", "String", "TextRule", "Type", "UInt8", "UniqueID", "VisibleText",
  ]

  /// Swift's keywords, and how a name that is one is spelled.
  static let rules = IdentifierRules(
    reserved: [
      "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
      "default",
      "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
      "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
      "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
      "return",
      "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
      "typealias", "var", "where", "while",
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
