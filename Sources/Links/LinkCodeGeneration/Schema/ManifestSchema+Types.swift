extension ManifestSchema {
  /// The definitions of types and of parameters.
  static let types = #"""
        "type": {
          "description": "Another name for a type, or a type definition.",
          "anyOf": [
            { "$ref": "#/$defs/name" },
            {
              "type": "object",
              "properties": {
                "type": { "$ref": "#/$defs/kind/properties/type" },
                "text": { "$ref": "#/$defs/kind/properties/text" },
                "pattern": { "$ref": "#/$defs/kind/properties/pattern" },
                "integer": { "$ref": "#/$defs/kind/properties/integer" },
                "decimal": { "$ref": "#/$defs/kind/properties/decimal" },
                "enum": { "$ref": "#/$defs/kind/properties/enum" },
                "uuid": { "$ref": "#/$defs/kind/properties/uuid" },
                "language": { "$ref": "#/$defs/kind/properties/language" },
                "date": { "$ref": "#/$defs/kind/properties/date" },
                "boolean": { "$ref": "#/$defs/kind/properties/boolean" },
                "length": { "$ref": "#/$defs/kind/properties/length" },
                "fold": { "$ref": "#/$defs/kind/properties/fold" },
                "check": { "$ref": "#/$defs/kind/properties/check" },
                "scale": { "$ref": "#/$defs/kind/properties/scale" },
                "multiline": { "$ref": "#/$defs/kind/properties/multiline" },
                "invisible": { "$ref": "#/$defs/kind/properties/invisible" },
                "secret": {
                  "description": "true if values are secrets, which no description, error or log \#
    may show.",
                  "type": "boolean"
                },
                "swift": {
                  "description": "The Swift type of the app that represents the values: Sku, or \#
    Sku from ShopModel. It conforms to LinkConvertible.",
                  "type": "string",
                  "pattern": \#
    "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*( from [A-Za-z_][A-Za-z0-9_.]*)?$"
                },
                "kotlin": {
                  "description": "The Kotlin class of the app that represents the values, with \#
    its package.",
                  "type": "string",
                  "pattern": "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)+$"
                },
                "typescript": {
                  "description": "The TypeScript class of the app that represents the values: \#
    Sku from ./sku.js.",
                  "type": "string",
                  "pattern": "^[A-Za-z_][A-Za-z0-9_]* from [^ \"\\\\]+$"
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
              "description": "A text of these characters and ranges, separated by spaces: \#
    A-Z 0-9 -. U+0020 is a character by its number, and any means every printable character.",
              "type": ["string", "integer"],
              "pattern": "\\S"
            },
            "pattern": {
              "description": "A text that matches this regular expression, such as \#
    [A-Z]{2}[0-9]{1,4}. It always matches the whole value. Lookarounds and backreferences are not \#
    supported.",
              "type": ["string", "integer"],
              "pattern": "."
            },
            "integer": {
              "description": "An integer: any, or a range such as 1..9, 0.. or ..9.",
              "anyOf": [
                { "type": "integer" },
                { "const": true },
                { "type": "string", "pattern": \#
    "^(any|-?[0-9]+(\\.\\.(-?[0-9]+)?)?|\\.\\.-?[0-9]+)$" }
              ]
            },
            "decimal": {
              "description": "A decimal number: any, or a range such as 0..9999.99, 0.. or ..9.5.",
              "anyOf": [
                { "type": "number" },
                { "const": true },
                { "type": "string", "pattern": \#
    "^(any|-?[0-9]+(\\.[0-9]+)?(\\.\\.(-?[0-9]+(\\.[0-9]+)?)?)?|\\.\\.-?[0-9]+(\\.[0-9]+)?)$" }
              ]
            },
            "enum": {
              "description": "Exactly one of these words.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/scalar" }
            },
            "uuid": {
              "description": "A UUID. Any case is accepted, and lower case is written.",
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
              "description": "The length of a text in characters: 8, or a range such as 4..64, \#
    4.. or ..64; or in bytes of UTF-8: 1..64 bytes.",
              "anyOf": [
                { "type": "integer", "minimum": 0 },
                { "type": "string", "pattern": "^([0-9]+(\\.\\.[0-9]*)?|\\.\\.[0-9]+)( bytes)?$" }
              ]
            },
            "fold": {
              "description": "The case to which the ASCII letters of a text or of a pattern's \#
    value are converted.",
              "enum": ["uppercase", "lowercase", "none"]
            },
            "check": {
              "description": "The check digits of a text or of a value of a pattern.",
              "enum": [
                "luhn", "gs1", "isbn10", "iban", "mod11-2", "mod37-2", "mod97-10", "mod661-26",
                "mod1271-36", "mod11-10", "mod27-26", "mod37-36"
              ]
            },
            "scale": {
              "description": "The number of decimal places: 2 for exactly 2, and 0..2 for at most \#
    2 without trailing zeros.",
              "anyOf": [
                { "type": "integer", "minimum": 1, "maximum": 9 },
                { "type": "string", "pattern": "^(0?\\.\\.)?[1-9]$" }
              ]
            },
            "multiline": {
              "description": "true if a text of the query or the fragment may contain line breaks \#
    and tabs.",
              "type": "boolean"
            },
            "invisible": {
              "description": "allow or reject a text with invisible characters or characters that \#
    change the direction of text, such as zero-width spaces, soft hyphens and tags. Joiners are \#
    always allowed. A match with such a character has a warning.",
              "enum": ["allow", "reject"]
            }
          },
          "oneOf": [
            { "required": ["type"] },
            { "required": ["text"] },
            { "required": ["pattern"] },
            { "required": ["integer"] },
            { "required": ["decimal", "scale"] },
            { "required": ["enum"] },
            { "required": ["uuid"] },
            { "required": ["language"] },
            { "required": ["date"] },
            { "required": ["boolean"] }
          ],
          "anyOf": [
            { "not": { "anyOf": [{ "required": ["fold"] }, { "required": ["check"] }] } },
            { "required": ["text"] },
            { "required": ["pattern"] }
          ],
          "dependentRequired": {
            "length": ["text"],
            "scale": ["decimal"],
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
          "description": "A type or a choice of words, such as passcode?, uuid[], voice | typed \#
    or low | high = high; or a mapping.",
          "anyOf": [
            {
              "type": "string",
              "pattern": "^[ \\t]*[^?=|\\[\\]{}\\s]+([ \\t]*\\|[ \\t]*[^?=|\\[\\]{}\\s]+)*\#
    [ \\t]*(\\[\\][ \\t]*|\\??[ \\t]*(=.*\\S.*)?)$"
            },
            {
              "type": "object",
              "properties": {
                "type": { "$ref": "#/$defs/kind/properties/type" },
                "text": { "$ref": "#/$defs/kind/properties/text" },
                "pattern": { "$ref": "#/$defs/kind/properties/pattern" },
                "integer": { "$ref": "#/$defs/kind/properties/integer" },
                "decimal": { "$ref": "#/$defs/kind/properties/decimal" },
                "enum": { "$ref": "#/$defs/kind/properties/enum" },
                "uuid": { "$ref": "#/$defs/kind/properties/uuid" },
                "language": { "$ref": "#/$defs/kind/properties/language" },
                "date": { "$ref": "#/$defs/kind/properties/date" },
                "boolean": { "$ref": "#/$defs/kind/properties/boolean" },
                "length": { "$ref": "#/$defs/kind/properties/length" },
                "fold": { "$ref": "#/$defs/kind/properties/fold" },
                "check": { "$ref": "#/$defs/kind/properties/check" },
                "scale": { "$ref": "#/$defs/kind/properties/scale" },
                "multiline": { "$ref": "#/$defs/kind/properties/multiline" },
                "invisible": { "$ref": "#/$defs/kind/properties/invisible" },
                "optional": {
                  "description": "true if a link may omit the parameter.",
                  "type": "boolean"
                },
                "repeated": {
                  "description": "true if the parameter may occur any number of times. Its values \#
    are a list.",
                  "type": "boolean"
                },
                "default": {
                  "description": "The value of an absent parameter, spelled as in a link. \#
    A canonical link omits it.",
                  "$ref": "#/$defs/scalar"
                },
                "invalid": {
                  "description": "The treatment of an invalid value of the optional parameter: \#
    drop the value (the default), or reject the link.",
                  "enum": ["drop", "reject"]
                },
                "key": {
                  "description": "The key of the parameter in links, such as ids[] or \#
    page.number. The default is the name of the parameter.",
                  "type": ["string", "integer"],
                  "pattern": "^[A-Za-z0-9._~\\[\\]$@:-]+$"
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
