import LinkRouting

/// The names that an interface has in Kotlin.
struct KotlinNames {
  /// The sealed class.
  let type: String
  /// The object that holds what the class needs to work.
  let runtime: String
  /// The classes of the routes.
  private(set) var routes: [String] = []
  /// The properties of each route, in the order of its parameters.
  private(set) var properties: [[String]] = []
  /// The enumerations, by their index in ``LinkInterface/types``.
  private(set) var enumerations: [Int: String] = [:]
  /// The constants of each enumeration.
  private(set) var words: [Int: [String]] = [:]

  /// The names that the class uses or has by itself.
  private static let taken: Set<String> = [
    "Any", "Boolean", "CalendarDate", "Companion", "DroppedValue", "Enum",
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
    // A choice of words that is called as a route is its type: `ModeType`.
    let choices = interface.types.enumerated().compactMap { index, type in
      type.words.map { (index: index, name: type.name, words: $0) }
    }
    let names = NameScope(KotlinSyntax.classRules, taken: taken.union(routes))
      .identifiers(for: choices.map(\.name), in: .pascal, suffix: "Type")
    for (choice, name) in zip(choices, names) {
      enumerations[choice.index] = name
      // Inside of the enumeration its constants precede its own name and the class of its words.
      words[choice.index] = NameScope(KotlinSyntax.rules, taken: ["String", name])
        .identifiers(for: choice.words, in: .pascal, suffix: "Word")
    }
  }
}
