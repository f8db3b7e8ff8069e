import URLSyntax
import TextPrimitives

/// The input as the most lenient parser reads it.
///
/// It contains no spaces or control characters of ASCII. Percent-encoding is decoded as often as it
/// was applied. Full-width forms are replaced with the ASCII characters that they resemble.
///
/// The text is used only to find secrets, never to parse links. Browsers remove control characters
/// even from the middle of a `%XX`, and proxies decode what other programs have already decoded.
struct LenientText {
  /// The bytes of the input after decoding and removal.
  private(set) var bytes: Bytes = []
  /// For each of ``bytes``, the offset in the input at which it starts.
  private(set) var starts: [Int] = []
  /// For each of ``bytes``, the offset in the input at which it ends.
  private(set) var ends: [Int] = []

  /// Creates the lenient reading of some bytes.
  ///
  /// - Complexity: O(*n*), because every byte is added once, and each further step removes at least
  ///   two bytes.
  init(_ text: some Sequence<UInt8>) {
    for (offset, byte) in text.enumerated() where byte > 0x20 && byte != 0x7F {
      bytes.append(byte)
      starts.append(offset)
      ends.append(offset + 1)
      repeat { decodeEnd() } while foldEnd()
    }
  }

  /// Replaces a full-width form at the end, U+FF01 to U+FF5E, with its ASCII character.
  ///
  /// - Returns: `true` if the bytes ended with a full-width form.
  private mutating func foldEnd() -> Bool {
    let first = bytes.count - 3
    guard first >= 0, bytes[first] == 0xEF, 0xBC...0xBD ~= bytes[first + 1],
      0x80...0xBF ~= bytes[first + 2]
    else { return false }
    let offset = Int(bytes[first + 1] & 1) << 6 | Int(bytes[first + 2] & 0x3F)
    guard 1...0x5E ~= offset else { return false }
    ends[first] = ends[first + 2]
    bytes.removeLast(2)
    starts.removeLast(2)
    ends.removeLast(2)
    bytes[first] = UInt8(truncatingIfNeeded: 0x20 + offset)
    return true
  }

  /// Decodes the last three bytes if they are an escape, and repeats this if a new escape results.
  private mutating func decodeEnd() {
    while bytes.count >= 3, bytes[bytes.count - 3] == UInt8(ascii: "%"),
      let high = bytes[bytes.count - 2].hexadecimalValue,
      let low = bytes[bytes.count - 1].hexadecimalValue
    {
      ends[ends.count - 3] = ends[ends.count - 1]
      bytes.removeLast(2)
      starts.removeLast(2)
      ends.removeLast(2)
      let byte = high << 4 | low
      bytes[bytes.count - 1] = byte
      if byte <= 0x20 || byte == 0x7F {
        bytes.removeLast()
        starts.removeLast()
        ends.removeLast()
      }
    }
  }
}
