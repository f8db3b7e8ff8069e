// Names and numbers that Symfony and Qt mark with percent signs: `%count%`, `%1%`, `%1`.

extension NamedPlaceholder {
  /// Returns the names between percent signs, `%name%`, and the numbers after percent signs, `%1`.
  ///
  /// - Parameter isQt: `true` if `%%` is not an escape sequence. In `QString.arg()`, `%%1` is a
  ///   percent sign followed by the placeholder `%1`.
  package static func percentNames(in bytes: [UInt8], isQt: Bool = false) -> [NamedPlaceholder] {
    var names: [NamedPlaceholder] = []
    let mayBePrintf = hasOnlySpecifiers(bytes)
    var offset = 0
    while offset + 1 < bytes.count, names.count < FormatString.maximumCount {
      guard bytes[offset] == UInt8(ascii: "%") else {
        offset += 1
        continue
      }
      if !isQt, bytes[offset + 1] == UInt8(ascii: "%") {
        offset += 2
      } else if let name = percentName(at: offset, in: bytes, isQt, mayBePrintf) {
        names.append(name)
        offset = name.range.upperBound
      } else {
        offset += 1
      }
    }
    return names
  }

  /// Returns `true` if `s`, `d` or a second percent sign follows every percent sign of a string.
  private static func hasOnlySpecifiers(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%") {
        guard offset + 1 < bytes.count, "sd%".utf8.contains(bytes[offset + 1]) else { return false }
        offset += 1
      }
      offset += 1
    }
    return true
  }

  private static func percentName(
    at start: Int, in bytes: [UInt8], _ isQt: Bool, _ mayBePrintf: Bool
  ) -> NamedPlaceholder? {
    var end = start + 1
    while end < bytes.count, end - start <= 64, isPercentName(bytes[end]) { end += 1 }
    let isNumber = bytes[start + 1] &- 0x30 < 10
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "%") && !(isNumber && isQt)
    // In "100%1", the percent sign is part of a percentage.
    if start > 0, bytes[start - 1] &- 0x30 < 10 { return nil }
    if isNumber {
      let digits = bytes[(start + 1)..<end].prefix { $0 &- 0x30 < 10 }
      guard digits.count < 3, isClosed ? digits.endIndex == end : true else { return nil }
      // `%1$s` is a `printf` format specifier.
      if digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "$") { return nil }
      end = digits.endIndex
    } else {
      guard isClosed, end - start > 2 else { return nil }
      // `%sURL%s` consists of two `printf` format specifiers around a word, and so does `%dh%dmin`.
      // In `%status%status page%end%`, the last percent sign begins no specifier, and the second
      // letter begins a word.
      let ends = [bytes[start + 1], end + 1 < bytes.count ? bytes[end + 1] : 0]
      let isWordAfter = end + 2 < bytes.count && (bytes[end + 2] | 0x20) &- 0x61 < 26
      if mayBePrintf || !isWordAfter, ends.allSatisfy("sd".utf8.contains) { return nil }
    }
    let isPair = isClosed && end < bytes.count && bytes[end] == UInt8(ascii: "%")
    let style = isPair ? "%*%" : "%*"
    return NamedPlaceholder(
      range: start..<end + (isPair ? 1 : 0),
      name: String(decoding: bytes[(start + 1)..<end], as: UTF8.self), style: style,
      pattern: style)
  }

  private static func isPercentName(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }
}
