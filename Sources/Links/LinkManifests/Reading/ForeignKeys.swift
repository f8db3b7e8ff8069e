import YAMLSyntax

/// The keys of other routers and schema languages, and the manifest keys with the same meaning.
enum ForeignKeys {
  static let manifest = YAMLKeyHints(
    synonyms: [
      "domain": "hosts", "domains": "hosts", "urlSchemes": "schemes", "customScheme": "schemes",
      "paths": "routes", "links": "routes", "screens": "routes", "name": "app", "id": "app",
      "description": "summary", "exclusions": "exclude", "excluded": "exclude", "ignore": "exclude",
      "environment": "environments", "flavors": "environments", "stages": "environments",
      "group": "groups", "scopes": "groups", "modules": "groups",
    ],
    notes: [
      "apple": "write 'apple' under 'platforms'", "ios": "write 'apple' under 'platforms'",
      "android": "write 'android' under 'platforms'",
      "redirects": "write 'redirect' under the retired route",
    ])

  static let route = YAMLKeyHints(
    synonyms: [
      "pattern": "path", "url": "path", "uri": "path", "route": "path", "pathname": "path",
      "alias": "aliases", "alternatives": "aliases", "paths": "aliases",
      "params": "query", "parameters": "query", "queryParams": "query", "queryParameters": "query",
      "search": "query", "arguments": "query", "hash": "fragment", "anchor": "fragment",
      "description": "summary", "guard": "requires", "guards": "requires", "middleware": "requires",
      "condition": "conditions", "constraints": "conditions", "introduced": "since",
      "minVersion": "since", "minimumVersion": "since", "removed": "until", "deprecated": "until",
      "retired": "redirect", "redirectTo": "redirect", "redirects": "redirect",
      "trailingSlash": "slash", "domain": "hosts", "domains": "hosts",
    ],
    notes: [
      "name": "the key under 'routes' is the name of the route",
      "children": noNesting, "routes": noNesting,
      "component": noScreens, "element": noScreens, "screen": noScreens, "view": noScreens,
      "handler": noScreens, "controller": noScreens, "builder": noScreens,
      "method": "links have no HTTP method", "methods": "links have no HTTP method",
    ])

  static let redirect = YAMLKeyHints(
    synonyms: [
      "route": "to", "target": "to", "destination": "to", "values": "with", "parameters": "with",
      "params": "with", "query": "with",
    ],
    notes: [
      "status": noStatus, "code": noStatus, "permanent": noStatus,
    ])

  static let group = YAMLKeyHints(
    synonyms: [
      "path": "prefix", "base": "prefix", "basePath": "prefix", "guard": "requires",
      "guards": "requires", "middleware": "requires", "domain": "hosts", "domains": "hosts",
      "children": "routes", "paths": "routes",
    ],
    notes: ["groups": "groups cannot be nested", "name": "a group has no name"])

  static let type = YAMLKeyHints(
    synonyms: [
      "regex": "pattern", "regexp": "pattern", "characters": "text", "chars": "text",
      "string": "text", "values": "enum", "options": "enum", "oneOf": "enum", "choices": "enum",
      "words": "enum", "range": "integer", "number": "integer", "float": "decimal",
      "double": "decimal",
      "checksum": "check", "checkDigit": "check", "checkDigits": "check", "precision": "scale",
      "int": "integer", "guid": "uuid",
      "bool": "boolean", "kind": "type", "sensitive": "secret",
    ],
    notes: [
      "min": range, "max": range, "minimum": range, "maximum": range, "minLength": length,
      "maxLength": length, "format": "write 'uuid: true', 'date: true' or 'language: true'",
      "required": "a type is neither required nor optional; mark the parameter that uses it",
    ])

  static let parameter = YAMLKeyHints(
    synonyms: type.synonyms.merging([
      "list": "repeated", "array": "repeated", "multiple": "repeated",
    ]) {
      first, _ in first
    },
    notes: type.notes.merging([
      "description": "a parameter has no description; describe it in the summary of the route",
      "name": "the key under 'query' or 'fragment' is the name of the parameter",
      "in": "declare path parameters in 'path', and others under 'query' or 'fragment'",
    ]) { first, _ in first })

  static let platforms = YAMLKeyHints(synonyms: ["ios": "apple", "iOS": "apple", "macos": "apple"])

  static let exception = YAMLKeyHints(
    synonyms: ["exception": "except", "not": "except", "NOT": "except", "unless": "except"])

  static let environment = YAMLKeyHints(
    synonyms: [
      "host": "hosts", "domain": "hosts", "domains": "hosts", "scheme": "schemes",
      "urlSchemes": "schemes",
    ],
    notes: [
      "apple": "write 'apple' under 'platforms'", "android": "write 'android' under 'platforms'",
      "routes": "an environment cannot change routes",
    ])

  static let apple = YAMLKeyHints(
    synonyms: [
      "bundleID": "appIDs", "bundleId": "appIDs", "bundle": "appIDs", "appleAppID": "appStoreID",
    ], notes: ["teamID": team, "teamId": team, "team": team])

  static let android = YAMLKeyHints(
    synonyms: [
      "packageName": "package", "applicationId": "package", "fingerprints": "sha256",
      "fingerprint": "sha256", "sha256_cert_fingerprints": "sha256",
    ])

  private static let noStatus = "a redirect between routes has no HTTP status code"
  private static let noNesting =
    "routes cannot be nested; write routes with a common prefix under 'groups'"
  private static let noScreens = "a manifest has no screens; the app chooses the screen of a route"
  private static let range = "write 'integer: 1..9'; either bound can be omitted"
  private static let length = "write 'length: 4..64' next to 'text'; either bound can be omitted"
  private static let team =
    "an application identifier starts with the team ID: 'ABCDE12345.com.example.app'"
}
