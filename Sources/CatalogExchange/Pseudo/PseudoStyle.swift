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
  /// - Parameter fixed: The parts that stay, as ranges in the UTF-8 of the text, in order and apart.
  /// - Complexity: O(*n*).
  package func text(_ text: String, keeping fixed: [Range<Int>]) -> String {
    switch self {
    case .accented: return Self.mapped(text, fixed) { Self.accents[$0] ?? $0 }
    case .lengthened:
      var count = 0
      _ = Self.mapped(text, fixed) { scalar in
        count += 1
        return scalar
      }
      return count == 0 ? text : "[" + text + Self.padding((count * 4 + 5) / 10) + "]"
    case .rtl:
      // Embeddings end with their paragraph.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { line in
        line.allSatisfy(\.isWhitespace) ? String(line) : "\u{200F}\u{202B}\(line)\u{202C}\u{200F}"
      }.joined(separator: "\n")
    }
  }

  /// A text whose scalars are others outside of what stays.
  private static func mapped(
    _ text: String, _ fixed: [Range<Int>], _ map: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    var result = ""
    var rest = fixed[...]
    var offset = 0
    for scalar in text.unicodeScalars {
      while let first = rest.first, first.upperBound <= offset { rest = rest.dropFirst() }
      let isFixed = rest.first?.contains(offset) ?? false
      result.unicodeScalars.append(isFixed ? scalar : map(scalar))
      offset += UTF8.width(scalar)
    }
    return result
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

  private static let accents: [Unicode.Scalar: Unicode.Scalar] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars
    let accented = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ".unicodeScalars
    return Dictionary(zip(plain, accented), uniquingKeysWith: { first, _ in first })
  }()
}
