/// The layout of a tag: the ends of its parts as byte offsets.
///
/// An absent part ends where the previous part ends. A present part, except the language, starts
/// after the hyphen at the end of the previous part. Offsets fit in a byte because of
/// ``LanguageTag/maximumLength``.
package struct LanguageTagLayout: Sendable {
  /// The ends of the parts from the language to the extensions, one byte each.
  ///
  /// The first end is the least significant byte. The most significant byte indicates whether the
  /// tag is grandfathered. The ends are stored as one word, because writing bytes and then copying
  /// them as words would stall the processor.
  private var ends: UInt64 = 0

  /// A part of a tag, in the order of the grammar.
  enum Part: UInt8, Comparable {
    case language, extlangs, script, region, variants, extensions, privateUse

    static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
  }

  /// Creates the layout of a tag without parts.
  init() {}

  /// Creates the layout of a tag that consists of language, script and region.
  ///
  /// An absent part ends where the previous part ends.
  @inline(__always)
  init(languageEnd: UInt8, scriptEnd: UInt8, regionEnd: UInt8) {
    ends =
      UInt64(languageEnd) * 0x0101 | UInt64(scriptEnd) << 16 | UInt64(regionEnd) * 0x0101_0100_0000
  }

  /// Creates the layout of a grandfathered tag: a first subtag, then subtags without structure.
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

  /// Sets the end of a part, and of all later parts, which are absent so far.
  ///
  /// Private use extends to the end of the tag, so its end is not stored.
  @inline(__always)
  mutating func extend(_ part: Part, to end: Int) {
    guard part < .privateUse else { return }
    let all: UInt64 = 0x0000_FFFF_FFFF_FFFF
    let behind = all & (UInt64.max &<< (UInt64(part.rawValue) &* 8))
    let repeated = UInt64(UInt8(truncatingIfNeeded: end)) &* 0x0101_0101_0101
    ends = ends & ~behind | repeated & behind
  }

  /// `true` if the tag has an extended language, a script or a variant, but no region.
  ///
  /// All regular grandfathered tags have this structure. Most other tags do not, so they require no
  /// lookup.
  var mayBeGrandfathered: Bool { variantsEnd > languageEnd && scriptEnd == regionEnd }

  package var language: Range<Int> { 0..<Int(languageEnd) }
  package var extlangs: Range<Int> { part(from: languageEnd, to: extlangsEnd) }
  package var script: Range<Int> { part(from: extlangsEnd, to: scriptEnd) }
  package var region: Range<Int> { part(from: scriptEnd, to: regionEnd) }
  package var variants: Range<Int> { part(from: regionEnd, to: variantsEnd) }
  var extensions: Range<Int> { part(from: variantsEnd, to: extensionsEnd) }

  /// Returns the private use subtags after the `x`, in a tag of `count` bytes.
  func privateUse(in count: Int) -> Range<Int> {
    // In a tag that consists only of private use subtags, the `x` is the primary subtag and
    // precedes `extensionsEnd`.
    let introduction = languageEnd == 1 ? "-".utf8.count : "-x-".utf8.count
    let start = Int(extensionsEnd) + introduction
    return isGrandfathered || start >= count ? count..<count : start..<count
  }

  /// Returns the bytes between two ends, without the leading hyphen.
  private func part(from previous: UInt8, to end: UInt8) -> Range<Int> {
    previous < end ? Int(previous) + 1..<Int(end) : Int(end)..<Int(end)
  }
}
