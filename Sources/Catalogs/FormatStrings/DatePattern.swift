import TextPrimitives

/// A `strftime` pattern, such as `%-d %B, %H:%M`.
///
/// Strings in PO files that have no format flag are often date patterns. A translation must contain
/// the same date and time parts. It may change their order, and it may use a different conversion
/// for the hour.
///
/// Follows POSIX `strftime`, with the additional conversions and flags of the GNU C library and
/// GLib.
package struct DatePattern {
  /// A part of a date or time.
  package struct Part: OptionSet, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let hour = Self(rawValue: 1)
    package static let minute = Self(rawValue: 2)
    package static let second = Self(rawValue: 4)
    package static let day = Self(rawValue: 8)
    package static let month = Self(rawValue: 16)
    package static let year = Self(rawValue: 32)
  }

  /// A conversion specification and its byte range in the string.
  package struct Conversion: Hashable {
    package let range: Range<Int>
    package let letter: UInt8
    /// The date and time parts that the conversion prints.
    package var parts: Part { DatePattern.parts(of: letter) }
    /// The date and time parts that the translation of this conversion must also print.
    ///
    /// The locale determines which parts `%c` prints. For this reason, the translation of a
    /// locale-dependent conversion need not print seconds.
    package var requiredParts: Part {
      isOfLanguage ? parts.subtracting(.second) : parts
    }
    /// `true` if the conversion prints a complete date or time in the locale's format.
    var isOfLanguage: Bool { "cxX".utf8.contains(letter) }
    fileprivate var isWhole: Bool { DatePattern.isWhole(letter) }
  }

  /// The conversions in the order of the string, except `%%`.
  package private(set) var conversions: [Conversion] = []
  /// The invalid conversions, each from its percent sign to the next letter, if one follows.
  package private(set) var unknown: [Range<Int>] = []
  private var isDistinct = false
  private var hasFlag = false
  private var letters: Set<UInt8> = []
  private var hasWord = false
  private var letterCount = 0

  /// Parses a string.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ bytes: Span<UInt8>) {
    var offset = 0
    var isInLink = false
    for index in bytes.indices {
      if Self.isLetter(bytes[index]) { letterCount += 1 }
      if bytes[index] <= 0x20 { isInLink = false }
      if index > 0, bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "/") {
        isInLink = true
      }
      // In a link, `%C3` is an encoded byte.
      if isInLink, bytes[index] == UInt8(ascii: "%"), Self.isEncodedByte(at: index, in: bytes) {
        hasWord = true
      }
    }
    while conversions.count + unknown.count < FormatString.maximumCount {
      offset = bytes.firstOffset(of: UInt8(ascii: "%"), from: offset)
      guard offset < bytes.count else { return }
      offset = read(bytes, at: offset)
    }
  }

  /// Returns `true` if two hexadecimal digits follow a percent sign.
  private static func isEncodedByte(at sign: Int, in bytes: Span<UInt8>) -> Bool {
    guard sign + 2 < bytes.count else { return false }
    return Character(Unicode.Scalar(bytes[sign + 1])).isHexDigit
      && Character(Unicode.Scalar(bytes[sign + 2])).isHexDigit
  }

  /// `true` if the string can only be a date pattern.
  ///
  /// Such a string contains a conversion that `printf` does not support, or that is rare in
  /// `printf`, such as `%a`. No conversion is the beginning of a word, such as `%OI` in `%OIgnore`.
  /// The string must not be a long sentence, and must not contain `%s`, `%n`, `%t` or `%f`, which
  /// many programs replace without `strftime`. The string must contain several different
  /// conversions or a flag, because a program may define its own meaning for a single conversion.
  /// In Nautilus, for example, `%B` is the name of a file.
  package var isCertain: Bool {
    isDistinct && hasSeveral && isPossible
  }

  /// `true` if the string is probably a date pattern, even if it has only one conversion.
  ///
  /// A single conversion is not certain, because a program may replace it without `strftime`.
  package var isLikely: Bool { isDistinct && isPossible }

  private var hasSeveral: Bool { letters.count > 1 || hasFlag }

  /// `true` if every percent sign begins a `strftime` conversion, and none is inside a word.
  ///
  /// The value is `false` for strings without conversions, for long strings, and for strings that
  /// contain `//`, `%s`, `%n`, `%t` or `%f`.
  package var isPossible: Bool {
    !conversions.isEmpty && !hasWord && unknown.isEmpty && letterCount <= Self.mostLetters
  }

  /// `true` if the string has different conversions or a flag, or has no letters except its first
  /// conversion, with which it begins: `%Y`.
  package var hasSeveralOrOnlyOne: Bool {
    hasSeveral
      || isPossible && letterCount == 1 && conversions.first?.range.lowerBound == 0
  }

  /// `true` if all conversions are valid in `strftime`, and at least one is invalid or rare in
  /// `printf`.
  package var hasOnlyDates: Bool { isDistinct && unknown.isEmpty }

  /// Returns `true` if a conversion, identified by its letter, prints a complete date or time.
  package static func isWhole(_ letter: UInt8) -> Bool { "cxXDFRTr".utf8.contains(letter) }

  /// `true` if each conversion prints a complete date or time, such as `%x`.
  ///
  /// The string may still have a different meaning, because programs also use these letters for
  /// other values, such as numbers.
  package var isWholeDate: Bool { isPossible && conversions.allSatisfy(\.isWhole) }

  private static let mostLetters = 40

  /// The date and time parts that the string prints.
  package var parts: Part { conversions.reduce(into: []) { $0.formUnion($1.parts) } }

  /// Reads the conversion at a percent sign, and returns the offset after it.
  ///
  /// If the conversion is invalid, the result is the offset after the percent sign.
  private mutating func read(_ bytes: Span<UInt8>, at start: Int) -> Int {
    var end = start + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "%") { return end + 1 }
    while end < bytes.count, "-_0^#+:".utf8.contains(bytes[end]) { end += 1 }
    let hasFlag = end > start + 1
    while end < bytes.count, bytes[end] &- 0x30 < 10, end - start < 8 { end += 1 }
    if end + 1 < bytes.count, Self.isModified(bytes[end], bytes[end + 1]) { end += 1 }
    guard end < bytes.count, Self.allLetters.contains(bytes[end]),
      !Self.isLength(bytes[end], next: end + 1 < bytes.count ? bytes[end + 1] : 0)
    else {
      unknown.append(start..<Self.end(ofUnknown: start, in: bytes))
      return start + 1
    }
    let letter = bytes[end]
    end += 1
    conversions.append(Conversion(range: start..<end, letter: letter))
    letters.insert(letter)
    if Self.distinctLetters.contains(letter) {
      isDistinct = true
      if hasFlag { self.hasFlag = true }
    }
    let isFollowed =
      end + 1 < bytes.count && Self.isLetter(bytes[end]) && Self.isLetter(bytes[end + 1])
    // In the path of a URL, `%20b` is an encoded space and a letter.
    let isEscape =
      start > 0 && Self.isLetter(bytes[start - 1]) && bytes[start + 1] &- 0x30 < 10
    if isEscape || isFollowed || "sntf".utf8.contains(letter) { hasWord = true }
    return end
  }

  /// Returns the end of an invalid conversion.
  ///
  /// The conversion ends after the first ASCII letter, as in `%1$A`, or after the non-ASCII
  /// character that follows the percent sign.
  private static func end(ofUnknown start: Int, in bytes: Span<UInt8>) -> Int {
    var end = start + 1
    while end < bytes.count, end - start < 8, bytes[end] > 0x20, bytes[end] < 0x80,
      bytes[end] != UInt8(ascii: "%")
    {
      end += 1
      if isLetter(bytes[end - 1]) { return end }
    }
    guard end == start + 1, end < bytes.count, bytes[end] >= 0x80 else { return end }
    let (_, length) = UTF8Sequence.uncheckedScalar(at: end, in: bytes)
    return end + length
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Returns `true` if a modifier is valid for a conversion.
  private static func isModified(_ modifier: UInt8, _ letter: UInt8) -> Bool {
    switch modifier {
    case UInt8(ascii: "E"): "cCxXyY".utf8.contains(letter)
    // POSIX allows alternative digits for some numbers, and GLib allows them for all numbers.
    case UInt8(ascii: "O"): "bBCdegGHIjklmMsSuUVwWyY".utf8.contains(letter)
    default: false
    }
  }

  /// Returns `true` if a letter is the length modifier of a `printf` conversion: `%zu`, `%ld`.
  ///
  /// See C17 §7.21.6.1.
  private static func isLength(_ letter: UInt8, next: UInt8) -> Bool {
    "hljz".utf8.contains(letter) && "diouxXhlsc".utf8.contains(next)
  }

  private static let allLetters = Set("aAbBcCdDeFfgGhHIjklmMnpPrRsStTuUVwWxXyYzZ".utf8)
  private static let distinctLetters = Set("aAbBDhHIjklMpPrRUVWyYzZ".utf8)

  fileprivate static func parts(of letter: UInt8) -> Part {
    switch letter {
    case UInt8(ascii: "H"), UInt8(ascii: "I"), UInt8(ascii: "k"), UInt8(ascii: "l"): .hour
    case UInt8(ascii: "M"): .minute
    case UInt8(ascii: "S"), UInt8(ascii: "s"): .second
    case UInt8(ascii: "R"): [.hour, .minute]
    case UInt8(ascii: "T"), UInt8(ascii: "r"), UInt8(ascii: "X"): [.hour, .minute, .second]
    case UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "j"): .day
    case UInt8(ascii: "m"), UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "h"): .month
    case UInt8(ascii: "y"), UInt8(ascii: "Y"), UInt8(ascii: "g"), UInt8(ascii: "G"),
      UInt8(ascii: "C"):
      .year
    case UInt8(ascii: "D"), UInt8(ascii: "F"), UInt8(ascii: "x"): [.day, .month, .year]
    case UInt8(ascii: "c"): [.hour, .minute, .second, .day, .month, .year]
    default: []
    }
  }
}
