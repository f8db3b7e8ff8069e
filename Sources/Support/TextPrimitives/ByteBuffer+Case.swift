extension ByteBuffer {
  /// Converts the letters `a–z` to uppercase, from an offset to the end.
  @inlinable @inline(__always)
  public mutating func uppercaseASCII(from start: Int) {
    changeCase(from: start, of: UInt8(ascii: "a"))
  }

  /// Converts the letters `A–Z` to lowercase, from an offset to the end.
  @inlinable @inline(__always)
  public mutating func lowercaseASCII(from start: Int) {
    changeCase(from: start, of: UInt8(ascii: "A"))
  }

  /// Flips the case of the 26 letters that start with `first`, eight bytes at a time.
  @inlinable @inline(__always)
  mutating func changeCase(from start: Int, of first: UInt8) {
    precondition(start >= 0 && start <= end)
    // The last word may extend past the end of the bytes, into reserved but unused memory.
    reserve(8)
    let ones = 0x0101_0101_0101_0101 as UInt64
    let memory = unsafe UnsafeMutableRawPointer(base)
    var offset = start
    while offset < end {
      // In bounds: the call to `reserve(8)` ensured space for eight bytes after the end.
      let word = unsafe memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let low = word & (ones &* 0x7F)
      // The first sum sets the highest bit of each byte that is greater than or equal to the first
      // letter. The second sum sets it for each byte after the last letter. Neither sum carries
      // into the next byte.
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
