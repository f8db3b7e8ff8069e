/// Apple's patterns, matched in the plainest way, over ASCII.
public enum NaivePattern {
  /// Whether a pattern of paths matches a path without the slash in front.
  public static func matchesPath(_ pattern: [UInt8], _ part: [UInt8]) -> Bool {
    func trimmed(_ bytes: [UInt8], front: Bool) -> [UInt8] {
      var bytes = bytes[...]
      while front, bytes.first == 0x2F { bytes.removeFirst() }
      while bytes.last == 0x2F { bytes.removeLast() }
      return Array(bytes)
    }
    let pattern = trimmed(pattern, front: true)
    let part = trimmed(part, front: false)
    if matches(pattern[...], part[...]) { return true }
    var stem = pattern[...]
    while stem.last == UInt8(ascii: "*") { stem.removeLast() }
    return stem.count < pattern.count && stem.last == 0x2F && matches(stem.dropLast(), part[...])
  }

  /// Whether a pattern matches a whole text: every length of every star is tried.
  public static func matches(_ pattern: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return part.isEmpty }
    var rest = pattern.dropFirst()
    if first == UInt8(ascii: "*") {
      // A run of stars is one; each for itself would be tried in more ways than a day has seconds.
      rest = rest.drop { $0 == first }
      return part.indices.contains { matches(rest, part[$0...]) }
        || matches(rest, part[part.endIndex...])
    }
    guard let byte = part.first else { return false }
    return (first == UInt8(ascii: "?") || first == byte) && matches(rest, part.dropFirst())
  }
}
