import FiniteAutomata
import TextPrimitives

/// An order of characters that makes witnesses, the example links of conflicts, easy to read.
enum WitnessAlphabet {
  /// The ranges of scalars, the most readable first.
  private static let preferred: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D...0x2D, 0x5F...0x5F, 0x7E...0x7E, 0x2E...0x2E,
    // Further characters that a path may contain unencoded: ! $ & ' ( ) * + , : ; = @
    0x21...0x21, 0x24...0x24, 0x26...0x2C, 0x3A...0x3B, 0x3D...0x3D, 0x40...0x40,
    0x20...0x7E, 0xA1...0x7FF, 0x800...0xD7FF, 0xE000...0x10FFFF, 0...0x10FFFF,
  ]

  /// An order that prefers readable scalars, and strings that need the fewest bytes in a link.
  static let order = ScalarOrder(preferring: preferred, cost: cost)

  /// Returns the number of bytes of a scalar in a path, percent-encoded if necessary.
  @Sendable static func cost(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0..<0x80: isRaw(UInt8(truncatingIfNeeded: scalar)) ? 1 : 3
    case 0x80..<0x800: 6
    case 0x800..<0x10000: 9
    default: 12
    }
  }

  /// Returns `true` if a path may contain an ASCII character unencoded.
  ///
  /// These characters are `pchar` of [RFC 3986
  /// §3.3](https://www.rfc-editor.org/rfc/rfc3986#section-3.3).
  static func isRaw(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x24, 0x26...0x2E, 0x3A, 0x3B, 0x3D, 0x40, 0x5F, 0x7E: true
    default: false
    }
  }

  /// Returns the UTF-8 bytes of scalars.
  static func utf8(_ scalars: some Sequence<UInt32>) -> Bytes {
    var text = String.UnicodeScalarView()
    for value in scalars {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return Bytes(String(text).utf8)
  }

  /// Appends a component with the percent-encoding of a path.
  static func append(_ word: Bytes, to link: inout String) {
    for byte in word {
      if isRaw(byte) {
        link.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        link += "%"
        let digits = String(byte, radix: 16, uppercase: true)
        link += digits.utf8.count == 1 ? "0" + digits : digits
      }
    }
  }
}
