/// How much of a symbol may be damaged and still be read.
///
/// The order is that of [ISO/IEC 18004](https://www.iso.org/standard/83389.html), §7.5.1: a higher level
/// corrects more and holds less.
public enum QRLevel: String, Sendable, Hashable, CaseIterable, Comparable {
  /// About 7 % of the codewords can be restored.
  case low = "L"
  /// About 15 %.
  case medium = "M"
  /// About 25 %.
  case quartile = "Q"
  /// About 30 %.
  case high = "H"

  /// Its place in the order, from 0.
  var index: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .quartile: 2
    case .high: 3
    }
  }

  /// Whether one corrects less than another.
  public static func < (left: QRLevel, right: QRLevel) -> Bool { left.index < right.index }
}

/// Which level a symbol is to have.
public enum QRLevelChoice: Sendable, Hashable {
  /// The highest that still fits the smallest symbol.
  case automatic
  /// This one.
  case exactly(QRLevel)
}
