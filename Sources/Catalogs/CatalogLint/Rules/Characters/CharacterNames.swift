extension Unicode.Scalar {
  /// The name that messages use for an invisible character, such as `U+200B zero width space`.
  var spelledOut: String { name.map { codePoint + " " + $0 } ?? codePoint }

  /// The code point in Unicode's notation, such as `U+200B`.
  fileprivate var codePoint: String {
    let number = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
  }

  /// The Unicode name; for control characters, which have none, the alias.
  private var name: String? {
    switch value {
    case 0x00: "null"
    case 0x07: "alert"
    case 0x08: "backspace"
    case 0x0B: "line tabulation"
    case 0x0C: "form feed"
    case 0x0D: "carriage return"
    case 0x1B: "escape"
    case 0x7F: "delete"
    case 0x85: "next line"
    // The character's Unicode name, "zero width no-break space", describes an obsolete use.
    case 0xFEFF: "byte order mark"
    default: properties.name?.lowercased()
    }
  }
}

extension String {
  /// Returns a description of the position of a range, such as `between “a” and “b”`.
  func surroundings(of part: Range<Index>) -> String {
    let front = word(before: part.lowerBound)
    let behind = word(at: part.upperBound)
    switch (front, behind) {
    case (nil, nil): return "alone in the string"
    case (let front?, nil): return "at the end, after \(front)"
    case (nil, let behind?): return "at the start, before \(behind)"
    case (let front?, let behind?): return "between \(front) and \(behind)"
    }
  }

  /// Returns the first characters of the word at an index, or an invisible character's name.
  private func word(at start: Index) -> String? {
    let rest = unicodeScalars[start...]
    guard let first = rest.first else { return nil }
    if let named = first.standIn { return named }
    return "“" + String(rest.prefix(Self.wordLength).prefix { $0.standIn == nil }) + "”"
  }

  /// Returns the last characters of the word before an index, or an invisible character's name.
  private func word(before end: Index) -> String? {
    let front = unicodeScalars[..<end]
    guard let last = front.last else { return nil }
    if let named = last.standIn { return named }
    let word = front.suffix(Self.wordLength).reversed().prefix { $0.standIn == nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word.reversed())
    return "“" + String(text) + "”"
  }

  /// The maximum number of a word's characters that messages print.
  private static let wordLength = 10
}

extension Unicode.Scalar {
  /// The name that represents an invisible character in messages; `nil` for a visible one.
  fileprivate var standIn: String? {
    if value == 0x20 { return "a space" }
    if value == 0x0A { return "a line feed" }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse:
      return codePoint
    default: return properties.isDefaultIgnorableCodePoint ? codePoint : nil
    }
  }
}
