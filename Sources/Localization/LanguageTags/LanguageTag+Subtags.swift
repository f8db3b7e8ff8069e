extension LanguageTag {
  /// The primary language subtag, which is the first subtag: `zh` of `zh-Hans-CN`.
  ///
  /// It is `x` in a tag of private use only, and `i` in some grandfathered tags. These primary
  /// subtags do not represent a language ([RFC 5646
  /// §2.2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.1)).
  ///
  /// - Complexity: O(1); no allocation.
  public var language: String { substring(layout.language) }

  /// The extended language subtags: `cmn` of `zh-cmn-Hans`.
  ///
  /// The grammar allows three, but a valid tag has at most one ([RFC 5646
  /// §2.2.2](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2)). The registration is not
  /// checked: `es-MEX` has `mex` here, which `LocaleNegotiation` reads as a region.
  ///
  /// - Complexity: O(*n*) in the length of the part; allocates only if the tag has such subtags.
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
  /// - Complexity: O(*n*) in the length of the part; allocates only if the tag has variants.
  public var variants: [String] { subtags(layout.variants) }

  /// The private use subtags without their `x`: `phonebk` of `de-CH-x-phonebk`.
  ///
  /// - Complexity: O(*n*) in the length of the part; allocates only if the tag has such subtags.
  public var privateUse: [String] { subtags(layout.privateUse(in: text.count)) }

  /// A Boolean value that indicates whether the tag is one of the 26 grandfathered tags.
  ///
  /// These tags were registered as a whole, and the registration defines their meaning. Only
  /// ``language`` is set: `zh-min-nan` has no extended languages, and `en-GB-oed` has no region
  /// here. A longer tag that starts with a grandfathered tag (`zh-min-nan-TW`) is an ordinary tag
  /// or is rejected. Follows [RFC 5646
  /// §2.2.8](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.8).
  ///
  /// - Complexity: O(1); no allocation.
  public var isGrandfathered: Bool { layout.isGrandfathered }

  /// Returns the string of a part that is one subtag.
  func substring(_ part: Range<Int>) -> String {
    let text = text.string
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
    return String(text[start..<utf8.index(start, offsetBy: part.count)])
  }

  /// Returns the subtags of a part.
  func subtags(_ part: Range<Int>) -> [String] {
    if part.isEmpty { return [] }
    return substring(part).split(separator: "-").map { String($0) }
  }
}
