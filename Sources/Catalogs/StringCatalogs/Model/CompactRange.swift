/// A range of 32-bit offsets, which takes half the memory of `Range<Int>`.
///
/// A file may contain hundreds of thousands of keys. Because a file is smaller than 4 GiB, 32 bits
/// are also sufficient for the indices of its elements.
struct CompactRange: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32

  init(_ range: Range<Int>?) {
    start = range.map { UInt32(truncatingIfNeeded: $0.lowerBound) } ?? .max
    end = range.map { UInt32(truncatingIfNeeded: $0.upperBound) } ?? 0
  }

  /// `true` if the range is absent, which differs from an empty range.
  var isAbsent: Bool { start > end }

  var range: Range<Int> { Int(start)..<Int(max(start, end)) }
}
