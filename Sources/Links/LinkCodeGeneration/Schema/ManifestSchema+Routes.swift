extension ManifestSchema {
  /// The definitions of routes.
  static let routes = #"""
        "route": {
          "type": "object",
          "required": ["path"],
          "properties": {
            "path": { "$ref": "#/$defs/path" },
            "query": {
              "description": "The parameters of the query, in the order in which a canonical link spells them.",
              "$ref": "#/$defs/parameters"
            },
            "fragment": {
              "description": "The parameters of the fragment, written like a query; without any, a fragment is ignored.",
              "$ref": "#/$defs/parameters"
            },
            "title": {
              "description": "The key of the route's title in the app's catalog.",
              "$ref": "#/$defs/shown"
            },
            "summary": {
              "description": "What the destination is, for the people who read the manifest.",
              "$ref": "#/$defs/shown"
            },
            "case": {
              "description": "Whether literal components must have the case of the path.",
              "enum": ["exact", "insensitive"]
            },
            "slash": {
              "description": "What a slash at the end of the path means: read with and without, refused, or required.",
              "enum": ["tolerated", "refused", "required"]
            },
            "strict": {
              "description": "Whether the route rejects query keys that it does not declare; a mapping lists the ones that it allows.",
              "anyOf": [
                { "type": "boolean" },
                {
                  "type": "object",
                  "properties": {
                    "allow": {
                      "description": "Keys that the route allows; a trailing * covers all keys with the part before it.",
                      "type": "array",
                      "items": { "type": "string", "minLength": 1 }
                    },
                    "tracking": {
                      "description": "Whether the route allows the keys of common analytics and advertising tools, such as utm_source.",
                      "type": "boolean"
                    }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "form": {
              "description": "Whether + in a query value means a space, as in HTML form data.",
              "type": "boolean"
            },
            "requires": {
              "description": "What must hold, in the order in which it is asked.",
              "anyOf": [
                { "$ref": "#/$defs/requirement" },
                { "type": "array", "items": { "$ref": "#/$defs/requirement" } }
              ]
            },
            "hosts": {
              "description": "The hosts of the app that serve the route; all without it.",
              "$ref": "#/$defs/hosts"
            },
            "schemes": {
              "description": "The schemes of the app that serve the route; all without it.",
              "$ref": "#/$defs/schemes"
            }
          },
          "additionalProperties": false
        },
    """#
}
