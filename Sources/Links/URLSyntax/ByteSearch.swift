/// A search for separators that reads eight bytes at a time.
///
/// In `(word - 0x01…) & ~word & 0x80…`, the high bit of a byte is set if that byte of the word is
/// zero. Borrows only propagate upward, so the lowest set bit always marks a zero byte. Eight bytes
/// cost about as much as two bytes in a simple loop.
public enum ByteSearch {
  @usableFromInline static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @usableFromInline static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// Returns the offset of the first occurrence of either byte, or `end` if neither occurs.
  ///
  /// Neither of the bytes to search for may be zero.
  @inlinable @inline(__always)
  public static func first(
    of byte: UInt8, or other: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let pattern = ones &* UInt64(byte)
    let otherPattern = ones &* UInt64(other)
    var offset = start
    while offset &+ 8 <= end {
      let word = load(bytes, offset)
      let found = zeros(word ^ pattern) | zeros(word ^ otherPattern)
      if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    guard offset < end else { return end }
    let word = tail(bytes, at: offset, end: end)
    let found = zeros(word ^ pattern) | zeros(word ^ otherPattern)
    return found == 0 ? end : offset &+ found.trailingZeroBitCount &>> 3
  }

  /// Returns the offset of the first occurrence of the byte, or `end` if it does not occur.
  ///
  /// The byte to search for must not be zero.
  @inlinable @inline(__always)
  public static func first(
    of byte: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let pattern = ones &* UInt64(byte)
    var offset = start
    while offset &+ 8 <= end {
      let found = zeros(load(bytes, offset) ^ pattern)
      if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    guard offset < end else { return end }
    let found = zeros(tail(bytes, at: offset, end: end) ^ pattern)
    return found == 0 ? end : offset &+ found.trailingZeroBitCount &>> 3
  }

  /// Returns the one to seven bytes from `offset` to `end` as a little-endian word.
  ///
  /// The remaining high bytes of the word are zero.
  @inlinable @inline(__always)
  static func tail(_ bytes: Span<UInt8>, at offset: Int, end: Int) -> UInt64 {
    if end >= 8 {
      // Load the last eight bytes and shift out those before the offset.
      let excess = UInt64(truncatingIfNeeded: (offset &+ 8 &- end) &* 8)
      return load(bytes, end &- 8) &>> excess
    }
    return shortTail(bytes, at: offset, end: end)
  }

  @usableFromInline @inline(never)
  static func shortTail(_ bytes: Span<UInt8>, at offset: Int, end: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in offset..<end { word |= UInt64(bytes[index]) << UInt64((index - offset) * 8) }
    return word
  }

  /// Returns a word with the high bit set in each byte that is zero.
  ///
  /// Only the lowest set bit is reliable: higher bits may mark bytes that are not zero.
  @inlinable @inline(__always)
  public static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  /// Returns a word with the high bit set in exactly those bytes that equal the given byte.
  @inlinable @inline(__always)
  public static func exact(_ byte: UInt8, in word: UInt64) -> UInt64 {
    let rest = word ^ ones &* UInt64(byte)
    // The highest bit of each byte is cleared, so no sum carries into the next byte.
    return ~((rest & ~highs) &+ ~highs | rest) & highs
  }

  /// Returns a word with the high bit set in each byte that is not an ASCII letter or digit.
  @inlinable @inline(__always)
  public static func others(thanAlphanumericsIn word: UInt64) -> UInt64 {
    // The highest bit of each byte is cleared, so no sum carries into the next byte.
    let digits = word & ~highs
    let letters = digits | ones &* 0x20
    let isLetter = (letters &+ ones &* (0x80 - 0x61)) & ~(letters &+ ones &* (0x80 - 0x7B))
    let isDigit = (digits &+ ones &* (0x80 - 0x30)) & ~(digits &+ ones &* (0x80 - 0x3A))
    return ~(isLetter | isDigit) & highs | word & highs
  }

  /// Returns the eight bytes from an offset as a little-endian word.
  ///
  /// - Precondition: The span contains at least eight bytes from the offset on.
  @inlinable @inline(__always)
  public static func load(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= bytes.count &- 8)
    // In bounds: checked above. The checked load of the span would need more comparisons.
    return unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self))
  }
}
