/// Functions that derive the names in generated Swift from catalogs and keys.
enum AccessorNames {
  /// Returns the name of the enumeration for a catalog's keys: `My App` becomes `MyAppText`.
  static func type(ofCatalog catalog: String) -> String {
    let name = words(of: catalog).map(capitalized).joined()
    return (name.first?.isLetter == true ? name : "Catalog" + name) + "Text"
  }

  /// Returns a unique case name for each key.
  ///
  /// A key is split at all characters except ASCII letters and digits: `join.passcode.label`
  /// becomes `joinPasscodeLabel`. If two keys result in the same name, the lowest number from 2
  /// that makes the name unique is appended to the later one.
  static func cases(of keys: [String]) -> [String] {
    let names = keys.map(name)
    var taken = Set(names)
    var seen: Set<String> = []
    return names.map { name in
      if seen.insert(name).inserted { return name }
      var number = 2
      while !taken.insert(name + String(number)).inserted { number += 1 }
      return name + String(number)
    }
  }

  /// Returns a name as written in Swift, with backquotes if necessary.
  static func spelling(of name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static func name(of key: String) -> String {
    let words = words(of: key)
    let name =
      (words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "")
      + words.dropFirst().map(capitalized).joined()
    // An identifier cannot start with a digit. The names in `members` are already used by members
    // of every generated enumeration.
    guard name.first?.isLetter == true else { return "text" + name }
    return members.contains(name) ? name + "Text" : name
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let members: Set<String> = [
    "allCases", "catalog", "hash", "hashValue", "init", "languages", "none", "position", "rawValue",
    "self", "some", "table",
  ]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
