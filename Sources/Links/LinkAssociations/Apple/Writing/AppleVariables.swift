/// The substitution variables of the file to write.
struct AppleVariables {
  /// The maximum size in bytes of a list of words to write.
  let maximumListSize: Int
  private(set) var values: [String: [String]] = [:]
  private var names: [[String]: String] = [:]

  init(maximumListSize: Int = .max) { self.maximumListSize = maximumListSize }

  /// Returns the name of the variable for the words of a type, and adds the variable if necessary;
  /// returns `nil` if the list is too large.
  mutating func name(ofWords words: [String], preferred: String) -> String? {
    let isTooLong =
      maximumListSize < .max && words.reduce(0) { $0 + $1.utf8.count + 4 } > maximumListSize
    return isTooLong ? nil : name(of: words, preferred: preferred)
  }

  /// Returns the name of the variable for a list of values, and adds the variable if necessary.
  ///
  /// - Parameter preferred: The name of a new variable; a number is appended if it is already used.
  mutating func name(of list: [String], preferred: String) -> String {
    if let known = names[list] { return known }
    let plain = String(
      String.UnicodeScalarView(
        preferred.unicodeScalars.filter { !"$()".unicodeScalars.contains($0) }))
    var name = plain
    var number = 2
    while values[name] != nil || PatternCompiler.builtIn[name] != nil {
      name = "\(plain)-\(number)"
      number += 1
    }
    values[name] = list
    names[list] = name
    return name
  }

  /// Removes the variables that no pattern uses.
  mutating func keep(_ used: Set<String>) {
    values = values.filter { used.contains($0.key) }
  }

  /// Compiles a pattern with the values of the variables, and returns its elements.
  func elements(_ pattern: String, isPath: Bool, isCaseSensitive: Bool) -> [PatternElement] {
    let compiler = PatternCompiler(variables: values, isCaseSensitive: isCaseSensitive)
    return isPath ? compiler.compile(path: pattern) : compiler.compile(pattern)
  }
}
