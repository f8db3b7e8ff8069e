/// The content of a string in an old-style property list, with CoreFoundation's escape sequences.
///
/// The escapes are `\n` and those of other control characters, up to three octal digits, and `\U`
/// with up to four hexadecimal digits. The octal digits represent a character in NeXTSTEP's
/// character set. A backslash before any other character is ignored.
struct PropertyListText {
  let units: CodeUnits
  let range: Range<Int>

  func forEachPiece(in bytes: Span<UInt8>, _ body: (TextPiece) -> Void) {
    var start = range.lowerBound
    var offset = start
    let end = range.upperBound
    while offset + units.width <= end {
      let unit = units.unit(bytes, at: offset)
      let isEscape = unit == 0x5C && offset + 2 * units.width <= end
      guard isEscape || units.encoding != .utf8 else {
        offset += 1
        continue
      }
      if start < offset { body(TextPiece(source: start..<offset, scalar: nil)) }
      let (scalar, next) =
        isEscape ? escape(bytes, at: offset) : character(bytes, at: offset, unit)
      body(TextPiece(source: offset..<min(next, end), scalar: scalar))
      offset = min(next, end)
      start = offset
    }
    if start < offset, units.encoding == .utf8 {
      body(TextPiece(source: start..<offset, scalar: nil))
    }
  }

  /// Returns the character at an offset in a UTF-16 file, and the offset after the character.
  private func character(
    _ bytes: Span<UInt8>, at offset: Int, _ unit: UInt16
  ) -> (Unicode.Scalar, end: Int) {
    if let scalar = Unicode.Scalar(unit) { return (scalar, offset + 2) }
    let low = units.unit(bytes, at: offset + 2, before: range.upperBound)
    if let scalar = Self.scalar(unit, low) { return (scalar, offset + 4) }
    return ("\u{FFFD}", offset + 2)
  }

  private func escape(_ bytes: Span<UInt8>, at start: Int) -> (Unicode.Scalar, end: Int) {
    let first = start + units.width
    let unit = units.unit(bytes, at: first)
    let next = first + units.width
    switch UInt8(exactly: unit) ?? 0 {
    case UInt8(ascii: "a"): return ("\u{7}", next)
    case UInt8(ascii: "b"): return ("\u{8}", next)
    case UInt8(ascii: "f"): return ("\u{C}", next)
    case UInt8(ascii: "n"): return ("\n", next)
    case UInt8(ascii: "r"): return ("\r", next)
    case UInt8(ascii: "t"): return ("\t", next)
    case UInt8(ascii: "v"): return ("\u{B}", next)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let (value, end) = digits(bytes, from: first, radix: 8, count: 3)
      // Like CoreFoundation, this function uses only the lowest eight bits of the octal number.
      return (Self.nextStep[Int(value & 0xFF)], end)
    case UInt8(ascii: "U"):
      let (value, end) = digits(bytes, from: next, radix: 16, count: 4)
      if let scalar = Unicode.Scalar(value) { return (scalar, end) }
      guard units.unit(bytes, at: end, before: range.upperBound) == 0x5C,
        units.unit(bytes, at: end + units.width, before: range.upperBound) == 0x55
      else { return ("\u{FFFD}", end) }
      let (low, behind) = digits(bytes, from: end + 2 * units.width, radix: 16, count: 4)
      if let scalar = Self.scalar(value, low) { return (scalar, behind) }
      return ("\u{FFFD}", end)
    default:
      // The character after the backslash is literal.
      if units.encoding != .utf8 { return character(bytes, at: first, unit) }
      let length = max(1, units.length(bytes, at: first))
      let part = (first..<min(first + length, range.upperBound)).map { bytes[$0] }
      return (
        String(decoding: part, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}", first + length
      )
    }
  }

  private func digits(
    _ bytes: Span<UInt8>, from start: Int, radix: UInt16, count: Int
  ) -> (value: UInt16, end: Int) {
    var value: UInt16 = 0
    var offset = start
    for _ in 0..<count where offset + units.width <= range.upperBound {
      guard let byte = UInt8(exactly: units.unit(bytes, at: offset)),
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
      else { break }
      value = value &* radix &+ UInt16(digit)
      offset += units.width
    }
    return (value, offset)
  }

  private static func scalar(_ high: UInt16, _ low: UInt16) -> Unicode.Scalar? {
    guard high & 0xFC00 == 0xD800, low & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(low & 0x3FF)))
  }

  /// NeXTSTEP's character set for octal escapes; the last two bytes are not characters.
  ///
  /// See [Unicode's table](https://www.unicode.org/Public/MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT).
  private static let nextStep: [Unicode.Scalar] =
    (0..<0x80).map { Unicode.Scalar(UInt8($0)) }
    + Array(
      """
      \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ\
      —±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
      """.unicodeScalars)
}

extension PropertyListText {
  /// Returns the backslashes that precede a letter or digit but form no valid escape sequence.
  ///
  /// CoreFoundation ignores them.
  func faults(in bytes: Span<UInt8>) -> [SpellingFault] {
    var faults: [SpellingFault] = []
    var offset = range.lowerBound
    while offset + 2 * units.width <= range.upperBound {
      guard units.unit(bytes, at: offset) == 0x5C else {
        offset += units.width
        continue
      }
      let next = units.unit(bytes, at: offset + units.width)
      let end = offset + 2 * units.width
      if let kind = fault(next, behind: end, in: bytes) {
        faults.append(SpellingFault(kind: kind, range: offset..<end))
      }
      offset = end
    }
    return faults
  }

  private func fault(_ unit: UInt16, behind end: Int, in bytes: Span<UInt8>) -> SpellingFault.Kind?
  {
    guard let byte = UInt8(exactly: unit) else { return nil }
    switch byte {
    case UInt8(ascii: "U"):
      let digit = UInt8(exactly: units.unit(bytes, at: end, before: range.upperBound)) ?? 0
      return Character(Unicode.Scalar(digit)).isHexDigit ? nil : .incompleteEscape
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return nil
    case let letter where "abfnrtv".utf8.contains(letter): return nil
    default: return (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 ? .unknownEscape : nil
    }
  }
}

extension PropertyListText {
  /// Returns the spelling faults of a string; empty for a string in an XML property list.
  static func faults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault] {
    let encoding: CodeUnits.Encoding? =
      switch text.spelling {
      case .propertyList: .utf8
      case .propertyListUTF16LittleEndian: .utf16LittleEndian
      case .propertyListUTF16BigEndian: .utf16BigEndian
      default: nil
      }
    guard let encoding else { return [] }
    let range = text.range.clamped(to: file.bytes.indices)
    return Self(units: CodeUnits(encoding), range: range).faults(in: file.bytes.span)
  }
}
