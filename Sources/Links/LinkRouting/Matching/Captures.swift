/// Where the parameters of a match stand in the link, one word each, without allocation for up to
/// eight.
///
/// Of a repeated parameter the first value is here; the others are found again when they are asked
/// for.
struct Captures: Sendable {
  /// The most parameters that a route may have.
  static let maximumCount = 4096
  static let inlineCount = 8

  private var inline = SIMD8<UInt32>()
  private var overflow: [UInt32] = []

  /// No parameter is present.
  init() {}

  /// Keeps what a search has found.
  ///
  /// - Parameter count: The number of parameters that the entry found has.
  @inline(__always)
  init(_ slots: CaptureSlots, count: Int) {
    inline = slots.first8
    if count > Self.inlineCount {
      overflow = (Self.inlineCount..<count).map { slots.word($0) }
    }
  }

  /// The place of a parameter, whether its value was dropped or not.
  @inline(__always)
  subscript(index: Int) -> Range<Int>? { CaptureSlots.range(word(index)) }

  /// A Boolean value that indicates whether the value of a parameter, or one value of a list, was
  /// dropped.
  @inline(__always)
  func hasDropped(_ index: Int) -> Bool { CaptureSlots.isDropped(word(index)) }

  /// Whether a parameter is present.
  @inline(__always)
  func has(_ index: Int) -> Bool { word(index) != 0 }

  @inline(__always)
  private func word(_ index: Int) -> UInt32 {
    if index < Self.inlineCount { return inline[index] }
    let index = index - Self.inlineCount
    return index < overflow.count ? overflow[index] : 0
  }
}
