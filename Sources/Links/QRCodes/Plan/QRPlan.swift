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
  /// - Throws: ``QRCodeError`` with the code ``QRCodeError/Code/tooLong`` and both numbers.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String, level: QRLevelChoice = .automatic) throws(QRCodeError) {
    let bytes = Array(text.utf8)
    try self.init(bytes.span, level: level)
  }

  /// Plans the symbol of bytes; see ``init(_:level:)-(String,_)``.
  public init(_ bytes: Span<UInt8>, level: QRLevelChoice = .automatic) throws(QRCodeError) {
    let least: QRLevel = if case .exactly(let level) = level { level } else { .low }
    // No character takes less than three bits, so what is far too long is not even divided.
    guard bytes.count * 3 <= Self.greatest(least) else {
      throw QRCodeError(tooLong: bytes.count * 8, capacity: Self.greatest(least))
    }
    var segmentation: (sizeClass: Int, QRSegmentation)?
    for version in QRVersion.all {
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
