extension ManifestSchema {
  /// The definitions of an app's identity on each platform.
  static let platforms = #"""
        "placeholder": {
          "description": "Whether these values only hold the place of the real ones; what would be published with them is refused.",
          "type": "boolean"
        },
        "apple": {
          "description": "The identity on Apple's platforms.",
          "type": "object",
          "properties": {
            "appIDs": {
              "description": "Application identifiers with the team's prefix: ABCDE12345.com.example.app.",
              "type": "array",
              "items": { "type": "string" }
            },
            "appStoreID": {
              "description": "The number in the App Store.",
              "type": "integer"
            },
            "placeholder": { "$ref": "#/$defs/placeholder" }
          },
          "additionalProperties": false
        },
        "android": {
          "description": "The identity on Android.",
          "type": "object",
          "required": ["package"],
          "properties": {
            "package": {
              "description": "The package name: com.example.app.",
              "type": "string"
            },
            "sha256": {
              "description": "The SHA-256 fingerprints of the signing certificates: upper-case hex with colons.",
              "type": "array",
              "items": { "type": "string" }
            },
            "placeholder": { "$ref": "#/$defs/placeholder" }
          },
          "additionalProperties": false
        }
    """#
}
