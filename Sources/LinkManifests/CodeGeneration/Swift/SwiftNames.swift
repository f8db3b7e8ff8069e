import LinkRouting

/// The identifiers of a generated Swift file, each claimed once in its scope.
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
      "Swift", Self.rules,
      taken: Set(["manifest", "router", "self", "init"])
        .union(ManifestExpression.parts(of: interface.manifest).map(\.name)))
    for route in interface.routes {
      cases.append(caseScope.claim(route.name, .camel, "route", at: route.place, &diagnostics))
      let plain = IdentifierRules(reserved: [], escape: { $0 })
      var scope = NameScope("Swift", plain, taken: ["writer", "self", "init"])
      let names = route.parameters.map {
        scope.claim($0.name, .camel, "parameter", at: $0.place, &diagnostics)
      }
      labels.append(names.map { ["inout", "let", "var"].contains($0) ? "`\($0)`" : $0 })
      argumentLabels.append(names.map { $0 == "inout" ? "`inout`" : $0 })
      bindings.append(names.map { Self.rules.reserved.contains($0) ? Self.rules.escape($0) : $0 })
    }
  }

  /// A name of a case behind a dot, where no keyword needs to be escaped but those that no case is called.
  static func member(_ name: String) -> String { name.filter { $0 != "`" } }

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
