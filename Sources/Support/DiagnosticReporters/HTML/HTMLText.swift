import TextPrimitives

/// Functions that find the parts of a string that must be isolated because of their direction.
enum HTMLText {
  /// Returns a string shortened to 200 characters, for use as the value of a filter.
  ///
  /// The attributes of rows contain the same shortened values, so that a filter matches them.
  static func filterValue(_ text: String) -> String { text.clipped(to: 200) }

  /// Returns the ranges of right-to-left words.
  ///
  /// Each range starts at a right-to-left letter. It ends after the last right-to-left letter that
  /// precedes the next left-to-right letter.
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

  /// Returns the parts of a line that contain right-to-left letters; the line is split at quotation
  /// marks and angle brackets.
  ///
  /// The whole line is displayed left to right. Without an isolate, the parts of a right-to-left
  /// string would be in the wrong order.
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

  /// Returns the direction of a string, which is the direction of its first letter; neutral without
  /// a letter.
  static func direction(ofTextIn cells: ArraySlice<DisplayCell>) -> Direction {
    cells.lazy.map { direction(of: $0) }.first { $0 != .neutral } ?? .neutral
  }

  /// Returns `true` if a marked part of a right-to-left string must be displayed left to right.
  ///
  /// A placeholder is then displayed as written: `%d`, not `d%`. Right-to-left words, and single
  /// symbols such as a bracket, follow the direction of the surrounding string.
  static func isLeftToRight(_ cells: ArraySlice<DisplayCell>, inIsolate isIsolated: Bool) -> Bool {
    isIsolated && cells.count > 1 && !cells.contains { direction(of: $0) == .rightToLeft }
  }

  enum Direction { case leftToRight, rightToLeft, neutral }

  private static func direction(of cell: DisplayCell) -> Direction {
    guard let scalar = cell.text.unicodeScalars.first else { return .neutral }
    switch scalar.value {
    // The first case lists Arabic digits, which are neutral because a number without letters does
    // not have to be isolated. The second case lists the blocks with right-to-left letters,
    // according to the defaults of Bidi_Class in UAX #44.
    case 0x0660...0x0669, 0x06F0...0x06F9: return .neutral
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return .rightToLeft
    default: return scalar.properties.isAlphabetic ? .leftToRight : .neutral
    }
  }
}
