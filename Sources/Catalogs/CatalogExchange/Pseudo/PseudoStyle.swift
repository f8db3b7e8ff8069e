import TextPrimitives

/// How a text looks that shows what translations will do to an app.
package enum PseudoStyle: String, CaseIterable, Sendable {
  /// Letters with accents: what stays plain does not come from a catalog.
  case accented
  /// In brackets, and longer by 30 to 50 percent: what has no end is cut off.
  case lengthened
  /// Embedded from right to left, with marks at the ends: what does not turn is not laid out for it.
  case rtl

  /// The language that stands for the style: those that Android and CLDR keep for it.
  package var language: String { self == .rtl ? "ar-XB" : "en-XA" }

  /// A text in this style.
  ///
  /// White space stays where it is, at both ends too.
  ///
  /// - Parameter fixed: The parts that stay, as ranges in the UTF-8 of the text, in order and apart.
  /// - Complexity: O(*n*).
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
      // Embeddings end with their paragraph.
      return Self.lines(of: text, fixed).map { line in
        Self.around(line, front: "\u{200F}\u{202B}", end: "\u{202C}\u{200F}")
      }.joined(separator: "\n")
    }
  }

  /// A text with others around all but the white space at its ends; white space alone as it is.
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

  /// The lines of a text; a line feed in what stays, such as the syntax of a message, ends none.
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

  /// A text whose scalars are others outside of what stays.
  private static func mapped(
    _ text: String, fixed: [Range<Int>], map: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    var result = ""
    forEachScalar(of: text, fixed) { scalar, isFixed in
      result.unicodeScalars.append(isFixed ? scalar : map(scalar))
    }
    return result
  }

  /// Calls a function with each scalar of a text, and whether it stays.
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

  /// Words of so many characters, at least one.
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
