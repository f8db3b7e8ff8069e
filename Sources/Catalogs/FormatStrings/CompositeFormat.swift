/// A validator of .NET format strings.
///
/// Follows [composite
/// formatting](https://learn.microsoft.com/dotnet/standard/base-types/composite-formatting).
package enum CompositeFormat {
  /// Returns the offset of the first invalid brace; `nil` if all braces are valid.
  ///
  /// A brace is valid if it is doubled, or if it delimits a format item such as `{0}`, `{1,-8}` or
  /// `{2:N2}`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func fault(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") else {
        offset += 1
        continue
      }
      if offset + 1 < bytes.count, bytes[offset + 1] == byte {
        offset += 2
      } else if byte == UInt8(ascii: "{"), let end = itemEnd(from: offset, in: bytes) {
        offset = end
      } else {
        return offset
      }
    }
    return nil
  }

  /// Returns the end of the format item that a brace begins; `nil` if the brace begins none.
  private static func itemEnd(from brace: Int, in bytes: [UInt8]) -> Int? {
    var offset = brace + 1
    func skip(where isSkipped: (UInt8) -> Bool) -> Int {
      let start = offset
      while offset < bytes.count, isSkipped(bytes[offset]) { offset += 1 }
      return offset - start
    }
    // White space is allowed only after the index and before and after the alignment.
    guard skip(where: { $0 &- 0x30 < 10 }) > 0 else { return nil }
    _ = skip { $0 == 0x20 }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ",") {
      offset += 1
      _ = skip { $0 == 0x20 }
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") { offset += 1 }
      guard skip(where: { $0 &- 0x30 < 10 }) > 0 else { return nil }
      _ = skip { $0 == 0x20 }
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ":") {
      _ = skip { $0 != UInt8(ascii: "}") }
    }
    return offset < bytes.count && bytes[offset] == UInt8(ascii: "}") ? offset + 1 : nil
  }
}
