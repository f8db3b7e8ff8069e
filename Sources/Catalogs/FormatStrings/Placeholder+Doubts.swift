import TextPrimitives

// Heuristics that detect prose, such as "100 % de", in which a formatter would find a placeholder.

extension Placeholder {
  /// Returns `true` if a placeholder may be a percentage in prose.
  ///
  /// Examples are a Turkish percentage, `%50si`, and a percentage without a space, `50%de`. A
  /// comparison with the source string may still show that the app formats the string.
  package func isUncertain(in bytes: Span<UInt8>) -> Bool {
    guard !isExplicit, kind == .value,
      conversion != UInt8(ascii: "@")
    else { return false }
    if let first = layout.first, bytes[first] &- 0x31 < 9,
      !layout.contains(where: { bytes[$0] == UInt8(ascii: ".") })
    {
      // Turkish writes 50 percent as `%50`, with suffixes such as -e, -a, -i and -u. A length
      // modifier, or one of the letters `dsxXfg`, indicates a placeholder: `%5d`, `%3lu`.
      let isConversion =
        range.upperBound > layout.upperBound + 1 || "dsxXfg".utf8.contains(conversion)
      return !isConversion || isBeforeLetter(in: bytes)
    }
    let start = range.lowerBound
    return start > 0 && bytes[start - 1] &- 0x30 < 10 && range.count == 2
  }

  /// Returns `true` if a letter follows the placeholder, such as `% d` in "% der".
  package func isBeforeLetter(in bytes: Span<UInt8>) -> Bool {
    let end = range.upperBound
    guard end < bytes.count else { return false }
    if bytes[end] < 0x80 { return (bytes[end] | 0x20) &- 0x61 < 26 }
    let (value, _) = UTF8Sequence.uncheckedScalar(at: end, in: bytes)
    return Unicode.Scalar(value).map { Character($0).isLetter } ?? false
  }

  /// Returns `true` if a placeholder is the `%a` at the beginning of `%arg`.
  ///
  /// In a word such as "100%argan", it is not.
  package func isOwnNumber(in bytes: Span<UInt8>) -> Bool {
    let end = range.upperBound
    guard conversion == UInt8(ascii: "a"), range.count == 2,
      end + 1 < bytes.count, bytes[end] == UInt8(ascii: "r"), bytes[end + 1] == UInt8(ascii: "g")
    else { return false }
    return end + 2 == bytes.count || (bytes[end + 2] | 0x20) &- 0x61 >= 26
  }

  /// Returns a hash of the flags, width and precision of a placeholder.
  ///
  /// Spaces are ignored, because they are rarely intended as flags. Argument positions are ignored
  /// too.
  package func layoutHash(in bytes: Span<UInt8>) -> Int {
    var hash = 0
    var digits = 0
    for index in layout where bytes[index] != UInt8(ascii: " ") {
      if bytes[index] == UInt8(ascii: "$") {
        hash = digits
        continue
      }
      if bytes[index] == UInt8(ascii: "*") { digits = hash &* 31 &+ Int(bytes[index]) }
      hash = hash &* 31 &+ Int(bytes[index])
    }
    return hash
  }

  /// Returns `true` if two hexadecimal digits follow the percent sign, as in a URL.
  package func isEscapedByte(in bytes: Span<UInt8>) -> Bool {
    let place = range.lowerBound
    return
      place + 2 < bytes.count && Self.isHexDigit(bytes[place + 1])
      && Self.isHexDigit(bytes[place + 2])
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }
}
