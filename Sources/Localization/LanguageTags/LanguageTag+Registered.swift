extension LanguageTag {
  /// A Boolean value that indicates whether the tag's language is registered.
  ///
  /// ```swift
  /// try LanguageTag(parsing: "fr-CA").hasRegisteredLanguage   // true
  /// try LanguageTag(parsing: "French").hasRegisteredLanguage  // false
  /// try LanguageTag(parsing: "xx").hasRegisteredLanguage      // false
  /// ```
  ///
  /// In BCP 47, a tag is *valid* if all of its subtags are registered ([RFC 5646
  /// §2.2.9](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9)). This property checks only the
  /// primary language subtag, against the registry of 2025-08-25. Deprecated subtags (`iw`),
  /// private-use languages (`qaa`) and three-letter ISO 639 codes (`eng`) are registered. The
  /// property is also `true` for grandfathered tags and for tags that consist only of private use
  /// subtags (`x-a`).
  ///
  /// - Complexity: O(1); no allocation for a tag of at most 15 bytes.
  public var hasRegisteredLanguage: Bool {
    var isRegistered = false
    text.withBytes { bytes in
      isRegistered = Self.isRegistered(bytes, layout.language)
    }
    return isRegistered
  }

  /// Returns `true` if the bytes between two offsets are a tag of a registered language.
  ///
  /// The result is `true` if and only if the bytes are well-formed and ``hasRegisteredLanguage`` is
  /// `true` for their tag. This method does not create the tag.
  package static func hasRegisteredLanguage(
    _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    hasRegisteredUsualForm(bytes, from: start, to: end)
      ?? isUnusualRegistered(bytes, from: start, to: end)
  }

  /// Returns `true` if bytes with a common form (see ``UsualForm``) are a tag of a registered
  /// language.
  ///
  /// The result is `nil` if the bytes do not have a common form.
  @inline(__always)
  static func hasRegisteredUsualForm(
    _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Bool? {
    guard let (low, _) = usualWords(bytes, from: start, to: end) else { return nil }
    return isRegisteredUsualForm(low, count: end &- start)
  }

  /// Returns `true` if the language of a tag with a common form is registered.
  ///
  /// - Parameters:
  ///   - low: The first bytes of the tag, least significant byte first.
  ///   - count: The length of the tag.
  @inline(__always)
  static func isRegisteredUsualForm(_ low: UInt64, count: Int) -> Bool {
    let third = count == 3 ? UInt8(truncatingIfNeeded: low &>> 16) : nil
    return LanguageRegistry.contains(
      UInt8(truncatingIfNeeded: low), UInt8(truncatingIfNeeded: low &>> 8), third: third)
  }

  @inline(never)
  static func isUnusualRegistered(
    _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    guard isWellFormed(bytes, from: start, to: end) else { return false }
    var languageEnd = start
    while languageEnd < end, bytes[languageEnd] != .hyphen { languageEnd += 1 }
    return isRegistered(bytes, start..<languageEnd)
  }

  /// Returns `true` if the first subtag of a well-formed tag is a registered language, `x` or `i`.
  ///
  /// `x` starts private use tags, and `i` starts some grandfathered tags.
  @inline(__always)
  private static func isRegistered(_ bytes: Span<UInt8>, _ subtag: Range<Int>) -> Bool {
    let start = subtag.lowerBound
    return switch subtag.count {
    case 1: true
    case 2: LanguageRegistry.contains(bytes[start], bytes[start + 1], third: nil)
    case 3: LanguageRegistry.contains(bytes[start], bytes[start + 1], third: bytes[start + 2])
    default: false
    }
  }
}
