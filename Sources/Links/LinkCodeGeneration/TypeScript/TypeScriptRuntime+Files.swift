extension TypeScriptRuntime {
  /// The files that every app needs, in the order in which they are read.
  private static let core = [
    "Errors", "Parse", "Build", "Routes", "Search", "Items", "Dropped", "Explain", "Spelling",
    "Scan",
    "Hosts", "Percent", "Bytes", "Values",
  ]

  /// The files of values, of which an app needs some.
  private static let values = [
    "TextType", "Digits", "NumberType", "BigIntType", "UUIDType", "WordType", "LanguageType",
    "DateType", "BooleanType", "SecretType", "StringValues", "Uppercase",
  ]

  /// All files, in the order of a generated file.
  static let files = core + values

  /// The text of an app's files.
  ///
  /// - Parameter needed: Those of the values that the app has.
  static func text(_ needed: Set<String>) -> String {
    let files = core + values.filter { needed.contains($0) }
    return files.compactMap { source(of: $0).map { "\($0)" } }.joined(separator: "\n")
  }
}
