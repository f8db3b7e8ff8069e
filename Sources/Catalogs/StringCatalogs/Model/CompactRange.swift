/// A range of 32-bit offsets, which takes half the memory of `Range<Int>`.
///
/// A file may have hundreds of thousands of keys. It has less than 4 GiB, and so fewer elements of
/// each kind.
struct CompactRange: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32

  init(_ range: Range<Int>?) {
    start = range.map { UInt32(truncatingIfNeeded: $0.lowerBound) } ?? .max
    end = range.map { UInt32(truncatingIfNeeded: $0.upperBound) } ?? 0
  }

  /// `true` if there is no range; an empty range is not absent.
  var isAbsent: Bool { start > end }

  var range: Range<Int> { Int(start)..<Int(max(start, end)) }
}
