import TextPrimitives

/// A style of pseudo-translations.
package enum PseudoStyle: String, CaseIterable, Sendable {
  /// Accented letters, which reveal strings in the app that are not in a catalog.
  case accented
  /// Brackets and additional words, which reveal truncation.
  ///
  /// The text outside of placeholders becomes at least 40 percent longer.
  case lengthened
  /// A right-to-left embedding between right-to-left marks, which reveals unmirrored views.
  case rtl

  /// The language that Android and CLDR reserve for this style.
  package var language: String { self == .rtl ? "ar-XB" : "en-XA" }

  /// Returns a string in this style.
  ///
  /// White space keeps its position, including leading and trailing white space.
  ///
  /// - Parameter fixed: The parts to keep, as ordered and disjoint ranges in the UTF-8 of the
  ///   string.
  /// - Complexity: O(*n*), where *n* is the length of the string.
  package func text(_ text: String, keeping fixed: [Range<Int>]) -> String {
    switch self {
    case .accented: return Self.mapped(text, fixed: fixed) { PseudoLetters.accented($0) }
    case .lengthened:
      var count = 0
      _ = Self.mapped(text, fixed: fixed) { scalar in
        count += 1
        return scalar
      }
      return count == 0
        ? text : Self.around(text, front: "[", end: Self.padding((count * 4 + 5) / 10) + "]")
    case .rtl:
      // A directional embedding ends with its paragraph, so each line is embedded separately.
      return Self.lines(of: text, fixed).map { line in
        Self.around(line, front: "\u{200F}\u{202B}", end: "\u{202C}\u{200F}")
      }.joined(separator: "\n")
    }
  }

  /// Adds a prefix and a suffix to a string, inside its leading and trailing white space.
  ///
  /// If the string contains only white space, it is returned unchanged.
  private static func around(_ text: String, front: String, end: String) -> String {
    let scalars = text.unicodeScalars
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return text }
    let behind = scalars.index(after: last)
    return String(scalars[..<first]) + front + String(scalars[first..<behind]) + end
      + String(scalars[behind...])
  }

  /// Returns the lines of a string.
  ///
  /// A line feed in a part to keep, such as the syntax of a message, does not end a line.
  private static func lines(of text: String, _ fixed: [Range<Int>]) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    forEachScalar(of: text, fixed) { scalar, isFixed in
      if scalar == "\n", !isFixed {
        lines.append(String(line))
        line = String.UnicodeScalarView()
      } else {
        line.append(scalar)
      }
    }
    return lines + [String(line)]
  }

  /// Returns a string with its scalars mapped by a closure, except in the parts to keep.
  private static func mapped(
    _ text: String, fixed: [Range<Int>], map: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    var result = ""
    forEachScalar(of: text, fixed) { scalar, isFixed in
      result.unicodeScalars.append(isFixed ? scalar : map(scalar))
    }
    return result
  }

  /// Calls a closure with each scalar of a string, and with `true` if the scalar must be kept.
  private static func forEachScalar(
    of text: String, _ fixed: [Range<Int>], _ body: (Unicode.Scalar, Bool) -> Void
  ) {
    var rest = fixed[...]
    var offset = 0
    for scalar in text.unicodeScalars {
      while let first = rest.first, first.upperBound <= offset { rest = rest.dropFirst() }
      body(scalar, rest.first?.contains(offset) ?? false)
      offset += UTF8.width(scalar)
    }
  }

  /// Returns one or more words with the given total number of characters.
  private static func padding(_ count: Int) -> String {
    let words = Array(" one two three four five six seven eight nine ten".unicodeScalars)
    var result = ""
    for place in 0..<max(1, count) { result.unicodeScalars.append(words[place % words.count]) }
    if result.hasSuffix(" ") {
      result.removeLast()
      result += "~"
    }
    return result
  }
}
