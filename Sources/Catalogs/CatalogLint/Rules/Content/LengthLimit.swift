/// The maximum length that a comment for translators specifies for a string.
///
///     limit  = "max" ["imum"] ["."] [("-" / "_" / " ") "length" / "Length"]
///              ["is" / "of"] [":" / "="] number [unit]
///     unit   = "characters" / "chars" / "character" / "letters" / "glyphs"
///
/// A limit with neither "length" nor a unit must be the only content of its brackets, because "max.
/// 5 people" is not a limit.
enum LengthLimit {
  /// Returns `true` if a comment may contain a limit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func mayBe(in bytes: Span<UInt8>) -> Bool {
    var offset = 2
    while offset < bytes.count {
      if bytes[offset] | 0x20 == UInt8(ascii: "x"), bytes[offset &- 1] | 0x20 == UInt8(ascii: "a"),
        bytes[offset &- 2] | 0x20 == UInt8(ascii: "m")
      {
        return true
      }
      offset &+= 1
    }
    return false
  }

  /// Returns the lowest limit in a comment; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the comment.
  static func find(in comment: String) -> Int? {
    let bytes = Array(comment.utf8).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    let needle = ByteNeedle("max".utf8)
    var least: Int?
    var start = 0
    while let place = needle.first(in: bytes.span, from: start) {
      start = place + 3
      if place > 0, bytes[place - 1] &- 0x61 < 26 { continue }
      if let limit = limit(behind: place, bytes) { least = min(least ?? limit, limit) }
    }
    return least
  }

  /// Returns `true` if a comment recommends a length instead of requiring it.
  static func isRecommended(in comment: String) -> Bool {
    let comment = comment.lowercased()
    return ["recommend", "ideally", "preferabl", "should be kept"].contains {
      comment.contains($0)
    }
  }

  private static func limit(behind place: Int, _ bytes: [UInt8]) -> Int? {
    var rest = bytes[(place + 3)...]
    let isInBrackets = place > 0 && "[(".utf8.contains(bytes[place - 1])
    func take(_ word: String) -> Bool {
      guard rest.starts(with: word.utf8) else { return false }
      rest = rest.dropFirst(word.utf8.count)
      return true
    }
    func takeBlanks() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ".") } }
    _ = take("imum")
    if let next = rest.first, next &- 0x61 < 26, next != UInt8(ascii: "l") { return nil }
    takeBlanks()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "_") {
      rest = rest.dropFirst()
    }
    let saysLength = take("length") || take("len")
    takeBlanks()
    if take("is ") || take("of ") { takeBlanks() }
    let hasSign = take(":") || take("=")
    takeBlanks()
    let digits = rest.prefix { $0 &- 0x30 < 10 }
    guard !digits.isEmpty, digits.count <= 6,
      let number = Int(String(decoding: digits, as: UTF8.self)), number > 0
    else { return nil }
    rest = rest.dropFirst(digits.count)
    let closes = rest.first.map { "])".utf8.contains($0) } ?? false
    rest = rest.drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    let hasUnit = ["char", "letter", "glyph", "grapheme", "symbol"].contains {
      rest.starts(with: $0.utf8)
    }
    // "maxLength=20px" uses a different unit.
    let otherUnit = ["px", "pt", "dp", "em", "line", "word", "byte", "%"].contains {
      rest.starts(with: $0.utf8)
    }
    if otherUnit { return nil }
    return hasUnit || saysLength && (hasSign || closes || rest.first.map { $0 < 0x30 } ?? true)
      || isInBrackets && closes ? number : nil
  }
}
