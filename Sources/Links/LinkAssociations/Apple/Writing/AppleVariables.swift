/// The substitution variables of a file that is written.
struct AppleVariables {
  /// The greatest size in bytes of a list of words that is written.
  let maximumListSize: Int
  private(set) var values: [String: [String]] = [:]
  private var names: [[String]: String] = [:]

  init(maximumListSize: Int = .max) { self.maximumListSize = maximumListSize }

  /// The name of the variable of the words of a type; `nil` if they are too many to be written.
  mutating func name(ofWords words: [String], preferred: String) -> String? {
    let isTooLong =
      maximumListSize < .max && words.reduce(0) { $0 + $1.utf8.count + 4 } > maximumListSize
    return isTooLong ? nil : name(of: words, preferred: preferred)
  }

  /// The name of the variable of some values.
  ///
  /// - Parameter preferred: The name that it gets if it is new; a number follows where that is taken.
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

  /// Leaves out the variables that no pattern uses.
  mutating func keep(_ used: Set<String>) {
    values = values.filter { used.contains($0.key) }
  }

  /// The elements of a pattern.
  func elements(_ pattern: String, isPath: Bool, isCaseSensitive: Bool) -> [PatternElement] {
    let compiler = PatternCompiler(variables: values, isCaseSensitive: isCaseSensitive)
    return isPath ? compiler.compile(path: pattern) : compiler.compile(pattern)
  }
}
