/// Where the parameters of a match stand in the link, one word each, without allocation for up to
/// eight.
///
/// A word holds start and end in 16 bits each, which the length limit of links allows. Zero means
/// absent: nothing but the scheme starts at offset 0. Of a repeated parameter the first value is
/// here; the others are found again when they are asked for.
struct Captures: Sendable {
  /// The most parameters that a route may have.
  static let maximumCount = 4096
  static let inlineCount = 8

  private var inline = SIMD8<UInt32>()
  private var overflow: [UInt32] = []

  @inline(__always)
  init() {}

  @inline(__always)
  subscript(index: Int) -> Range<Int>? {
    let word = self.word(index)
    return word == 0 ? nil : Int(word & 0xFFFF)..<Int(word >> 16)
  }

  /// Whether a parameter is present.
  @inline(__always)
  func has(_ index: Int) -> Bool { word(index) != 0 }

  @inline(__always)
  private func word(_ index: Int) -> UInt32 {
    if index < Self.inlineCount { return inline[index] }
    let index = index - Self.inlineCount
    return index < overflow.count ? overflow[index] : 0
  }

  @inline(__always)
  mutating func set(_ index: Int, _ start: Int, _ end: Int) {
    let word = UInt32(truncatingIfNeeded: start) | UInt32(truncatingIfNeeded: end) << 16
    if index < Self.inlineCount {
      inline[index] = word
    } else {
      setOverflow(index - Self.inlineCount, word)
    }
  }

  /// Forgets every parameter from an index on: what a dead end leaves behind.
  mutating func clear(from first: Int) {
    if first == 0 {
      inline = SIMD8()
    } else {
      for index in first..<max(first, Self.inlineCount) { inline[index] = 0 }
    }
    if overflow.count > max(0, first - Self.inlineCount) {
      overflow.removeLast(overflow.count - max(0, first - Self.inlineCount))
    }
  }

  @inline(never)
  private mutating func setOverflow(_ index: Int, _ word: UInt32) {
    while overflow.count <= index { overflow.append(0) }
    overflow[index] = word
  }
}
