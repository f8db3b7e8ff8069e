public import Diagnostics
import TextPrimitives

extension CatalogFile {
  /// Returns a string of the file with its escape sequences decoded.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  public func string(_ text: CatalogText) -> String {
    if text.isVerbatim { return String(decoding: bytes[clamped(text.range)], as: UTF8.self) }
    var decoded: [UInt8] = []
    decode(text, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Replaces the content of a buffer with the UTF-8 of a string.
  ///
  /// A buffer can be reused for all strings of a file. Once it is large enough, decoding allocates
  /// no memory. If ``CatalogText/isVerbatim`` is `true`, you can use the bytes at
  /// ``CatalogText/range`` directly, without a copy.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  public func decode(_ text: CatalogText, into buffer: inout [UInt8]) {
    buffer.removeAll(keepingCapacity: true)
    decode(text, appendingTo: &buffer)
  }

  /// Appends the UTF-8 of a string to a buffer.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  package func decode(_ text: CatalogText, appendingTo buffer: inout [UInt8]) {
    if text.spelling == .native,
      format.definition.append(text.range.clamped(to: bytes.indices), of: bytes, to: &buffer)
    {
      return
    }
    // A closure that captures `self` would copy the structure, which retains each of its arrays.
    let bytes = bytes
    forEachPiece(of: text) { piece in
      if let scalar = piece.scalar {
        if scalar.isASCII {
          buffer.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          buffer.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      } else {
        buffer.append(contentsOf: bytes[piece.source])
      }
    }
  }

  /// Replaces the content of a buffer with the UTF-8 of a string; spaces replace inline elements.
  ///
  /// Characters from references and CDATA sections are kept.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  package func decode(withoutElements text: CatalogText, into buffer: inout [UInt8]) {
    decode(text, into: &buffer)
    guard mayHaveInlineElements(text) else { return }
    let bytes = bytes
    let definition = format.definition
    var start = 0
    forEachPiece(of: text) { piece in
      let end = start + (piece.scalar.map { UTF8.width($0) } ?? piece.source.count)
      if end <= buffer.count, definition.isElement(piece, in: bytes.span) {
        for place in start..<end { buffer[place] = 0x20 }
      }
      start = end
    }
  }

  /// Returns a Boolean value that indicates whether two strings have the same Unicode scalars.
  public func areEqual(_ left: CatalogText, _ right: CatalogText) -> Bool {
    if left.isVerbatim, right.isVerbatim {
      return bytes.span.isSame(clamped(left.range), clamped(right.range))
    }
    return string(left).utf8.elementsEqual(string(right).utf8)
  }

  /// Returns the byte range in the file of a part of a string.
  ///
  /// If a character is spelled as an escape sequence, the range covers the whole sequence.
  ///
  /// - Parameters:
  ///   - part: Offsets in the UTF-8 of the decoded string. Offsets outside of the string are
  ///     clamped.
  ///   - text: The string.
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  public func sourceRange(of part: Range<Int>, in text: CatalogText) -> SourceRange {
    let whole = clamped(text.range)
    if text.isVerbatim {
      let moved = whole.lowerBound &+ part.lowerBound..<whole.lowerBound &+ part.upperBound
      return SourceRange(moved.clamped(to: whole))
    }
    var offset = 0
    var start: Int?
    var end: Int?
    forEachPiece(of: text) { piece in
      let length = piece.scalar.map { UTF8.width($0) } ?? piece.source.count
      let isWhole = piece.scalar != nil
      if start == nil, part.lowerBound < offset + length {
        start = piece.source.lowerBound + (isWhole ? 0 : max(0, part.lowerBound - offset))
      }
      if end == nil, part.upperBound <= offset + length {
        end =
          if part.upperBound <= offset {
            piece.source.lowerBound
          } else if isWhole {
            piece.source.upperBound
          } else {
            piece.source.lowerBound + part.upperBound - offset
          }
      }
      offset += length
    }
    let upper = end ?? whole.upperBound
    return SourceRange(min(start ?? whole.upperBound, upper), upper)
  }

  /// Returns the byte ranges in the file of several parts of a string, in a single pass.
  ///
  /// Each range equals the result of ``sourceRange(of:in:)`` for that part.
  ///
  /// - Parameters:
  ///   - parts: Offsets in the UTF-8 of the decoded string, in ascending order. The parts must not
  ///     be empty and must not overlap.
  ///   - text: The string.
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  public func sourceRanges(of parts: [Range<Int>], in text: CatalogText) -> [SourceRange] {
    if text.isVerbatim { return parts.map { sourceRange(of: $0, in: text) } }
    var ranges: [SourceRange] = []
    ranges.reserveCapacity(parts.count)
    var offset = 0
    var start: Int?
    forEachPiece(of: text) { piece in
      let length = piece.scalar.map { UTF8.width($0) } ?? piece.source.count
      while ranges.count < parts.count, parts[ranges.count].lowerBound < offset + length {
        let part = parts[ranges.count]
        let isWhole = piece.scalar != nil
        let lower =
          start ?? piece.source.lowerBound + (isWhole ? 0 : max(0, part.lowerBound - offset))
        start = lower
        guard part.upperBound <= offset + length else { break }
        let upper =
          isWhole ? piece.source.upperBound : piece.source.lowerBound + part.upperBound - offset
        ranges.append(SourceRange(min(lower, upper), upper))
        start = nil
      }
      offset += length
    }
    return ranges
  }

  /// Returns the edits that remove parts of a string.
  ///
  /// - Parameters:
  ///   - parts: Offsets in the UTF-8 of the decoded string, in ascending order. The parts must not
  ///     be empty and must not overlap.
  ///   - text: The string.
  /// - Returns: The edits, and `true` if the result decodes to the string without the parts. This
  ///   is not always so, because characters that become adjacent may form an escape sequence, or
  ///   white space that collapses.
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  public func removal(
    of parts: [Range<Int>], in text: CatalogText
  ) -> (edits: [FixIt.Edit], isExact: Bool) {
    let ranges = sourceRanges(of: parts, in: text)
    let edits = ranges.map { FixIt.Edit(range: $0, text: "") }
    if text.isVerbatim { return (edits, true) }
    var left: [UInt8] = []
    var end = clamped(text.range).lowerBound
    for range in ranges where range.lowerBound >= end {
      left += bytes[end..<range.lowerBound]
      end = range.upperBound
    }
    left += bytes[end..<max(end, clamped(text.range).upperBound)]
    var decoded: [UInt8] = []
    decode(text, into: &decoded)
    var wanted: [UInt8] = []
    end = 0
    for part in parts where part.lowerBound >= end && part.upperBound <= decoded.count {
      wanted += decoded[end..<part.lowerBound]
      end = part.upperBound
    }
    wanted += decoded[end...]
    let other = CatalogFile(bytes: left, format: format)
    other.decode(CatalogText(0..<left.count, text.spelling), into: &decoded)
    return (edits, decoded == wanted)
  }

  private func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: bytes.indices) }
}
