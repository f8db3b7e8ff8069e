package import TextPrimitives
import URLSyntax

/// What a ``LinkReader`` knows of the link it read last: a match that keeps places, not bytes.
///
/// One value serves one link after the other, so that reading allocates nothing.
package struct LinkReading: Sendable {
  /// The index of the route, into ``LinkReader/routes``.
  package internal(set) var route = 0
  var entry: Int32 = -1
  var plan = LinkReader.Plan()
  var parts = URLParts()
  var captures = Captures()
  /// The secrets of the link, as ranges in order that do not overlap; empty where they are shown.
  package var secrets: [Range<Int>] = []
  /// The items of the query and the fragment that the route does not declare.
  package internal(set) var extra: [QueryItem] = []

  /// An item of a query, as ranges of the link.
  package struct QueryItem: Sendable {
    /// The key.
    package let key: Range<Int>
    /// The value; empty where there is no equals sign.
    package let value: Range<Int>
  }

  /// Makes a reading of nothing.
  package init() {
    secrets.reserveCapacity(8)
    extra.reserveCapacity(8)
  }

  /// A Boolean value that indicates whether the fragment has raw characters, which an output may
  /// have to escape; the rest of a link has none.
  package var hasRawCharacters: Bool { parts.flags.contains(.irregularFragment) }

  /// Whether a range has a secret in it.
  @inline(__always)
  func hasSecret(in range: Range<Int>) -> Bool {
    for secret in secrets where secret.overlaps(range) { return true }
    return false
  }
}

/// One part of a value that is written: some bytes, or the mask that stands for a secret.
package enum ValuePiece {
  /// Bytes of the link as they stand there: ASCII that needs no escaping anywhere.
  case verbatim(Range<Int>, LetterCase)
  /// Bytes that were decoded: any UTF-8.
  case decoded(Bytes)
  /// A secret that is not shown.
  case mask
}

/// How the letters `A–Z` and `a–z` of a value are written.
package enum LetterCase: Sendable, BitwiseCopyable {
  /// As they stand.
  case kept
  /// In upper case.
  case upper
  /// In lower case.
  case lower
  /// In lower case but for the offsets whose bit is set.
  case mixed(UInt16)

  /// A byte in its case.
  @inline(__always)
  package func applied(to byte: UInt8, at index: Int) -> UInt8 {
    switch self {
    case .kept: byte
    case .upper: byte.asciiUppercased
    case .lower: byte.asciiLowercased
    case .mixed(let bits):
      bits >> UInt16(truncatingIfNeeded: index) & 1 == 0
        ? byte.asciiLowercased : byte.asciiUppercased
    }
  }

  /// Appends bytes in this case.
  @inline(__always)
  package func append(
    _ range: Range<Int>, of bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    let start = buffer.count
    buffer.append(bytes, range)
    switch self {
    case .kept: return
    case .upper: buffer.uppercaseASCII(from: start)
    case .lower: buffer.lowercaseASCII(from: start)
    case .mixed(var bits):
      buffer.lowercaseASCII(from: start)
      while bits != 0 {
        // The bits stand for letters, which are lower case now.
        buffer.flipCase(at: start + bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}
