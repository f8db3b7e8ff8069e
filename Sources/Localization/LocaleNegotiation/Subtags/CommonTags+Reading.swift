extension CommonTags {
  /// Returns the language, script and region of a common tag; `nil` for any other string, even if
  /// it is a tag.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a text that contains the tag.
  ///   - range: The byte range of the tag, without surrounding space.
  ///   - tables: The value of ``tables``, which a caller can read once for many tags.
  /// - Complexity: O(1); no allocation.
  @inline(__always)
  static func reading(
    _ bytes: Span<UInt8>, at range: Range<Int>, tables: borrowing Tables
  ) -> TagReading? {
    let count = range.count
    let start = range.lowerBound
    guard count >= 2, count <= 10,
      let first = lowercaseLetter(bytes[start]), let second = lowercaseLetter(bytes[start + 1])
    else { return nil }
    var language = first | second << 8
    var end = 2
    var facts: UInt64
    if count > 2, let third = lowercaseLetter(bytes[start + 2]) {
      language |= third << 16
      end = 3
      guard let index = tables.longLanguages.firstIndex(where: { $0.language == language }) else {
        return nil
      }
      facts = tables.longLanguages[index].script
    } else {
      facts = tables.languages[Tables.index(language)]
    }
    guard facts != 0 else { return nil }

    let likelyScript = facts & 0xFFFF_FFFF
    if count == end {
      return TagReading(
        language: Subtag(bits: language), script: Subtag(bits: likelyScript), region: .absent)
    }
    guard isSeparator(bytes[start + end]) else { return nil }
    var script: UInt64 = 0
    if count == end + 5 || count == end + 8 {
      guard let found = readScript(bytes, at: start + end + 1),
        found == likelyScript || tables.scripts.contains(found)
      else { return nil }
      script = found
      end += 5
      if count > end, !isSeparator(bytes[start + end]) { return nil }
    }
    var region: UInt64 = 0
    if count > end {
      guard count == end + 3 || count == end + 4,
        let found = readRegion(
          bytes, at: start + end + 1..<start + count, in: language, tables: tables)
      else { return nil }
      region = found
    }
    if script == 0 {
      script = likelyScript
      let only = facts >> 32
      if only != 0, only != region { return nil }
      // The numbers are ASCII codes for the language `zh`, the regions `TW`, `HK` and `MO`, and the
      // script `Hant`.
      if language == 0x687A, region == 0x5754 || region == 0x4B48 || region == 0x4F4D {
        script = 0x746E_6148
      }
    }
    return TagReading(
      language: Subtag(bits: language), script: Subtag(bits: script), region: Subtag(bits: region))
  }

  /// Reads a listed two-letter region, or an area for which locales exist; `nil` for other bytes.
  @inline(__always)
  private static func readRegion(
    _ bytes: Span<UInt8>, at range: Range<Int>, in language: UInt64, tables: borrowing Tables
  ) -> UInt64? {
    let start = range.lowerBound
    if range.count == 2 {
      guard let first = lowercaseLetter(bytes[start]),
        let second = lowercaseLetter(bytes[start + 1])
      else { return nil }
      let region = (first | second << 8) & 0xDFDF
      return tables.regions[Tables.index(region)] ? region : nil
    }
    let area =
      UInt64(bytes[start]) | UInt64(bytes[start + 1]) << 8 | UInt64(bytes[start + 2]) << 16
    // The areas 001, 150 and 419 in ASCII, only for languages that have locales with these areas.
    return switch (language, area) {
    case (0x6E65, 0x31_3030), (0x6E65, 0x30_3531), (0x7365, 0x39_3134): area
    default: nil
    }
  }

  /// Returns four letters with the first letter in upper case; `nil` if a byte is not a letter.
  @inline(__always)
  private static func readScript(_ bytes: Span<UInt8>, at start: Int) -> UInt64? {
    guard let first = lowercaseLetter(bytes[start]), let second = lowercaseLetter(bytes[start + 1]),
      let third = lowercaseLetter(bytes[start + 2]), let fourth = lowercaseLetter(bytes[start + 3])
    else { return nil }
    return first & 0xDF | second << 8 | third << 16 | fourth << 24
  }

  @inline(__always)
  private static func lowercaseLetter(_ byte: UInt8) -> UInt64? {
    let lowercase = byte | 0x20
    return lowercase &- 0x61 < 26 ? UInt64(lowercase) : nil
  }

  @inline(__always)
  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
