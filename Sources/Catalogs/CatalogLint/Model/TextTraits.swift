/// The characters and character sequences that occur in a string.
///
/// One pass over the bytes of a string finds all of its traits. A rule uses them to skip strings in
/// which it cannot find a defect.
public struct TextTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits, whose meaning may change between versions.
  public let rawValue: UInt32

  /// Creates traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `%`.
  public static let percent = Self(rawValue: 1 << 0)
  /// `{` or `}`.
  public static let brace = Self(rawValue: 1 << 1)
  /// `<`, `>` or `&`.
  public static let markup = Self(rawValue: 1 << 2)
  /// A backslash, after the escapes of the file format are decoded.
  public static let backslash = Self(rawValue: 1 << 3)
  /// An ASCII digit.
  public static let digit = Self(rawValue: 1 << 4)
  /// An ASCII letter.
  public static let asciiLetter = Self(rawValue: 1 << 5)
  /// A C0 or C1 control character other than tab and line feed, or U+007F (delete).
  public static let control = Self(rawValue: 1 << 6)
  /// A tab or line feed.
  public static let lineOrTab = Self(rawValue: 1 << 7)
  /// A non-ASCII character.
  public static let nonASCII = Self(rawValue: 1 << 8)
  /// A percent sign or decimal digit that is full-width, or of a common script such as Arabic.
  public static let foreignPercent = Self(rawValue: 1 << 9)
  /// A character that is invisible on its own.
  ///
  /// These are zero-width spaces and joiners, word joiners, byte order marks, tags, variation
  /// selectors, fillers and invisible operators. Soft hyphens and directional controls are
  /// excluded.
  public static let invisible = Self(rawValue: 1 << 10)
  /// A directional control character: a mark, an embedding, an override or an isolate.
  public static let directional = Self(rawValue: 1 << 11)
  /// U+FFFD.
  public static let replacement = Self(rawValue: 1 << 12)
  /// A letter such as `Ã` or `â` directly before a character that may continue a UTF-8 sequence.
  ///
  /// Such a pair may be the result of decoding UTF-8 as Windows-1252.
  public static let mojibake = Self(rawValue: 1 << 13)
  /// A non-ASCII Latin letter.
  public static let latin = Self(rawValue: 1 << 14)
  /// A Cyrillic letter.
  public static let cyrillic = Self(rawValue: 1 << 15)
  /// A Greek letter.
  public static let greek = Self(rawValue: 1 << 16)
  /// The string is empty, and therefore has no other trait.
  public static let empty = Self(rawValue: 1 << 17)
  /// A private-use character or a noncharacter.
  public static let unassigned = Self(rawValue: 1 << 18)

  /// A Latin letter directly next to a Cyrillic or Greek letter.
  public static let mixedScript = Self(rawValue: 1 << 19)
  /// A character that begins or ends an embedding, an override or an isolate.
  public static let embedding = Self(rawValue: 1 << 20)
  /// A soft hyphen.
  public static let softHyphen = Self(rawValue: 1 << 21)
  /// An ASCII apostrophe.
  public static let apostrophe = Self(rawValue: 1 << 22)
  /// A square bracket, an asterisk or a grave accent, which Markdown uses.
  public static let markdown = Self(rawValue: 1 << 23)
  /// Two adjacent full stops.
  static let dots = Self(rawValue: 1 << 24)
  /// An ellipsis, U+2026.
  static let ellipsis = Self(rawValue: 1 << 25)
  /// Characters that occur in links and e-mail addresses.
  ///
  /// These are a colon and a slash, or an at sign and a full stop.
  static let address = Self(rawValue: 1 << 26)
  /// Two adjacent spaces.
  static let doubleSpace = Self(rawValue: 1 << 27)

  /// The string is a translation that may equal its source.
  static let copy = Self(rawValue: 1 << 28)
  /// A round, square or East Asian bracket, in any width.
  static let bracket = Self(rawValue: 1 << 29)
  /// Two adjacent hyphens, as before a command-line option.
  static let hyphens = Self(rawValue: 1 << 30)
  /// The string contains only symbols, digits and white space, and no placeholder characters.
  static let wordless = Self(rawValue: 1 << 31)

  /// Every trait, for a rule that checks all strings.
  public static let any = Self(rawValue: UInt32.max)
}
