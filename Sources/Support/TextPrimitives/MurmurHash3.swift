/// The hash function MurmurHash3 for 64-bit processors, with 128 bits.
///
/// The hash of a given input is the same in every run and on every machine. The function does not
/// resist input that is constructed to collide. See
/// [the reference](https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp).
package enum MurmurHash3 {
  /// A hash of 128 bits.
  package struct Value: Hashable, Sendable {
    /// The first 64 bits.
    package let high: UInt64
    /// The last 64 bits.
    package let low: UInt64

    /// The hash in 32 hexadecimal digits.
    package var digits: String { FNV1a.digits(high) + FNV1a.digits(low) }
  }

  private static let first: UInt64 = 0x87C3_7B91_1142_53D5
  private static let second: UInt64 = 0x4CF5_AD43_2745_937F

  /// Returns the hash of bytes, with the seed 0.
  ///
  /// - Complexity: O(*n*), 16 bytes at a time.
  package static func hash(_ bytes: Span<UInt8>) -> Value {
    var (high, low): (UInt64, UInt64) = (0, 0)
    var offset = 0
    while offset &+ 16 <= bytes.count {
      high = rotated(high ^ mixedFirst(word(bytes, offset, 8)), 27) &+ low
      high = high &* 5 &+ 0x52DC_E729
      low = rotated(low ^ mixedSecond(word(bytes, offset &+ 8, 8)), 31) &+ high
      low = low &* 5 &+ 0x3849_5AB5
      offset &+= 16
    }
    // Fewer than 16 bytes remain. The missing bytes are treated as zeros.
    let rest = bytes.count - offset
    low ^= mixedSecond(word(bytes, offset + 8, max(0, rest - 8)))
    high ^= mixedFirst(word(bytes, offset, min(8, rest)))
    low ^= UInt64(bytes.count)
    high ^= UInt64(bytes.count)
    high &+= low
    low &+= high
    (high, low) = (finished(high), finished(low))
    high &+= low
    low &+= high
    return Value(high: high, low: low)
  }

  /// Returns a little-endian number with up to eight bytes.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ offset: Int, _ count: Int) -> UInt64 {
    if count == 8 {
      return unsafe bytes.withUnsafeBytes { memory in
        precondition(offset >= 0 && offset <= memory.count - 8, "a word is within the bytes")
        return unsafe UInt64(
          littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
    }
    return (0..<count).reduce(0) { $0 | UInt64(bytes[offset + $1]) << (8 * UInt64($1)) }
  }

  @inline(__always)
  private static func mixedFirst(_ word: UInt64) -> UInt64 {
    rotated(word &* first, 31) &* second
  }

  @inline(__always)
  private static func mixedSecond(_ word: UInt64) -> UInt64 {
    rotated(word &* second, 33) &* first
  }

  private static func finished(_ word: UInt64) -> UInt64 {
    var word = (word ^ word &>> 33) &* 0xFF51_AFD7_ED55_8CCD
    word = (word ^ word &>> 33) &* 0xC4CE_B9FE_1A85_EC53
    return word ^ word &>> 33
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 &- count)
  }
}
