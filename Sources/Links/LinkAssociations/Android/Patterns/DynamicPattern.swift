/// A pattern of Android's dynamic rules: `*` is any text, `?` any unit.
///
/// Android keeps such rules as simple patterns, in which `*` takes everything before the first place of what
/// follows it and never goes back: `*-a` does not match `b-c-a`. So it is here.
struct DynamicPattern: Sendable, Hashable {
  /// The same as a simple pattern.
  let pattern: AndroidPattern

  /// Compiles a pattern.
  ///
  /// - Parameter front: Text in front of it that is no pattern.
  /// - Complexity: O(*n*).
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

  /// A text in which nothing is a sign of a simple pattern.
  ///
  /// An escaped dot still stands for any unit, because Android looks at the backslash only in front of `*`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      if character == "." || character == "*" || character == "\\" { result.append("\\") }
      result.unicodeScalars.append(character)
    }
    return result
  }

  /// Whether a decoded part matches; an absent one never does.
  ///
  /// - Complexity: O(*n* + *p*).
  func matches(_ part: [UInt16]?) -> Bool { pattern.matches(part) }

  /// Whether a pattern matches all that another does: it is the same, or the same up to a last `*`.
  ///
  /// - Complexity: O(*p*).
  static func covers(_ pattern: String, _ other: String) -> Bool {
    if pattern == other { return true }
    return openFront(of: pattern).map { other.utf8.starts(with: $0.utf8) } ?? false
  }

  /// The text in front of a last `*`, if there is no other wildcard.
  static func openFront(of pattern: String) -> Substring? {
    guard pattern.utf8.last == UInt8(ascii: "*") else { return nil }
    let front = pattern.dropLast()
    let isText = !front.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
    return isText ? front : nil
  }
}
