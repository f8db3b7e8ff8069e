/// What occurs in a text.
///
/// One pass over the bytes of a text finds all traits, so that most rules never look at most texts.
public struct TextTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits, which may change from version to version.
  public let rawValue: UInt32

  /// Makes traits of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `%`.
  public static let percent = Self(rawValue: 1 << 0)
  /// `{` or `}`.
  public static let brace = Self(rawValue: 1 << 1)
  /// `<`, `>` or `&`.
  public static let markup = Self(rawValue: 1 << 2)
  /// A backslash, after the escapes of the format are decoded.
  public static let backslash = Self(rawValue: 1 << 3)
  /// An ASCII digit.
  public static let digit = Self(rawValue: 1 << 4)
  /// A letter of ASCII.
  public static let asciiLetter = Self(rawValue: 1 << 5)
  /// A control character of C0 or C1 other than tabs and line feeds, or U+007F.
  public static let control = Self(rawValue: 1 << 6)
  /// A tab or line feed.
  public static let lineOrTab = Self(rawValue: 1 << 7)
  /// A character beyond ASCII.
  public static let nonASCII = Self(rawValue: 1 << 8)
  /// A percent sign of another script, full or small width, or a digit of another script.
  public static let foreignPercent = Self(rawValue: 1 << 9)
  /// A character that shows nothing by itself: zero-width spaces and joiners, word joiners, byte order marks,
  /// tags, variation selectors, fillers, invisible operators; not soft hyphens and the controls of direction.
  public static let invisible = Self(rawValue: 1 << 10)
  /// A character that controls direction: marks, embeddings, overrides, isolates.
  public static let directional = Self(rawValue: 1 << 11)
  /// U+FFFD.
  public static let replacement = Self(rawValue: 1 << 12)
  /// A letter such as `Ã` or `â` directly in front of a character with which UTF-8 goes on when it is read as
  /// Windows-1252.
  public static let mojibake = Self(rawValue: 1 << 13)
  /// A letter of Latin beyond ASCII.
  public static let latin = Self(rawValue: 1 << 14)
  /// A letter of Cyrillic.
  public static let cyrillic = Self(rawValue: 1 << 15)
  /// A letter of Greek.
  public static let greek = Self(rawValue: 1 << 16)
  /// Not one character: also no other trait.
  public static let empty = Self(rawValue: 1 << 17)
  /// A character for private use, or a code point that is none.
  public static let unassigned = Self(rawValue: 1 << 18)

  /// A letter of Latin directly beside one of Cyrillic or Greek.
  public static let mixedScript = Self(rawValue: 1 << 19)
  /// An embedding, an override or an isolate, or the end of one: directional, but no mark.
  public static let embedding = Self(rawValue: 1 << 20)
  /// A soft hyphen.
  public static let softHyphen = Self(rawValue: 1 << 21)
  /// An apostrophe of ASCII.
  public static let apostrophe = Self(rawValue: 1 << 22)
  /// A bracket, an asterisk or a grave accent, of which Markdown is made.
  public static let markdown = Self(rawValue: 1 << 23)
  /// Two full stops one behind the other.
  static let dots = Self(rawValue: 1 << 24)
  /// An ellipsis, U+2026.
  static let ellipsis = Self(rawValue: 1 << 25)
  /// What links and e-mail addresses have: a colon and a slash, or an at sign and a full stop.
  static let address = Self(rawValue: 1 << 26)
  /// Two spaces one behind the other.
  static let doubleSpace = Self(rawValue: 1 << 27)

  /// Of a translation: it may be the same as its source.
  static let copy = Self(rawValue: 1 << 28)
  /// A round or square bracket or one of East Asian typography, in any width.
  static let bracket = Self(rawValue: 1 << 29)
  /// Two hyphens one after the other, as in front of an option.
  static let hyphens = Self(rawValue: 1 << 30)
  /// Only signs, digits and white space, without those of which placeholders are made.
  static let wordless = Self(rawValue: 1 << 31)

  /// Every trait: a rule with these looks at all texts.
  public static let any = Self(rawValue: UInt32.max)
}
