/// Where the parts of a tag lie: the ends of the parts as offsets of bytes.
///
/// An absent part ends where the part before it ends, so that every part begins there, after a
/// hyphen. Offsets fit into a byte because of ``LanguageTag/maximumLength``.
package struct LanguageTagLayout: Sendable {
  /// The ends from the language to the extensions, a byte each, the first lowest; in the highest
  /// byte whether the tag is grandfathered.
  ///
  /// One word: written as bytes and copied as words, they would make the processor wait.
  private var ends: UInt64 = 0

  /// A part of a tag, in the order of the grammar.
  enum Part: UInt8, Comparable {
    case language, extlangs, script, region, variants, extensions, privateUse

    static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
  }

  /// The layout of a tag without parts.
  init() {}

  /// The layout of a tag of language, script and region; a part that is absent ends where the one
  /// before it ends.
  @inline(__always)
  init(languageEnd: UInt8, scriptEnd: UInt8, regionEnd: UInt8) {
    ends =
      UInt64(languageEnd) * 0x0101 | UInt64(scriptEnd) << 16 | UInt64(regionEnd) * 0x0101_0100_0000
  }

  /// The layout of a grandfathered tag: a first subtag, and the rest without structure.
  init(grandfathered tag: GrandfatheredTag) {
    let first = tag.text.utf8.prefix { $0 != .hyphen }
    extend(.language, to: first.count)
    ends |= 1 << 56
  }

  var isGrandfathered: Bool { ends >> 56 != 0 }

  var languageEnd: UInt8 { end(of: .language) }
  private var extlangsEnd: UInt8 { end(of: .extlangs) }
  private var scriptEnd: UInt8 { end(of: .script) }
  private var regionEnd: UInt8 { end(of: .region) }
  private var variantsEnd: UInt8 { end(of: .variants) }
  private var extensionsEnd: UInt8 { end(of: .extensions) }

  @inline(__always)
  private func end(of part: Part) -> UInt8 {
    UInt8(truncatingIfNeeded: ends &>> (UInt64(part.rawValue) &* 8))
  }

  /// Makes a part reach up to an offset, and the absent parts behind it end there too.
  ///
  /// Private use reaches to the end of the tag, which the text knows.
  @inline(__always)
  mutating func extend(_ part: Part, to end: Int) {
    guard part < .privateUse else { return }
    let all: UInt64 = 0x0000_FFFF_FFFF_FFFF
    let behind = all & (UInt64.max &<< (UInt64(part.rawValue) &* 8))
    let repeated = UInt64(UInt8(truncatingIfNeeded: end)) &* 0x0101_0101_0101
    ends = ends & ~behind | repeated & behind
  }

  /// Whether the tag consists of a language with extended languages or with variants.
  ///
  /// Regular grandfathered tags all do, and the usual tags do not, so this spares them the search.
  var mayBeGrandfathered: Bool { variantsEnd > languageEnd && scriptEnd == regionEnd }

  package var language: Range<Int> { 0..<Int(languageEnd) }
  package var extlangs: Range<Int> { part(from: languageEnd, to: extlangsEnd) }
  package var script: Range<Int> { part(from: extlangsEnd, to: scriptEnd) }
  package var region: Range<Int> { part(from: scriptEnd, to: regionEnd) }
  package var variants: Range<Int> { part(from: regionEnd, to: variantsEnd) }
  var extensions: Range<Int> { part(from: variantsEnd, to: extensionsEnd) }

  /// The private use subtags behind the `x`, in a tag of so many bytes.
  func privateUse(in count: Int) -> Range<Int> {
    // In a tag of private use only, the `x` is the primary subtag and lies before `extensionsEnd`.
    let introduction = languageEnd == 1 ? "-".utf8.count : "-x-".utf8.count
    let start = Int(extensionsEnd) + introduction
    return isGrandfathered || start >= count ? count..<count : start..<count
  }

  /// The bytes between two ends, without the hyphen at the front.
  private func part(from previous: UInt8, to end: UInt8) -> Range<Int> {
    previous < end ? Int(previous) + 1..<Int(end) : Int(end)..<Int(end)
  }
}
