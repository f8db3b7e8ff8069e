/// The language that was chosen.
public struct Negotiation: Hashable, Sendable {
  /// The language, as the supported one or the default was spelled.
  public let language: String
  /// The direction of the language.
  public let direction: TextDirection
  /// The place, from 0, of the preference that was met; `nil` if none was.
  public let preferenceIndex: Int?

  /// Whether a preference was met; if not, the language is the default.
  public var isMatched: Bool { preferenceIndex != nil }
}
