/// A comment that suppresses rules, such as `waymark:allow missing-translation(fr, de), ellipsis`.
///
/// A comma-separated list of rules follows the words `waymark:allow`. A rule with languages in
/// parentheses is suppressed only in these languages. Any text after the last rule is a reason for
/// people to read, which must not begin with a comma. A comment may contain several such lists.
struct SuppressionComment {
  /// A rule that a comment allows.
  struct Item: Hashable {
    /// The identifier as the comment spells it, even if there is no such rule.
    var rule: String
    /// The languages for which the rule is allowed; empty for all languages.
    var languages: [String] = []
    /// The range of the rule in the UTF-8 of the comment.
    var range: Range<Int>
    /// The offset at which the item ends, including its languages.
    var end = 0
    /// The byte range to remove with the rule.
    ///
    /// It includes the adjacent comma. For the only rule of a list, it is the entire list with the
    /// words `waymark:allow`.
    var removal: Range<Int> = 0..<0
  }

  /// The words at the start of each list.
  static let marker = "waymark:allow"

  /// The rules, in the order of the comment.
  private(set) var items: [Item] = []
  /// The byte ranges of the words `waymark:allow` without a rule after them.
  private(set) var empty: [Range<Int>] = []

  /// Reads a comment.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the comment.
  init(_ comment: String) { self.init(Array(comment.utf8)) }

  /// Reads the UTF-8 of a comment, or of a part of a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: [UInt8]) {
    let marker = ByteNeedle(Self.marker.utf8)
    var offset = 0
    while let start = marker.first(in: bytes.span, from: offset) {
      offset = start + Self.marker.utf8.count
      // The words are part of a longer word, such as `waymark:allowed`.
      if offset < bytes.count, Self.isRule(bytes[offset]) { continue }
      let count = items.count
      readItems(bytes, &offset)
      if items.count == count { empty.append(start..<start + Self.marker.utf8.count) }
      findRemovals(of: count..<items.count, from: start, bytes)
    }
  }

  private mutating func readItems(_ bytes: [UInt8], _ offset: inout Int) {
    while true {
      var place = Self.skipSpace(bytes, offset)
      let start = place
      while place < bytes.count, Self.isRule(bytes[place]) { place += 1 }
      // A hyphen does not begin a rule, but it may begin the reason, as in `-- reason`.
      guard place > start, bytes[start] != UInt8(ascii: "-") else { return }
      var item = Item(
        rule: String(decoding: bytes[start..<place], as: UTF8.self), range: start..<place)
      offset = place
      if let (languages, end) = Self.languages(bytes, Self.skipSpace(bytes, place)) {
        item.languages = languages
        offset = end
      }
      item.end = offset
      items.append(item)
      let comma = Self.skipSpace(bytes, offset)
      guard comma < bytes.count, bytes[comma] == UInt8(ascii: ",") else { return }
      offset = comma + 1
    }
  }

  /// Reads languages such as `(fr, de)`; `nil` if a parenthesis is missing.
  private static func languages(_ bytes: [UInt8], _ start: Int) -> ([String], end: Int)? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let names = bytes[start + 1..<end].split { $0 == UInt8(ascii: ",") || $0 <= 0x20 }
    return (names.map { String(decoding: $0, as: UTF8.self) }, end + 1)
  }

  /// Finds the bytes to remove with each rule in a list.
  private mutating func findRemovals(
    of list: Range<Int>, from start: Int, _ bytes: [UInt8]
  ) {
    for index in list {
      if index > list.lowerBound {
        let comma = bytes[..<items[index].range.lowerBound].lastIndex(of: UInt8(ascii: ","))
        items[index].removal = (comma ?? items[index].range.lowerBound)..<items[index].end
      } else if index + 1 < list.upperBound {
        items[index].removal = items[index].range.lowerBound..<items[index + 1].range.lowerBound
      } else {
        var lower = start
        while lower > 0, bytes[lower - 1] == 0x20 { lower -= 1 }
        items[index].removal = lower..<items[index].end
      }
    }
  }

  private static func skipSpace(_ bytes: [UInt8], _ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    return offset
  }

  private static func isRule(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
  }
}
