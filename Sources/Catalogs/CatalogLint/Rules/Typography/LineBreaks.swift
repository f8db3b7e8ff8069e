import StringCatalogs
import TextPrimitives

/// The line breaks in a string, and the number of those that a translation should keep.
///
/// A line break within a sentence only wraps it, so its position depends on the language.
struct LineBreaks {
  /// The number of all line breaks.
  private(set) var all = 0
  /// The number of line breaks after a sentence, next to an empty line, or before a list item.
  private(set) var ended = 0
  /// The number of line breaks next to an empty line, or before a list item.
  private(set) var paragraphs = 0
  /// The range of the last line break.
  private(set) var last: Range<Int>?
  /// The length, in bytes, of the longest line.
  private(set) var longestLine = 0
  /// `true` if a line other than the first is indented, as commands usually are.
  private(set) var hasCode = false

  /// `true` if a line ends within a sentence.
  var isWrapped: Bool { all > ended }

  /// Finds the line breaks.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(of bytes: Span<UInt8>) {
    var lineStart = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      all += 1
      last = index..<index + 1
      longestLine = max(longestLine, index - lineStart)
      lineStart = index + 1
      let isBlank = index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
      let isStructure = isBlank || Self.isItem(from: index + 1, in: bytes)
      if index + 1 < bytes.count, bytes[index + 1] == 0x20 || bytes[index + 1] == 0x09 {
        hasCode = true
      }
      if isStructure { paragraphs += 1 }
      if isStructure || TextEnding(of: bytes.extracting(0..<index)) != .none { ended += 1 }
    }
    longestLine = max(longestLine, bytes.count - lineStart)
  }

  /// Returns `true` if a line is empty or begins with a list marker.
  private static func isItem(from start: Int, in bytes: Span<UInt8>) -> Bool {
    guard start < bytes.count else { return true }
    let byte = bytes[start]
    if byte == 0x0A || byte == 0x0D { return true }
    if byte < 0x80 {
      // A space must follow the marker; `--option` is a word.
      var end = start
      while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
      let signs = end > start ? ".)" : "-*#"
      return end + 1 < bytes.count && signs.utf8.contains(bytes[end]) && bytes[end + 1] == 0x20
    }
    return bullets.contains(UTF8Sequence.uncheckedScalar(at: start, in: bytes).0)
  }

  /// Bullets, dashes, triangles, boxes and check marks that often begin a list item.
  ///
  /// Many of these characters begin with the same UTF-8 byte as quotation marks and apostrophes,
  /// which are not in the set.
  private static let bullets: Set<UInt32> = [
    0xB7, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2022, 0x2023, 0x2043, 0x25A0, 0x25A1, 0x25AA,
    0x25AB, 0x25B6, 0x25B8, 0x25BA, 0x25C6, 0x25CB, 0x25CF, 0x25E6, 0x2605, 0x2610, 0x2611, 0x2713,
    0x2714, 0x27A4, 0x30FB,
  ]
}
