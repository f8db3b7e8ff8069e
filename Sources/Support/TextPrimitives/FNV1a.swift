/// [FNV-1a](https://www.rfc-editor.org/rfc/rfc9923) with 64 bits, whose values are the same in
/// every run and on every machine.
///
/// It is no protection against input that was made to collide.
public struct FNV1a {
  /// The hash of what was added.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  @inlinable public init() {}

  /// Adds a byte, or another number in one step.
  @inline(__always)
  public mutating func combine(_ unit: UInt64) { value = (value ^ unit) &* 0x100_0000_01B3 }

  /// Adds bytes.
  public mutating func combine(_ bytes: Span<UInt8>) {
    for offset in bytes.indices { combine(UInt64(bytes[offset])) }
  }

  /// Adds a string and its end, or that there is none.
  public mutating func combine(_ string: String?) {
    for byte in string?.utf8 ?? "".utf8 { combine(UInt64(byte)) }
    // No byte of UTF-8.
    combine(string == nil ? 0xFE : 0xFF)
  }

  /// Returns the hexadecimal digits of a number, with leading zeros.
  public static func digits<Number: FixedWidthInteger>(_ number: Number) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: Number.bitWidth / 4 - digits.utf8.count) + digits
  }
}
