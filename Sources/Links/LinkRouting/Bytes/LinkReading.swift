package import TextPrimitives
import URLSyntax

/// The result for the last link that a ``LinkReader`` has read.
///
/// Unlike a match, it contains only ranges of the link, not the link itself. One value is reused
/// for successive links, so that reading allocates no memory.
package struct LinkReading: Sendable {
  /// The index of the route in ``LinkReader/routes``.
  package internal(set) var route = 0
  var entry: Int32 = -1
  var plan = LinkReader.Plan()
  var parts = URLParts()
  var captures = Captures()
  /// The ranges of secrets in the link, in order and without overlap; empty if secrets are shown.
  package var secrets: [Range<Int>] = []
  /// The items of the query and the fragment that the route does not declare.
  package internal(set) var extra: [QueryItem] = []

  /// An item of a query or a fragment, as ranges of the link.
  package struct QueryItem: Sendable {
    /// The key.
    package let key: Range<Int>
    /// The value; empty if the item contains no equals sign.
    package let value: Range<Int>
  }

  /// Creates an empty reading.
  package init() {
    secrets.reserveCapacity(8)
    extra.reserveCapacity(8)
  }

  /// `true` if the fragment may contain characters that an output format must escape.
  ///
  /// No other part of a link contains such characters.
  package var hasRawCharacters: Bool { parts.flags.contains(.irregularFragment) }

  /// Returns `true` if a range contains a secret or a part of it.
  @inline(__always)
  func hasSecret(in range: Range<Int>) -> Bool {
    for secret in secrets where secret.overlaps(range) { return true }
    return false
  }
}

/// The case of the letters `A–Z` and `a–z` in a written value.
package enum LetterCase: Sendable, BitwiseCopyable {
  /// The case is unchanged.
  case kept
  /// All letters are upper case.
  case upper
  /// All letters are lower case.
  case lower
  /// All letters are lower case except at the offsets whose bit is set.
  case mixed(UInt16)

  /// Returns a byte, converted to this letter case.
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

  /// Appends bytes, converted to this letter case.
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
        // Each set bit is at the offset of a capital letter, which the buffer contains in lower
        // case.
        buffer.flipCase(at: start + bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}
