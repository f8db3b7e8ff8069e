import Diagnostics
import TextPrimitives
import URLSyntax

/// A pasted text: the bytes that are the link, and what was removed around them.
package struct PastedText: Sendable {
  /// The bytes of the link itself.
  package internal(set) var core: Range<Int>
  /// What was removed, in order.
  package internal(set) var removals: [PastedLink.Removal] = []

  /// Removes nothing.
  init(exactly bytes: Span<UInt8>) {
    core = 0..<bytes.count
  }

  /// Removes white space around a link, and nothing else.
  ///
  /// - Complexity: O(1) for a link without any, else O(*n*).
  @inline(__always)
  package init(trimming bytes: Span<UInt8>) {
    self.init(exactly: bytes)
    // Nearly every link begins and ends with a visible ASCII character.
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
  /// Removes what surrounds the link in a pasted text, as ``Router/match(pasted:)`` does.
  ///
  /// Of several readings that match, takes the first of those with the fewest values that are empty
  /// or dropped: at the end of a link, punctuation makes a value invalid. Of a text in which no link
  /// matches, removes what no link begins or ends with.
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

  /// The readings of a pasted text that may be the link, in the order in which they are tried.
  ///
  /// The first is the text without what no link begins or ends with. Each of the others lacks one
  /// more character of punctuation at its end.
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
  /// The scalar at an offset and its length; `nil` at the end and for bytes that are no UTF-8.
  fileprivate static func scalar(
    from start: Int, in bytes: Span<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    start < bytes.count ? scalar(at: start, in: bytes) : nil
  }
}
