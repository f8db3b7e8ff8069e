/// The 64-bit hash function [FNV-1a](https://www.rfc-editor.org/rfc/rfc9923).
///
/// The hash of a given input is the same in every run and on every machine. The function does not
/// resist input that is constructed to collide.
public struct FNV1a {
  /// The hash of the data added so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of empty data.
  @inlinable public init() {}

  /// Adds a byte to the hash, or a wider integer as a single unit.
  @inline(__always)
  public mutating func combine(_ unit: UInt64) { value = (value ^ unit) &* 0x100_0000_01B3 }

  /// Adds each byte of a span to the hash.
  public mutating func combine(_ bytes: Span<UInt8>) {
    for offset in bytes.indices { combine(UInt64(bytes[offset])) }
  }

  /// Adds a string and a terminator; for `nil`, adds only a different terminator byte.
  public mutating func combine(_ string: String?) {
    for byte in string?.utf8 ?? "".utf8 { combine(UInt64(byte)) }
    // Neither of these bytes occurs in UTF-8.
    combine(string == nil ? 0xFE : 0xFF)
  }

  /// Returns a number in hexadecimal digits, with leading zeros.
  public static func digits<Number: FixedWidthInteger>(_ number: Number) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: Number.bitWidth / 4 - digits.utf8.count) + digits
  }
}
