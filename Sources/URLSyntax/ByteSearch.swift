/// Finds separators eight bytes at a time.
///
/// A byte of a word is zero where `(word - 0x01…) & ~word & 0x80…` has its high bit; borrows only run
/// upwards, so the lowest such bit is exact. Eight bytes cost about as much as two do in a loop.
public enum ByteSearch {
  @usableFromInline static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @usableFromInline static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// The offset of the first of two bytes from an offset on; the end if neither is there.
  @inlinable @inline(__always)
  public static func first(
    of byte: UInt8, or other: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var offset = start
    while offset + 8 <= end {
      let word = load(bytes, offset)
      let found = zeros(word ^ (ones &* UInt64(byte))) | zeros(word ^ (ones &* UInt64(other)))
      if found != 0 { return offset + found.trailingZeroBitCount >> 3 }
      offset += 8
    }
    while offset < end {
      // In bounds: callers pass ranges of the span, and `offset < end`.
      let current = unsafe bytes[unchecked: offset]
      if current == byte || current == other { return offset }
      offset += 1
    }
    return end
  }

  /// The offset of the first such byte from an offset on; the end if it is not there.
  @inlinable @inline(__always)
  public static func first(
    of byte: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var offset = start
    while offset + 8 <= end {
      let found = zeros(load(bytes, offset) ^ (ones &* UInt64(byte)))
      if found != 0 { return offset + found.trailingZeroBitCount >> 3 }
      offset += 8
    }
    while offset < end {
      // In bounds, as above.
      if unsafe bytes[unchecked: offset] == byte { return offset }
      offset += 1
    }
    return end
  }

  /// The high bits of the bytes that are zero; above the lowest of them, perhaps of others.
  @inlinable @inline(__always)
  public static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  /// The eight bytes from an offset on, the first one lowest.
  @inlinable @inline(__always)
  public static func load(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    // In bounds: the callers check `offset + 8 <= count`.
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }
}
