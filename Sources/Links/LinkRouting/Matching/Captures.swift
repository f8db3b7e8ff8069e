/// The byte ranges of the parameters of a match.
///
/// Each parameter needs one word, and up to eight words need no allocation. Only the first value of
/// a repeated parameter is stored; the other values are searched for when they are read.
struct Captures: Sendable {
  /// The maximum number of parameters of a route that the builder of a table accepts.
  static let maximumCount = 4096
  static let inlineCount = 8

  private var inline = SIMD8<UInt32>()
  /// The words of the parameters after the first eight; `nil` if there are none.
  private var overflow: [UInt32]?

  /// Creates captures without parameters.
  init() {}

  /// Creates captures from the parameters that a search has found.
  ///
  /// - Parameter count: The number of parameters of the matching entry.
  @inline(__always)
  init(_ slots: CaptureSlots, count: Int) {
    inline = slots.first8
    if count > Self.inlineCount {
      overflow = (Self.inlineCount..<count).map { slots.word($0) }
    }
  }

  /// The byte range of a parameter, whether or not its value was dropped.
  @inline(__always)
  subscript(index: Int) -> Range<Int>? { CaptureSlots.range(word(index)) }

  /// Returns `true` if the value of a parameter, or one value of a list, was dropped.
  @inline(__always)
  func hasDropped(_ index: Int) -> Bool { CaptureSlots.isDropped(word(index)) }

  /// Returns `true` if a parameter is present.
  @inline(__always)
  func has(_ index: Int) -> Bool { word(index) != 0 }

  @inline(__always)
  private func word(_ index: Int) -> UInt32 {
    if index < Self.inlineCount { return inline[index] }
    let index = index - Self.inlineCount
    guard let overflow, index < overflow.count else { return 0 }
    return overflow[index]
  }
}
