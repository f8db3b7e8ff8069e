/// The id that a host assigns to a participant, such as a connection, a device or an account.
///
/// Two ids are equal if their bytes are equal.
public struct ParticipantID: Sendable {
  /// The id, exactly as the host assigned it.
  public let text: String

  /// The maximum number of bytes.
  public static let maximumLength = 128

  /// Creates an id; `nil` if the string is empty or exceeds ``maximumLength`` bytes of UTF-8.
  public init?(_ text: String) {
    guard (1...Self.maximumLength).contains(text.utf8.count) else { return nil }
    self.text = text
  }
}

extension ParticipantID: Hashable, Comparable {
  /// Returns a Boolean value that indicates whether the bytes of two ids are equal.
  public static func == (left: ParticipantID, right: ParticipantID) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Returns a Boolean value that indicates whether the first id precedes the second in byte order.
  public static func < (left: ParticipantID, right: ParticipantID) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension ParticipantID: CustomStringConvertible {
  /// The id as a string, which is ``text``.
  public var description: String { text }
}
