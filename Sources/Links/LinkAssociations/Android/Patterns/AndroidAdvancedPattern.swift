/// An advanced pattern of Android, as a list of tokens with repetition counts.
///
/// A token matches as many UTF-16 units as it can. The matcher never backtracks.
struct AndroidAdvancedPattern: Sendable, Hashable {
  /// The bounds of a range of units; the range is empty if `upper` is less than `lower`.
  struct Bounds: Sendable, Hashable {
    let lower: UInt16
    let upper: UInt16
  }

  /// The UTF-16 units that may appear at one position of a pattern, with the repetition count.
  struct Token: Sendable, Hashable {
    /// The ranges of units that the token matches, or that it does not match if ``isInverse`` is
    /// `true`.
    var ranges: [Bounds]
    /// `true` if the token matches the units that are in none of the ranges.
    var isInverse = false
    var minimum = 1
    var maximum = 1
    var hasModifier = false

    func accepts(_ unit: UInt16) -> Bool {
      ranges.contains { $0.lower <= unit && unit <= $0.upper } != isInverse
    }
  }

  /// The maximum size of a pattern, in integers of Android's internal representation.
  static let maximumStorage = 2048

  private(set) var tokens: [Token] = []

  /// Parses a pattern; returns `nil` if Android rejects it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the pattern.
  init?(_ units: [UInt16]) {
    var place = 0
    var storage = 0
    while place < units.count {
      guard storage <= Self.maximumStorage - 3 else { return nil }
      switch units[place] {
      case Self.unit("["):
        guard let set = Self.set(units, at: &place, &storage) else { return nil }
        tokens.append(set)
      case Self.unit("{"):
        guard let last = tokens.indices.last, !tokens[last].hasModifier,
          let bounds = Self.repetition(units, at: &place)
        else { return nil }
        modify(last, bounds.minimum, bounds.maximum)
        storage += 4
      case Self.unit("*"), Self.unit("+"):
        guard let last = tokens.indices.last, !tokens[last].hasModifier else { return nil }
        modify(last, units[place] == Self.unit("*") ? 0 : 1, Int.max)
        place += 1
        storage += 1
      case Self.unit("."):
        tokens.append(Token(ranges: [], isInverse: true))
        place += 1
        storage += 1
      case Self.unit("}"):
        // An unmatched closing brace is ignored.
        place += 1
      case Self.unit("\\"):
        guard place + 1 < units.count else { return nil }
        tokens.append(Self.literal(units[place + 1]))
        place += 2
        storage += 1
      default:
        tokens.append(Self.literal(units[place]))
        place += 1
        storage += 1
      }
    }
  }

  private mutating func modify(_ token: Int, _ minimum: Int, _ maximum: Int) {
    tokens[token].minimum = minimum
    tokens[token].maximum = maximum
    tokens[token].hasModifier = true
  }

  private static func unit(_ scalar: Unicode.Scalar) -> UInt16 {
    UInt16(truncatingIfNeeded: scalar.value)
  }

  private static func literal(_ unit: UInt16) -> Token {
    Token(ranges: [Bounds(lower: unit, upper: unit)])
  }

  /// Parses a set, in which only `]`, the backslash, a leading `^`, and a `-` between two units are
  /// special.
  private static func set(
    _ units: [UInt16], at place: inout Int, _ storage: inout Int
  ) -> Token? {
    place += 1
    guard place < units.count else { return nil }
    var token = Token(ranges: [])
    if units[place] == unit("^") {
      token.isInverse = true
      place += 1
    }
    storage += 1
    while place < units.count {
      guard storage <= maximumStorage - 3 else { return nil }
      if units[place] == unit("]") {
        place += 1
        storage += 1
        return token.ranges.isEmpty ? nil : token
      }
      guard let lower = member(units, at: &place) else { return nil }
      var upper = lower
      if place + 1 < units.count, units[place] == unit("-"), units[place + 1] != unit("]") {
        place += 1
        guard let end = member(units, at: &place) else { return nil }
        upper = end
      }
      token.ranges.append(Bounds(lower: lower, upper: upper))
      storage += 2
    }
    return nil
  }

  private static func member(_ units: [UInt16], at place: inout Int) -> UInt16? {
    if units[place] == unit("\\") { place += 1 }
    guard place < units.count else { return nil }
    defer { place += 1 }
    return units[place]
  }

  private static func repetition(
    _ units: [UInt16], at place: inout Int
  ) -> (minimum: Int, maximum: Int)? {
    guard let end = units[place...].firstIndex(of: unit("}")) else { return nil }
    let parts = units[place + 1..<end].split(
      separator: unit(","), maxSplits: 1, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF16.self) }
    place = end + 1
    guard let first = parts.first, let minimum = Int32(first) else { return nil }
    guard parts.count == 2 else { return (Int(minimum), Int(minimum)) }
    if parts[1].isEmpty { return (Int(minimum), Int.max) }
    guard let maximum = Int32(parts[1]), minimum <= maximum else { return nil }
    return (Int(minimum), Int(maximum))
  }

  /// `true` if the pattern matches a part of a link.
  ///
  /// - Complexity: O((*n* + *t*) · *r*) for *n* units, *t* tokens and *r* ranges in a set.
  func matches(_ part: [UInt16]) -> Bool {
    var offset = 0
    for token in tokens {
      var count = 0
      while count < token.maximum, offset < part.count, token.accepts(part[offset]) {
        offset += 1
        count += 1
      }
      if count < token.minimum { return false }
    }
    return offset == part.count
  }
}
