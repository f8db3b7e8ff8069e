/// What a host calls somebody in a session: one connection, device or account, as the host decides.
///
/// Two are the same if their bytes are.
public struct ParticipantID: Sendable {
  /// The text.
  public let text: String

  /// The most bytes.
  public static let maximumLength = 128

  /// Makes an id; `nil` if the text is empty or has more than ``maximumLength`` bytes of UTF-8.
  public init?(_ text: String) {
    guard (1...Self.maximumLength).contains(text.utf8.count) else { return nil }
    self.text = text
  }
}

extension ParticipantID: Hashable, Comparable {
  /// Whether the bytes are the same.
  public static func == (left: ParticipantID, right: ParticipantID) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// The order of the bytes.
  public static func < (left: ParticipantID, right: ParticipantID) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Feeds the bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension ParticipantID: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
