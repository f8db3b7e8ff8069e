/// An encoding mode of a segment.
///
/// Kanji mode is not supported, because links are ASCII.
public enum QRMode: String, Sendable, Hashable, CaseIterable {
  /// Digits; three digits take ten bits.
  case numeric
  /// Digits, `A–Z` and ` $%*+-./:`; two characters take eleven bits.
  case alphanumeric
  /// Arbitrary bytes of eight bits each.
  case byte

  /// The index among the modes, from 0.
  var index: Int {
    switch self {
    case .numeric: 0
    case .alphanumeric: 1
    case .byte: 2
    }
  }

  /// Returns `true` if a segment of this mode can contain a byte.
  func accepts(_ byte: UInt8) -> Bool { Self.accepted[Int(byte)] >> UInt8(index) & 1 == 1 }

  /// For each byte, a bit set of the modes that accept it.
  static let accepted: [UInt8] = (0...255).map { byte in
    let scalar = Unicode.Scalar(UInt8(byte))
    if ("0"..."9").contains(scalar) { return 0b111 }
    let isListed = ("A"..."Z").contains(scalar) || " $%*+-./:".unicodeScalars.contains(scalar)
    return isListed ? 0b110 : 0b100
  }

  /// Returns the number of bits of the mode indicator and the character count indicator.
  func headerBits(in version: QRVersion) -> Int {
    let counts: [Int] =
      switch self {
      case .numeric: [10, 12, 14]
      case .alphanumeric: [9, 11, 13]
      case .byte: [8, 16, 16]
      }
    return 4 + counts[version.sizeClass]
  }

  /// Returns the number of bits that `count` characters require, without the header.
  func dataBits(_ count: Int) -> Int {
    switch self {
    case .numeric: count / 3 * 10 + [0, 4, 7][count % 3]
    case .alphanumeric: count / 2 * 11 + count % 2 * 6
    case .byte: count * 8
    }
  }
}

/// A run of characters in one mode.
public struct QRSegment: Sendable, Hashable {
  /// The encoding mode of the characters.
  public let mode: QRMode
  /// The byte range in the payload; each byte is one character.
  public let range: Range<Int>

  /// Creates a segment.
  public init(mode: QRMode, range: Range<Int>) {
    self.mode = mode
    self.range = range
  }
}
