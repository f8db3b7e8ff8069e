/// The keys of the mappings in a manifest, which must equal those of the JSON Schema.
enum ManifestKeys {
  /// The keys of a manifest.
  static let manifest = [
    "app", "title", "summary", "hosts", "schemes", "http", "catalog", "languages", "web", "types",
    "query",
    "facts", "states", "platforms", "environments",
    "routes", "groups", "exclude",
  ]
  /// The keys that define the kind of a type; a type has exactly one of them.
  static let kinds = [
    "type", "text", "pattern", "integer", "decimal", "enum", "uuid", "language", "date",
    "boolean",
  ]
  /// The additional keys of a text type.
  static let textDetails = ["length", "fold", "check", "multiline", "invisible"]
  /// The additional keys of a pattern, which are also keys of a text type.
  static let patternDetails = ["fold", "check"]
  /// The additional keys of all kinds together.
  static let details = textDetails + ["scale"]
  /// The keys of a type that is declared under `types`.
  static let type = kinds + details + ["secret"] + customTypes
  /// The keys of custom types, one for each language of generated code.
  static let customTypes = ["swift", "kotlin", "typescript"]
  /// The keys of a query or fragment parameter.
  static let parameter =
    kinds + details + ["optional", "repeated", "default", "invalid", "key"]
  /// The keys of a route.
  static let route = [
    "path", "aliases", "query", "fragment", "fragmentRequired", "title", "summary", "case", "slash",
    "strict", "form", "requires", "conditions", "hosts", "schemes", "since", "until", "redirect",
  ]
  /// The keys of a redirect.
  static let redirect = ["to", "with"]
  /// The keys of a group of routes.
  static let group = ["prefix"] + groupOfRoute + ["routes"]
  /// The keys of a group that are also keys of its routes.
  static let groupOfRoute = ["requires", "query", "hosts", "schemes"]
  /// The keys of a `strict` mapping.
  static let strict = ["allow", "tracking"]
  /// The key of an exception among the exclusions.
  static let exception = ["except"]
  /// The keys of a requirement, in addition to its fact.
  static let requirement = ["when", "otherwise"]
  /// The keys of a condition on a fact.
  static let need = ["is", "atLeast"]
  /// The keys of a declaration of ordered states.
  static let states = ["order", "aside"]
  /// The keys of `platforms`.
  static let platforms = ["apple", "android"]
  /// The keys of an environment.
  static let environment = ["hosts", "schemes", "web", "platforms"]
  /// The keys of an app's identity on Apple's platforms.
  static let apple = ["appIDs", "appStoreID", "placeholder"]
  /// The keys of an app's identity on Android.
  static let android = ["package", "sha256", "placeholder"]
}
