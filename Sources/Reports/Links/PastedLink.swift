import URLSyntax

/// A link with the white space around it that pasting and editing leave.
///
/// The links that the library reads have none; a tool for people takes it off and says so.
struct PastedLink {
  /// The bytes of the link itself.
  var core: Range<Int>
  /// What was taken off, as ranges of the link as given: none, one or two.
  var trimmed: [Range<Int>] {
    [0..<core.lowerBound, core.upperBound..<count].filter { !$0.isEmpty }
  }
  /// Whether something was taken off.
  var isTrimmed: Bool { core.count < count }
  private let count: Int

  @inline(__always)
  init(_ bytes: Span<UInt8>) {
    count = bytes.count
    core = 0..<bytes.count
    // Nearly every link begins and ends with a visible ASCII character.
    if count > 0, Self.isVisible(bytes[0]), Self.isVisible(bytes[count - 1]) { return }
    trim(bytes)
  }

  @inline(__always)
  private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  private mutating func trim(_ bytes: Span<UInt8>) {
    var start = 0
    while start < count, let (scalar, length) = UTF8Sequence.scalar(at: start, in: bytes),
      scalar.properties.isWhitespace
    {
      start += length
    }
    var end = count
    while end > start {
      var lead = end - 1
      while lead > start, end - lead < 4, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
      guard let (scalar, length) = UTF8Sequence.scalar(at: lead, in: bytes), lead + length == end,
        scalar.properties.isWhitespace
      else { break }
      end = lead
    }
    core = start..<end
  }
}
