extension LanguageTag: Hashable {
  /// Whether two tags have the same text, whatever casing each was parsed from.
  ///
  /// Equal tags are spelled alike; tags of one meaning may differ (`iw` and `he`).
  public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
    left.text == right.text
  }

  /// Feeds the text to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension LanguageTag: LosslessStringConvertible {
  /// The tag in its conventional casing, for example `zh-Hans-CN`.
  ///
  /// Parsing it gives an equal tag. Follows
  /// [RFC 5646 §2.1.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1).
  ///
  /// - Complexity: O(*n*), the string is made; up to 15 bytes allocate nothing.
  public var description: String { text.string }

  /// Calls a function with the bytes of ``description``, without making it.
  package func withBytes(_ body: (Span<UInt8>) -> Void) {
    text.withBytes(body)
  }

  /// Parses a language tag and drops the reason of a refusal.
  ///
  /// Accepts exactly what ``init(parsing:)-(String)`` accepts: use that wherever somebody can be
  /// told what is wrong.
  ///
  /// - Complexity: As ``init(parsing:)-(String)``.
  public init?(_ description: String) {
    do throws(LanguageTagError) {
      try self.init(parsing: description)
    } catch {
      return nil
    }
  }
}
