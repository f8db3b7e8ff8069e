import TextPrimitives

/// An array that never changes, without a reference count and without bounds checks in release.
///
/// The search of a link follows indices that the builder made and that always lie inside; a debug
/// build checks them all the same. The owner frees the memory: ``RouteTable`` does in its `deinit`.
@safe
struct FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Sendable because nothing is written once the array is shared.
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    count = elements.count
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    for (index, element) in elements.enumerated() {
      unsafe (base + index).initialize(to: element)
    }
  }

  /// Replaces an element; only before the array is shared.
  mutating func update(_ index: Int, to element: Element) {
    assert(index >= 0 && index < count, "the builder makes indices that lie inside")
    unsafe base[index] = element
  }

  /// Frees the memory; nothing may use the array afterwards.
  func deallocate() {
    unsafe base.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count, "the builder makes indices that lie inside")
    return unsafe base[index]
  }

  var indices: Range<Int> { 0..<count }

  /// All of it as an ordinary array.
  var array: [Element] { array(indices) }

  /// A part as an ordinary array.
  func array(_ range: Range<Int>) -> [Element] { range.map { self[$0] } }
}

extension FlatArray<UInt8> {
  /// Copies a part into memory that has room for it from an offset on.
  @inline(__always)
  func copy(_ range: Range<Int>, to memory: UnsafeMutableBufferPointer<UInt8>, at offset: Int) {
    assert(range.lowerBound >= 0 && range.upperBound <= count, "a range that lies inside")
    guard let start = memory.baseAddress else { return }
    unsafe (start + offset).update(from: base + range.lowerBound, count: range.count)
  }

  /// Appends a part to a buffer.
  @inline(__always)
  func append(_ range: Range<Int>, to buffer: inout ByteBuffer) {
    assert(range.lowerBound >= 0 && range.upperBound <= count, "a range that lies inside")
    let part = unsafe UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
    buffer.append(unsafe Span(_unsafeElements: part))
  }
}
