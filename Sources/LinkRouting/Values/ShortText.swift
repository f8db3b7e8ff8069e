import URLSyntax

/// Up to 15 ASCII bytes of a link in two words: what typed code takes from a ``TypedMatch``.
///
/// Making a `String` of a value costs more than finding the value, so typed values keep its bytes and
/// make the string when somebody reads it. It is public because only public code is inlined into
/// other modules.
@frozen
public struct ShortText: BitwiseCopyable, Hashable, Sendable {
  /// The most bytes that it holds.
  static let capacity = 15

  /// The first eight bytes, the first one lowest.
  @usableFromInline var low: UInt64
  /// Seven more bytes, and the length in the highest one, which no text reaches for the two below.
  @usableFromInline var high: UInt64

  /// No text: the parameter is not in the link.
  @inlinable @inline(__always)
  public static var absent: ShortText { ShortText(low: 0, high: 0xFE << 56) }
  /// No text: it has to be read as a string.
  @inlinable @inline(__always)
  public static var tooLong: ShortText { ShortText(low: 0, high: 0xFF << 56) }

  /// Whether there is no such parameter.
  @inlinable @inline(__always)
  public var isAbsent: Bool { high == 0xFE << 56 }

  /// Whether there is a text.
  @inlinable @inline(__always)
  public var isText: Bool { high < 0xFE << 56 }

  /// Whether there is a text, and it does not fit.
  @inlinable @inline(__always)
  public var isTooLong: Bool { high == 0xFF << 56 }

  @inlinable @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Keeps at most 15 bytes.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ start: Int, _ count: Int) {
    if start &+ 16 <= bytes.count {
      low = ByteSearch.load(bytes, start)
      high = ByteSearch.load(bytes, start &+ 8)
      if count < 8 {
        low &= (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
        high = 0
      } else {
        high &= (1 &<< UInt64(truncatingIfNeeded: (count &- 8) &* 8)) &- 1
      }
      high |= UInt64(truncatingIfNeeded: count) << 56
    } else {
      low = LiteralTable.word(bytes, start, count)
      high = UInt64(truncatingIfNeeded: count) << 56
      if count > 8 { high |= LiteralTable.word(bytes, start &+ 8, count &- 8) }
    }
  }

  /// Turns `a–z` into `A–Z`, eight bytes at a time.
  @inline(__always)
  mutating func uppercase() {
    low = Self.uppercased(low)
    high = Self.uppercased(high)
  }

  /// The length byte is at most 15, so it is no letter.
  @inline(__always)
  private static func uppercased(_ word: UInt64) -> UInt64 {
    let fromA = word &+ 0x1F1F_1F1F_1F1F_1F1F
    let beyondZ = word &+ 0x0505_0505_0505_0505
    return word ^ ((fromA & ~beyondZ & 0x8080_8080_8080_8080) >> 2)
  }

  /// Calls a function with the bytes of the text.
  @inline(__always)
  func readBytes(_ body: (Span<UInt8>) -> Void) {
    let words = (low.littleEndian, high.littleEndian)
    let count = min(Int(high >> 56), Self.capacity)
    unsafe withUnsafeBytes(of: words) { buffer in
      // In bounds: at most 15 of 16 bytes.
      let bytes = unsafe buffer[..<count].assumingMemoryBound(to: UInt8.self)
      body(unsafe Span(_unsafeElements: bytes))
    }
  }

  /// The text.
  public var string: String {
    let words = (low.littleEndian, high.littleEndian)
    let count = min(Int(high >> 56), Self.capacity)
    return unsafe withUnsafeBytes(of: words) { buffer in
      // In bounds: at most 15 of 16 bytes.
      unsafe String(decoding: UnsafeRawBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
  }
}
