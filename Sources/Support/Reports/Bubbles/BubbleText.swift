import LocaleNegotiation
import TextPrimitives

/// Functions that convert messages to terminal cells.
///
/// Only visible characters reach the terminal. Control, bidirectional and invisible characters are
/// spelled out. A message therefore cannot control the terminal, or reorder, hide or forge
/// surrounding text.
enum BubbleText {
  /// The maximum number of scalars in one character.
  ///
  /// A family emoji consists of seven scalars. Longer stacks of combining marks would overlap
  /// adjacent lines.
  private static let maximumScalars = 12

  /// Returns the cells of a paragraph without its separator.
  static func cells(_ text: Substring) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    for character in text { append(character, to: &cells) }
    for index in cells.indices where startsWithMark(cells[index]) {
      cells[index].text = "\u{25CC}" + cells[index].text
      cells[index].width += 1
    }
    return cells
  }

  private static func append(_ character: Character, to cells: inout [DisplayCell]) {
    if character == "\t" {
      cells.append(DisplayCell(text: " ", width: 1, source: 0..<1))
      return
    }
    let scalars = character.unicodeScalars
    guard
      scalars.index(scalars.startIndex, offsetBy: maximumScalars, limitedBy: scalars.endIndex)
        == nil
    else {
      let start = String(String.UnicodeScalarView(scalars.prefix(maximumScalars)))
      cells += DisplayCell.cells(start)
      cells.append(DisplayCell(text: "\u{FFFD}", width: 1, source: 0..<1))
      return
    }
    if isJoinedLetter(character) {
      cells.append(
        DisplayCell(text: String(character), width: character.displayWidth, source: 0..<1))
    } else {
      cells += DisplayCell.cells(String(character))
    }
  }

  /// Returns `true` if a cell starts with a combining mark that has no base letter.
  ///
  /// Such a mark would combine with the preceding cell or with the border of the bubble.
  private static func startsWithMark(_ cell: DisplayCell) -> Bool {
    switch cell.text.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Returns `true` if a character is a letter, with or without joiners as in Persian and Indic
  /// scripts.
  private static func isJoinedLetter(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x600,
      first.properties.isAlphabetic
    else { return false }
    return character.unicodeScalars.allSatisfy {
      !$0.isDeceptive || $0 == "\u{200C}" || $0 == "\u{200D}"
    }
  }

  /// Returns a string in isolate characters, so that its direction does not affect other text.
  ///
  /// A string without right-to-left characters is unchanged unless its direction is right-to-left.
  static func isolated(_ text: String, _ direction: TextDirection?) -> String {
    let isPlain = direction != .rightToLeft && !text.unicodeScalars.contains(where: isRightToLeft)
    if isPlain || text.isEmpty { return text }
    switch direction {
    case .leftToRight: return "\u{2066}\(text)\u{2069}"
    case .rightToLeft: return "\u{2067}\(text)\u{2069}"
    case nil: return "\u{2068}\(text)\u{2069}"
    }
  }

  /// Returns `true` if a character is in a block that is reserved for right-to-left scripts.
  ///
  /// These are the blocks whose unassigned characters have the class R or AL by default, according
  /// to `DerivedBidiClass.txt` in the Unicode Character Database.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x590: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
