/// The names of types in other routers and languages.
package enum ForeignType {
  /// Returns the built-in type that corresponds to a type of another router or language.
  ///
  /// For example, `string` means `text`, and `int` means `integer`. Case is ignored.
  ///
  /// - Returns: `nil` if no built-in type has this meaning.
  package static func builtIn(_ name: String) -> String? {
    names[name.asciiLowercased]
  }

  private static let names: [String: String] = [
    "string": "text", "str": "text", "char": "text", "slug": "text", "any": "text",
    "varchar": "text", "charsequence": "text", "alpha": "text", "alphanumeric": "text",
    "word": "text", "text": "text",
    "int": "integer", "int32": "integer", "int64": "integer", "long": "integer", "short": "integer",
    "number": "integer", "num": "integer", "uint": "integer", "numeric": "integer",
    "digits": "integer", "bigint": "integer", "integer": "integer",
    "bool": "boolean", "flag": "boolean", "boolean": "boolean",
    "guid": "uuid", "uuidv4": "uuid", "uuid4": "uuid", "uuid": "uuid",
    "locale": "language", "lang": "language", "language": "language", "languagetag": "language",
    "day": "date", "localdate": "date", "date": "date", "datestring": "date",
  ]

  /// Returns advice about the name of a type in another router or language, or `nil`.
  package static func note(on name: String) -> String? {
    switch name.asciiLowercased {
    case "float", "double", "decimal", "real":
      "for fractions, declare a type such as { decimal: 0..9999.99, scale: 2 }"
    case "timestamp", "time", "instant":
      "for a date and a time with a UTC offset, write 'datetime'"
    case "number", "num":
      "'integer' does not accept fractions"
    case "email", "url", "uri":
      "declare a type such as { text: any, length: 1..254 }"
    default: nil
    }
  }
}
