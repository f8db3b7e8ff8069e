/// Finds some bytes among many.
///
/// This is Horspool's algorithm: most of the bytes are never looked at, so a file of megabytes that does not
/// have them costs few milliseconds.
struct ByteNeedle {
  private let needle: [UInt8]
  /// How far to move when a byte stands where the last one should.
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

  /// The first place from an offset on; `nil` if there is none, and for no bytes.
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
