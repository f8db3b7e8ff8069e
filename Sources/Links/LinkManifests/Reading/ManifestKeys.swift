/// The keys of the mappings in a manifest; the JSON Schema of manifests has the same.
enum ManifestKeys {
  /// The file.
  static let manifest = [
    "app", "title", "summary", "hosts", "schemes", "http", "catalog", "types", "query", "facts",
    "states",
    "platforms", "routes", "exclude",
  ]
  /// The keys of a type that say its kind; exactly one of them is there.
  static let kinds = ["type", "text", "integer", "enum", "uuid", "language", "date", "boolean"]
  /// What is said of a text beside its characters.
  static let textDetails = ["length", "fold", "multiline", "invisible"]
  /// A type that is declared under `types`.
  static let type = kinds + textDetails + ["secret"]
  /// A parameter of a query or a fragment.
  static let parameter = kinds + textDetails + ["optional", "repeated", "default", "invalid"]
  /// A route.
  static let route = [
    "path", "query", "fragment", "title", "summary", "case", "slash", "strict", "form",
    "requires", "hosts", "schemes",
  ]
  /// What a strict route allows.
  static let strict = ["allow", "tracking"]
  /// What stands in a requirement beside its fact.
  static let requirement = ["when", "otherwise"]
  /// What a fact must be.
  static let need = ["is", "atLeast"]
  /// An order of states.
  static let states = ["order", "aside"]
  /// The identities.
  static let platforms = ["apple", "android"]
  /// The identity on Apple's platforms.
  static let apple = ["appIDs", "appStoreID", "placeholder"]
  /// The identity on Android.
  static let android = ["package", "sha256", "placeholder"]
}
