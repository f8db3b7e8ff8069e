extension LanguageTag {
  /// Makes the text of a tag: language lower, script Title, region UPPER, everything else lower.
  ///
  /// This is the rule of [RFC 5646 §2.1.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1),
  /// said of parts instead of lengths: in a tag that follows the grammar, scripts and regions are
  /// the only subtags of 4 and 2 letters before a singleton.
  ///
  /// - Complexity: O(*n*); up to 15 bytes fit into the string itself, without allocation.
  static func conventionalCasing(
    of bytes: Span<UInt8>, layout: LanguageTagLayout
  ) -> String {
    unsafe String(unsafeUninitializedCapacity: bytes.count) { buffer in
      for offset in bytes.indices {
        unsafe buffer[offset] = bytes[offset].lowercasedASCII
      }
      if let first = layout.script.first {
        unsafe buffer[first] = bytes[first].uppercasedASCII
      }
      for offset in layout.region {
        unsafe buffer[offset] = bytes[offset].uppercasedASCII
      }
      return bytes.count
    }
  }
}
