extension ParameterType.Kind {
  /// A short English phrase for the values: "4 to 16 characters (only A-Z a-z 0-9)".
  public var summary: String {
    switch self {
    case .text(let rule): rule.summary
    case .pattern(let pattern): pattern.summary
    case .integer(let range):
      range == Int.min...Int.max
        ? "a whole number" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .uuid: "a UUID, such as 123e4567-e89b-42d3-a456-426614174000"
    case .enumeration(let words): Self.choice(words)
    case .languageTag: "a BCP 47 language tag, such as fr or zh-Hans"
    case .date: "a date YYYY-MM-DD"
    case .boolean: "true or false"
    }
  }

  /// Returns the summary for values in the given part of a link.
  ///
  /// For a text type that does not list its characters, the result also names the characters that
  /// values in this part may not contain.
  func summary(in place: LinkExpectation.Place) -> String {
    guard place != .any, case .text(let rule) = self, rule.allowed == nil else { return summary }
    let limits =
      place == .path ? "without / or \\ or control characters" : "without control characters"
    return rule.length.upperBound < TextRule.maximumLength
      ? "\(summary) \(limits)" : "\(summary) \(limits), up to the length of a link"
  }

  /// Returns "a, b or c", shortened if the list is too long to read.
  private static func choice(_ words: [String]) -> String {
    guard words.count <= 12 else {
      return words.prefix(11).joined(separator: ", ") + " or \(words.count - 11) others"
    }
    return LinkExpectation.choice(words)
  }
}

extension TextRule {
  /// The length for messages, such as "64" or "1–64".
  package var byteCount: String {
    length.lowerBound == length.upperBound
      ? "\(length.lowerBound)" : "\(length.lowerBound)–\(length.upperBound)"
  }

  fileprivate var summary: String {
    if unit == .bytes {
      let text = "text with a length of \(byteCount) bytes in UTF-8"
      return allowed.map { "\(text) (only \($0.readableDescription))" } ?? text
    }
    let unit = length.upperBound == 1 ? "character" : "characters"
    let count =
      if length == 0...Self.maximumLength {
        "any text"
      } else if length.lowerBound == length.upperBound {
        "\(length.lowerBound) \(unit)"
      } else if length.upperBound == Self.maximumLength {
        "\(length.lowerBound) or more characters"
      } else {
        "\(length.lowerBound) to \(length.upperBound) \(unit)"
      }
    return allowed.map { "\(count) (only \($0.readableDescription))" } ?? count
  }
}
