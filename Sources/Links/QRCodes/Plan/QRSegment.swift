/// How a run of characters is packed.
///
/// Kanji mode is left out: links are ASCII.
public enum QRMode: String, Sendable, Hashable, CaseIterable {
  /// Digits, three in ten bits.
  case numeric
  /// Digits, `A–Z` and ` $%*+-./:`, two in eleven bits.
  case alphanumeric
  /// Anything, eight bits a byte.
  case byte

  /// Its place among the modes, from 0.
  var index: Int {
    switch self {
    case .numeric: 0
    case .alphanumeric: 1
    case .byte: 2
    }
  }

  /// Whether a byte can stand in a run of this mode.
  func accepts(_ byte: UInt8) -> Bool { Self.accepted[Int(byte)] >> UInt8(index) & 1 == 1 }

  /// By byte, one bit for each mode that accepts it.
  static let accepted: [UInt8] = (0...255).map { byte in
    let scalar = Unicode.Scalar(UInt8(byte))
    if ("0"..."9").contains(scalar) { return 0b111 }
    let isListed = ("A"..."Z").contains(scalar) || " $%*+-./:".unicodeScalars.contains(scalar)
    return isListed ? 0b110 : 0b100
  }

  /// The bits of the mode indicator and of the character count.
  func headerBits(in version: QRVersion) -> Int {
    let counts: [Int] =
      switch self {
      case .numeric: [10, 12, 14]
      case .alphanumeric: [9, 11, 13]
      case .byte: [8, 16, 16]
      }
    return 4 + counts[version.sizeClass]
  }

  /// The bits of so many characters without the header.
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
  /// How the characters are packed.
  public let mode: QRMode
  /// The bytes of the payload that it holds, which are as many characters.
  public let range: Range<Int>

  /// Makes a segment.
  public init(mode: QRMode, range: Range<Int>) {
    self.mode = mode
    self.range = range
  }
}
