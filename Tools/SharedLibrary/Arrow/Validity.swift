/// The elements of a column that are not null.
struct Validity {
  /// A bitmap with one bit for each element, which is 1 if the element is not null.
  let bitmap: ArrowBuffer
  let count: Int
  private(set) var nullCount: Int

  /// Creates the validity of a column whose elements are all null.
  init(count: Int) {
    bitmap = ArrowBuffer(byteCount: count / 8 + 1)
    self.count = count
    nullCount = count
  }

  /// Marks an element that is null as not null.
  @inline(__always)
  mutating func add(_ index: Int) {
    bitmap.setBit(index)
    nullCount -= 1
  }
}
