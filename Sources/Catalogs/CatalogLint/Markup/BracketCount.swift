/// The bracket counts of a string.
///
/// Brackets that need no partner, such as those of smileys, are counted too.
struct BracketCount: Hashable, Sendable {
  /// A checksum that is 0 if all brackets seem to be paired.
  private(set) var imbalance = 0
  /// The number of opening square brackets.
  private(set) var squares = 0

  /// Creates the counts of a string without brackets.
  init() {}

  /// Counts the brackets of a string.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, without allocations.
  init(of bytes: Span<UInt8>) {
    var round = 0
    var square = 0
    var others = 0
    var isEarly = false
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "("): round &+= 1
      case UInt8(ascii: ")"): round &-= 1
      case UInt8(ascii: "["):
        square &+= 1
        squares &+= 1
      case UInt8(ascii: "]"): square &-= 1
      case 0xE3, 0xEF:
        if let bracket = BracketBalance.bracket(at: offset, in: bytes) {
          let step = bracket.isOpening ? 1 : -1
          switch bracket.kind {
          case .round: round &+= step
          case .square: square &+= step
          default: others &+= step &<< (bracket.kind.rawValue &* 6)
          }
          if step > 0, bracket.kind == .square { squares &+= 1 }
          offset &+= 2
        }
      default: break
      }
      if round | square < 0 { isEarly = true }
      offset &+= 1
    }
    imbalance =
      (others &<< 1 | (isEarly ? 1 : 0)) ^ (round &* 0x9E37_79B9) ^ (square &* 0x85EB_CA6B)
  }

  /// Returns `true` if the brackets of a translation of this string may be broken.
  ///
  /// This is the case if the translation may have an unpaired bracket that this string does not
  /// have. It is also the case if the translation has fewer opening square brackets.
  ///
  /// - Parameter other: The bracket counts of the translation.
  func mayBeBroken(_ other: BracketCount) -> Bool {
    other.imbalance != 0 && imbalance != other.imbalance || squares > other.squares
  }
}
