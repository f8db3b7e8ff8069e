/// The parameters that a search has found, in borrowed memory for one match.
///
/// Each parameter has one word, with the start and the end of its value in 16 bits each. The length
/// limit of links makes both fit. A word of zero means that the parameter is absent: no value
/// starts at offset 0, because the link starts with its scheme. The highest bit of the start marks
/// a parameter with a dropped value. The words are on the stack, and each word is read and written
/// individually. A vector of eight words would be copied as a whole at every step.
@safe
struct CaptureSlots {
  /// The minimum number of words.
  ///
  /// A table needs more if a route has more than eight parameters, or if the table has twin nodes.
  static let usualCount = 8

  private let base: UnsafeMutablePointer<UInt32>
  private let count: Int
  /// The total number of words.
  ///
  /// The words after the first `count` contain one bit for each set of twin nodes; see
  /// RouteTableBuilder+Twins.swift.
  private let total: Int

  /// Creates slots in memory with at least ``usualCount`` words, all of them zero.
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
    precondition(twin >= 0 && index < total, "twin index out of range")
    return unsafe base[index] >> UInt32(twin % 32) & 1 != 0
  }

  /// Records that the search has failed below a set of twins.
  func fail(below twin: Int32) {
    let index = count + Int(twin) / 32
    precondition(twin >= 0 && index < total, "twin index out of range")
    unsafe base[index] |= 1 << UInt32(twin % 32)
  }

  /// Clears the record of the twins below which the last search has failed.
  @inline(__always)
  func forgetFailures() {
    for index in count..<total { unsafe base[index] = 0 }
  }

  /// The byte range of a parameter, whether or not its value was dropped; `nil` if it is absent.
  @inline(__always)
  subscript(index: Int) -> Range<Int>? { Self.range(word(index)) }

  /// Returns `true` if a parameter is present.
  @inline(__always)
  func has(_ index: Int) -> Bool { word(index) != 0 }

  @inline(__always)
  func word(_ index: Int) -> UInt32 {
    precondition(index >= 0 && index < count, "slot index out of range")
    return unsafe base[index]
  }

  @inline(__always)
  func set(_ index: Int, _ start: Int, _ end: Int) {
    precondition(index >= 0 && index < count, "slot index out of range")
    unsafe base[index] =
      UInt32(truncatingIfNeeded: start) | UInt32(truncatingIfNeeded: end) << 16
  }

  /// Marks the value of a parameter as dropped.
  func markDropped(_ index: Int) {
    precondition(index >= 0 && index < count, "slot index out of range")
    unsafe base[index] |= Self.droppedMark
  }

  /// The bit of a word that marks a dropped value; offsets need 14 bits.
  static let droppedMark: UInt32 = 0x8000

  /// Removes the parameters from an index to the last one, after the search has reached a dead end.
  func clear(from first: Int) {
    for index in first..<max(first, count) { unsafe base[index] = 0 }
  }

  /// The first eight words.
  @inline(__always)
  var first8: SIMD8<UInt32> {
    // In bounds: there are at least eight words.
    unsafe UnsafeRawPointer(base).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  /// Returns the byte range in a word, whether or not the value was dropped.
  @inline(__always)
  static func range(_ word: UInt32) -> Range<Int>? {
    word == 0 ? nil : Int(word & 0x7FFF)..<Int(word >> 16)
  }

  /// Returns `true` if a word marks a dropped value.
  @inline(__always)
  static func isDropped(_ word: UInt32) -> Bool { word & droppedMark != 0 }
}

extension RouteTable {
  /// Calls a closure with cleared memory for the parameters of one search.
  ///
  /// The memory must not escape the call.
  @inline(__always)
  func withCaptureSlots<Result>(_ body: (CaptureSlots) -> Result) -> Result {
    guard captureCount <= CaptureSlots.usualCount else { return withManyCaptureSlots(body) }
    // A vector is on the stack, like a temporary allocation. With a vector, however, the compiler
    // can inline the call, so no references are counted.
    var words = SIMD8<UInt32>()
    return withCaptureSlots(in: &words, body)
  }

  /// Calls a closure with memory that the caller provides: eight words of zero.
  ///
  /// The table must not need more words.
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
