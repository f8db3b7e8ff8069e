/// A range of places in half the memory, which hundreds of thousands of keys are made of.
///
/// Files have less than 4 GiB, and so fewer things of each kind.
struct CompactRange: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32

  init(_ range: Range<Int>?) {
    start = range.map { UInt32(truncatingIfNeeded: $0.lowerBound) } ?? .max
    end = range.map { UInt32(truncatingIfNeeded: $0.upperBound) } ?? 0
  }

  /// Whether there is no range, not even an empty one.
  var isAbsent: Bool { start > end }

  var range: Range<Int> { Int(start)..<Int(max(start, end)) }
}
