/// A simple matcher for Apple's patterns that supports only ASCII.
public enum NaivePattern {
  /// Returns `true` if a path pattern matches a path without its leading slash.
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

  /// Returns `true` if a pattern matches the whole text.
  ///
  /// The function tries every length for every star.
  public static func matches(_ pattern: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return part.isEmpty }
    var rest = pattern.dropFirst()
    if first == UInt8(ascii: "*") {
      // Merges consecutive stars, because trying each of them separately would take longer than a
      // day.
      rest = rest.drop { $0 == first }
      return part.indices.contains { matches(rest, part[$0...]) }
        || matches(rest, part[part.endIndex...])
    }
    guard let byte = part.first else { return false }
    return (first == UInt8(ascii: "?") || first == byte) && matches(rest, part.dropFirst())
  }
}
