/// A paragraph of a text, with its direction.
///
/// ```swift
/// let paragraphs = ParagraphDirection.paragraphs(of: "שלום\nhello\n42")
/// paragraphs.map(\.direction)  // [.rightToLeft, .leftToRight, nil]
/// paragraphs.map(\.range)      // [0..<9, 9..<15, 15..<17]
/// ```
public struct ParagraphDirection: Hashable, Sendable {
  /// The byte range of the paragraph in the UTF-8 of the text, including its separator.
  public let range: Range<Int>
  /// The direction of the first strong character; `nil` if there is none.
  public let direction: TextDirection?

  /// Returns the paragraphs of a text in order; the array is empty for an empty text.
  ///
  /// The method follows rules P1 to P3 of [UAX #9
  /// §3.3.1](https://www.unicode.org/reports/tr9/#The_Paragraph_Level).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tokens: The tokens to skip at the start of each paragraph.
  /// - Complexity: O(*n*), where *n* is the UTF-8 length.
  public static func paragraphs(
    of text: String, skipping tokens: LeadingTokens = []
  ) -> [ParagraphDirection] {
    var text = text
    return text.withUTF8 { buffer in
      let bytes = unsafe Span(_unsafeElements: buffer)
      var paragraphs: [ParagraphDirection] = []
      var start = 0
      while start < bytes.count {
        let found = FirstStrong(bytes, from: tokens.end(in: bytes, from: start))
        let end = found.end ?? Self.end(of: bytes, from: start)
        paragraphs.append(ParagraphDirection(range: start..<end, direction: found.direction))
        start = end
      }
      return paragraphs
    }
  }

  /// Returns the offset after the next paragraph separator, or the end.
  static func end(of bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let scalar = UTF8Scalar(bytes, at: offset)
      offset += scalar.length
      guard BidiClass.of(scalar.codePoint) == BidiClass.paragraphSeparator else { continue }
      // CR LF is one separator.
      let isPair = scalar.codePoint == 0x0D && offset < bytes.count && bytes[offset] == 0x0A
      return isPair ? offset + 1 : offset
    }
    return offset
  }
}

extension TextDirection {
  /// Creates the direction of a text from its first strong character; `nil` if it has none.
  ///
  /// In a text of several paragraphs, the first paragraph with a strong character determines the
  /// direction. Characters inside isolates are skipped. The initializer follows rules P2 and P3 of
  /// [UAX #9 §3.3.1](https://www.unicode.org/reports/tr9/#The_Paragraph_Level).
  ///
  /// ```swift
  /// TextDirection(firstStrongIn: "12 שלום hello")  // .rightToLeft
  /// TextDirection(firstStrongIn: "12:30")          // nil
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tokens: The tokens to skip at the start of each paragraph.
  /// - Complexity: O(*n*), where *n* is the number of bytes up to the first strong character; no
  ///   allocation for a native string.
  public init?(firstStrongIn text: String, skipping tokens: LeadingTokens = []) {
    let quick = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      TextDirection(firstStrongIn: unsafe Span(_unsafeElements: buffer), skipping: tokens)
    }
    if let quick {
      guard let direction = quick else { return nil }
      self = direction
      return
    }
    // Makes the UTF-8 of a string that is bridged from Objective-C contiguous.
    var copy = text
    let direction = copy.withUTF8 { buffer in
      TextDirection(firstStrongIn: unsafe Span(_unsafeElements: buffer), skipping: tokens)
    }
    guard let direction else { return nil }
    self = direction
  }

  /// Creates the direction of a UTF-8 text from its first strong character; `nil` if it has none.
  ///
  /// This initializer works like ``init(firstStrongIn:skipping:)-(String,_)``; invalid UTF-8 bytes
  /// have no direction.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes up to the first strong character; no
  ///   allocation.
  public init?(firstStrongIn bytes: Span<UInt8>, skipping tokens: LeadingTokens = []) {
    var start = 0
    while start < bytes.count {
      let found = FirstStrong(bytes, from: tokens.end(in: bytes, from: start))
      if let direction = found.direction {
        self = direction
        return
      }
      guard let end = found.end else { break }
      start = end
    }
    return nil
  }
}
