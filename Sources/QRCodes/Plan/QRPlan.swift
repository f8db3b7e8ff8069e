/// What symbol a payload gets, without drawing it.
///
/// The smallest version that holds the payload comes first, then the highest level that still fits it.
///
/// ```swift
/// let plan = try QRPlan("HTTPS://WORDLY.AI/ATTEND/KXTR-7429")
/// plan.version.side   // 25
/// plan.level          // .medium
/// ```
public struct QRPlan: Sendable, Hashable {
  /// The size.
  public let version: QRVersion
  /// The level of error correction.
  public let level: QRLevel
  /// How the payload is packed: the division that takes the fewest bits.
  public let segments: [QRSegment]
  /// The bits that the segments take, with their headers.
  public let bits: Int

  /// The bits that a symbol of this version and level holds.
  public var capacity: Int { version.capacity(level) }
  /// The modules of a side, without the quiet zone.
  public var side: Int { version.side }
  /// The bits that are left: eight for each further byte of a segment in byte mode.
  public var capacityLeft: Int { capacity - bits }

  /// Plans the symbol of a text.
  ///
  /// - Parameters:
  ///   - text: What a reader is to find, as UTF-8.
  ///   - level: The level, or the highest that costs nothing.
  ///   - minimum: The smallest version; a larger symbol than necessary is sometimes wanted, so that a
  ///     series of codes has one size.
  /// - Throws: ``QRCodeError`` with the code ``QRCodeError/Code/tooLong`` and both numbers.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: String, level: QRLevelChoice = .automatic, minimum: QRVersion? = nil
  ) throws(QRCodeError) {
    let bytes = Array(text.utf8)
    try self.init(bytes.span, level: level, minimum: minimum)
  }

  /// Plans the symbol of bytes; see ``init(_:level:minimum:)-(String,_,_)``.
  public init(
    _ bytes: Span<UInt8>, level: QRLevelChoice = .automatic, minimum: QRVersion? = nil
  ) throws(QRCodeError) {
    let least: QRLevel = if case .exactly(let level) = level { level } else { .low }
    let versions = QRVersion.all.drop { $0 < minimum ?? $0 }
    // No bytes of any text fit a symbol that has fewer bits than a third of theirs.
    guard let largest = versions.last, bytes.count * 3 <= largest.capacity(least) else {
      throw QRCodeError(tooLong: bytes.count * 8, capacity: Self.greatest(least))
    }
    var segmentation: (sizeClass: Int, QRSegmentation)?
    for version in versions {
      if segmentation?.sizeClass != version.sizeClass {
        segmentation = (version.sizeClass, QRSegmentation(bytes, in: version))
      }
      guard let found = segmentation?.1, found.bits <= version.capacity(least) else { continue }
      self.version = version
      self.level =
        level == .automatic
        ? QRLevel.allCases.last { found.bits <= version.capacity($0) } ?? least : least
      segments = found.segments
      bits = found.bits
      return
    }
    throw QRCodeError(
      tooLong: segmentation?.1.bits ?? 0, capacity: Self.greatest(least))
  }

  private static func greatest(_ level: QRLevel) -> Int {
    QRVersion.all.last?.capacity(level) ?? 0
  }
}
