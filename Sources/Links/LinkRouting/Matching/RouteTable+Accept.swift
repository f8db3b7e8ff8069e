import LanguageTags
import URLSyntax
import TextPrimitives

extension RouteTable {
  /// Returns `true` if a type accepts a value of a scanned link.
  ///
  /// - Parameters:
  ///   - type: The index of the type.
  ///   - value: The bytes of the value.
  ///   - bytes: The link.
  ///   - isEncoded: A Boolean value that indicates whether the value may contain percent-encoding.
  ///   - plusIsSpace: A Boolean value that indicates whether a plus sign is a space.
  @inline(__always)
  func accepts(
    _ type: Int32, _ value: Range<Int>, of bytes: Span<UInt8>, isEncoded: Bool,
    plusIsSpace: Bool = false
  ) -> Bool {
    if isEncoded || plusIsSpace {
      return acceptsDecoded(type, value, of: bytes, plusIsSpace: plusIsSpace)
    }
    return accepts(type, verbatim: bytes, from: value.lowerBound, to: value.upperBound)
  }

  /// Returns `true` if a type accepts a value without percent-encoding, scanned or not.
  ///
  /// In an unscanned link, a value may contain only bytes that a link may contain unencoded. For
  /// text types, this method checks this condition. For other types, the builder has checked it: if
  /// a type accepts a byte that must be encoded, the builder clears `isSimple`, and the router
  /// scans every link.
  @inline(__always)
  func accepts(
    _ type: Int32, plain bytes: Span<UInt8>, from start: Int, to end: Int, _ search: Search
  ) -> Bool {
    if search.path.isUnscanned {
      let filter = filters[Int(type)]
      if filter.shape == .text { return filter.acceptsRawText(bytes, from: start, to: end) }
    }
    return accepts(type, verbatim: bytes, from: start, to: end)
  }

  /// Returns `true` if a type accepts a value that contains no percent-encoding in the link.
  @inline(__always)
  func accepts(
    _ type: Int32, verbatim bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    let filter = filters[Int(type)]
    // All bytes of the value are ASCII, so each byte is a scalar.
    if filter.shape == .text { return filter.acceptsText(bytes, start..<end) }
    if filter.shape == .languageTag, LanguageTag.isRegisteredTag(bytes, from: start, to: end) {
      return true
    }
    return acceptsUnusual(type, bytes, from: start, to: end)
  }

  // This function is not inlined, so that the code of the search, which contains its callers, stays
  // small.
  @inline(never)
  private func acceptsUnusual(
    _ type: Int32, _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    types[Int(type)].checkLink(bytes, start..<end) == .accepted
  }

  private func acceptsDecoded(
    _ type: Int32, _ value: Range<Int>, of bytes: Span<UInt8>, plusIsSpace: Bool
  ) -> Bool {
    let needsDecoding = value.contains {
      bytes[$0] == UInt8(ascii: "%") || plusIsSpace && bytes[$0] == UInt8(ascii: "+")
    }
    guard needsDecoding else {
      return accepts(type, verbatim: bytes, from: value.lowerBound, to: value.upperBound)
    }
    let decoded = DecodedRange(value, of: bytes, plusIsSpace: plusIsSpace)
    return types[Int(type)].checkLink(decoded.bytes.span, 0..<decoded.bytes.count) == .accepted
  }
}

/// The decoded bytes of a range, with their offsets in the link.
struct DecodedRange {
  var bytes: Bytes = []
  /// For each of ``bytes``, its offset in the link; the last element is the end of the range.
  var offsets: [Int] = []

  init(_ range: Range<Int>, of link: Span<UInt8>, plusIsSpace: Bool = false) {
    bytes.reserveCapacity(range.count)
    offsets.reserveCapacity(range.count + 1)
    var cursor = PercentEncoding.Cursor(range, plusIsSpace: plusIsSpace)
    offsets.append(cursor.offset)
    while let byte = cursor.next(in: link) {
      bytes.append(byte)
      offsets.append(cursor.offset)
    }
  }
}
