import StringCatalogs

/// A pattern for paths below the folder of a configuration, in the syntax of `.gitignore` files.
///
/// A pattern without a slash matches a name at any depth. A pattern that matches a folder also
/// covers everything inside the folder.
package struct PathPattern: Sendable {
  private let glob: GlobPattern

  /// Creates a pattern.
  ///
  /// The result is `nil` if the text is a comment or a negation, begins with a slash, contains the
  /// component `..`, or contains no name. Unlike in a `.gitignore` file, `./` at the beginning is
  /// ignored.
  package init?(_ text: String) {
    var text = text[...]
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    // Comments and negations are useful in a `.gitignore` file, but not in a list of patterns.
    guard !text.hasPrefix("!"), !text.hasPrefix("#"), !text.hasPrefix("/"),
      !text.split(separator: "/").contains(".."), let glob = GlobPattern(line: text)
    else { return nil }
    self.glob = glob
  }

  /// Returns `true` if the pattern matches a path or one of its parent folders.
  ///
  /// - Parameter path: The components of the path, relative to the folder of the configuration.
  /// - Complexity: O(*p* · *n*²), where *p* is the number of components of the pattern, and *n* is
  ///   the number of components of the path.
  package func covers(_ path: [String]) -> Bool {
    guard !path.isEmpty else { return false }
    return (1...path.count).contains { count in
      glob.matches(Array(path.prefix(count)), isFolder: count < path.count)
    }
  }
}

/// A pattern for keys.
///
/// `*` matches any number of characters, `?` matches one byte, and `[a-z]` matches one byte in a
/// set. A backslash escapes the next character.
package struct KeyPattern: Hashable, Sendable {
  private let pattern: [UInt8]

  /// Creates a pattern.
  package init(_ text: String) { pattern = Array(text.utf8) }

  /// Returns `true` if the pattern matches the whole key.
  package func matches(_ key: String) -> Bool {
    GlobPattern.matches(Array(key.utf8), pattern)
  }
}
