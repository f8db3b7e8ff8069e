// Nearly all tags have one of the forms `de`, `gsw`, `pt-BR`, `zh-Hans` and `zh-Hans-CN`. No
// grandfathered tag has, and nothing can repeat in them, so that they need no scanner: eight
// letters and hyphens at a time are compared with the form, and brought into its casing.

/// A form that most tags have, by its length.
///
/// Everything about it is a constant, so that reading a tag of it is a handful of operations.
struct UsualForm {
  /// The high bits of the bytes of the first word that are letters.
  private let letters: UInt64
  /// The bytes of the first word that are hyphens: all their bits, and what they are.
  private let hyphenMask: UInt64
  private let hyphens: UInt64
  /// The bits of lower case in the first word: set in all its bytes, cleared by convention.
  private let lower: UInt64
  private let upper: UInt64
  /// Whether two letters of a region stand in the second word.
  private let hasSecondWord: Bool
  /// Where the parts lie.
  let layout: LanguageTagLayout

  /// The form of tags of so many bytes; `nil` if there is none.
  @inline(__always)
  init?(count: Int) {
    switch count {
    case 2:
      self.init(0x8080, upper: 0, LanguageTagLayout(languageEnd: 2, scriptEnd: 2, regionEnd: 2))
    case 3:
      self.init(0x80_8080, upper: 0, LanguageTagLayout(languageEnd: 3, scriptEnd: 3, regionEnd: 3))
    case 5:
      self.init(
        0x80_8000_8080, upper: 0x20_2000_0000,
        LanguageTagLayout(languageEnd: 2, scriptEnd: 2, regionEnd: 5))
    case 7:
      self.init(
        0x80_8080_8000_8080, upper: 0x2000_0000,
        LanguageTagLayout(languageEnd: 2, scriptEnd: 7, regionEnd: 7))
    case 10:
      self.init(
        0x80_8080_8000_8080, upper: 0x2000_0000, hasSecondWord: true,
        LanguageTagLayout(languageEnd: 2, scriptEnd: 7, regionEnd: 10))
    default: return nil
    }
  }

  /// - Parameters:
  ///   - letters: The high bits of the bytes of the first word that are letters.
  ///   - upper: The bits of lower case of those that are upper case by convention.
  @inline(__always)
  private init(
    _ letters: UInt64, upper: UInt64, hasSecondWord: Bool = false, _ layout: LanguageTagLayout
  ) {
    self.letters = letters
    // `zh-Hans-CN`: the second hyphen is the last byte of the first word.
    let end: UInt64 = hasSecondWord ? 0xFF << 56 : 0
    hyphenMask = (letters > 0xFF_FFFF ? 0xFF_0000 : 0) | end
    hyphens = 0x2D2D_2D2D_2D2D_2D2D & hyphenMask
    lower = letters >> 2
    self.upper = upper
    self.hasSecondWord = hasSecondWord
    self.layout = layout
  }

  /// Whether the words of a text of the form's length have letters and hyphens where the form has.
  @inline(__always)
  func fits(_ low: UInt64, _ high: UInt64) -> Bool {
    low & hyphenMask == hyphens && Self.letters(low) == letters
      && (!hasSecondWord || Self.letters(high) == 0x8080)
  }

  /// The words of a text that fits the form, in conventional casing.
  @inline(__always)
  func cased(_ low: UInt64, _ high: UInt64) -> (UInt64, UInt64) {
    ((low | lower) ^ upper, hasSecondWord ? high & ~0x2020 : 0)
  }

  /// The high bits of the bytes that are letters of ASCII.
  @inline(__always)
  private static func letters(_ word: UInt64) -> UInt64 {
    // With the highest bit of each byte cleared, no sum carries into the next byte.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let folded = (word | ones &* 0x20) & ~highs
    return (folded &+ ones &* (0x80 - 0x61)) & ~(folded &+ ones &* (0x80 - 0x7B)) & ~word & highs
  }
}

extension LanguageTag {
  /// Reads a tag that has one of the usual forms, in any case; `nil` for every other text, tag or
  /// not.
  package static func usual(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LanguageTag? {
    let count = end &- start
    guard let form = UsualForm(count: count) else { return nil }
    let (low, high) = words(bytes, at: start, count: count)
    guard form.fits(low, high) else { return nil }
    let cased = form.cased(low, high)
    return LanguageTag(
      text: LanguageTagText(low: cased.0, high: cased.1, count: count), layout: form.layout)
  }

  /// Whether bytes have one of the forms most tags have, in any case; false says nothing.
  @inline(__always)
  static func hasUsualForm(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let count = end &- start
    guard let form = UsualForm(count: count) else { return false }
    let (low, high) = words(bytes, at: start, count: count)
    return form.fits(low, high)
  }

  /// The text as two words, the first byte lowest and the length in the highest one; `nil` for one
  /// of more than 15 bytes.
  package var words: (low: UInt64, high: UInt64)? {
    text.long == nil ? (text.low, text.high) : nil
  }

  /// Whether bytes are a tag of one of the usual forms in its conventional casing.
  package static func isUsual(_ bytes: Span<UInt8>) -> Bool {
    guard let form = UsualForm(count: bytes.count) else { return false }
    let (low, high) = words(bytes, at: 0, count: bytes.count)
    return form.fits(low, high)
      && form.cased(low, high) == (low, high)
  }

  /// Two to ten bytes as two words, the first byte lowest, with zeros behind them.
  @inline(__always)
  private static func words(
    _ bytes: Span<UInt8>, at start: Int, count: Int
  ) -> (UInt64, UInt64) {
    guard start >= 0, start &+ count <= bytes.count, bytes.count >= 8 else {
      return shortWords(bytes, at: start, count: count)
    }
    let last = bytes.count &- 8
    if count <= 8 {
      // The eight bytes from the start on, or the last eight, without those in front.
      let first = min(start, last)
      let excess = UInt64(truncatingIfNeeded: (start &- first) &* 8)
      let unwanted = UInt64(truncatingIfNeeded: 64 &- count &* 8)
      return (((load(bytes, first) &>> excess) &<< unwanted) &>> unwanted, 0)
    }
    let excess = UInt64(truncatingIfNeeded: (16 &- count) &* 8)
    return (load(bytes, start), load(bytes, start &+ count &- 8) &>> excess)
  }

  /// The same of bytes that fill no word.
  @inline(never)
  private static func shortWords(
    _ bytes: Span<UInt8>, at start: Int, count: Int
  ) -> (UInt64, UInt64) {
    var low: UInt64 = 0
    for index in 0..<min(count, 8) { low |= UInt64(bytes[start + index]) << UInt64(index * 8) }
    return (low, 0)
  }

  /// The eight bytes from an offset on, the first one lowest.
  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    // In bounds: the caller has compared `offset + 8` with the count.
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }
}
