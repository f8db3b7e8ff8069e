import StringCatalogs

/// A pattern of paths below the folder of a configuration, spelled as in a `.gitignore` file.
///
/// One without a slash matches a name at any depth. What matches a folder covers everything in it.
package struct PathPattern: Sendable {
  private let glob: GlobPattern

  /// Reads a pattern; `nil` for one that can match nothing below the folder.
  package init?(_ text: String) {
    var text = text[...]
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    // Comments and exceptions have no meaning in a list of their own.
    guard !text.hasPrefix("!"), !text.hasPrefix("#"), !text.hasPrefix("/"),
      !text.split(separator: "/").contains(".."), let glob = GlobPattern(line: text)
    else { return nil }
    self.glob = glob
  }

  /// Whether the pattern matches a path or a folder on the way to it.
  ///
  /// - Parameter path: The parts of the path from the folder of the configuration on.
  /// - Complexity: O(*p* · *n*²) for *p* parts of the pattern and *n* of the path.
  package func covers(_ path: [String]) -> Bool {
    guard !path.isEmpty else { return false }
    return (1...path.count).contains { count in
      glob.matches(Array(path.prefix(count)), isFolder: count < path.count)
    }
  }
}

/// A pattern of keys: `*` stands for any number of characters, `?` for one byte, `[a-z]` for one of several; a
/// backslash takes its meaning from the next character.
package struct KeyPattern: Hashable, Sendable {
  private let pattern: [UInt8]

  /// Makes a pattern.
  package init(_ text: String) { pattern = Array(text.utf8) }

  /// Whether a key matches as a whole.
  package func matches(_ key: String) -> Bool {
    GlobPattern.matches(Array(key.utf8), pattern)
  }
}
