/// One character as a terminal displays it, with the source bytes that it represents.
///
/// Control, format and invisible characters are spelled out. A link can therefore neither hide a
/// part of itself nor send commands to the terminal.
package struct DisplayCell {
  /// The string that is displayed.
  package var text: String
  /// The width of the string in columns.
  package var width: Int
  /// The byte range in the source.
  package var source: Range<Int>

  /// Creates a cell.
  package init(text: String, width: Int, source: Range<Int>) {
    self.text = text
    self.width = width
    self.source = source
  }

  /// Returns the cells of a source.
  ///
  /// - Parameters:
  ///   - bytes: The source; invalid UTF-8 is displayed as U+FFFD.
  ///   - range: The byte range to display.
  ///   - secrets: The byte ranges to display as `•••`, in ascending order.
  package static func cells(
    _ bytes: Span<UInt8>, _ range: Range<Int>, masking secrets: [Range<Int>] = []
  ) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var start = range.lowerBound
    for secret in secrets {
      append(bytes, start..<secret.lowerBound, to: &cells)
      cells.append(DisplayCell(text: mask, width: 3, source: secret))
      start = secret.upperBound
    }
    append(bytes, start..<range.upperBound, to: &cells)
    return cells
  }

  /// Returns the cells of a string.
  package static func cells(_ text: String) -> [DisplayCell] {
    let bytes = Bytes(text.utf8)
    return cells(bytes.span, 0..<bytes.count)
  }

  /// Appends the strings of the cells of a source; see ``cells(_:_:masking:)``.
  package static func append(
    _ bytes: Span<UInt8>, _ range: Range<Int>, masking secrets: [Range<Int>],
    to buffer: inout ByteBuffer
  ) {
    var start = range.lowerBound
    for secret in secrets {
      append(bytes, start..<secret.lowerBound, to: &buffer)
      buffer.append(mask)
      start = secret.upperBound
    }
    append(bytes, start..<range.upperBound, to: &buffer)
  }

  private static func append(_ bytes: Span<UInt8>, _ range: Range<Int>, to buffer: inout ByteBuffer)
  {
    if isPlain(bytes.extracting(range)) {
      buffer.append(bytes, range)
    } else {
      for cell in cells(bytes, range) { buffer.append(cell.text) }
    }
  }

  /// Returns `true` if all bytes are printable ASCII characters.
  package static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where !isPlain(bytes[index]) { return false }
    return true
  }

  /// The text that replaces a secret.
  private static let mask = "•••"

  /// Returns a string that is safe to display: control and format characters are spelled out.
  package static func shown(_ text: String) -> String {
    text.utf8.allSatisfy(isPlain) ? text : cells(text).map(\.text).joined()
  }

  /// Returns `true` for a printable ASCII character, which needs no change and takes one column.
  package static func isPlain(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }

  /// The strings of the printable ASCII characters.
  private static let plainTexts = (UInt8(0x20)..<0x7F).map { String(Unicode.Scalar($0)) }

  private static func append(
    _ bytes: Span<UInt8>, _ range: Range<Int>, to cells: inout [DisplayCell]
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let next = start + 1
      // A printable ASCII character is a whole `Character` unless the next byte is not ASCII. That
      // byte can be part of a combining mark.
      if isPlain(bytes[start]), next == range.upperBound || bytes[next] < 0x80 {
        let text = plainTexts[Int(bytes[start] - 0x20)]
        cells.append(DisplayCell(text: text, width: 1, source: start..<next))
        start = next
        continue
      }
      // The standard library divides a sequence of valid UTF-8 bytes into characters.
      var end = start
      while end < range.upperBound, let length = UTF8Sequence.length(at: end, in: bytes),
        end + length <= range.upperBound
      {
        end += length
      }
      if end == start {
        cells.append(DisplayCell(text: "\u{FFFD}", width: 1, source: start..<start + 1))
        start += 1
        continue
      }
      for character in String(decoding: start..<end, of: bytes) {
        append(character, at: &start, to: &cells)
      }
    }
  }

  private static func append(
    _ character: Character, at start: inout Int, to cells: inout [DisplayCell]
  ) {
    // Format characters such as U+200D join the parts of an emoji. Inside an emoji, they are
    // harmless.
    if !character.unicodeScalars.contains(where: \.isDeceptive) || character.isJoinedEmoji {
      let end = start + character.utf8.count
      cells.append(
        DisplayCell(text: String(character), width: character.displayWidth, source: start..<end))
      start = end
      return
    }
    for scalar in character.unicodeScalars {
      let end = start + UTF8.width(scalar)
      let text = scalar.isDeceptive ? spelling(of: scalar) : String(Character(scalar))
      let width = scalar.isDeceptive ? text.count : Character(scalar).displayWidth
      cells.append(DisplayCell(text: text, width: width, source: start..<end))
      start = end
    }
  }

  /// Returns the Unicode control picture for a C0 control or DEL, or else the code point.
  private static func spelling(of scalar: Unicode.Scalar) -> String {
    if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
      return String(Character(picture))
    }
    if scalar.value == 0x7F { return "\u{2421}" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}

extension Character {
  fileprivate var isJoinedEmoji: Bool {
    unicodeScalars.first?.properties.isEmojiPresentation == true
      && unicodeScalars.allSatisfy { !$0.isDeceptive || $0 == "\u{200D}" }
  }

  /// The width of the character in columns of a terminal.
  ///
  /// An emoji takes two columns. For any other character, the width is the sum of the widths of its
  /// scalars. For example, a wide East Asian scalar takes two columns, and a nonspacing mark takes
  /// none.
  package var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if isASCII { return 1 }
    if first.properties.isEmojiPresentation { return 2 }
    let makesEmoji = unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
    if makesEmoji, first.properties.isEmoji { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// The width of the scalar in columns, like that of `wcwidth` in C libraries.
  ///
  /// Spacing marks, such as many vowel signs of Indic scripts, take one column.
  fileprivate var displayWidth: Int {
    if value < 0x300 { return 1 }
    if isWide { return 2 }
    // Medial vowels and final consonants of Hangul are drawn in the column of the initial
    // consonant.
    if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// `true` if terminals display the scalar in two columns.
  ///
  /// The property is `true` for the blocks of wide and full-width characters of [UAX
  /// #11](https://www.unicode.org/reports/tr11/), and for emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
