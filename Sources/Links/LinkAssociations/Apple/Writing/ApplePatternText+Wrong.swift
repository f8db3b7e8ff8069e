extension ApplePatternText {
  /// Adds a value for a character that no value has.
  mutating func addWrong(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"): break
    // In a path not */*, since a pattern that ends in /* also matches what stands in front of it.
    case UInt8(ascii: "/"): wrong.append(inPath ? "*/?*" : "*/*")
    default: wrong.append("*\(Unicode.Scalar(byte))*")
    }
  }

  /// Adds values for what stands in no value of some characters and lengths.
  mutating func addWrong(characters: ASCIISet, length: ClosedRange<Int>) {
    for byte in UInt8(0x20)..<0x7F where !characters.contains(byte) { addWrong(byte) }
    addShort(length.lowerBound)
    addLong(length.upperBound)
  }

  /// Adds values that are too short, where they are not too many.
  mutating func addShort(_ minimum: Int) {
    guard minimum <= Self.maximumShort else { return }
    for count in 1..<max(1, minimum) { wrong.append(String(repeating: "?", count: count)) }
  }

  /// Adds values that are too long.
  mutating func addLong(_ maximum: Int) {
    wrong.append(String(repeating: "?", count: maximum + 1) + "*")
  }

  /// One wildcard for any value.
  ///
  /// - Parameter acceptsNothing: A Boolean value that indicates whether a value may be empty.
  func readable(acceptsNothing: Bool) -> ApplePatternText {
    ApplePatternText(
      pattern: pattern == "*" || acceptsNothing ? "*" : "?*", isExact: false, wrong: [],
      inPath: inPath, open: [])
  }
}
