/// Where a scalar ends, found from its text, because Yams keeps only the marks of beginnings.
struct YAMLScalarExtent {
  /// The offset just past the scalar, quotes included.
  var end: Int
  /// Where the bytes of the text begin, if they stand in the file one for one.
  var verbatimStart: Int?

  /// Finds the end of a scalar without quotes.
  init(plain text: String, in bytes: [UInt8], at start: Int) {
    let count = text.utf8.count
    if Self.stands(text, in: bytes, at: start) {
      end = start + count
      verbatimStart = start
      return
    }
    // Folded over several lines: only the blanks differ.
    var offset = start
    end = start
    for byte in text.utf8 where byte != 0x20 && byte != 0x0A {
      while offset < bytes.count, bytes[offset] != byte, Self.isBlank(bytes[offset]) { offset += 1 }
      guard offset < bytes.count, bytes[offset] == byte else { return }
      offset += 1
      end = offset
    }
  }

  /// Finds the end of a scalar in quotes.
  init(quoted text: String, in bytes: [UInt8], at start: Int) {
    let quote = bytes[start]
    var offset = start + 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset += 2
        continue
      }
      if bytes[offset] == quote {
        let isDoubled =
          quote == UInt8(ascii: "'") && offset + 1 < bytes.count && bytes[offset + 1] == quote
        guard isDoubled else { break }
        offset += 1
      }
      offset += 1
    }
    let inside = start + 1..<max(start + 1, min(offset, bytes.count))
    end = min(offset + 1, bytes.count)
    if inside.count == text.utf8.count, Self.stands(text, in: bytes, at: start + 1) {
      verbatimStart = start + 1
    }
  }

  /// Finds the end of a block scalar: the lines that are indented deeper than the one of its header.
  init(blockIn bytes: [UInt8], at start: Int) {
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D {
      lineStart -= 1
    }
    let indent = bytes[lineStart...].prefix { $0 == 0x20 }.count
    end = Self.lineEnd(bytes, from: start)
    var next = end
    while next < bytes.count {
      next += MarkCursor.lineBreak(bytes, at: next)
      let lineEnd = Self.lineEnd(bytes, from: next)
      let line = bytes[next..<lineEnd]
      let blanks = line.prefix { $0 == 0x20 }.count
      let isEmpty = line.allSatisfy(Self.isBlank)
      if !isEmpty, blanks <= indent { break }
      if !isEmpty { end = lineEnd }
      guard lineEnd < bytes.count else { break }
      next = lineEnd
    }
  }

  /// Whether the bytes of a text stand at an offset.
  private static func stands(_ text: String, in bytes: [UInt8], at start: Int) -> Bool {
    guard start + text.utf8.count <= bytes.count else { return false }
    var offset = start
    for byte in text.utf8 {
      if bytes[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return offset
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
