import Diagnostics
import TextPrimitives
import URLSyntax

/// One reading of a pasted text: the range of the link, and the parts removed around it.
package struct PastedText: Sendable {
  /// The byte range of the link.
  package internal(set) var core: Range<Int>
  /// The removed parts, in order.
  package internal(set) var removals: [PastedLink.Removal] = []

  /// Creates a reading that removes nothing.
  init(exactly bytes: Span<UInt8>) {
    core = 0..<bytes.count
  }

  /// Creates a reading that only removes white space around a link.
  ///
  /// - Complexity: O(1) for a link without white space, otherwise O(*n*).
  @inline(__always)
  package init(trimming bytes: Span<UInt8>) {
    self.init(exactly: bytes)
    // Nearly every link starts and ends with a visible ASCII character.
    if bytes.count > 0, Self.isVisible(bytes[0]), Self.isVisible(bytes[bytes.count - 1]) { return }
    trim(bytes)
  }

  @inline(__always)
  private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  private mutating func trim(_ bytes: Span<UInt8>) {
    var start = 0
    while let (scalar, length) = UTF8Sequence.scalar(from: start, in: bytes),
      scalar.properties.isWhitespace
    {
      start += length
    }
    var end = bytes.count
    while end > start, let (scalar, length) = UTF8Sequence.scalar(before: end, in: bytes),
      scalar.properties.isWhitespace
    {
      end -= length
    }
    core = start..<end
    for range in [0..<start, end..<bytes.count] where !range.isEmpty {
      removals.append(PastedLink.Removal(.whiteSpace, range))
    }
  }
}

extension PastedText {
  /// Removes the text around the link in a pasted text, as ``Router/match(pasted:)`` does.
  ///
  /// If several readings match, the method chooses the first with the fewest empty or dropped
  /// values: punctuation after a value often makes the value invalid. If no reading matches, the
  /// result is the text without the characters that cannot start or end a link.
  package init(_ bytes: Span<UInt8>, in router: Router) {
    let readings = Self.readings(of: bytes)
    var best: (reading: PastedText, unused: Int)?
    for reading in [PastedText(exactly: bytes)] + readings {
      guard let match = try? router.match(bytes.extracting(reading.core)) else { continue }
      let unused = match.unusedValueCount
      if unused < best?.unused ?? .max { best = (reading, unused) }
      if unused == 0 { break }
    }
    self = best?.reading ?? readings[0]
  }

  /// Returns the readings of a pasted text that may be the link, in the order of the attempts.
  ///
  /// The first reading is the text without the characters that cannot start or end a link. Each
  /// further reading removes one more trailing punctuation character.
  ///
  /// - Complexity: O(*n*).
  static func readings(of bytes: Span<UInt8>) -> [PastedText] {
    var surroundings = LinkSurroundings(bytes)
    surroundings.removeStart()
    surroundings.removeEnd()
    var readings = [surroundings.reading]
    for _ in 0..<LinkSurroundings.maximumPeeled {
      guard surroundings.removeLastCharacter() else { break }
      readings.append(surroundings.reading)
    }
    return readings
  }
}

extension UTF8Sequence {
  /// Returns the scalar at an offset and its length, or `nil` at the end and for invalid UTF-8.
  fileprivate static func scalar(
    from start: Int, in bytes: Span<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    start < bytes.count ? scalar(at: start, in: bytes) : nil
  }
}
