import TextPrimitives

extension LinkIntent {
  /// Decodes an intent from a string, which may be any link of the app.
  ///
  /// Invalid values of optional parameters are dropped, as in ``LinkParsable/init(parsing:)``.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the ``LinkError`` as its underlying error if the
  ///   string is not a link of the app. Neither error contains the link.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do throws(LinkError) {
      try self.init(parsing: text)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "not a link of the app \(Self.manifest.app): \(error)",
          underlyingError: error))
    }
  }

  /// Encodes the intent as its canonical link.
  ///
  /// - Important: The link contains secrets, such as a passcode, as plain text. Secrets are masked
  ///   only in descriptions. `PendingLink` in `JoinLinks` stores a link without its secrets.
  ///
  /// - Throws: `EncodingError.invalidValue` with the ``LinkError`` as its underlying error for
  ///   values that a link cannot represent.
  public func encode(to encoder: any Encoder) throws {
    let text: String
    do throws(LinkError) {
      text = try link()
    } catch {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "no link of the app \(Self.manifest.app) has these values: \(error)",
          underlyingError: error))
    }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension LinkWord {
  /// Decodes a word from a string, which must equal the word byte for byte.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, which lists the words of the enumeration. The error
  ///   does not contain the string, because it may be secret.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let bytes = Bytes(text.utf8)
    guard let word = Self(linkBytes: bytes.span, from: 0, to: bytes.count) else {
      let words = Self.allCases.map(\.rawValue)
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "unknown word: expected \(LinkExpectation.choice(words))"))
    }
    self = word
  }

  /// Encodes the word as a link spells it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
