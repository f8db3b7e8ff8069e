/// Distinguishes keys that are source strings from keys that are identifiers.
enum SourceKey {
  /// Returns `true` if a key looks like a symbolic identifier rather than a source string.
  ///
  /// Examples are `settings.title`, `error_network`, and `Rx1-a2-bcd.text` from Interface Builder.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func isName(_ key: Span<UInt8>) -> Bool {
    var hasMark = false
    var hasLower = false
    var isCamel = false
    for index in key.indices {
      let byte = key[index]
      switch byte {
      case 0x61...0x7A: hasLower = true
      case 0x41...0x5A: isCamel = isCamel || hasLower
      case 0x30...0x39, UInt8(ascii: "-"): break
      case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"):
        // "Loading..." and "Name:" are strings for users, so a punctuation mark is ignored at the
        // end of the key and before an identical mark.
        if index > 0, index + 1 < key.count, key[index + 1] != byte { hasMark = true }
      default: return false
      }
    }
    return hasMark || isCamel
  }
}
