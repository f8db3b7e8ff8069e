extension LanguageTagError {
  /// The kind of an error, named in kebab case.
  ///
  /// More may come: switch over it with a `default`.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The stable name, for example `empty-subtag`.
    public let rawValue: String

    /// Makes a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    // Computed, so that no code costs a global with its lock.

    /// There is no text.
    public static var emptyTag: Code { Code(rawValue: "empty-tag") }

    /// The tag has more than ``LanguageTag/maximumLength`` bytes; the range holds those beyond.
    public static var tooLong: Code { Code(rawValue: "too-long") }

    /// A hyphen at the start, at the end or next to another one; the range is empty.
    public static var emptySubtag: Code { Code(rawValue: "empty-subtag") }

    /// A subtag has more than 8 letters and digits.
    public static var subtagTooLong: Code { Code(rawValue: "subtag-too-long") }

    /// Something other than an ASCII letter, a digit or a hyphen; the range holds one character.
    public static var invalidCharacter: Code { Code(rawValue: "invalid-character") }

    /// The first subtag is not a language: one letter, or digits in it.
    public static var invalidLanguage: Code { Code(rawValue: "invalid-language") }

    /// A subtag has none of the forms that may come at its place, as the second region of
    /// `de-419-DE` or the script of `zh-CN-Hans`.
    public static var unexpectedSubtag: Code { Code(rawValue: "unexpected-subtag") }

    /// A variant comes a second time; the range holds the second one.
    public static var duplicateVariant: Code { Code(rawValue: "duplicate-variant") }

    /// The singleton of an extension comes a second time; the range holds the second one.
    public static var duplicateSingleton: Code { Code(rawValue: "duplicate-singleton") }

    /// A singleton with no subtag of its own behind it; the range holds the singleton.
    public static var extensionWithoutSubtag: Code { Code(rawValue: "extension-without-subtag") }

    /// An `x` with nothing behind it; the range holds the `x`.
    public static var privateUseWithoutSubtag: Code {
      Code(rawValue: "private-use-without-subtag")
    }
  }
}
