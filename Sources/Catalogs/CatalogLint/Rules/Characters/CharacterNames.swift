extension Unicode.Scalar {
  /// How messages name an invisible character: `U+200B zero width space`.
  var spelledOut: String { name.map { codePoint + " " + $0 } ?? codePoint }

  /// The number as Unicode writes it: `U+200B`.
  fileprivate var codePoint: String {
    let number = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
  }

  /// The name in Unicode, but of controls, which have none, the alias.
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
    // Unicode keeps the old name of this one, which nobody uses it for.
    case 0xFEFF: "byte order mark"
    default: properties.name?.lowercased()
    }
  }
}

extension String {
  /// The place of a part in the string, for messages: `between “a” and “b”`.
  func surroundings(of part: Range<Index>) -> String {
    let front = word(before: part.lowerBound)
    let behind = word(at: part.upperBound)
    switch (front, behind) {
    case (nil, nil): return "alone"
    case (let front?, nil): return "at the end, after \(front)"
    case (nil, let behind?): return "at the start, before \(behind)"
    case (let front?, let behind?): return "between \(front) and \(behind)"
    }
  }

  /// What follows on a place: a part of a word, a space, or a character by its name.
  private func word(at start: Index) -> String? {
    let rest = unicodeScalars[start...]
    guard let first = rest.first else { return nil }
    if let named = first.standIn { return named }
    return "“" + String(rest.prefix(Self.wordLength).prefix { $0.standIn == nil }) + "”"
  }

  /// What stands in front of a place.
  private func word(before end: Index) -> String? {
    let front = unicodeScalars[..<end]
    guard let last = front.last else { return nil }
    if let named = last.standIn { return named }
    let word = front.suffix(Self.wordLength).reversed().prefix { $0.standIn == nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word.reversed())
    return "“" + String(text) + "”"
  }

  /// The characters of a word that messages show at most.
  private static let wordLength = 10
}

extension Unicode.Scalar {
  /// What messages say instead of a character that shows nothing; `nil` for one that they show.
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
