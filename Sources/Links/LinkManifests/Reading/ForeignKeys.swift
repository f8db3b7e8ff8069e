import YAMLSyntax

/// The keys of other routers and schema languages, with the manifest keys of the same meaning.
enum ForeignKeys {
  static let manifest = YAMLKeyHints(
    synonyms: [
      "domain": "hosts", "domains": "hosts", "urlSchemes": "schemes", "customScheme": "schemes",
      "paths": "routes", "links": "routes", "screens": "routes", "name": "app", "id": "app",
      "description": "summary", "exclusions": "exclude", "excluded": "exclude", "ignore": "exclude",
    ],
    notes: [
      "apple": "write apple under platforms", "ios": "write it under platforms, as apple",
      "android": "write android under platforms",
      "redirects": "a route that leads to another one has requires with otherwise",
    ])

  static let route = YAMLKeyHints(
    synonyms: [
      "pattern": "path", "url": "path", "uri": "path", "route": "path", "pathname": "path",
      "params": "query", "parameters": "query", "queryParams": "query", "queryParameters": "query",
      "search": "query", "arguments": "query", "hash": "fragment", "anchor": "fragment",
      "description": "summary", "guard": "requires", "guards": "requires", "middleware": "requires",
      "condition": "requires", "trailingSlash": "slash", "domain": "hosts", "domains": "hosts",
    ],
    notes: [
      "name": "the name of a route is the key before it",
      "children": noNesting, "routes": noNesting,
      "component": noScreens, "element": noScreens, "screen": noScreens, "view": noScreens,
      "handler": noScreens, "controller": noScreens, "builder": noScreens,
      "redirect": "a route that leads to another one has requires with otherwise",
      "redirectTo": "a route that leads to another one has requires with otherwise",
      "method": "links have no method", "methods": "links have no method",
    ])

  static let type = YAMLKeyHints(
    synonyms: [
      "regex": "text", "regexp": "text", "pattern": "text", "characters": "text", "chars": "text",
      "string": "text", "values": "enum", "options": "enum", "oneOf": "enum", "choices": "enum",
      "words": "enum", "range": "integer", "number": "integer", "int": "integer", "guid": "uuid",
      "bool": "boolean", "kind": "type", "sensitive": "secret",
    ],
    notes: [
      "min": range, "max": range, "minimum": range, "maximum": range, "minLength": length,
      "maxLength": length, "format": "write uuid: true, date: true or language: true",
      "required": "whether a parameter is optional is written where it is used, as in query",
    ])

  static let parameter = YAMLKeyHints(
    synonyms: type.synonyms.merging([
      "list": "repeated", "array": "repeated", "multiple": "repeated",
    ]) {
      first, _ in first
    },
    notes: type.notes.merging([
      "description": "a parameter has no text of its own; describe it in the summary of the route",
      "name": "the name of a parameter is the key before it",
      "in": "parameters of the path are written in the path, others under query or fragment",
    ]) { first, _ in first })

  static let platforms = YAMLKeyHints(synonyms: ["ios": "apple", "iOS": "apple", "macos": "apple"])

  static let apple = YAMLKeyHints(
    synonyms: [
      "bundleID": "appIDs", "bundleId": "appIDs", "bundle": "appIDs", "appleAppID": "appStoreID",
    ], notes: ["teamID": team, "teamId": team, "team": team])

  static let android = YAMLKeyHints(
    synonyms: [
      "packageName": "package", "applicationId": "package", "fingerprints": "sha256",
      "fingerprint": "sha256", "sha256_cert_fingerprints": "sha256",
    ])

  private static let noNesting = "routes are not nested; write each with its whole path"
  private static let noScreens =
    "a manifest says where links lead; the app chooses the screen by the route"
  private static let range = "write integer: 1..9; an end may be left out"
  private static let length = "write length: 4..64 beside text; an end may be left out"
  private static let team =
    "an application identifier has the team in front: ABCDE12345.com.example.app"
}
