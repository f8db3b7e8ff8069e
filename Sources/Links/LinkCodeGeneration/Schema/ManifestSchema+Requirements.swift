extension ManifestSchema {
  /// The definitions of requirements, and of the values that facts can have.
  static let requirements = #"""
        "requirement": {
          "description": "A fact that must hold, or a fact with its required value: \#
    { observation: extracted, otherwise: review }.",
          "anyOf": [
            { "$ref": "#/$defs/fact" },
            {
              "type": "object",
              "properties": {
                "when": {
                  "description": "The parameter values for which the requirement applies.",
                  "$ref": "#/$defs/assignments"
                },
                "otherwise": {
                  "description": "The treatment of a link whose fact does not hold: wait, refuse, \#
    the name of another route, or new values of parameters.",
                  "anyOf": [
                    { "enum": ["wait", "refuse"] },
                    { "$ref": "#/$defs/name" },
                    { "$ref": "#/$defs/assignments" }
                  ]
                }
              },
              "propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9_-]*$" },
              "additionalProperties": { "$ref": "#/$defs/need" },
              "anyOf": [
                {
                  "not": { "anyOf": [{ "required": ["when"] }, { "required": ["otherwise"] }] },
                  "minProperties": 1,
                  "maxProperties": 1
                },
                {
                  "required": ["when"],
                  "not": { "required": ["otherwise"] },
                  "minProperties": 2,
                  "maxProperties": 2
                },
                {
                  "required": ["otherwise"],
                  "not": { "required": ["when"] },
                  "minProperties": 2,
                  "maxProperties": 2
                },
                {
                  "required": ["when", "otherwise"],
                  "minProperties": 3,
                  "maxProperties": 3
                }
              ]
            }
          ]
        },
        "need": {
          "description": "true, a value, a state that must be reached, or a mapping \#
    with is or atLeast.",
          "anyOf": [
            { "$ref": "#/$defs/scalar" },
            {
              "type": "object",
              "properties": {
                "is": {
                  "description": "Exactly this value.",
                  "$ref": "#/$defs/scalar"
                },
                "atLeast": {
                  "description": "This state or a later one.",
                  "$ref": "#/$defs/scalar"
                }
              },
              "minProperties": 1,
              "maxProperties": 1,
              "additionalProperties": false
            }
          ]
        },
        "assignments": {
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/name" },
          "additionalProperties": { "$ref": "#/$defs/scalar" }
        },
        "states": {
          "description": "The states of a fact, in order.",
          "anyOf": [
            { "$ref": "#/$defs/order" },
            {
              "type": "object",
              "required": ["order"],
              "properties": {
                "order": {
                  "description": "The states, in order.",
                  "$ref": "#/$defs/order"
                },
                "aside": {
                  "description": "States outside of the order, each with the state in the order \#
    to which it is equivalent.",
                  "type": "object",
                  "additionalProperties": { "$ref": "#/$defs/scalar" }
                }
              },
              "additionalProperties": false
            }
          ]
        },
        "order": {
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "#/$defs/scalar" }
        },
    """#
}
