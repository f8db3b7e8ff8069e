extension ByteBuffer {
  /// Brings the letters `a–z` from an offset on to upper case.
  @inlinable @inline(__always)
  public mutating func uppercaseASCII(from start: Int) {
    changeCase(from: start, of: UInt8(ascii: "a"))
  }

  /// Brings the letters `A–Z` from an offset on to lower case.
  @inlinable @inline(__always)
  public mutating func lowercaseASCII(from start: Int) {
    changeCase(from: start, of: UInt8(ascii: "A"))
  }

  /// Flips the case of the 26 letters from a first one on, eight bytes at a time.
  @inlinable @inline(__always)
  mutating func changeCase(from start: Int, of first: UInt8) {
    precondition(start >= 0 && start <= end)
    // The last word may reach behind the bytes, where nothing counts.
    reserve(8)
    let ones = 0x0101_0101_0101_0101 as UInt64
    let memory = unsafe UnsafeMutableRawPointer(base)
    var offset = start
    while offset < end {
      // In bounds: eight bytes behind the end were just made room for.
      let word = unsafe memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let low = word & (ones &* 0x7F)
      // The highest bit of each byte: at least the first letter; more than the last one. Neither
      // sum crosses into the next byte.
      let isAtLeast = low &+ ones &* UInt64(0x80 - first)
      let isMore = low &+ ones &* UInt64(0x80 - first - 26)
      let isLetter = (isAtLeast ^ isMore) & ~word & (ones &* 0x80)
      unsafe memory.storeBytes(of: word ^ isLetter >> 2, toByteOffset: offset, as: UInt64.self)
      offset &+= 8
    }
  }

  /// Flips the case of the letter at an offset.
  @inlinable
  public mutating func flipCase(at offset: Int) {
    precondition(offset >= 0 && offset < end)
    unsafe base[offset] ^= 0x20
  }
}
