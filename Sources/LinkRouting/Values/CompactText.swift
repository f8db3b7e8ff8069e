import URLSyntax

/// A text that typed code carries from a link: up to 15 ASCII bytes in place, longer ones as a string.
///
/// Making a `String` of a value costs more than finding the value, so typed values keep its bytes and
/// make the string when somebody reads it.
package struct CompactText: Sendable, Hashable {
  /// The first eight bytes, the first one lowest.
  private var low: UInt64 = 0
  /// Seven more bytes, and the length in the highest one.
  private var high: UInt64 = 0
  /// The text if it does not fit.
  private var long: String?

  /// Keeps a text.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes.count <= 15 {
      self.init(short: bytes.span, 0, bytes.count)
    } else {
      self.init(long: text)
    }
  }

  /// Keeps ASCII bytes of a link that are known to be at most 15.
  package init(usual bytes: Span<UInt8>, _ range: Range<Int>) {
    self.init(short: bytes, range.lowerBound, min(range.count, 15))
  }

  private init(long text: String) {
    long = text
  }

  /// Keeps at most 15 bytes.
  @inline(__always)
  init(short bytes: Span<UInt8>, _ start: Int, _ count: Int) {
    low = LiteralTable.word(bytes, start, count)
    high = UInt64(truncatingIfNeeded: count) << 56
    if count > 8 { high |= LiteralTable.word(bytes, start &+ 8, count &- 8) }
  }

  /// The text with `a–z` turned into `A–Z`, eight bytes at a time; for ASCII that fits.
  @inline(__always)
  mutating func uppercase() {
    low = Self.uppercased(low)
    high = Self.uppercased(high)
  }

  /// The length byte is at most 15, so it is no letter.
  @inline(__always)
  private static func uppercased(_ word: UInt64) -> UInt64 {
    let fromA = word &+ 0x1F1F_1F1F_1F1F_1F1F
    let beyondZ = word &+ 0x0505_0505_0505_0505
    return word ^ ((fromA & ~beyondZ & 0x8080_8080_8080_8080) >> 2)
  }

  /// Calls a function with the bytes of the text.
  @inline(__always)
  func readBytes(_ body: (Span<UInt8>) -> Void) {
    if let long {
      long.readBytes(body)
      return
    }
    let words = (low.littleEndian, high.littleEndian)
    let count = Int(high >> 56)
    unsafe withUnsafeBytes(of: words) { buffer in
      // In bounds: at most 15 of 16 bytes.
      let bytes = unsafe buffer[..<count].assumingMemoryBound(to: UInt8.self)
      body(unsafe Span(_unsafeElements: bytes))
    }
  }

  /// The text.
  package var string: String {
    if let long { return long }
    let words = (low.littleEndian, high.littleEndian)
    let count = Int(high >> 56)
    return unsafe withUnsafeBytes(of: words) { buffer in
      // In bounds: at most 15 of 16 bytes.
      unsafe String(decoding: UnsafeRawBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
  }
}

extension Router {
  /// The canonical spelling of a parameter, as ``text(_:of:_:)`` gives it.
  @inline(__always)
  package func compactText(
    _ slot: Int, of match: TypedMatch, _ bytes: Span<UInt8>
  ) -> CompactText? {
    guard slot >= 0, let range = match.captures[slot] else { return nil }
    let entry = table.entries[match.entryIndex]
    let filter = table.filters[Int(table.parameters[Int(entry.firstParameter) &+ slot].type)]
    if filter.shape == .text, filter.folding != .lowercase, range.count <= 15, !match.isEncoded,
      !entry.flags.contains(.formEncoded)
    {
      var text = CompactText(short: bytes, range.lowerBound, range.count)
      if filter.folding == .uppercase { text.uppercase() }
      return text
    }
    return text(slot, of: match, bytes).map(CompactText.init)
  }
}
