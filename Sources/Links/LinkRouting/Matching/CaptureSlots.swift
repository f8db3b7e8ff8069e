/// The parameters that a search has found so far, in memory that is lent to it for one match.
///
/// A word holds start and end of a value in 16 bits each, which the length limit of links allows.
/// Zero means absent: nothing but the scheme starts at offset 0. The highest bit of the start marks
/// a parameter of which a value was dropped. The words lie on the stack, and are written and read
/// one by one: as a vector in a value they would be copied at every step.
@safe
struct CaptureSlots {
  /// The words that every search has; more only for a table with larger routes.
  static let usualCount = 8

  private let base: UnsafeMutablePointer<UInt32>
  private let count: Int
  /// The number of all words; those after `count` have a bit for each set of twins.
  private let total: Int

  /// Takes at least ``usualCount`` words, all of them zero.
  ///
  /// - Parameter count: The number of words for parameters.
  @inline(__always)
  fileprivate init(cleared memory: UnsafeMutableBufferPointer<UInt32>, count: Int) {
    guard let start = memory.baseAddress, memory.count >= Self.usualCount else {
      preconditionFailure("too few words for parameters")
    }
    unsafe base = start
    self.count = count
    total = memory.count
  }

  /// Returns `true` if the search has failed below a set of twins.
  func hasFailed(below twin: Int32) -> Bool {
    let index = count + Int(twin) / 32
    precondition(twin >= 0 && index < total, "a set of twins of the table")
    return unsafe base[index] >> UInt32(twin % 32) & 1 != 0
  }

  /// Remembers that the search has failed below a set of twins.
  func fail(below twin: Int32) {
    let index = count + Int(twin) / 32
    precondition(twin >= 0 && index < total, "a set of twins of the table")
    unsafe base[index] |= 1 << UInt32(twin % 32)
  }

  /// Forgets below which twins the last search has failed.
  @inline(__always)
  func forgetFailures() {
    for index in count..<total { unsafe base[index] = 0 }
  }

  /// The place of a parameter; `nil` if it is absent.
  @inline(__always)
  subscript(index: Int) -> Range<Int>? { Self.range(word(index)) }

  /// Whether a parameter is present.
  @inline(__always)
  func has(_ index: Int) -> Bool { word(index) != 0 }

  @inline(__always)
  func word(_ index: Int) -> UInt32 {
    precondition(index >= 0 && index < count, "a slot of the largest entry")
    return unsafe base[index]
  }

  @inline(__always)
  func set(_ index: Int, _ start: Int, _ end: Int) {
    precondition(index >= 0 && index < count, "a slot of the largest entry")
    unsafe base[index] =
      UInt32(truncatingIfNeeded: start) | UInt32(truncatingIfNeeded: end) << 16
  }

  /// Marks a parameter of which a value was dropped.
  func markDropped(_ index: Int) {
    precondition(index >= 0 && index < count, "a slot of the largest entry")
    unsafe base[index] |= Self.droppedMark
  }

  /// The bit of a word that marks a dropped value; offsets need 14 bits.
  static let droppedMark: UInt32 = 0x8000

  /// Forgets every parameter from an index on: what a dead end leaves behind.
  func clear(from first: Int) {
    for index in first..<max(first, count) { unsafe base[index] = 0 }
  }

  /// The first eight words.
  @inline(__always)
  var first8: SIMD8<UInt32> {
    // In bounds: there are at least eight.
    unsafe UnsafeRawPointer(base).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  /// The place that a word holds, whether its value was dropped or not.
  @inline(__always)
  static func range(_ word: UInt32) -> Range<Int>? {
    word == 0 ? nil : Int(word & 0x7FFF)..<Int(word >> 16)
  }

  /// A Boolean value that indicates whether a word marks a dropped value.
  @inline(__always)
  static func isDropped(_ word: UInt32) -> Bool { word & droppedMark != 0 }
}

extension RouteTable {
  /// Lends cleared memory for the parameters of one search; it must not leave the call.
  @inline(__always)
  func withCaptureSlots<Result>(_ body: (CaptureSlots) -> Result) -> Result {
    guard captureCount <= CaptureSlots.usualCount else { return withManyCaptureSlots(body) }
    // A vector is memory on the stack too, and unlike a temporary allocation it lets the compiler
    // see through the call, so that nothing is counted.
    var words = SIMD8<UInt32>()
    return withCaptureSlots(in: &words, body)
  }

  /// Lends eight cleared words that somebody else keeps, for a table that needs no more of them.
  @inline(__always)
  func withCaptureSlots<Words: BitwiseCopyable, Result>(
    in words: inout Words, _ body: (CaptureSlots) -> Result
  ) -> Result {
    unsafe withUnsafeMutableBytes(of: &words) { memory in
      let memory = unsafe memory.assumingMemoryBound(to: UInt32.self)
      return body(unsafe CaptureSlots(cleared: memory, count: memory.count))
    }
  }

  @inline(never)
  private func withManyCaptureSlots<Result>(_ body: (CaptureSlots) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: captureCount) { memory in
      unsafe memory.initialize(repeating: 0)
      return body(unsafe CaptureSlots(cleared: memory, count: slotCount))
    }
  }
}
