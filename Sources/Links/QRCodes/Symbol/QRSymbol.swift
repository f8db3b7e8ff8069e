import CZint

/// A QR code as a square matrix of modules.
///
/// ```swift
/// let symbol = try QRSymbol("https://wordly.ai/attend/KXTR-7429")
/// try symbol.svg()                      // a drawing
/// try symbol.png(moduleSize: 8)         // the bytes of a picture
/// print(symbol.terminal())              // half-blocks
/// ```
///
/// Everyone who sees a symbol can read its payload, including secrets.
public struct QRSymbol: Sendable, Hashable {
  /// The version, which determines the size.
  public let version: QRVersion
  /// The level of error correction.
  public let level: QRLevel
  /// The rows from top to bottom, ``rowWords`` words each.
  ///
  /// Module `x` is bit `x % 64` of word `x / 64`.
  let rows: [UInt64]

  /// The number of words in a row.
  static let rowWords = Int(WAYMARK_QR_ROW_WORDS)

  /// The number of modules per side, without the quiet zone.
  public var side: Int { version.side }

  /// The required number of light modules around a code (ISO/IEC 18004 §6.3.8).
  public static let quietZone = 4

  /// Returns `true` if a module is dark.
  ///
  /// A module outside the symbol is light.
  ///
  /// - Parameters:
  ///   - column: The column, from 0 on the left.
  ///   - row: The row, from 0 at the top.
  public subscript(column: Int, row: Int) -> Bool {
    guard (0..<side).contains(column), (0..<side).contains(row) else { return false }
    return rows[row * Self.rowWords + column / 64] >> UInt64(column % 64) & 1 == 1
  }

  /// Encodes a string.
  ///
  /// - Parameters:
  ///   - text: The string to encode as UTF-8.
  ///   - level: The level; by default, the highest level that needs no larger version.
  /// - Throws: ``QRCodeError`` with the codes of ``QRPlan/init(_:level:)-(String,_)``, or with
  ///   ``QRCodeError/Code/encoderFailed`` if the library zint fails.
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public init(_ text: String, level: QRLevelChoice = .automatic) throws(QRCodeError) {
    let bytes = Array(text.utf8)
    try self.init(bytes.span, QRPlan(bytes.span, level: level))
  }

  /// Encodes a payload; see ``init(_:level:)-(String,_)``.
  public init(_ payload: QRPayload, level: QRLevelChoice = .automatic) throws(QRCodeError) {
    try self.init(payload.text, level: level)
  }

  /// Encodes bytes according to a plan.
  ///
  /// First, the library zint divides the bytes into segments itself, which is faster. If its
  /// segments do not fit into the planned symbol, the bytes are encoded again with the segments of
  /// the plan.
  init(_ bytes: Span<UInt8>, _ plan: QRPlan) throws(QRCodeError) {
    do throws(QRCodeError) {
      self = try QRSymbol(bytes, plan, pieceEnds: [])
    } catch {
      guard error.code == .tooLong else { throw error }
      self = try QRSymbol(bytes, plan, pieceEnds: plan.pieceEnds)
    }
  }

  /// Encodes bytes in pieces, each of which zint divides into segments.
  package init(
    _ bytes: Span<UInt8>, _ plan: QRPlan, pieceEnds ends: [Int32]
  ) throws(QRCodeError) {
    let count = Int(WAYMARK_QR_MAXIMUM_SIDE) * Self.rowWords
    var outcome: Int32 = 0
    let rows = unsafe [UInt64](unsafeUninitializedCapacity: count) { memory, written in
      unsafe memory.initialize(repeating: 0)
      unsafe bytes.withUnsafeBufferPointer { bytes in
        outcome = unsafe waymark_qr_encode(
          bytes.baseAddress, Int32(bytes.count), Int32(plan.version.number),
          Int32(plan.level.index + 1), ends, Int32(ends.count), memory.baseAddress)
      }
      written = max(0, Int(outcome)) * Self.rowWords
    }
    guard outcome > 0 else { throw QRCodeError(outcome, plan) }
    guard Int(outcome) == plan.side else { throw QRCodeError(.encoderFailed) }
    self.rows = rows
    version = plan.version
    level = plan.level
  }
}

extension QRPlan {
  /// The end offset of each piece for the encoder.
  ///
  /// A piece is one segment, or several if there are more segments than the encoder accepts. In
  /// that case the segments are short, and zint divides two or three of them in the same way.
  package var pieceEnds: [Int32] {
    let count = min(segments.count, Int(WAYMARK_QR_MAXIMUM_PIECES))
    return (0..<count).map {
      Int32(segments[($0 + 1) * segments.count / count - 1].range.upperBound)
    }
  }
}

extension QRCodeError {
  /// Creates the error for a failed encoding.
  fileprivate init(_ outcome: Int32, _ plan: QRPlan) {
    switch outcome {
    case waymark_qr_too_long.rawValue.signed:
      // The segments that zint chose exceed the capacity by at least one bit, even if the segments
      // of the plan do not.
      self.init(tooLong: max(plan.bits, plan.capacity + 1), capacity: plan.capacity)
    default: self.init(.encoderFailed)
    }
  }
}

extension FixedWidthInteger {
  /// The value as a signed C integer.
  fileprivate var signed: Int32 { Int32(truncatingIfNeeded: self) }
}

extension QRSymbol: CustomStringConvertible {
  /// The version and the level, such as `3-Q`.
  public var description: String { "\(version.number)-\(level.rawValue)" }
}
