import LinkRouting

/// The Kotlin identifiers in the generated code of an app.
struct KotlinNames {
  /// The name of the sealed class.
  let type: String
  /// The name of the object that contains the implementation.
  let runtime: String
  /// The names of the classes of the routes.
  private(set) var routes: [String] = []
  /// The names of the properties of each route, in the order of its parameters.
  private(set) var properties: [[String]] = []
  /// The names of the enumerations, by their index in ``LinkInterface/types``.
  private(set) var enumerations: [Int: String] = [:]
  /// The names of the constants of each enumeration.
  private(set) var words: [Int: [String]] = [:]

  /// The names that nested classes must not have, because the sealed class uses or declares them.
  private static let taken: Set<String> = [
    "Any", "BigDecimal", "Boolean", "CalendarDate", "Companion", "DroppedValue", "Enum",
    "IllegalArgumentException", "Int", "JvmOverloads", "JvmStatic", "LinkException", "List", "Long",
    "Nothing", "Parsed", "Secret", "String", "Throws", "UUID", "Unit",
  ]

  init(_ interface: LinkInterface) {
    type = interface.typeName
    runtime = interface.typeName + "Runtime"
    let taken = Self.taken.union([type, runtime])
    routes = NameScope(KotlinSyntax.classRules, taken: taken)
      .identifiers(for: interface.routes.map(\.name), in: .pascal, suffix: "Route")
    let scope = NameScope(KotlinSyntax.rules)
    properties = interface.routes.map { route in
      scope.identifiers(for: route.parameters.map(\.name), in: .camel, suffix: "Parameter")
    }
    // An enumeration with the name of a route has the suffix "Type": `ModeType`.
    let choices = interface.types.enumerated().compactMap { index, type in
      type.customTypes.kotlin != nil
        ? nil : type.words.map { (index: index, name: type.name, words: $0) }
    }
    let names = NameScope(KotlinSyntax.classRules, taken: taken.union(routes))
      .identifiers(for: choices.map(\.name), in: .pascal, suffix: "Type")
    for (choice, name) in zip(choices, names) {
      enumerations[choice.index] = name
      // A constant named `String`, or named like the enumeration, would shadow that type inside the
      // enumeration.
      words[choice.index] = NameScope(KotlinSyntax.rules, taken: ["String", name])
        .identifiers(for: choice.words, in: .pascal, suffix: "Word")
    }
  }
}
