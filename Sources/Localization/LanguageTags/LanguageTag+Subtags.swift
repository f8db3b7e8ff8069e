extension LanguageTag {
  /// The primary language subtag, which is the first subtag: `zh` in `zh-Hans-CN`.
  ///
  /// It is `x` in a tag that consists only of private use subtags, and `i` in some grandfathered
  /// tags. These primary subtags do not represent a language ([RFC 5646
  /// §2.2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.1)).
  ///
  /// - Complexity: O(1); no allocation.
  public var language: String { substring(layout.language) }

  /// The extended language subtags: `cmn` in `zh-cmn-Hans`.
  ///
  /// The grammar allows three extended language subtags, but a valid tag has at most one ([RFC 5646
  /// §2.2.2](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2)). The registry is not consulted:
  /// for `es-MEX`, this property contains `mex`, which `LocaleNegotiation` reads as a region.
  ///
  /// - Complexity: O(*n*), where *n* is the length of these subtags; allocates only if the tag has
  ///   such subtags.
  public var extlangs: [String] { subtags(layout.extlangs) }

  /// The script: `Hans` in `zh-Hans-CN`, `nil` in `zh-CN`.
  ///
  /// - Complexity: O(1); no allocation.
  public var script: String? { layout.script.isEmpty ? nil : substring(layout.script) }

  /// The region, a country or a larger area: `CN` in `zh-Hans-CN`, `419` in `es-419`, `nil` in
  /// `es`.
  ///
  /// - Complexity: O(1); no allocation.
  public var region: String? { layout.region.isEmpty ? nil : substring(layout.region) }

  /// The variants in the order of the tag: `rozaj` and `biske` in `sl-rozaj-biske`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the variants; allocates only if the tag has
  ///   variants.
  public var variants: [String] { subtags(layout.variants) }

  /// The private use subtags without their `x`: `phonebk` in `de-CH-x-phonebk`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of these subtags; allocates only if the tag has
  ///   such subtags.
  public var privateUse: [String] { subtags(layout.privateUse(in: text.count)) }

  /// A Boolean value that indicates whether the tag is one of the 26 grandfathered tags.
  ///
  /// These tags were registered as a whole, and the registration defines their meaning. Only
  /// ``language`` is set: for `zh-min-nan`, ``extlangs`` is empty, and for `en-GB-oed`, ``region``
  /// is `nil`. A longer tag that starts with a grandfathered tag (`zh-min-nan-TW`) is an ordinary
  /// tag or is rejected. See [RFC 5646
  /// §2.2.8](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.8).
  ///
  /// - Complexity: O(1); no allocation.
  public var isGrandfathered: Bool { layout.isGrandfathered }

  /// Returns a part that consists of one subtag as a string.
  func substring(_ part: Range<Int>) -> String {
    let text = text.string
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
    return String(text[start..<utf8.index(start, offsetBy: part.count)])
  }

  /// Returns the subtags of a part as strings.
  func subtags(_ part: Range<Int>) -> [String] {
    if part.isEmpty { return [] }
    return substring(part).split(separator: "-").map { String($0) }
  }
}
