import Diagnostics

extension DiagnosticGroup {
  /// The file that the diagnostics are about, or the pattern of several, such as `po/*.po`; `nil`
  /// if they have nothing in common.
  ///
  /// - Complexity: O(*n*) in the characters of the paths.
  var commonPath: String? {
    let paths = Set(diagnostics.compactMap(\.path)).map(Self.words)
    guard var start = paths.first.map({ $0[...] }) else { return nil }
    if paths.count == 1 { return start.joined() }
    var end = start
    for path in paths {
      start = start.prefix(zip(start, path).prefix { $0 == $1 }.count)
      end = end.suffix(zip(end.reversed(), path.reversed()).prefix { $0 == $1 }.count)
    }
    // A word between the two may be at the end of both: `a.b` and `a.b.b`.
    let shortest = paths.map(\.count).min() ?? 0
    end = end.suffix(max(0, shortest - start.count))
    return start.isEmpty && end.isEmpty ? nil : start.joined() + "*" + end.joined()
  }

  /// The words of a path and the single characters between them.
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
