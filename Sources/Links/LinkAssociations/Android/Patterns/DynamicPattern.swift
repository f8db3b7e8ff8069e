/// A pattern in Android's dynamic rules, in which `*` matches any text and `?` any unit.
///
/// Android converts such a pattern to a simple pattern, in which `*` becomes `.*`. The wildcard
/// matches everything before the first occurrence of the next unit, without backtracking: `*-a`
/// does not match `b-c-a`. This type does the same.
struct DynamicPattern: Sendable, Hashable {
  /// The equivalent simple pattern.
  let pattern: AndroidPattern

  /// Compiles a pattern.
  ///
  /// - Parameter front: Literal text before the pattern.
  /// - Complexity: O(*n*), where *n* is the length of the pattern.
  init(_ text: String, after front: String = "") {
    var result = Self.escaped(front)
    for character in text.unicodeScalars {
      switch character {
      case "*": result += ".*"
      case "?": result += "."
      default: result += Self.escaped(String(character))
      }
    }
    pattern = AndroidPattern(.simpleGlob, result)
  }

  /// Returns a string with the special characters of simple patterns escaped.
  ///
  /// An escaped dot still matches any unit, because Android handles the backslash only before `*`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      if character == "." || character == "*" || character == "\\" { result.append("\\") }
      result.unicodeScalars.append(character)
    }
    return result
  }

  /// `true` if a decoded part of a link matches; an absent part never does.
  ///
  /// - Complexity: O(*n* + *p*).
  func matches(_ part: [UInt16]?) -> Bool { pattern.matches(part) }

  /// `true` if two patterns are equal, or if the first one ends with its only wildcard, `*`, and
  /// the second one begins with the text before it: `/a/*` covers `/a/b/*`.
  ///
  /// - Complexity: O(*p*).
  static func covers(_ pattern: String, _ other: String) -> Bool {
    if pattern == other { return true }
    return openFront(of: pattern).map { other.utf8.starts(with: $0.utf8) } ?? false
  }

  /// Returns the text of a pattern before its final `*`; `nil` if the pattern does not end with
  /// `*`, or if it contains another wildcard.
  static func openFront(of pattern: String) -> Substring? {
    guard pattern.utf8.last == UInt8(ascii: "*") else { return nil }
    let front = pattern.dropLast()
    let isText = !front.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
    return isText ? front : nil
  }
}
