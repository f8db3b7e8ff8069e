import StringCatalogs

/// What the first pass found in the texts of a file, so that the passes behind it need not look again: their traits,
/// and the characters of those that the file spells with escapes.
struct ScannedTexts: Sendable {
  private struct Text: Sendable {
    let traits: TextTraits
    /// The place behind its characters in ``decoded``.
    let end: UInt32
  }

  private var texts: [Text] = []
  /// The UTF-8 of the texts that are not verbatim, one behind the other.
  private var decoded: [UInt8] = []

  /// No texts, with room for some.
  init(capacity: Int) { texts.reserveCapacity(capacity) }

  /// The traits of a text, by its place in the file.
  func traits(_ place: Int) -> TextTraits { texts[place].traits }

  /// Looks at the next text of a file, and remembers what it found.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func append(_ text: CatalogText, of shared: SharedContent) -> TextTraits {
    let found: TextTraits
    if text.isVerbatim {
      found = text.withSpelling(in: shared.content.bytes) { TextTraits(scanning: $0) }
    } else {
      let start = decoded.count
      shared.content.decode(text, appendingTo: &decoded)
      found = TextTraits(scanning: decoded.span.extracting(start..<decoded.count))
      // Of a file in ISO 8859-1 of more than two gigabytes.
      if decoded.count > Int(UInt32.max) { decoded.removeSubrange(start...) }
    }
    texts.append(Text(traits: found, end: UInt32(truncatingIfNeeded: decoded.count)))
    return found
  }

  /// Passes over the next text, about which nobody will ask.
  mutating func appendUnknown() {
    texts.append(Text(traits: [], end: UInt32(truncatingIfNeeded: decoded.count)))
  }

  /// Adds what was found in the texts behind these.
  mutating func append(_ others: ScannedTexts) {
    let start = UInt32(truncatingIfNeeded: decoded.count)
    guard decoded.count + others.decoded.count <= Int(UInt32.max) else {
      for text in others.texts { texts.append(Text(traits: text.traits, end: start)) }
      return
    }
    for text in others.texts { texts.append(Text(traits: text.traits, end: start &+ text.end)) }
    decoded += others.decoded
  }

  /// Calls a function with the UTF-8 of a text.
  ///
  /// - Parameters:
  ///   - place: The place of the text in the file.
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

  /// How many bytes of UTF-8 a text has, or `nil` if it would have to be decoded for that.
  func count(of place: Int, in shared: SharedContent) -> Int? {
    let text = shared.content.values[place].text
    if text.isVerbatim { return text.range.count }
    let range = decodedRange(of: place)
    return range.isEmpty ? nil : range.count
  }

  /// The bytes of a text in ``decoded``; none if it is not there.
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
