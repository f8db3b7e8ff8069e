extension ManifestSchema {
  /// The definitions that several other definitions use: names, hosts, schemes and paths.
  static let texts = #"""
        "name": {
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9_-]*$"
        },
        "fact": {
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9_-]*$",
          "not": { "enum": ["when", "otherwise"] }
        },
        "scalar": {
          "type": ["string", "number", "boolean"]
        },
        "shown": {
          "type": ["string", "number", "boolean"],
          "pattern": "\\S"
        },
        "hosts": {
          "type": "array",
          "items": {
            "description": "A host without a scheme and a path, or a wildcard such as \#
    *.shop.example, which matches all subdomains, or a host with a parameter for one label, such \#
    as {store:slug}.shop.example.",
            "type": "string",
            "pattern": "^(\\*\\.)?[^/*@\\s]+$"
          }
        },
        "schemes": {
          "type": "array",
          "items": {
            "description": "A scheme without a colon.",
            "type": "string",
            "pattern": "^[A-Za-z][A-Za-z0-9+.-]*$"
          }
        },
        "path": {
          "description": "Literal components, parameters, and at most one catch-all: \#
    /item/{id:uuid}, /v{major:integer}/notes, /{width:integer}x{height:integer}, \#
    /files/{rest:text*}, /store[/{section}]. The type may be omitted if it \#
    has the name of the parameter.",
          "type": "string",
          "pattern": "^(\#(path))$"
        },
    """#
}
