import Diagnostics

extension YAMLReader {
  /// A range of the file, from offsets behind the byte order mark, cut to the file.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    let start = min(start, source.bytes.count)
    return SourceRange(start, max(start, min(end, source.bytes.count))).shifted(by: source.shift)
  }

  func restored(_ text: String) -> String {
    // The first byte of every private character that can be the star.
    guard text.utf8.contains(0xEE) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == star ? "*" : $0 }))
  }

  /// Whether the text in double quotes at an offset begins with U+FEFF, spelled as an escape.
  func beginsWithMark(_ start: Int) -> Bool {
    guard start + 1 < source.bytes.count, source.bytes[start + 1] == UInt8(ascii: "\\") else {
      return false
    }
    let escape = String(
      decoding: source.bytes[start + 1..<min(start + 11, source.bytes.count)], as: UTF8.self)
    return escape.dropFirst().hasPrefix("u") && escape.dropFirst(2).prefix(4).lowercased() == "feff"
      || escape.dropFirst().lowercased() == "u0000feff" && escape.dropFirst().hasPrefix("U")
  }

  /// The offset of the content of a node: behind its anchor, if it has one.
  func afterAnchor(_ start: Int) -> Int {
    guard start < source.bytes.count, source.bytes[start] == UInt8(ascii: "&") else { return start }
    return skippingBlanks(tokenEnd(start))
  }

  func tokenEnd(_ start: Int) -> Int {
    var offset = start
    while offset < source.bytes.count, !YAMLScalarExtent.isBlank(source.bytes[offset]) {
      offset += 1
    }
    return offset
  }

  /// Skips blanks, line breaks and comments, and the given bytes.
  func skippingBlanks(_ start: Int, and others: [UInt8] = []) -> Int {
    var offset = start
    while offset < source.bytes.count {
      let byte = source.bytes[offset]
      if byte == UInt8(ascii: "#") {
        while offset < source.bytes.count, MarkCursor.lineBreak(source.bytes, at: offset) == 0 {
          offset += 1
        }
      } else if YAMLScalarExtent.isBlank(byte) || others.contains(byte) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// The end of a collection: behind its closing bracket, or where its last child ends.
  func end(of lastChild: YAMLNode?, from start: Int) -> Int {
    let bytes = source.bytes
    let childEnd = lastChild.map { $0.range.upperBound - source.shift }
    guard start < bytes.count else { return start }
    let isFlow = bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{")
    guard isFlow else { return max(start, childEnd ?? start) }
    let close = skippingBlanks(
      max(start + 1, childEnd ?? 0), and: [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?")])
    let isClosed =
      close < bytes.count
      && (bytes[close] == UInt8(ascii: "]") || bytes[close] == UInt8(ascii: "}"))
    return isClosed ? close + 1 : max(start + 1, childEnd ?? 0)
  }
}
