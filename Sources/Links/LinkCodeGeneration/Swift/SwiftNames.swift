import LinkRouting

/// The identifiers of a generated Swift file, which are unique in their scopes.
struct SwiftNames {
  /// The names of the nested types, by type index; `nil` if no Swift type is generated.
  private(set) var types: [String?] = []
  /// The names of the cases, by route index.
  private(set) var cases: [String] = []
  /// The labels of the associated values in the declaration, by route and parameter.
  ///
  /// In this position, only three keywords have to be escaped.
  private(set) var labels: [[String]] = []
  /// The labels of the associated values in expressions, where only one keyword has to be escaped.
  private(set) var argumentLabels: [[String]] = []
  /// The names of the constants to which associated values are bound.
  private(set) var bindings: [[String]] = []
  /// The names of the cases of a nested enumeration, by type index.
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

  /// Returns the name of a case as it is written after a dot.
  ///
  /// In this position, no keyword that can be the name of a case has to be escaped.
  static func member(_ name: String) -> String { name.filter { $0 != "`" } }

  /// The types that generated code refers to, and that a nested type would shadow.
  ///
  /// Types with a leading underscore are not listed, because no nested type begins with one.
  private static let usedTypes: Set<String> = [
    "AllCases", "Any", "Array", "Bool", "CalendarDate", "CustomTypes", "DecimalNumber",
    "DecimalRule", "Int",
    "LanguageTag", "LinkError",
    "LinkIntent", "LinkManifest", "LinkWord", "Optional", "ParameterCondition",
    "ParameterDeclaration", "ParameterType",
    "Platforms", "Protocol", "RawValue", "Requirement", "Route", "RoutePattern", "Router",
    "ScalarSet", "Secret", "SecretText", "Self", "Span", "StateOrder", "String",
    "TextPattern", "TextRule", "Type", "UInt8", "UniqueID", "VisibleText",
  ]

  /// Swift's keywords, and the spelling of a keyword as an identifier.
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
  /// `true` if a Swift type is generated for this type.
  ///
  /// This is the case for a text type, an enumeration and a pattern, unless the pattern is a
  /// decimal number or the app has its own Swift type.
  var hasOwnType: Bool {
    if customTypes.swift != nil { return false }
    return switch kind {
    case .text, .enumeration: true
    case .pattern(let pattern): pattern.decimal == nil
    case .integer, .uuid, .languageTag, .date, .boolean: false
    }
  }
}
