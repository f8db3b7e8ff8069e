/// The size and the encoding of a symbol for a payload, without its modules.
///
/// The plan uses the smallest version that can hold the payload. Unless a level is requested, it
/// uses the highest level that still fits into that version.
///
/// ```swift
/// let plan = try QRPlan("HTTPS://WORDLY.AI/ATTEND/KXTR-7429")
/// plan.version.side   // 25
/// plan.level          // .medium
/// ```
public struct QRPlan: Sendable, Hashable {
  /// The version, which determines the size.
  public let version: QRVersion
  /// The level of error correction.
  public let level: QRLevel
  /// The segments of the division of the payload that needs the fewest bits.
  public let segments: [QRSegment]
  /// The number of bits of the segments, including their headers.
  public let bits: Int

  /// The number of bits that a symbol of this version and level can hold.
  public var capacity: Int { version.capacity(level) }
  /// The number of modules per side, without the quiet zone.
  public var side: Int { version.side }
  /// The number of unused bits; each additional byte in byte mode takes eight.
  public var remainingCapacity: Int { capacity - bits }

  /// Plans the symbol of a string.
  ///
  /// - Parameters:
  ///   - text: The string to encode as UTF-8.
  ///   - level: The level; by default, the highest level that needs no larger version.
  /// - Throws: ``QRCodeError`` with the code ``QRCodeError/Code/tooLong``, and the needed and
  ///   available number of bits.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ text: String, level: QRLevelChoice = .automatic) throws(QRCodeError) {
    let bytes = Array(text.utf8)
    try self.init(bytes.span, level: level)
  }

  /// Plans the symbol of bytes; see ``init(_:level:)-(String,_)``.
  public init(_ bytes: Span<UInt8>, level: QRLevelChoice = .automatic) throws(QRCodeError) {
    let least: QRLevel = if case .exactly(let level) = level { level } else { .low }
    // A character takes at least three bits, so a payload that is far too long is rejected early.
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
