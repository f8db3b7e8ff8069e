extension ManifestSchema {
  /// The definitions of routes.
  static let routes = #"""
        "route": {
          "type": "object",
          "required": ["path"],
          "properties": {
            "path": { "$ref": "#/$defs/path" },
            "aliases": {
              "description": "Other paths that match the route. Each has the parameters of the \#
    path, in the same order and with the same types.",
              "type": "array",
              "items": { "$ref": "#/$defs/path" },
              "uniqueItems": true
            },
            "query": {
              "description": "The parameters of the query, in the order of canonical links.",
              "$ref": "#/$defs/parameters"
            },
            "fragment": {
              "description": "The fragment: a pattern such as L{line:integer}, or parameters that \#
    are written like a query. Without it, the fragment of a link is ignored.",
              "anyOf": [
                { "type": "string", "pattern": "\\{" },
                { "$ref": "#/$defs/parameters" }
              ]
            },
            "fragmentRequired": {
              "description": "true if a link must have a fragment that matches the pattern.",
              "type": "boolean"
            },
            "title": {
              "description": "The key of the route's title in the app's catalog.",
              "$ref": "#/$defs/shown"
            },
            "summary": {
              "description": "A description of the destination for readers of the manifest.",
              "$ref": "#/$defs/shown"
            },
            "case": {
              "description": "The comparison of literal components: exact, \#
    or without regard to case.",
              "enum": ["exact", "insensitive"]
            },
            "slash": {
              "description": "A slash at the end of the path: tolerated (accepted with and \#
    without), refused, or required.",
              "enum": ["tolerated", "refused", "required"]
            },
            "strict": {
              "description": "true if the route rejects query keys that it does not declare. \#
    A mapping lists the keys that it allows.",
              "anyOf": [
                { "type": "boolean" },
                {
                  "type": "object",
                  "properties": {
                    "allow": {
                      "description": "The keys that the route allows. A trailing * matches all \#
    keys with the prefix before it.",
                      "type": "array",
                      "items": { "type": "string", "minLength": 1 }
                    },
                    "tracking": {
                      "description": "true if the route allows the keys of common analytics and \#
    advertising tools, such as utm_source.",
                      "type": "boolean"
                    }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "form": {
              "description": "true if + in a query value is a space, as in HTML form data.",
              "type": "boolean"
            },
            "requires": {
              "description": "The requirements, in the order of their evaluation.",
              "anyOf": [
                { "$ref": "#/$defs/requirement" },
                { "type": "array", "items": { "$ref": "#/$defs/requirement" } }
              ]
            },
            "conditions": {
              "description": "Conditions on two parameters of the query or the fragment, such as \#
    return >= depart, or return with depart. A link that does not meet them is rejected.",
              "type": "array",
              "items": {
                "type": "string",
                "pattern": "^ *[A-Za-z][A-Za-z0-9_-]* +(with|>=?|<=?) +[A-Za-z][A-Za-z0-9_-]* *$"
              },
              "uniqueItems": true
            },
            "hosts": {
              "description": "The hosts of the app that serve the route. Default: all hosts.",
              "$ref": "#/$defs/hosts"
            },
            "schemes": {
              "description": "The schemes of the app that serve the route. Default: all schemes.",
              "$ref": "#/$defs/schemes"
            },
            "since": {
              "description": "The first version of the app that has the route, such as 4.2.",
              "$ref": "#/$defs/version"
            },
            "until": {
              "description": "The first version of the app that no longer has the route.",
              "$ref": "#/$defs/version"
            },
            "redirect": {
              "description": "The route that replaces this one, which is retired.",
              "anyOf": [
                { "$ref": "#/$defs/name" },
                {
                  "type": "object",
                  "required": ["to"],
                  "properties": {
                    "to": {
                      "description": "The name of the new route.",
                      "$ref": "#/$defs/name"
                    },
                    "with": {
                      "description": "Values of parameters of the new route: a parameter of this \#
    route in braces, or a fixed value. Any other parameter gets the value of the parameter of the \#
    same name.",
                      "$ref": "#/$defs/assignments"
                    }
                  },
                  "additionalProperties": false
                }
              ]
            }
          },
          "additionalProperties": false
        },
        "version": {
          "type": ["string", "number"],
          "pattern": "^(0|[1-9][0-9]{0,8})(\\.(0|[1-9][0-9]{0,8})){0,7}$"
        },
        "exclusion": {
          "anyOf": [
            { "$ref": "#/$defs/path" },
            {
              "description": "All paths of a host, or some of them.",
              "type": "string",
              "pattern": "^https://[^/{}?#%\\s\\\\]+(\#(path))?$"
            }
          ]
        },
        "group": {
          "type": "object",
          "required": ["routes"],
          "properties": {
            "prefix": {
              "description": "The start of the paths and aliases of all routes of the group.",
              "$ref": "#/$defs/path"
            },
            "requires": {
              "description": "The requirements of all routes of the group, before their own.",
              "$ref": "#/$defs/route/properties/requires"
            },
            "query": {
              "description": "The query parameters of all routes of the group, after their own.",
              "$ref": "#/$defs/parameters"
            },
            "hosts": {
              "description": "The hosts of the routes that have no hosts of their own.",
              "$ref": "#/$defs/hosts"
            },
            "schemes": {
              "description": "The schemes of the routes that have no schemes of their own.",
              "$ref": "#/$defs/schemes"
            },
            "routes": {
              "description": "The routes of the group by name, which is unique in the app.",
              "$ref": "#/properties/routes"
            }
          },
          "additionalProperties": false
        },
    """#
}
