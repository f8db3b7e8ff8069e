extension LanguageTag {
  /// The primary language subtag, the first of the tag: `zh` of `zh-Hans-CN`.
  ///
  /// It is `x` in a tag of private use only and `i` in some grandfathered tags: the primary subtags
  /// that name no language
  /// ([RFC 5646 §2.2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.1)).
  ///
  /// - Complexity: O(1); no allocation.
  public var language: String { substring(layout.language) }

  /// The extended language subtags: `cmn` of `zh-cmn-Hans`.
  ///
  /// The grammar allows three; no valid tag has more than one
  /// ([RFC 5646 §2.2.2](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2)). Registration is
  /// not checked: `es-MEX` has `mex` here, which `LocaleNegotiation` reads as a region.
  ///
  /// - Complexity: O(*n*) in the length of the part; allocates only when there are any.
  public var extlangs: [String] { subtags(layout.extlangs) }

  /// The script: `Hans` of `zh-Hans-CN`.
  ///
  /// - Complexity: O(1); no allocation.
  public var script: String? { layout.script.isEmpty ? nil : substring(layout.script) }

  /// The region, a country or a larger area: `CN` of `zh-Hans-CN`, `419` of `es-419`.
  ///
  /// - Complexity: O(1); no allocation.
  public var region: String? { layout.region.isEmpty ? nil : substring(layout.region) }

  /// The variants in the order of the tag: `rozaj` and `biske` of `sl-rozaj-biske`.
  ///
  /// - Complexity: O(*n*) in the length of the part; allocates only when there are any.
  public var variants: [String] { subtags(layout.variants) }

  /// The private use subtags without their `x`: `phonebk` of `de-CH-x-phonebk`.
  ///
  /// - Complexity: O(*n*) in the length of the part; allocates only when there are any.
  public var privateUse: [String] { subtags(layout.privateUse(in: text.count)) }

  /// Whether the tag is one of the 26 registered as a whole before subtags had places.
  ///
  /// The meaning of such a tag is that of its registration, not of its parts: `zh-min-nan` has no
  /// extended languages and `en-GB-oed` no region here, only ``language`` is set. Tags that go on
  /// after a grandfathered one (`zh-min-nan-TW`) are ordinary ones or refused. Follows
  /// [RFC 5646 §2.2.8](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.8).
  ///
  /// - Complexity: O(1); no allocation.
  public var isGrandfathered: Bool { layout.isGrandfathered }

  /// The text of a part that is one subtag.
  func substring(_ part: Range<Int>) -> String {
    let text = text.string
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
    return String(text[start..<utf8.index(start, offsetBy: part.count)])
  }

  /// The subtags of a part.
  func subtags(_ part: Range<Int>) -> [String] {
    if part.isEmpty { return [] }
    return substring(part).split(separator: "-").map { String($0) }
  }
}
