extension LanguageTag {
  /// Returns a tag in its conventional casing: `zh-Hans-CN`.
  ///
  /// The first letter of the script and the whole region are in upper case. All other letters are
  /// in lower case.
  ///
  /// This is the rule of [RFC 5646 §2.1.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1),
  /// but it identifies scripts and regions by their position in the grammar instead of their
  /// length. In a tag that matches the grammar, scripts and regions are the only subtags of 4 and 2
  /// letters between the language and a singleton.
  ///
  /// - Complexity: O(*n*); up to 15 bytes are stored without allocation.
  static func conventionalCasing(
    of bytes: Span<UInt8>, layout: LanguageTagLayout
  ) -> LanguageTagText {
    let capital = layout.script.first
    let region = layout.region
    return LanguageTagText(count: bytes.count) { offset in
      offset == capital || region.contains(offset)
        ? bytes[offset].uppercasedASCII : bytes[offset].lowercasedASCII
    }
  }
}
