extension LanguageTagError {
  /// The kind of an error, as a stable name in kebab case.
  ///
  /// Later versions can add codes: use a `default` case in a `switch`.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The stable name, for example `empty-subtag`.
    public let rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    // The codes are computed properties. Stored static properties would be global variables that
    // are initialized under a lock.

    /// The input is empty.
    public static var emptyTag: Code { Code(rawValue: "empty-tag") }

    /// The tag is longer than ``LanguageTag/maximumLength`` bytes; the range contains the bytes
    /// beyond this length.
    public static var tooLong: Code { Code(rawValue: "too-long") }

    /// A hyphen is at the start, at the end or next to another hyphen; the range is empty.
    public static var emptySubtag: Code { Code(rawValue: "empty-subtag") }

    /// A subtag has more than 8 letters and digits.
    public static var subtagTooLong: Code { Code(rawValue: "subtag-too-long") }

    /// A character is not an ASCII letter, a digit or a hyphen; the range is that of the character.
    public static var invalidCharacter: Code { Code(rawValue: "invalid-character") }

    /// The first subtag is not a language: it has only one letter, or contains digits.
    public static var invalidLanguage: Code { Code(rawValue: "invalid-language") }

    /// A subtag is not valid at its position.
    ///
    /// Examples are the second region of `de-419-DE` and the script of `zh-CN-Hans`.
    public static var unexpectedSubtag: Code { Code(rawValue: "unexpected-subtag") }

    /// A variant occurs twice; the range is that of the second occurrence.
    public static var duplicateVariant: Code { Code(rawValue: "duplicate-variant") }

    /// The singleton of an extension occurs twice; the range is that of the second occurrence.
    public static var duplicateSingleton: Code { Code(rawValue: "duplicate-singleton") }

    /// A singleton is not followed by a subtag; the range is that of the singleton.
    public static var extensionWithoutSubtag: Code { Code(rawValue: "extension-without-subtag") }

    /// An `x` is not followed by a subtag; the range is that of the `x`.
    public static var privateUseWithoutSubtag: Code {
      Code(rawValue: "private-use-without-subtag")
    }
  }
}
