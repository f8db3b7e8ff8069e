/// A search for a byte sequence with the Boyer–Moore–Horspool algorithm.
///
/// The algorithm skips most bytes, so searching a file of several megabytes takes only a few
/// milliseconds.
struct ByteNeedle {
  private let needle: [UInt8]
  /// For each byte value, the distance to move if a byte with this value is at the position of the
  /// needle's last byte.
  private let steps: [Int]

  /// Prepares a search for a byte sequence.
  init(_ needle: some Sequence<UInt8>) {
    self.needle = Array(needle)
    var steps = Array(repeating: max(1, self.needle.count), count: 256)
    for (index, byte) in self.needle.dropLast().enumerated() {
      steps[Int(byte)] = self.needle.count - 1 - index
    }
    self.steps = steps
  }

  /// Returns the first match at or after an offset; `nil` if there is none or the needle is empty.
  ///
  /// - Complexity: O(*n* · *m*) at worst, usually O(*n* / *m*), where *n* is the number of bytes to
  ///   search and *m* the length of the needle.
  func first(in bytes: Span<UInt8>, from start: Int = 0) -> Int? {
    guard !needle.isEmpty else { return nil }
    let last = needle.count &- 1
    var offset = max(0, start)
    while offset &+ last < bytes.count {
      let byte = bytes[offset &+ last]
      if byte == needle[last] {
        var index = 0
        while index < last, bytes[offset &+ index] == needle[index] { index &+= 1 }
        if index == last { return offset }
      }
      offset &+= steps[Int(byte)]
    }
    return nil
  }
}
