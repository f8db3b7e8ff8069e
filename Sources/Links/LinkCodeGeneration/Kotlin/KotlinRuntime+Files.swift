extension KotlinRuntime {
  /// The files of the runtime, in reading order.
  static let files = [
    "RouteTable", "Routes", "Conditions", "Redirects", "LinkScanner", "LinkPolicy", "LinkAuthority",
    "LinkPaths", "PathSearch", "Compounds", "ItemReader", "LinkWriter", "PathRefusal", "Spelling",
    "ValueTypes",
    "PatternType", "CheckedType", "Decimals", "LanguageTags", "LinkBytes", "Refusal",
  ]

  /// Returns the lines of the runtime.
  ///
  /// The declarations of each file become members of an object. Declarations that were internal to
  /// a package are then private to the generated file.
  ///
  /// - Parameter unused: The files that the types of an app do not need.
  static func lines(without unused: Set<String>) -> [String] {
    var lines: [String] = []
    for file in files where !unused.contains(file) {
      guard let source = source(of: file) else { continue }
      var body = String(describing: source)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("internal ") ? String($0.dropFirst("internal ".count)) : String($0) }
      body.removeAll { $0.hasPrefix("package ") }
      while body.first?.isEmpty == true { body.removeFirst() }
      while body.last?.isEmpty == true { body.removeLast() }
      lines += [""] + body
    }
    return lines
  }
}
