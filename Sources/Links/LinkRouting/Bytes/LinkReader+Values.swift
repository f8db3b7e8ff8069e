import LanguageTags
package import TextPrimitives
import URLSyntax

extension LinkReader {
  /// Returns the range of the value of a parameter that is not a list.
  ///
  /// - Returns: `nil` if the parameter is absent or its value was dropped.
  @inline(__always)
  package func value(
    of index: Int, _ reading: LinkReading, _ bytes: Span<UInt8>
  ) -> Range<Int>? {
    reading.captures.hasDropped(index) ? nil : reading.captures[index]
  }

  private func accepts(
    _ slot: Slot, _ range: Range<Int>, _ reading: LinkReading, _ bytes: Span<UInt8>
  ) -> Bool {
    table.accepts(slot.type, range, of: bytes, isEncoded: true, plusIsSpace: slot.isForm)
  }

  /// Returns `true` if the value of a parameter is a list.
  @inline(__always)
  package func isList(_ index: Int, _ reading: LinkReading) -> Bool {
    slots[reading.plan.firstSlot + index].isList
  }

  /// Returns the ranges of the values of a list parameter, except dropped values.
  package func values(
    of index: Int, _ reading: LinkReading, _ bytes: Span<UInt8>
  ) -> [Range<Int>] {
    guard let first = reading.captures[index] else { return [] }
    let slot = slots[reading.plan.firstSlot + index]
    var ranges: [Range<Int>] = []
    if slot.isCatchAll {
      var start = first.lowerBound
      while start < first.upperBound {
        let stop = min(first.upperBound, bytes.firstOffset(of: UInt8(ascii: "/"), from: start))
        ranges.append(start..<stop)
        start = stop + 1
      }
    } else {
      forEachItem(bytes, reading) { slot, item in
        if slot == index { ranges.append(item.valueRange) }
      }
    }
    guard reading.captures.hasDropped(index) else { return ranges }
    return ranges.filter { accepts(slot, $0, reading, bytes) }
  }

  /// The way in which a value is written.
  package enum ValueForm {
    /// The value is not written.
    case absent
    /// ``appendPlainValue(of:_:_:to:)`` writes the value.
    case plain
    /// The value is written in pieces, because it is a list, may be encoded, or contains a secret.
    case odd
  }

  /// Returns the way in which the value of a parameter is written.
  package func form(
    of index: Int, _ reading: LinkReading, _ bytes: Span<UInt8>
  ) -> ValueForm {
    let slot = slots[reading.plan.firstSlot + index]
    if slot.isList { return .odd }
    guard let range = value(of: index, reading, bytes) else { return .absent }
    if masksSecrets, slot.isSecret { return .plain }
    let mayBeEncoded =
      slot.isForm || reading.parts.flags.contains(slot.isPath ? .percentInPath : .percentAfterPath)
    return mayBeEncoded || reading.hasSecret(in: range) ? .odd : .plain
  }

  /// Appends the canonical spelling of a value, or the mask.
  ///
  /// The appended text needs no escaping in any output format.
  ///
  /// - Precondition: The form of the value is ``ValueForm/plain``.
  package func appendPlainValue(
    of index: Int, _ reading: LinkReading, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    guard let range = reading.captures[index] else { return }
    append(range, of: slots[reading.plan.firstSlot + index], bytes, to: &buffer)
  }

  /// Appends a value that is not encoded.
  @inline(__always)
  func append(
    _ range: Range<Int>, of slot: Slot, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    if masksSecrets, slot.isSecret { return buffer.append(Self.mask) }
    var letterCase = slot.letterCase
    if slot.isLanguageTag {
      guard let bits = LanguageTag.usualUppercase(bytes, range) else {
        return buffer.append(languageTag(bytes, range, of: slot).span)
      }
      letterCase = .mixed(bits)
    }
    letterCase.append(range, of: bytes, to: &buffer)
  }

  /// Calls a function with each piece of a value's canonical spelling, before percent-encoding.
  ///
  /// - Parameter range: A range that this reader returned for the parameter.
  @inline(__always)
  package func forEachPiece(
    of index: Int, _ range: Range<Int>, _ reading: LinkReading, _ bytes: Span<UInt8>,
    _ body: (ValuePiece) -> Void
  ) {
    let slot = slots[reading.plan.firstSlot + index]
    if masksSecrets, slot.isSecret { return body(.mask) }
    let mayBeEncoded =
      slot.isForm || reading.parts.flags.contains(slot.isPath ? .percentInPath : .percentAfterPath)
    if mayBeEncoded || reading.hasSecret(in: range) {
      return forEachOddPiece(slot, range, reading, bytes, body)
    }
    if slot.isLanguageTag {
      if let bits = LanguageTag.usualUppercase(bytes, range) {
        return body(.verbatim(range, .mixed(bits)))
      }
      return body(.decoded(languageTag(bytes, range, of: slot)))
    }
    body(.verbatim(range, slot.letterCase))
  }

  /// Calls a function with the pieces of a value that is encoded or contains a secret.
  ///
  /// For example, a draft that quotes a link can contain a secret.
  private func forEachOddPiece(
    _ slot: Slot, _ range: Range<Int>, _ reading: LinkReading, _ bytes: Span<UInt8>,
    _ body: (ValuePiece) -> Void
  ) {
    forEachShownRange(of: range, reading) { part in
      guard let part else { return body(.mask) }
      let decoded = DecodedRange(part, of: bytes, plusIsSpace: slot.isForm).bytes
      if slot.isLanguageTag {
        body(.decoded(languageTag(decoded.span, 0..<decoded.count, of: slot)))
      } else {
        body(.decoded(Bytes(decoded.map { slot.letterCase.applied(to: $0, at: 0) })))
      }
    }
  }

  private func languageTag(_ bytes: Span<UInt8>, _ range: Range<Int>, of slot: Slot) -> Bytes {
    Bytes(table.filters[Int(slot.type)].canonicalText(bytes, range).utf8)
  }

  /// Calls a function with the parts of a range that may be shown, and with `nil` for each secret.
  func forEachShownRange(
    of range: Range<Int>, _ reading: LinkReading, _ body: (Range<Int>?) -> Void
  ) {
    var start = range.lowerBound
    for secret in reading.secrets where secret.overlaps(range) {
      if secret.lowerBound > start { body(start..<secret.lowerBound) }
      body(nil)
      start = min(secret.upperBound, range.upperBound)
    }
    // An empty range has one empty part. If the range ends with a secret, no part follows it.
    if start < range.upperBound || range.isEmpty { body(start..<range.upperBound) }
  }

  /// Calls a function with the decoded pieces of the key or the value of an extra item.
  package func forEachExtraPiece(
    _ range: Range<Int>, isValue: Bool, _ reading: LinkReading, _ bytes: Span<UInt8>,
    _ body: (ValuePiece) -> Void
  ) {
    let isForm = isValue && table.entries[Int(reading.entry)].flags.contains(.formEncoded)
    if !isForm, !reading.parts.flags.contains(.percentAfterPath), !reading.hasSecret(in: range) {
      return body(.verbatim(range, .kept))
    }
    forEachShownRange(of: range, reading) { part in
      guard let part else { return body(.mask) }
      // An extra item of the fragment may contain bytes that are not UTF-8.
      body(.decoded(Bytes(PercentEncoding.decode(part, of: bytes, plusIsSpace: isForm).utf8)))
    }
  }
}
