extension TypeScriptRuntime {
  /// The files that every app needs, in reading order.
  private static let core = [
    "Errors", "Parse", "Redirects", "Build", "Routes", "Search", "Compounds", "Items", "Conditions",
    "Dropped", "Explain", "Spelling", "Scan", "Hosts", "Percent", "Bytes", "Values",
  ]

  /// The files for value types; an app needs only the files for its own types.
  private static let values = [
    "TextType", "PatternType", "CheckedType", "Digits", "NumberType", "BigIntType", "UUIDType",
    "WordType",
    "LanguageType", "DateType", "BooleanType", "SecretType", "CustomType", "StringValues",
    "Uppercase",
  ]

  /// All files, in the order in which they are written to a generated file.
  static let files = core + values

  /// The names that the files declare, and those of global objects that they use.
  static let declaredNames: Set<String> = {
    let keywords: Set = ["function", "interface", "type", "class", "const", "let"]
    var names: Set = [
      "Array", "BigInt", "Error", "JSON", "Map", "Math", "Number", "Object", "Readonly",
      "ReadonlyMap", "Record", "RegExp", "Set", "String", "Uint8Array", "WeakMap",
    ]
    let texts = files.compactMap { source(of: $0).map { "\($0)" } }
    for line in texts.joined(separator: "\n").split(separator: "\n") {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if let first = words.first, keywords.contains(String(first)), words.count > 1 {
        names.insert(String(words[1]))
      }
    }
    return names
  }()

  /// Returns the content of the files that an app needs.
  ///
  /// - Parameter needed: The needed files for value types.
  static func text(_ needed: Set<String>) -> String {
    let files = core + values.filter { needed.contains($0) }
    return files.compactMap { source(of: $0).map { "\($0)" } }.joined(separator: "\n")
  }
}
