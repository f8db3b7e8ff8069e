/// Strict UTF-8, as in Table 3-7 of the Unicode Standard: no overlong form, no surrogate, nothing above
/// U+10FFFF.
///
/// The readers of other formats in this package use it too.
package enum JSONUTF8 {
  /// The length of the sequence that starts at an offset; 0 if it is not valid.
  @inline(__always)
  package static func length(at offset: Int, in bytes: Span<UInt8>) -> Int {
    let lead = bytes[offset]
    if lead < 0x80 { return 1 }
    if lead < 0xE0 {
      guard lead >= 0xC2, offset &+ 1 < bytes.count, isContinuation(bytes[offset &+ 1]) else {
        return 0
      }
      return 2
    }
    if lead < 0xF0 {
      guard offset &+ 2 < bytes.count else { return 0 }
      let second = bytes[offset &+ 1]
      guard isContinuation(second), isContinuation(bytes[offset &+ 2]) else { return 0 }
      // Overlong forms and surrogates.
      if lead == 0xE0, second < 0xA0 { return 0 }
      if lead == 0xED, second >= 0xA0 { return 0 }
      return 3
    }
    guard lead < 0xF5, offset &+ 3 < bytes.count else { return 0 }
    let second = bytes[offset &+ 1]
    guard isContinuation(second), isContinuation(bytes[offset &+ 2]),
      isContinuation(bytes[offset &+ 3])
    else { return 0 }
    if lead == 0xF0, second < 0x90 { return 0 }
    if lead == 0xF4, second >= 0x90 { return 0 }
    return 4
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
