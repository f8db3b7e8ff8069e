import Diagnostics

extension DiagnosticGroup {
  /// The path of all diagnostics, or a pattern such as `po/*.po` if there are several paths.
  ///
  /// The value is `nil` if the paths have nothing in common, or if no diagnostic has a path.
  ///
  /// - Complexity: O(*n*), where *n* is the total number of characters in the paths.
  var commonPath: String? {
    let paths = Set(diagnostics.compactMap(\.path)).map(Self.words)
    guard var start = paths.first.map({ $0[...] }) else { return nil }
    if paths.count == 1 { return start.joined() }
    var end = start
    for path in paths {
      start = start.prefix(zip(start, path).prefix { $0 == $1 }.count)
      end = end.suffix(zip(end.reversed(), path.reversed()).prefix { $0 == $1 }.count)
    }
    // The prefix and the suffix must not overlap in the shortest path, as they would for `a.b` and
    // `a.b.b`.
    let shortest = paths.map(\.count).min() ?? 0
    end = end.suffix(max(0, shortest - start.count))
    return start.isEmpty && end.isEmpty ? nil : start.joined() + "*" + end.joined()
  }

  /// Splits a path into words, and into the single characters between words.
  private static func words(of path: String) -> [Substring] {
    var words: [Substring] = []
    var rest = path[...]
    while let first = rest.first {
      let word =
        isPart(first) ? rest.prefix(while: isPart) : rest.prefix(1)
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
