import TextPrimitives

/// A pattern of `strftime`, such as `%-d %B, %H:%M`.
///
/// Strings of PO files without a flag often are patterns of dates. A translation may have another
/// order of the parts and another form of the hour; it needs the same parts.
///
/// Follows POSIX `strftime`, with the conversions and flags of GNU's C library and of GLib.
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

  /// A conversion, by its bytes in the string.
  package struct Conversion: Hashable {
    package let range: Range<Int>
    package let letter: UInt8
    /// The parts that it prints.
    package var parts: Part { DatePattern.parts(of: letter) }
    /// The parts that a translation needs instead.
    ///
    /// The language decides what `%c` prints in detail.
    package var requiredParts: Part {
      isOfLanguage ? parts.subtracting(.second) : parts
    }
    /// A Boolean value that indicates whether it is a whole date or time in the form of a language.
    var isOfLanguage: Bool { "cxX".utf8.contains(letter) }
    fileprivate var isWhole: Bool { DatePattern.isWhole(letter) }
  }

  /// The conversions in their order, without `%%`.
  package private(set) var conversions: [Conversion] = []
  /// The percent signs that begin no conversion, each with the character that fits none.
  package private(set) var unknown: [Range<Int>] = []
  private var isDistinct = false
  private var hasFlag = false
  private var letters: Set<UInt8> = []
  private var hasWord = false
  private var letterCount = 0

  /// Reads a string.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: Span<UInt8>) {
    var offset = 0
    for index in bytes.indices where Self.isLetter(bytes[index]) { letterCount += 1 }
    while conversions.count + unknown.count < FormatString.maximumCount {
      offset = bytes.firstOffset(of: UInt8(ascii: "%"), from: offset)
      guard offset < bytes.count else { return }
      offset = read(bytes, at: offset)
    }
  }

  /// A Boolean value that indicates whether the string can be nothing else.
  ///
  /// It has a conversion that format strings of programs do not have, and none in a word:
  /// `%OIgnore`. `%s`, `%n`, `%t` and `%f` are letters that programs replace themselves, and so are
  /// those in a long sentence. A single letter may be a program's own, as `%B` is the name of a
  /// file in Nautilus; a date has several, or a flag.
  package var isCertain: Bool {
    isDistinct && hasSeveral && isPossible
  }

  /// A Boolean value that indicates whether the string is a date, or has one conversion that a
  /// program replaces itself.
  package var isLikely: Bool { isDistinct && isPossible }

  private var hasSeveral: Bool { letters.count > 1 || hasFlag }

  /// A Boolean value that indicates whether each percent sign begins a conversion of `strftime`,
  /// and none is in a word.
  package var isPossible: Bool {
    !conversions.isEmpty && !hasWord && unknown.isEmpty && letterCount <= Self.mostLetters
  }

  /// A Boolean value that indicates whether the string has several conversions, or is a single one:
  /// `%Y`.
  package var hasSeveralOrOnlyOne: Bool {
    hasSeveral
      || isPossible && letterCount == 1 && conversions.first?.range.lowerBound == 0
  }

  /// A Boolean value that indicates whether all percent signs begin conversions of `strftime`, of
  /// which one is no conversion of `printf`.
  package var hasOnlyDates: Bool { isDistinct && unknown.isEmpty }

  /// Returns `true` for the letter of a conversion that is a whole date or time.
  package static func isWhole(_ letter: UInt8) -> Bool { "cxXDFRTr".utf8.contains(letter) }

  /// A Boolean value that indicates whether the string may be a whole date or time, such as `%x`,
  /// though programs format numbers with the same letters.
  package var isWholeDate: Bool { isPossible && conversions.allSatisfy(\.isWhole) }

  private static let mostLetters = 40

  /// The parts of all conversions.
  package var parts: Part { conversions.reduce(into: []) { $0.formUnion($1.parts) } }

  /// Reads what begins at a percent sign; returns the offset after it.
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
    // In the path of a link, `%20b` is a space and a letter.
    let isEscape =
      start > 0 && Self.isLetter(bytes[start - 1]) && bytes[start + 1] &- 0x30 < 10
    if isEscape || isFollowed || "sntf".utf8.contains(letter) { hasWord = true }
    return end
  }

  /// The end of what was meant to be a conversion: `%1$A` as a whole, else one character after the
  /// sign.
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

  /// Returns whether a modifier goes with a conversion.
  private static func isModified(_ modifier: UInt8, _ letter: UInt8) -> Bool {
    switch modifier {
    case UInt8(ascii: "E"): "cCxXyY".utf8.contains(letter)
    // POSIX has the digits of a language for some numbers, GLib for each.
    case UInt8(ascii: "O"): "bBCdegGHIjklmMsSuUVwWyY".utf8.contains(letter)
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a letter is the length modifier of a conversion
  /// of `printf` (C17 §7.21.6.1): `%zu`, `%ld`.
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
