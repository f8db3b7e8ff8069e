import TextPrimitives

/// The memory of an Arrow buffer, which is filled before its column is created.
@safe
final class ArrowBuffer: @unchecked Sendable {
  // Invariant: `memory` does not change after the column that contains the buffer was created, and
  // is valid as long as `owner` or this object exists.
  let memory: UnsafeMutableRawBufferPointer
  private let owner: AnyObject?

  /// Allocates zeroed memory.
  ///
  /// The alignment of 64 bytes is the one that Arrow recommends.
  init(byteCount: Int) {
    unsafe memory = .allocate(byteCount: max(64, byteCount), alignment: 64)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
    owner = nil
  }

  /// Creates a buffer of memory that another object owns.
  init(_ memory: UnsafeMutableRawBufferPointer, of owner: AnyObject) {
    unsafe self.memory = memory
    self.owner = owner
  }

  deinit {
    if owner == nil { unsafe memory.deallocate() }
  }

  /// Stores an integer at an index, which counts integers of the same size.
  @inline(__always)
  func store<Value: FixedWidthInteger & BitwiseCopyable>(_ value: Value, at index: Int) {
    let offset = index &* MemoryLayout<Value>.size
    let count = unsafe memory.count
    precondition(index >= 0 && offset <= count &- MemoryLayout<Value>.size)
    unsafe memory.storeBytes(of: value, toByteOffset: offset, as: Value.self)
  }

  /// Sets a bit of a bitmap, least significant bit first.
  @inline(__always)
  func setBit(_ index: Int) {
    unsafe memory[index >> 3] |= 1 << UInt8(truncatingIfNeeded: index & 7)
  }
}

/// The 32-bit offsets of a column whose elements have variable length.
struct ArrowOffsets {
  /// The start of the first element, which is 0, and the end of each element.
  let buffer: ArrowBuffer

  /// Creates offsets for a number of elements.
  init(count: Int) {
    buffer = ArrowBuffer(byteCount: (count + 1) * 4)
  }

  /// Stores the offset after the last byte of an element.
  ///
  /// - Precondition: `end` fits in 32 bits.
  @inline(__always)
  func setEnd(_ end: Int, of index: Int) {
    buffer.store(Int32(end), at: index &+ 1)
  }
}

extension ArrowBuffer {
  /// Creates a buffer of finished bytes, without a copy.
  convenience init(_ bytes: consuming ByteBuffer) {
    let owner = OwnedBytes(bytes)
    let memory = unsafe owner.bytes.withSpan { bytes in
      unsafe bytes.withUnsafeBytes { unsafe UnsafeMutableRawBufferPointer(mutating: $0) }
    }
    unsafe self.init(memory, of: owner)
  }
}

/// Owns bytes, so that several arrays can share them.
private final class OwnedBytes {
  let bytes: ByteBuffer

  init(_ bytes: consuming ByteBuffer) {
    self.bytes = bytes
  }
}
