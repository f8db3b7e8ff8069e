import StringCatalogs

/// The results of the first pass for the values of a file, which later passes reuse.
///
/// The results are the traits of all values, and the decoded characters of values that contain
/// escapes.
struct ScannedTexts: Sendable {
  private struct Text: Sendable {
    let traits: TextTraits
    /// The offset in ``decoded`` at which the value's characters end.
    let end: UInt32
  }

  private var texts: [Text] = []
  /// The concatenated UTF-8 of the values that contain escapes.
  private var decoded: [UInt8] = []

  /// Creates an empty result with reserved capacity.
  init(capacity: Int) { texts.reserveCapacity(capacity) }

  /// Returns the traits of a value, by its index in the file.
  func traits(_ place: Int) -> TextTraits { texts[place].traits }

  /// Scans the next value of a file, and records the results.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the value.
  mutating func append(_ text: CatalogText, of shared: SharedContent) -> TextTraits {
    let found: TextTraits
    if text.isVerbatim {
      found = text.withSpelling(in: shared.content.bytes) { TextTraits(scanning: $0) }
    } else {
      let start = decoded.count
      shared.content.decode(text, appendingTo: &decoded)
      found = TextTraits(scanning: decoded.span.extracting(start..<decoded.count))
      // Offsets have 32 bits. A value beyond this limit is not stored, and is decoded again when it
      // is needed. Only an ISO 8859-1 file of more than two gigabytes can exceed the limit.
      if decoded.count > Int(UInt32.max) { decoded.removeSubrange(start...) }
    }
    texts.append(Text(traits: found, end: UInt32(truncatingIfNeeded: decoded.count)))
    return found
  }

  /// Records no traits for the next value, which is a repeated source string.
  mutating func appendUnknown() {
    texts.append(Text(traits: [], end: UInt32(truncatingIfNeeded: decoded.count)))
  }

  /// Appends the results for the values that follow.
  mutating func append(_ others: ScannedTexts) {
    let start = UInt32(truncatingIfNeeded: decoded.count)
    guard decoded.count + others.decoded.count <= Int(UInt32.max) else {
      for text in others.texts { texts.append(Text(traits: text.traits, end: start)) }
      return
    }
    for text in others.texts { texts.append(Text(traits: text.traits, end: start &+ text.end)) }
    decoded += others.decoded
  }

  /// Calls a closure with the UTF-8 bytes of a value.
  ///
  /// - Parameters:
  ///   - place: The index of the value in the file.
  ///   - shared: The file.
  @inline(__always)
  func withBytes<Result>(
    of place: Int, in shared: SharedContent, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    let text = shared.content.values[place].text
    if text.isVerbatim { return text.withSpelling(in: shared.content.bytes, body) }
    let range = decodedRange(of: place)
    if !range.isEmpty { return body(decoded.span.extracting(range)) }
    return body(Self.decoded(text, of: shared).span)
  }

  /// Returns the UTF-8 length of a value; `nil` if that requires decoding it.
  func count(of place: Int, in shared: SharedContent) -> Int? {
    let text = shared.content.values[place].text
    if text.isVerbatim { return text.range.count }
    let range = decodedRange(of: place)
    return range.isEmpty ? nil : range.count
  }

  /// Returns the byte range of a value in ``decoded``; empty if the value is not stored there.
  private func decodedRange(of place: Int) -> Range<Int> {
    (place == 0 ? 0 : Int(texts[place &- 1].end))..<Int(texts[place].end)
  }

  @inline(never)
  private static func decoded(_ text: CatalogText, of shared: SharedContent) -> [UInt8] {
    var bytes: [UInt8] = []
    shared.content.decode(text, into: &bytes)
    return bytes
  }
}
