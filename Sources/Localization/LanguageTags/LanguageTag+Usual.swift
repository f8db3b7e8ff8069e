// Nearly all tags have one of the forms `de`, `gsw`, `pt-BR`, `zh-Hans` and `zh-Hans-CN`. No
// grandfathered tag has one of these forms, and the forms contain no part that can be repeated.
// Such tags therefore do not require the scanner. Instead, this code stores the bytes of a tag in
// two words of eight bytes. It compares whole words with the form, and converts them to the
// conventional casing.

/// A common form of language tags, such as `pt-BR`; each form has a different length.
///
/// All properties are constants, so parsing a tag of this form takes only a few operations.
struct UsualForm {
  /// A mask for the first word, in which the highest bit of each byte that must be a letter is set.
  private let letters: UInt64
  /// A mask for the first word, in which each byte that must be a hyphen is 0xFF.
  private let hyphenMask: UInt64
  /// The first word with hyphens at the positions of ``hyphenMask``, and zeros elsewhere.
  private let hyphens: UInt64
  /// The bits to set in the first word to convert all letters to lower case.
  private let lower: UInt64
  /// The bits to clear afterwards, for the letters that are upper case by convention.
  private let upper: UInt64
  /// `true` if the second word contains the two letters of a region.
  private let hasSecondWord: Bool
  /// The layout of the tag.
  let layout: LanguageTagLayout

  /// Creates the form for tags with the given length; `nil` if there is none.
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

  /// Creates a form from masks for the first word.
  ///
  /// - Parameters:
  ///   - letters: A mask in which the highest bit of each byte that must be a letter is set.
  ///   - upper: The bits to clear in the first word, for letters that are upper case by convention.
  @inline(__always)
  private init(
    _ letters: UInt64, upper: UInt64, hasSecondWord: Bool = false, _ layout: LanguageTagLayout
  ) {
    self.letters = letters
    // The second hyphen of `zh-Hans-CN` is the last byte of the first word.
    let end: UInt64 = hasSecondWord ? 0xFF << 56 : 0
    hyphenMask = (letters > 0xFF_FFFF ? 0xFF_0000 : 0) | end
    hyphens = 0x2D2D_2D2D_2D2D_2D2D & hyphenMask
    lower = letters >> 2
    self.upper = upper
    self.hasSecondWord = hasSecondWord
    self.layout = layout
  }

  /// Returns `true` if a tag of the form's length has letters and hyphens at the form's positions.
  @inline(__always)
  func fits(_ low: UInt64, _ high: UInt64) -> Bool {
    low & hyphenMask == hyphens && Self.letters(low) == letters
      && (!hasSecondWord || Self.letters(high) == 0x8080)
  }

  /// Returns the words of a tag with this form, converted to conventional casing.
  @inline(__always)
  func cased(_ low: UInt64, _ high: UInt64) -> (UInt64, UInt64) {
    ((low | lower) ^ upper, hasSecondWord ? high & ~0x2020 : 0)
  }

  /// Returns a mask in which the highest bit of each byte that is an ASCII letter is set.
  @inline(__always)
  private static func letters(_ word: UInt64) -> UInt64 {
    // The highest bit of each byte is cleared, so no sum carries into the next byte.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let folded = (word | ones &* 0x20) & ~highs
    return (folded &+ ones &* (0x80 - 0x61)) & ~(folded &+ ones &* (0x80 - 0x7B)) & ~word & highs
  }
}

extension LanguageTag {
  /// Parses a tag with a common form, ignoring case; `nil` for any other input, even if it is a
  /// tag.
  package static func usual(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> LanguageTag? {
    let count = end &- start
    guard let form = UsualForm(count: count) else { return nil }
    let (low, high) = words(bytes, at: start, count: count)
    guard form.fits(low, high) else { return nil }
    let cased = form.cased(low, high)
    return LanguageTag(
      text: LanguageTagText(low: cased.0, high: cased.1, count: count), layout: form.layout)
  }

  /// Returns `true` if bytes have a common form, ignoring case; other bytes may also be a tag.
  @inline(__always)
  static func hasUsualForm(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    usualWords(bytes, from: start, to: end) != nil
  }

  /// Returns the two words with the bytes of a tag that has a common form, ignoring case; `nil` for
  /// other bytes.
  @inline(__always)
  static func usualWords(
    _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> (low: UInt64, high: UInt64)? {
    let count = end &- start
    guard let form = UsualForm(count: count) else { return nil }
    let (low, high) = words(bytes, at: start, count: count)
    return form.fits(low, high) ? (low, high) : nil
  }

  /// The tag as two words; `nil` if the tag is longer than 15 bytes.
  ///
  /// The first byte of the tag is the least significant byte of the first word. The length is the
  /// most significant byte of the second word.
  package var words: (low: UInt64, high: UInt64)? {
    text.long == nil ? (text.low, text.high) : nil
  }

  /// Returns `true` if bytes are a tag that has a common form and conventional casing.
  package static func isUsual(_ bytes: Span<UInt8>) -> Bool {
    guard let form = UsualForm(count: bytes.count) else { return false }
    let (low, high) = words(bytes, at: 0, count: bytes.count)
    return form.fits(low, high)
      && form.cased(low, high) == (low, high)
  }

  /// Returns two to ten bytes as two words, least significant byte first, padded with zeros.
  @inline(__always)
  private static func words(
    _ bytes: Span<UInt8>, at start: Int, count: Int
  ) -> (UInt64, UInt64) {
    guard start >= 0, start &+ count <= bytes.count, bytes.count >= 8 else {
      return shortWords(bytes, at: start, count: count)
    }
    let last = bytes.count &- 8
    if count <= 8 {
      // Load eight bytes from the start, or the last eight bytes, and shift out the unwanted bytes.
      let first = min(start, last)
      let excess = UInt64(truncatingIfNeeded: (start &- first) &* 8)
      let unwanted = UInt64(truncatingIfNeeded: 64 &- count &* 8)
      return (((load(bytes, first) &>> excess) &<< unwanted) &>> unwanted, 0)
    }
    let excess = UInt64(truncatingIfNeeded: (16 &- count) &* 8)
    return (load(bytes, start), load(bytes, start &+ count &- 8) &>> excess)
  }

  /// Returns the words of bytes in a span that is shorter than one word.
  @inline(never)
  private static func shortWords(
    _ bytes: Span<UInt8>, at start: Int, count: Int
  ) -> (UInt64, UInt64) {
    var low: UInt64 = 0
    for index in 0..<min(count, 8) { low |= UInt64(bytes[start + index]) << UInt64(index * 8) }
    return (low, 0)
  }

  /// Loads eight bytes from an offset, least significant byte first.
  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    // In bounds: the caller has checked `offset + 8` against the count.
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }
}
