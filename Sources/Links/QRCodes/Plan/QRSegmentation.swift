/// The division of a payload into segments that needs the fewest bits.
///
/// One pass over the bytes tracks, for each mode, the minimum cost of a division that ends in that
/// mode. Costs are in sixths of a bit: a digit costs 20, and an alphanumeric character costs 33.
/// The cost of a segment is rounded up to a whole bit only at its end. Rounding never reverses the
/// order of two costs, so the cheapest division of the first bytes stays the cheapest.
struct QRSegmentation {
  /// The number of bits of all segments, including their headers.
  let bits: Int
  let segments: [QRSegment]

  private static let sixths = [20, 33, 48]
  private static let never = Int.max / 2

  /// Finds the division for a version, which is the same for all versions of its size class.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: Span<UInt8>, in version: QRVersion) {
    let headers = QRMode.allCases.map { $0.headerBits(in: version) * 6 }
    guard bytes.count > 0 else {
      bits = 0
      segments = []
      return
    }
    let accepted = QRMode.accepted
    var costs = (Self.never, Self.never, Self.never)
    var best = 0
    // For each byte: one bit for each mode that starts a segment here, and the cheapest mode in
    // bits 4 and 5.
    var origins: [UInt8] = []
    origins.reserveCapacity(bytes.count)
    for index in bytes.indices {
      let modes = accepted[Int(bytes[index])]
      let start = index == 0 ? 0 : (best + 5) / 6 * 6
      var origin: UInt8 = 0
      // Continuing a segment costs no header. A new segment follows the cheapest division so far.
      func step(_ mode: Int, _ cost: Int) -> Int {
        guard modes >> UInt8(mode) & 1 == 1 else { return Self.never }
        let anew = start + headers[mode]
        if cost <= anew { return cost + Self.sixths[mode] }
        origin |= 1 << UInt8(mode)
        return anew + Self.sixths[mode]
      }
      let next = (step(0, costs.0), step(1, costs.1), step(2, costs.2))
      costs = next
      let cheapest = min(next.0, next.1, next.2)
      best = cheapest
      // The mode of the cheapest division that ends with this byte. If a segment starts at the next
      // byte, the segment before it has this mode.
      origin |= (next.2 == cheapest ? 2 : next.1 == cheapest ? 1 : 0) << 4
      origins.append(origin)
    }
    bits = (best + 5) / 6
    segments = Self.segments(origins)
  }

  /// Follows the cheapest modes backward from the end.
  private static func segments(_ origins: [UInt8]) -> [QRSegment] {
    var segments: [QRSegment] = []
    var end = origins.count
    var index = end - 1
    var mode = Int(origins[index] >> 4)
    while index >= 0 {
      if origins[index] >> UInt8(mode) & 1 == 1 || index == 0 {
        segments.append(QRSegment(mode: QRMode.allCases[mode], range: index..<end))
        end = index
        if index > 0 { mode = Int(origins[index - 1] >> 4) }
      }
      index -= 1
    }
    return segments.reversed()
  }
}
