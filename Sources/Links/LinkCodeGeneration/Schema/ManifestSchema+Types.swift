extension ManifestSchema {
  /// The definitions of types and of parameters.
  static let types = #"""
        "type": {
          "description": "Another name for a type, or its shape.",
          "anyOf": [
            { "$ref": "#/$defs/name" },
            {
              "type": "object",
              "properties": {
                "type": { "$ref": "#/$defs/kind/properties/type" },
                "text": { "$ref": "#/$defs/kind/properties/text" },
                "integer": { "$ref": "#/$defs/kind/properties/integer" },
                "enum": { "$ref": "#/$defs/kind/properties/enum" },
                "uuid": { "$ref": "#/$defs/kind/properties/uuid" },
                "language": { "$ref": "#/$defs/kind/properties/language" },
                "date": { "$ref": "#/$defs/kind/properties/date" },
                "boolean": { "$ref": "#/$defs/kind/properties/boolean" },
                "length": { "$ref": "#/$defs/kind/properties/length" },
                "fold": { "$ref": "#/$defs/kind/properties/fold" },
                "multiline": { "$ref": "#/$defs/kind/properties/multiline" },
                "invisible": { "$ref": "#/$defs/kind/properties/invisible" },
                "secret": {
                  "description": "Whether values are secrets, which no description, error or log may show.",
                  "type": "boolean"
                }
              },
              "allOf": [{ "$ref": "#/$defs/kind" }],
              "additionalProperties": false
            }
          ]
        },
        "kind": {
          "properties": {
            "type": {
              "description": "The name of a type.",
              "$ref": "#/$defs/name"
            },
            "text": {
              "description": "A text of these characters and ranges, separated by blanks: A-Z 0-9 -; a character may be written U+0020, and any is every printable one.",
              "type": ["string", "integer"],
              "pattern": "\\S"
            },
            "integer": {
              "description": "A whole number: any, or a range such as 1..9, 0.. or ..9.",
              "anyOf": [
                { "type": "integer" },
                { "const": true },
                { "type": "string", "pattern": "^(any|-?[0-9]+(\\.\\.(-?[0-9]+)?)?|\\.\\.-?[0-9]+)$" }
              ]
            },
            "enum": {
              "description": "One of these words, exactly.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/scalar" }
            },
            "uuid": {
              "description": "A UUID; any case is read, lower case is written.",
              "const": true
            },
            "language": {
              "description": "A BCP 47 tag of a language in the IANA registry.",
              "const": true
            },
            "date": {
              "description": "A calendar date YYYY-MM-DD.",
              "const": true
            },
            "boolean": {
              "description": "true or false.",
              "const": true
            },
            "length": {
              "description": "The length of a text in characters: 8, or a range such as 4..64, 4.. or ..64.",
              "anyOf": [
                { "type": "integer", "minimum": 0 },
                { "type": "string", "pattern": "^([0-9]+(\\.\\.[0-9]*)?|\\.\\.[0-9]+)$" }
              ]
            },
            "fold": {
              "description": "How the letters A-Z of a text are brought to one case.",
              "enum": ["uppercase", "lowercase", "none"]
            },
            "multiline": {
              "description": "Whether a text of the query or the fragment may contain line breaks and tabs.",
              "type": "boolean"
            },
            "invisible": {
              "description": "Whether a text may contain characters that show nothing or change the direction of text, such as zero-width spaces, soft hyphens and tags; joiners are always allowed. A match warns about them.",
              "enum": ["allow", "reject"]
            }
          },
          "oneOf": [
            { "required": ["type"] },
            { "required": ["text"] },
            { "required": ["integer"] },
            { "required": ["enum"] },
            { "required": ["uuid"] },
            { "required": ["language"] },
            { "required": ["date"] },
            { "required": ["boolean"] }
          ],
          "dependentRequired": {
            "length": ["text"],
            "fold": ["text"],
            "multiline": ["text"],
            "invisible": ["text"]
          }
        },
        "parameters": {
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/name" },
          "additionalProperties": { "$ref": "#/$defs/parameter" }
        },
        "parameter": {
          "description": "A type or a choice of words, as in passcode?, uuid[], voice | typed or low | high = high; or a mapping.",
          "anyOf": [
            {
              "type": "string",
              "pattern": "^[ \\t]*[^?=|\\[\\]{}\\s]+([ \\t]*\\|[ \\t]*[^?=|\\[\\]{}\\s]+)*[ \\t]*(\\[\\][ \\t]*|\\??[ \\t]*(=.*\\S.*)?)$"
            },
            {
              "type": "object",
              "properties": {
                "type": { "$ref": "#/$defs/kind/properties/type" },
                "text": { "$ref": "#/$defs/kind/properties/text" },
                "integer": { "$ref": "#/$defs/kind/properties/integer" },
                "enum": { "$ref": "#/$defs/kind/properties/enum" },
                "uuid": { "$ref": "#/$defs/kind/properties/uuid" },
                "language": { "$ref": "#/$defs/kind/properties/language" },
                "date": { "$ref": "#/$defs/kind/properties/date" },
                "boolean": { "$ref": "#/$defs/kind/properties/boolean" },
                "length": { "$ref": "#/$defs/kind/properties/length" },
                "fold": { "$ref": "#/$defs/kind/properties/fold" },
                "multiline": { "$ref": "#/$defs/kind/properties/multiline" },
                "invisible": { "$ref": "#/$defs/kind/properties/invisible" },
                "optional": {
                  "description": "Whether a link may be without it.",
                  "type": "boolean"
                },
                "repeated": {
                  "description": "Whether it may stand any number of times; the values form a list.",
                  "type": "boolean"
                },
                "default": {
                  "description": "The value of an absent parameter, as a link spells it; a canonical link leaves it out.",
                  "$ref": "#/$defs/scalar"
                },
                "invalid": {
                  "description": "What happens to a link if the optional parameter has a value that is not of the type: drop the value (the default), or reject the link.",
                  "enum": ["drop", "reject"]
                }
              },
              "allOf": [{ "$ref": "#/$defs/kind" }],
              "not": {
                "required": ["optional", "repeated"],
                "properties": {
                  "optional": { "const": true },
                  "repeated": { "const": true }
                }
              },
              "additionalProperties": false
            }
          ]
        },
    """#
}
