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
  /// What could not be named.
  private(set) var diagnostics: [ManifestDiagnostic] = []

  /// The names that the class uses or has by itself.
  private static let taken: Set<String> = [
    "Any", "Boolean", "CalendarDate", "Companion", "Enum", "IllegalArgumentException", "Int",
    "JvmOverloads", "JvmStatic", "LinkException", "List", "Long", "Nothing", "Secret", "String",
    "Throws", "UUID", "Unit",
  ]

  init(_ interface: LinkInterface) {
    type = interface.typeName
    runtime = interface.typeName + "Runtime"
    let taken = Self.taken.union([type, runtime])
    var scope = NameScope("Kotlin", KotlinSyntax.classRules, taken: taken)
    for route in interface.routes {
      routes.append(scope.claim(route.name, .pascal, "route", at: route.place, &diagnostics))
      checkCount(of: route)
      var scope = NameScope("Kotlin", KotlinSyntax.rules)
      properties.append(
        route.parameters.map {
          scope.claim($0.name, .camel, "parameter", at: $0.place, &diagnostics)
        })
    }
    // A choice of words that is called as a route is its type: `ModeType`.
    var types = NameScope("Kotlin", KotlinSyntax.classRules, taken: taken.union(routes))
    for (index, type) in interface.types.enumerated() {
      guard let words = type.words else { continue }
      let name = types.claim(type.name, .pascal, "type", at: type.place, &diagnostics)
      enumerations[index] = name
      // Inside of the enumeration its constants precede its own name and the class of its words.
      var scope = NameScope("Kotlin", KotlinSyntax.rules, taken: ["String", name])
      self.words[index] = words.enumerated().map {
        scope.claim($1, .pascal, "word", at: type.place(ofWord: $0), &diagnostics)
      }
    }
    for (index, name) in enumerations.sorted(by: { $0.key < $1.key }) {
      guard let route = routes.firstIndex(where: { $0.lowercased() == name.lowercased() }) else {
        continue
      }
      let place = interface.types[index].place
      diagnostics.append(
        ManifestDiagnostic(
          code: "name-collision", app: place.app, location: place.location, range: place.range,
          message: "the type \(interface.types[index].name) and a route have one name in Kotlin, "
            + "\(name); rename one",
          notes: [interface.routes[route].place.note("the route is here")],
          isAboutKey: place.isAboutKey))
    }
  }

  /// The JVM passes at most 255 words to a function, and a class of data has one with all its properties
  /// and more.
  private mutating func checkCount(of route: LinkInterface.Route) {
    let limit = 100
    guard route.parameters.count > limit else { return }
    diagnostics.append(
      ManifestDiagnostic(
        code: "too-many-parameters", app: route.place.app, location: route.place.location,
        message: "the route \(route.name) has more than \(limit) parameters, too many for Kotlin; "
          + "split it"))
  }
}
