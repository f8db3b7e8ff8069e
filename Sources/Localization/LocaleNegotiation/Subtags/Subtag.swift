/// A subtag of at most 8 letters and digits, stored as one number.
///
/// Comparing two subtags takes one instruction. The first character is the least significant byte;
/// an absent subtag is zero.
struct Subtag: Hashable, Sendable {
  var bits: UInt64

  static let absent = Subtag(bits: 0)

  @inline(__always)
  init(bits: UInt64) {
    self.bits = bits
  }

  /// Creates a subtag from the first 8 bytes of a string.
  init(_ text: some StringProtocol) {
    bits = 0
    for (index, byte) in text.utf8.prefix(8).enumerated() {
      bits |= UInt64(byte) << UInt64(index * 8)
    }
  }

  init(_ text: String?) {
    self = text.map { Subtag($0[...]) } ?? .absent
  }

  @inline(__always)
  var isAbsent: Bool { bits == 0 }

  /// The number of letters and digits.
  var count: Int { (64 - bits.leadingZeroBitCount + 7) / 8 }
}

extension Subtag: ExpressibleByStringLiteral {
  /// Creates a subtag from a literal, which the compiler converts to a number.
  @inline(__always)
  init(stringLiteral text: StaticString) {
    bits = 0
    for index in 0..<min(text.utf8CodeUnitCount, 8) {
      bits |= UInt64(unsafe text.utf8Start[index]) << UInt64(index * 8)
    }
  }
}

extension Subtag: CustomStringConvertible {
  var description: String {
    String(decoding: (0..<count).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }, as: UTF8.self)
  }
}
