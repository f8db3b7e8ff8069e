import TextPrimitives

/// The command-line options in a string, such as `--no-checkout` and `--[no-]track`.
enum CommandOptions {
  /// Returns the ranges of the options, without their values.
  ///
  /// An option begins with two hyphens, followed by a lowercase letter or `[no-]`. It is at the
  /// start of the string, or follows white space, a quotation mark, a bracket or a similar sign.
  /// Hyphens on both sides of words are a decoration and not an option, as in `--all columns--` and
  /// `--waiting-- (pass 1)`. `--option=argument` is not an option either, because both words are
  /// examples.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func all(in bytes: Span<UInt8>) -> [Range<Int>] {
    var options: [Range<Int>] = []
    if isDecorated(bytes) { return options }
    var offset = hyphens(from: 0, in: bytes)
    while let start = offset {
      let end = nameEnd(from: negationEnd(from: start &+ 2, in: bytes), in: bytes)
      let isFirst = start == 0 || isInFront(bytes[start &- 1]) && !isQuoteEnd(start &- 1, in: bytes)
      if isFirst, end > start &+ 3,
        bytes[start &+ 2] &- 0x61 < 26 || bytes[start &+ 2] == UInt8(ascii: "["),
        bytes[end &- 1] != UInt8(ascii: "-"), !isExample(start..<end, in: bytes)
      {
        options.append(start..<end)
      }
      offset = hyphens(from: max(end, start &+ 2), in: bytes)
    }
    return options
  }

  /// Returns `true` if a quotation mark ends a quotation, because it follows a letter.
  ///
  /// In `"late"--and`, for example, the hyphens after the closing quotation mark are a dash.
  private static func isQuoteEnd(_ place: Int, in bytes: Span<UInt8>) -> Bool {
    place > 0 && "\"'".utf8.contains(bytes[place]) && isLetter(bytes[place &- 1])
  }

  private static func isExample(_ option: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    option.count == "--option".utf8.count && option.upperBound < bytes.count
      && bytes.isEqual(option, "--option") && bytes[option.upperBound] == UInt8(ascii: "=")
  }

  private static func isDecorated(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    return count > 4 && bytes.isEqual(0..<2, "--") && bytes.isEqual(count &- 2..<count, "--")
  }

  /// Returns `true` if a string contains an option, possibly with an inflectional ending.
  ///
  /// A hyphen separates the ending from the option, as in the Hungarian `--all-nak`.
  ///
  /// - Parameter hasNoun: `true` if a noun may also follow the hyphen, as in `--all-modus` for "the
  ///   --all mode".
  /// - Complexity: O(*n*), where *n* is the number of bytes, which are read eight at a time,
  ///   without allocations.
  static func has(_ option: Span<UInt8>, in bytes: Span<UInt8>, hasNoun: Bool) -> Bool {
    var place = hyphens(from: 0, in: bytes)
    while let start = place {
      let end = start &+ option.count
      if end > bytes.count { return false }
      if bytes.extracting(start..<end).isSame(option),
        end == bytes.count || !isName(bytes[end])
          || bytes[end] == UInt8(ascii: "-") && (hasNoun || isEnding(from: end &+ 1, in: bytes))
      {
        return true
      }
      place = hyphens(from: start &+ 1, in: bytes)
    }
    return false
  }

  /// Returns `true` if an inflectional ending or a capitalized noun begins at an offset.
  private static func isEnding(from start: Int, in bytes: Span<UInt8>) -> Bool {
    let end = nameEnd(from: start, in: bytes)
    if end < bytes.count, bytes[end] >= 0x80 { return true }
    return end &- start <= longestEnding || bytes[start] &- 0x41 < 26
  }

  private static let longestEnding = 4

  /// Returns `true` if a word follows an option; some languages write both as one word.
  ///
  /// For example, Danish writes `--show-uddata` for "--show output".
  static func isBeforeWord(_ option: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let next = option.upperBound &+ 1
    return next < bytes.count && bytes[next &- 1] == 0x20 && isLetter(bytes[next])
  }

  /// Returns `true` if an option may be an ordinary word after a dash, written as two hyphens.
  ///
  /// Such a word consists of letters, and there are words before and after it.
  static func isAfterDash(_ option: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let before = option.lowerBound &- 2
    return before >= 0 && bytes[before &+ 1] == 0x20
      && (isLetter(bytes[before]) || bytes[before] == UInt8(ascii: ","))
      && option.dropFirst(2).allSatisfy { isLetter(bytes[$0]) } && isBeforeWord(option, in: bytes)
  }

  /// Returns `true` if a string may contain an option: `--`, or a hyphen that begins a word.
  static func isAny(in bytes: Span<UInt8>) -> Bool {
    if hyphens(from: 0, in: bytes) != nil { return true }
    for index in bytes.indices where index &+ 1 < bytes.count {
      let isStart = index == 0 || isInFront(bytes[index &- 1])
      if isStart, bytes[index] == UInt8(ascii: "-"), isLetter(bytes[index &+ 1]) { return true }
    }
    return false
  }

  /// Returns the names in the quoted command that contains an option; empty if there is none.
  ///
  /// These are the words before the option, and the option without its hyphens.
  static func quotedCommand(around option: Range<Int>, in bytes: Span<UInt8>) -> [String] {
    var start = option.lowerBound
    while start > 0, isName(bytes[start &- 1]) || " .".utf8.contains(bytes[start &- 1]) {
      start &-= 1
    }
    guard start > 0, "'\"`".utf8.contains(bytes[start &- 1]) else { return [] }
    let words = WebAddress.string(start..<option.lowerBound, in: bytes).split(separator: " ")
    if words.isEmpty { return [] }
    let name = WebAddress.string(option.lowerBound &+ 2..<option.upperBound, in: bytes)
    return words.suffix(mostWords).map(String.init) + [name]
  }

  /// The maximum number of words before the options in a command.
  private static let mostWords = 8

  /// Returns `true` if a string contains a word that is not adjacent to other ASCII letters.
  static func hasWord(_ word: String, in bytes: Span<UInt8>) -> Bool {
    let needle = ByteNeedle(word.utf8)
    var start = 0
    while let place = needle.first(in: bytes, from: start) {
      let end = place + word.utf8.count
      let isStart = place == 0 || !isLetter(bytes[place - 1])
      if isStart, end == bytes.count || !isLetter(bytes[end]) { return true }
      start = place + 1
    }
    return false
  }

  private static func hyphens(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var offset = bytes.firstOffset(of: UInt8(ascii: "-"), from: start)
    while offset &+ 1 < bytes.count {
      if bytes[offset &+ 1] == UInt8(ascii: "-") { return offset }
      offset = bytes.firstOffset(of: UInt8(ascii: "-"), from: offset &+ 1)
    }
    return nil
  }

  /// Returns the end of `[no-]`, or the start offset if it is absent.
  private static func negationEnd(from start: Int, in bytes: Span<UInt8>) -> Int {
    let end = start &+ 5
    return end <= bytes.count && bytes.isEqual(start..<end, "[no-]") ? end : start
  }

  private static func nameEnd(from start: Int, in bytes: Span<UInt8>) -> Int {
    var offset = start
    while offset < bytes.count, isName(bytes[offset]) { offset &+= 1 }
    return offset
  }

  private static func isInFront(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte >= 0x80 || "\"'`([{<|=,;:/".utf8.contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
