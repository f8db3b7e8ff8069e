/// Distinguishes keys that are source strings from keys that are names in code.
enum SourceKey {
  /// Returns `true` if a key is a name in code.
  ///
  /// Examples are `settings.title`, `error_network`, and `Rx1-a2-bcd.text` of Interface Builder.
  ///
  /// - Complexity: O(*n*).
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
        // "Loading..." and "Name:" are strings for users.
        if index > 0, index + 1 < key.count, key[index + 1] != byte { hasMark = true }
      default: return false
      }
    }
    return hasMark || isCamel
  }
}
