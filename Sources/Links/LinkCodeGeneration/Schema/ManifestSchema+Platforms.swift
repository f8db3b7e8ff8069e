extension ManifestSchema {
  /// The definitions of an app's identity on each platform.
  static let platforms = #"""
        "placeholder": {
          "description": "true if the values are placeholders for the real ones. \#
    waymark associate rejects them unless --allow-placeholders is given.",
          "type": "boolean"
        },
        "environment": {
          "type": "object",
          "properties": {
            "hosts": {
              "description": "The hosts that replace the hosts of the manifest at the same \#
    positions.",
              "$ref": "#/$defs/hosts"
            },
            "schemes": {
              "description": "The schemes that replace the schemes of the manifest at the same \#
    positions.",
              "$ref": "#/$defs/schemes"
            },
            "web": { "$ref": "#/properties/web" },
            "platforms": {
              "description": "The identities that replace those of the manifest.",
              "$ref": "#/properties/platforms"
            }
          },
          "additionalProperties": false
        },
        "apple": {
          "description": "The identity on Apple platforms.",
          "type": "object",
          "properties": {
            "appIDs": {
              "description": "The application identifiers with the team prefix: \#
    ABCDE12345.com.example.app.",
              "type": "array",
              "items": { "type": "string" }
            },
            "appStoreID": {
              "description": "The identifier in the App Store.",
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
              "description": "The SHA-256 fingerprints of the signing certificates: upper-case \#
    hex with colons.",
              "type": "array",
              "items": { "type": "string" }
            },
            "placeholder": { "$ref": "#/$defs/placeholder" }
          },
          "additionalProperties": false
        }
    """#
}
