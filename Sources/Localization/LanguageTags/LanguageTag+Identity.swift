extension LanguageTag: Hashable {
  /// Returns a Boolean value that indicates whether two tags are equal, ignoring case.
  ///
  /// Two tags with the same meaning, such as `iw` and `he`, are not necessarily equal.
  public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
    left.text == right.text
  }

  /// Hashes the tag in its conventional casing.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension LanguageTag: LosslessStringConvertible {
  /// The tag in its conventional casing, for example `zh-Hans-CN`.
  ///
  /// Parsing the string returns an equal tag. The casing follows [RFC 5646
  /// §2.1.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1).
  ///
  /// - Complexity: O(*n*) to create the string, where *n* is its length; up to 15 bytes require no
  ///   allocation.
  public var description: String { text.string }

  /// Calls a closure with the bytes of ``description``, without creating the string.
  package func withBytes(_ body: (Span<UInt8>) -> Void) {
    text.withBytes(body)
  }

  /// Parses a language tag; `nil` if the string is not a language tag.
  ///
  /// This initializer accepts the same strings as ``init(parsing:)-(String)``. Use that initializer
  /// if you can display the reason for a failure.
  ///
  /// - Complexity: That of ``init(parsing:)-(String)``.
  public init?(_ description: String) {
    do throws(LanguageTagError) {
      try self.init(parsing: description)
    } catch {
      return nil
    }
  }
}
