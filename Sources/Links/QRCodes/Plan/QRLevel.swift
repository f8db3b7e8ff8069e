/// A level of error correction: the share of a symbol that can be restored if it is damaged.
///
/// The order is that of [ISO/IEC 18004](https://www.iso.org/standard/83389.html), §7.5.1: a higher
/// level corrects more errors and has less capacity.
public enum QRLevel: String, Sendable, Hashable, CaseIterable, Comparable {
  /// About 7 % of the codewords can be restored.
  case low = "L"
  /// About 15 % of the codewords can be restored.
  case medium = "M"
  /// About 25 % of the codewords can be restored.
  case quartile = "Q"
  /// About 30 % of the codewords can be restored.
  case high = "H"

  /// The index in the order of levels, from 0.
  var index: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .quartile: 2
    case .high: 3
    }
  }

  /// Returns `true` if the left level corrects fewer errors than the right one.
  public static func < (left: QRLevel, right: QRLevel) -> Bool { left.index < right.index }
}

/// The choice of a symbol's level.
public enum QRLevelChoice: Sendable, Hashable {
  /// The highest level that fits into the smallest possible symbol.
  case automatic
  /// The given level.
  case exactly(QRLevel)
}
