import TextPrimitives

/// Which parts of a text have a direction of their own.
enum HTMLText {
  /// What a text is called by filters and by what they filter.
  static func filterValue(_ text: String) -> String { text.clipped(to: 200) }

  /// The runs from one letter that runs from right to left to the last one before a letter of the other direction.
  static func isolates(ofWordsIn cells: [DisplayCell]) -> [Range<Int>] {
    var isolates: [Range<Int>] = []
    var start: Int?
    var end = 0
    for (index, cell) in cells.enumerated() {
      switch direction(of: cell) {
      case .rightToLeft:
        start = start ?? index
        end = index + 1
      case .leftToRight:
        if let first = start { isolates.append(first..<end) }
        start = nil
      case .neutral: break
      }
    }
    if let start { isolates.append(start..<end) }
    return isolates
  }

  /// The texts with letters that run from right to left, as the quotes and tags of a source divide it.
  ///
  /// Each of them has a direction of its own, which a base direction from left to right would tear apart.
  static func isolates(ofTextsIn cells: [DisplayCell]) -> [Range<Int>] {
    var isolates: [Range<Int>] = []
    var start = 0
    var hasLetter = false
    var isEscaped = false
    func close(_ end: Int) {
      if hasLetter, start < end { isolates.append(start..<end) }
      start = end + 1
      hasLetter = false
    }
    for (index, cell) in cells.enumerated() {
      if !isEscaped, cell.text == "\"" || cell.text == "<" || cell.text == ">" {
        close(index)
      } else if direction(of: cell) == .rightToLeft {
        hasLetter = true
      }
      isEscaped = cell.text == "\\" && !isEscaped
    }
    close(cells.count)
    return isolates
  }

  /// The direction of the first letter of a text, which is that of the text.
  static func direction(ofTextIn cells: ArraySlice<DisplayCell>) -> Direction {
    cells.lazy.map { direction(of: $0) }.first { $0 != .neutral } ?? .neutral
  }

  /// Returns `true` if the marked part is isolated in right-to-left text, so that a placeholder reads
  /// as it is written: `%d` and not `d%`.
  ///
  /// Words from right to left are laid out with the text around them, and so is a sign, such as a bracket.
  static func isLeftToRight(_ cells: ArraySlice<DisplayCell>, inIsolate isIsolated: Bool) -> Bool {
    isIsolated && cells.count > 1 && !cells.contains { direction(of: $0) == .rightToLeft }
  }

  enum Direction { case leftToRight, rightToLeft, neutral }

  private static func direction(of cell: DisplayCell) -> Direction {
    guard let scalar = cell.text.unicodeScalars.first else { return .neutral }
    switch scalar.value {
    // The blocks whose letters run from right to left, as the defaults of Bidi_Class in UAX #44 have them. Digits
    // in them are none, and a number alone needs no isolation.
    case 0x0660...0x0669, 0x06F0...0x06F9: return .neutral
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return .rightToLeft
    default: return scalar.properties.isAlphabetic ? .leftToRight : .neutral
    }
  }
}
