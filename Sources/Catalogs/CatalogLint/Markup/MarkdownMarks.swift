/// The Markdown marks of a string that can be compared reliably: links, strong emphasis and code.
///
/// A single asterisk or underscore is often an ordinary character.
struct MarkdownMarks {
  /// The links, from the `[` to the `)`.
  private(set) var links: [Range<Int>] = []
  /// The broken links, from the `]` to the opening parenthesis.
  ///
  /// In a broken link, such as `[help] (url)`, spaces separate these two characters, or the
  /// parenthesis is full-width.
  private(set) var brokenLinks: [Range<Int>] = []
  /// The `**` marks.
  private(set) var strong: [Range<Int>] = []
  /// The single grave accents, which delimit code; two or more adjacent ones are omitted.
  private(set) var code: [Range<Int>] = []
  /// The offset of the `)` that was found last, or the end of the string if there was none.
  ///
  /// A link that starts before this offset ends at it. Therefore, each byte is searched only once.
  private var closing = -1

  /// Finds the marks of a string.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(of bytes: [UInt8]) {
    var bracket: Int?
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): bracket = offset
      case UInt8(ascii: "]"):
        if let start = bracket { addLink(from: start, at: offset, bytes) }
        bracket = nil
      case UInt8(ascii: "*"), UInt8(ascii: "`"):
        let end = bytes[offset...].firstIndex { $0 != bytes[offset] } ?? bytes.count
        if bytes[offset] == UInt8(ascii: "*"), end - offset == 2 { strong.append(offset..<end) }
        if bytes[offset] == UInt8(ascii: "`"), end - offset == 1 { code.append(offset..<end) }
        offset = end - 1
      default: break
      }
      offset += 1
    }
  }

  /// Returns `true` if a string may contain a link, strong emphasis or code in Markdown.
  ///
  /// Broken links are not searched for.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, without allocations.
  static func areIn(_ bytes: Span<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "`"): return true
      case UInt8(ascii: "*") where previous == byte: return true
      case UInt8(ascii: "(") where previous == UInt8(ascii: "]"): return true
      default: previous = byte
      }
    }
    return false
  }

  private mutating func addLink(from start: Int, at bracket: Int, _ bytes: [UInt8]) {
    var offset = bracket + 1
    while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
    guard offset < bytes.count else { return }
    let isWide = bytes[offset...].starts(with: [0xEF, 0xBC, 0x88])
    guard isWide || bytes[offset] == UInt8(ascii: "(") else { return }
    if isWide || offset > bracket + 1 {
      brokenLinks.append(bracket..<offset + (isWide ? 3 : 1))
    } else {
      if closing < offset {
        closing = bytes[offset...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
      }
      if closing < bytes.count { links.append(start..<closing + 1) }
    }
  }

  /// Returns the first `**` that Markdown prints literally; `nil` if there is none.
  ///
  /// The marks of a pair are literal if the text between them begins or ends with a space. If the
  /// number of marks is odd, the pairs are unknown, and the result is `nil`.
  func looseStrong(in bytes: [UInt8]) -> Range<Int>? {
    guard strong.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: strong.count, by: 2) {
      let (opening, closing) = (strong[index], strong[index + 1])
      guard opening.upperBound < closing.lowerBound else { continue }
      if bytes[opening.upperBound] <= 0x20 { return opening }
      if bytes[closing.lowerBound - 1] <= 0x20 { return closing }
    }
    return nil
  }
}
