/// The result of a negotiation.
public struct Negotiation: Hashable, Sendable {
  /// The chosen language, in the spelling of the supported language or the default.
  public let language: String
  /// The direction of the language.
  public let direction: TextDirection
  /// The index of the matched preference; `nil` if no preference matched.
  public let preferenceIndex: Int?

  /// A Boolean value that indicates whether a preference matched; otherwise, the default is chosen.
  public var isMatched: Bool { preferenceIndex != nil }
}
