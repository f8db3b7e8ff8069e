/// Matches a part of a link against Android's simple patterns, in one pass over both.
///
/// It reproduces two details of Android that the documentation does not mention:
/// - `.*` matches everything before the *first* occurrence of the next unit, even if that unit is
///   itself a wildcard.
/// - A final `x*` does not match the empty string at the end of a part, although a final `.*` does.
enum AndroidGlob {
  private static let dot = UInt16(UInt8(ascii: "."))
  private static let star = UInt16(UInt8(ascii: "*"))
  private static let backslash = UInt16(UInt8(ascii: "\\"))

  /// `true` if a part of a link matches a pattern.
  ///
  /// - Complexity: O(*n* + *p*): each unit of the pattern and the part is read once.
  static func matches(_ pattern: [UInt16], _ part: [UInt16]) -> Bool {
    guard !pattern.isEmpty else { return part.isEmpty }
    var place = 0
    var offset = 0
    func unit(_ place: Int) -> UInt16 { place < pattern.count ? pattern[place] : 0 }
    while place < pattern.count, offset < part.count {
      var unit = pattern[place]
      place += 1
      let isEscaped = unit == backslash
      if isEscaped {
        unit = place < pattern.count ? pattern[place] : 0
        place += 1
      }
      guard place < pattern.count, pattern[place] == star else {
        // A dot matches any unit here, even after a backslash: Android handles the escape only
        // before `*`.
        if unit != dot, part[offset] != unit { return false }
        offset += 1
        continue
      }
      if isEscaped || unit != dot {
        while offset < part.count, part[offset] == unit { offset += 1 }
        place += 1
        continue
      }
      if place >= pattern.count - 1 { return true }
      place += 1
      if pattern[place] == backslash { place += 1 }
      let next = place < pattern.count ? pattern[place] : 0
      while offset < part.count, part[offset] != next { offset += 1 }
      if offset == part.count { return false }
      place += 1
      offset += 1
    }
    if place >= pattern.count, offset >= part.count { return true }
    return place == pattern.count - 2 && pattern[place] == dot && pattern[place + 1] == star
  }
}
