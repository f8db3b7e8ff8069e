/// The shape of generated session ids: groups of characters, separated by hyphens.
///
/// ```swift
/// let shape = SessionIDShape.standard              // XXXX-XXXX
/// shape.bits                                       // 31.6
/// let id = try shape.makeID()                      // 7KXT-R42W
/// try shape.id(typed: "７kxt r42w") == id           // true
/// ```
///
/// The alphabet is `0123456789CFHJKMNPRTVWX`. It contains no vowels, and no letter that looks like
/// a digit or another letter of the alphabet. The last character is a check character, which
/// detects every single wrong character and every exchange of two different characters. Every id is
/// a valid value of Wordly's type `session`, and fits the alphanumeric mode of a QR code (ISO/IEC
/// 18004 §7.3.4).
///
/// Ids are names, not secrets: a person who has an id must still meet the requirements of
/// ``/JoinLinks/SessionSecurity``.
public struct SessionIDShape: Sendable, Hashable {
  /// The number of characters in each group, including the check character.
  public let groups: [Int]

  /// The number of characters without hyphens, including the check character.
  public var characterCount: Int { groups.reduce(0, +) }

  /// Two groups of four: `XXXX-XXXX`.
  public static let standard = SessionIDShape(checked: [4, 4])

  /// The valid numbers of characters, including the check character.
  ///
  /// Wordly rejects shorter ids. The maximum is far more than necessary, and ``idCount`` still fits
  /// in 64 bits.
  public static let characterCounts = 4...15

  /// Creates a shape.
  ///
  /// - Returns: `nil` if a group is empty, or if the total number of characters is not in
  ///   ``characterCounts``.
  public init?(groups: [Int]) {
    guard groups.count <= Self.characterCounts.upperBound,
      groups.allSatisfy((1...Self.characterCounts.upperBound).contains),
      Self.characterCounts.contains(groups.reduce(0, +))
    else { return nil }
    self.groups = groups
  }

  private init(checked groups: [Int]) {
    self.groups = groups
  }

  /// Returns the id with the given symbol values as a string, with hyphens between the groups.
  func text(of values: [UInt8]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.count + groups.count)
    var start = 0
    for length in groups {
      if start > 0 { bytes.append(UInt8(ascii: "-")) }
      bytes += values[start..<start + length].map { SessionIDAlphabet.symbols[Int($0)] }
      start += length
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SessionIDShape: CustomStringConvertible {
  /// The shape, written with the letter X and hyphens: `XXXX-XXXX`.
  public var description: String {
    groups.map { String(repeating: "X", count: $0) }.joined(separator: "-")
  }
}
