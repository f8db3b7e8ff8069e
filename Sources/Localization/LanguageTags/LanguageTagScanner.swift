internal import Diagnostics

/// Parses a tag in one pass from left to right.
///
/// It implements the grammar of [RFC 5646
/// §2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1), without the grandfathered tags:
///
/// ```
/// langtag    = language ["-" script] ["-" region] *("-" variant) *("-" extension)
///              ["-" privateuse]
/// language   = 2*3ALPHA ["-" extlang] / 4ALPHA / 5*8ALPHA
/// extlang    = 3ALPHA *2("-" 3ALPHA)
/// script     = 4ALPHA
/// region     = 2ALPHA / 3DIGIT
/// variant    = 5*8alphanum / DIGIT 3alphanum
/// extension  = singleton 1*("-" 2*8alphanum)
/// privateuse = "x" 1*("-" 1*8alphanum)
/// ```
///
/// Except after a singleton, the length and the characters of a subtag, together with the preceding
/// part, determine the part to which the subtag belongs. The scanner therefore never backtracks.
struct LanguageTagScanner {
  private var layout = LanguageTagLayout()
  /// The part to which the last subtag belongs.
  private var part = LanguageTagLayout.Part.language
  private var extlangCount = 0
  /// The last singleton; `nil` once a subtag has followed it.
  private var bareSingleton: LanguageSubtag?
  /// The singletons so far: one bit for each digit and letter.
  private var singletons: UInt64 = 0

  /// Returns the layout of a tag that matches the grammar.
  ///
  /// - Complexity: O(*n*) for *n* bytes, or O(*n* · *v*) with *v* variants; no allocation.
  static func scan(_ bytes: Span<UInt8>) throws(LanguageTagError) -> LanguageTagLayout {
    let limit = LanguageTag.maximumLength
    if bytes.count > limit { throw .tooLong(SourceRange(limit, bytes.count)) }
    if bytes.isEmpty { throw .emptyTag }
    var scanner = LanguageTagScanner()
    var subtag = try LanguageSubtag(at: 0, in: bytes)
    try scanner.takeFirst(subtag, in: bytes)
    while subtag.end < bytes.count {
      subtag = try LanguageSubtag(at: subtag.end + 1, in: bytes)
      try scanner.take(subtag, in: bytes)
    }
    try scanner.checkBareSingleton()
    return scanner.layout
  }

  private mutating func takeFirst(
    _ subtag: LanguageSubtag, in bytes: Span<UInt8>
  ) throws(LanguageTagError) {
    if subtag.count == 1, bytes[0].lowercasedASCII == .lowercaseX {
      part = .privateUse
      bareSingleton = subtag
    } else if subtag.count == 1 || subtag.hasDigit {
      throw .invalidLanguage(subtag.range)
    }
    layout.extend(.language, to: subtag.end)
  }

  private mutating func take(
    _ subtag: LanguageSubtag, in bytes: Span<UInt8>
  ) throws(LanguageTagError) {
    if part == .privateUse {
      bareSingleton = nil
      return
    }
    if subtag.count == 1 {
      try takeSingleton(subtag, bytes[subtag.start].lowercasedASCII)
      return
    }
    if part == .extensions {
      bareSingleton = nil
    } else if let next = partBeforeExtensions(subtag, in: bytes) {
      part = next
      if part == .variants { try checkVariant(subtag, in: bytes) }
    } else {
      throw .unexpectedSubtag(subtag.range, after: part, extlangMayFollow: extlangMayFollow)
    }
    layout.extend(part, to: subtag.end)
  }

  /// Returns the part to which a subtag of at least 2 characters belongs; `nil` if it is not valid.
  ///
  /// The function also counts extended languages.
  private mutating func partBeforeExtensions(
    _ subtag: LanguageSubtag, in bytes: Span<UInt8>
  ) -> LanguageTagLayout.Part? {
    switch subtag.count {
    case 2 where part < .region && !subtag.hasDigit: return .region
    case 3 where part < .region && !subtag.hasLetter: return .region
    case 3 where extlangMayFollow && !subtag.hasDigit:
      extlangCount += 1
      return .extlangs
    case 4 where part < .script && !subtag.hasDigit: return .script
    case 4 where bytes[subtag.start].isASCIIDigit: return .variants
    case 5...8: return .variants
    default: return nil
    }
  }

  /// `true` if an extended language may follow: at most 3, after a language of 2 or 3 letters.
  private var extlangMayFollow: Bool {
    part <= .extlangs && layout.languageEnd <= 3 && extlangCount < 3
  }

  private mutating func takeSingleton(
    _ subtag: LanguageSubtag, _ byte: UInt8
  ) throws(LanguageTagError) {
    try checkBareSingleton()
    bareSingleton = subtag
    if byte == .lowercaseX {
      part = .privateUse
      return
    }
    part = .extensions
    // The range from `0` to `z` has more than 64 code points, so letters are numbered from `a`.
    let number = byte.isASCIIDigit ? byte &- UInt8(ascii: "0") : byte &- UInt8(ascii: "a") &+ 10
    let bit: UInt64 = 1 << UInt64(number)
    if singletons & bit != 0 { throw .duplicateSingleton(subtag.range) }
    singletons |= bit
    layout.extend(.extensions, to: subtag.end)
  }

  private func checkBareSingleton() throws(LanguageTagError) {
    guard let bareSingleton else { return }
    if part == .privateUse { throw .privateUseWithoutSubtag(bareSingleton.range) }
    throw .extensionWithoutSubtag(bareSingleton.range)
  }

  private func checkVariant(
    _ subtag: LanguageSubtag, in bytes: Span<UInt8>
  ) throws(LanguageTagError) {
    // The layout does not include this subtag yet: `layout.variants` are the earlier variants.
    if subtag.occurs(in: layout.variants, of: bytes) { throw .duplicateVariant(subtag.range) }
  }
}
