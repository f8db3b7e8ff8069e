extension Span<UInt8> {
  /// The offset of the first byte of a value from an offset on; the count if there is none.
  ///
  /// Eight bytes are compared at a time, because links and lines are short: a call into the C
  /// library costs as much as the search.
  ///
  /// - Complexity: O(*n*).
  @inlinable @inline(__always)
  public func firstOffset(of byte: UInt8, from start: Int) -> Int {
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    var offset = start
    return unsafe withUnsafeBytes { bytes in
      while offset &+ 8 <= bytes.count {
        // In bounds: just compared.
        let word = unsafe UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        // A byte of `difference` is zero where the value stands; the lowest such byte is exact.
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

  /// The offset of the first byte of three values from an offset on; the count if there is none.
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
        // In bounds: just compared.
        let word = unsafe UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        // As for one value: the lowest zero byte of each difference is exact, and so is the lowest of all.
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

  /// The offset of the first byte that is no character of ASCII from an offset on; the count if there is none.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  public func firstOffsetBeyondASCII(from start: Int) -> Int {
    var offset = start
    return unsafe withUnsafeBytes { bytes in
      while offset &+ 8 <= bytes.count {
        // In bounds: just compared.
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

  /// How many bytes have a value.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  public func count(of byte: UInt8) -> Int {
    let low = 0x7F7F_7F7F_7F7F_7F7F as UInt64
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    return unsafe withUnsafeBytes { bytes in
      var count = 0
      var offset = 0
      while offset &+ 8 <= bytes.count {
        // In bounds: just compared.
        let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pattern
        // No carry crosses a byte, so each zero byte sets exactly its own highest bit.
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
