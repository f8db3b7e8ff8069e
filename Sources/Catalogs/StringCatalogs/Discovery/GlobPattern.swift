/// A pattern from a `.gitignore` file.
///
/// It follows the [pattern format](https://git-scm.com/docs/gitignore#_pattern_format) of git.
package struct GlobPattern: Sendable {
  /// `true` if the pattern begins with `!`, which means that matching paths are not ignored.
  package let isNegated: Bool
  private let isForFolders: Bool
  /// The parts between slashes; `**` matches any number of path components.
  private let parts: [[UInt8]]

  /// Parses a line; `nil` if it is a comment, or if it contains no name.
  package init?(line: Substring) {
    var text = line.utf8.map { $0 }
    if text.last == 0x0D { text.removeLast() }
    while text.last == 0x20, text.dropLast().last != UInt8(ascii: "\\") { text.removeLast() }
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isForFolders = text.last == UInt8(ascii: "/")
    if isForFolders { text.removeLast() }
    let isAnchored = text.contains(UInt8(ascii: "/"))
    var parts = text.split(separator: UInt8(ascii: "/")).map { Array($0) }
    guard !parts.isEmpty else { return nil }
    if !isAnchored { parts.insert(Self.anyParts, at: 0) }
    // A trailing `**` matches the content of the folder, but not the folder itself.
    if parts.last == Self.anyParts { parts.append([UInt8(ascii: "*")]) }
    self.parts = parts
  }

  private static let anyParts = Array("**".utf8)

  /// Returns `true` if a path matches.
  ///
  /// - Parameter path: The components of the path, relative to the folder of the `.gitignore` file.
  /// - Complexity: O(*p* · *n*), where *p* is the number of parts of the pattern, and *n* is the
  ///   number of components of the path.
  package func matches(_ path: [String], isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    return Self.match(
      parts.count, path.count, isAny: { parts[$0] == Self.anyParts },
      isEqual: { Self.matches(Array(path[$1].utf8), parts[$0]) })
  }

  /// Returns `true` if a name matches a part of a pattern.
  package static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    let units = tokens(pattern)
    return match(
      units.count, name.count, isAny: { units[$0].isAny }, isEqual: { units[$0].contains(name[$1]) }
    )
  }

  /// Returns `true` if a pattern matches all items; some elements of the pattern match any number
  /// of items.
  ///
  /// Only the last of those elements is retried, so the number of steps is at most the product of
  /// the two lengths.
  private static func match(
    _ patternCount: Int, _ count: Int, isAny: (Int) -> Bool, isEqual: (Int, Int) -> Bool
  ) -> Bool {
    var pattern = 0
    var place = 0
    var retry: (pattern: Int, place: Int)?
    while place < count {
      if pattern < patternCount, isAny(pattern) {
        retry = (pattern, place)
        pattern += 1
      } else if pattern < patternCount, isEqual(pattern, place) {
        pattern += 1
        place += 1
      } else if let (last, tried) = retry {
        retry = (last, tried + 1)
        pattern = last + 1
        place = tried + 1
      } else {
        return false
      }
    }
    while pattern < patternCount, isAny(pattern) { pattern += 1 }
    return pattern == patternCount
  }
}

extension GlobPattern {
  /// An element of a pattern: a wildcard, a character, or a set of characters.
  private struct Token {
    var isAny = false
    var isNegated = false
    var ranges: [ClosedRange<UInt8>] = []

    func contains(_ byte: UInt8) -> Bool {
      ranges.contains { $0.contains(byte) } != isNegated
    }
  }

  private static func tokens(_ pattern: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < pattern.count {
      let byte = pattern[index]
      index += 1
      switch byte {
      case UInt8(ascii: "*"): tokens.append(Token(isAny: true))
      case UInt8(ascii: "?"): tokens.append(Token(ranges: [0...255]))
      case UInt8(ascii: "["):
        if let (token, end) = bracket(pattern, from: index) {
          tokens.append(token)
          index = end
        } else {
          tokens.append(Token(ranges: [byte...byte]))
        }
      case UInt8(ascii: "\\") where index < pattern.count:
        tokens.append(Token(ranges: [pattern[index]...pattern[index]]))
        index += 1
      default: tokens.append(Token(ranges: [byte...byte]))
      }
    }
    return tokens
  }

  /// Parses `[a-z]` or `[!a-z]` after its opening bracket; `nil` if the closing bracket is missing.
  private static func bracket(_ pattern: [UInt8], from start: Int) -> (Token, end: Int)? {
    var token = Token()
    var index = start
    if index < pattern.count,
      pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^")
    {
      token.isNegated = true
      index += 1
    }
    let first = index
    while index < pattern.count {
      let byte = pattern[index]
      if byte == UInt8(ascii: "]"), index > first { return (token, index + 1) }
      if index + 2 < pattern.count, pattern[index + 1] == UInt8(ascii: "-"),
        pattern[index + 2] != UInt8(ascii: "]")
      {
        if byte <= pattern[index + 2] { token.ranges.append(byte...pattern[index + 2]) }
        index += 3
      } else {
        token.ranges.append(byte...byte)
        index += 1
      }
    }
    return nil
  }
}
