/// A search for a sequence of bytes by Horspool's algorithm.
///
/// It skips most bytes, so a search without a match in a file of megabytes takes few milliseconds.
struct ByteNeedle {
  private let needle: [UInt8]
  /// The distance to move, by the byte at the position of the needle's last byte.
  private let steps: [Int]

  /// Prepares the search.
  init(_ needle: some Sequence<UInt8>) {
    self.needle = Array(needle)
    var steps = Array(repeating: max(1, self.needle.count), count: 256)
    for (index, byte) in self.needle.dropLast().enumerated() {
      steps[Int(byte)] = self.needle.count - 1 - index
    }
    self.steps = steps
  }

  /// Returns the first match at or after an offset; `nil` without one, and for an empty needle.
  ///
  /// - Complexity: O(*n* · *m*) at worst, usually O(*n* / *m*) for a needle of *m* bytes.
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
