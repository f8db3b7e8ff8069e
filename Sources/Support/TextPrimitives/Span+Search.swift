extension Span<UInt8> {
  /// Returns the first offset of a byte at or after `start`, or `count` if there is none.
  ///
  /// Eight bytes are compared at a time. The searched bytes, such as links and lines, are few, so a
  /// call to `memchr` would take as long as the search itself.
  ///
  /// - Complexity: O(*n*).
  @inlinable @inline(__always)
  public func firstOffset(of byte: UInt8, from start: Int) -> Int {
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    var offset = start
    return unsafe withUnsafeBytes { bytes in
      while offset &+ 8 <= bytes.count {
        // In bounds: checked by the loop.
        let word = unsafe UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        // A byte of `difference` is zero where the searched byte occurs. In `found`, a bit marks
        // each zero byte. Only the lowest mark is always correct, because a borrow can set others.
        let difference = word ^ pattern
        let found = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
        if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
        offset &+= 8
      }
      while offset < bytes.count {
        if unsafe bytes[offset] == byte { return offset }
        offset &+= 1
      }
      return bytes.count
    }
  }

  /// Returns the first offset of any of three bytes at or after `start`, or `count` if none exists.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @inlinable @inline(__always)
  public func firstOffset(
    of first: UInt8, or second: UInt8, or third: UInt8, from start: Int
  ) -> Int {
    let low = 0x0101_0101_0101_0101 as UInt64
    let patterns = (low &* UInt64(first), low &* UInt64(second), low &* UInt64(third))
    var offset = start
    return unsafe withUnsafeBytes { bytes in
      while offset &+ 8 <= bytes.count {
        // In bounds: checked by the loop.
        let word = unsafe UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        // The lowest zero byte of each difference is exact, as in the search for one byte. The
        // lowest zero byte of all three is therefore also exact.
        let one = word ^ patterns.0
        let two = word ^ patterns.1
        let three = word ^ patterns.2
        let found =
          ((one &- low) & ~one | (two &- low) & ~two | (three &- low) & ~three)
          & 0x8080_8080_8080_8080
        if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
        offset &+= 8
      }
      while offset < bytes.count {
        let byte = unsafe bytes[offset]
        if byte == first || byte == second || byte == third { return offset }
        offset &+= 1
      }
      return bytes.count
    }
  }

  /// Returns the first offset of a non-ASCII byte at or after `start`, or `count` if there is none.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  public func firstOffsetBeyondASCII(from start: Int) -> Int {
    var offset = start
    return unsafe withUnsafeBytes { bytes in
      while offset &+ 8 <= bytes.count {
        // In bounds: checked by the loop.
        let word = unsafe UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let found = word & 0x8080_8080_8080_8080
        if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
        offset &+= 8
      }
      while offset < bytes.count {
        if unsafe bytes[offset] >= 0x80 { return offset }
        offset &+= 1
      }
      return max(start, bytes.count)
    }
  }

  /// Returns the number of occurrences of a byte.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  public func count(of byte: UInt8) -> Int {
    let low = 0x7F7F_7F7F_7F7F_7F7F as UInt64
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    return unsafe withUnsafeBytes { bytes in
      var count = 0
      var offset = 0
      while offset &+ 8 <= bytes.count {
        // In bounds: checked by the loop.
        let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pattern
        // No carry crosses into the next byte, so exactly the highest bits of the zero bytes are
        // set.
        count &+= (~((word & low) &+ low | word | low)).nonzeroBitCount
        offset &+= 8
      }
      while offset < bytes.count {
        if unsafe bytes[offset] == byte { count &+= 1 }
        offset &+= 1
      }
      return count
    }
  }
}
