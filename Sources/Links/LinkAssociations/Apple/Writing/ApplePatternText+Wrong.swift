extension ApplePatternText {
  /// Adds a pattern that matches all values with a given character, which no valid value contains.
  ///
  /// For `*` and `?`, the method adds nothing, because no pattern can express these characters.
  mutating func addWrong(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"): break
    // In a path, the pattern is not `*/*`, because `/*` at the end also matches a path that ends
    // before the slash.
    case UInt8(ascii: "/"): wrong.append(inPath ? "*/?*" : "*/*")
    default: wrong.append("*\(Unicode.Scalar(byte))*")
    }
  }

  /// Adds patterns for values with a printable ASCII character outside a set, or with a length
  /// outside a range.
  mutating func addWrong(characters: ASCIISet, length: ClosedRange<Int>) {
    for byte in UInt8(0x20)..<0x7F where !characters.contains(byte) { addWrong(byte) }
    addShort(length.lowerBound)
    addLong(length.upperBound)
  }

  /// Adds patterns for values that are too short, unless this requires too many patterns.
  mutating func addShort(_ minimum: Int) {
    guard minimum <= Self.maximumShort else { return }
    for count in 1..<max(1, minimum) { wrong.append(String(repeating: "?", count: count)) }
  }

  /// Adds a pattern for values that are too long.
  mutating func addLong(_ maximum: Int) {
    wrong.append(String(repeating: "?", count: maximum + 1) + "*")
  }

  /// Returns a single wildcard that matches any value.
  ///
  /// - Parameter acceptsNothing: `true` if a value may be empty.
  func readable(acceptsNothing: Bool) -> ApplePatternText {
    ApplePatternText(
      pattern: pattern == "*" || acceptsNothing ? "*" : "?*", isExact: false, wrong: [],
      inPath: inPath, open: [])
  }
}
