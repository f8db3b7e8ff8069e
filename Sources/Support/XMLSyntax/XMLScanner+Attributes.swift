import TextPrimitives

extension XMLScanner {
  /// Returns the range of an attribute's value, without its quotation marks.
  ///
  /// Returns `nil` if the attribute is absent. References in the value are not replaced.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the attributes in bytes.
  public static func attribute(
    _ name: StaticString, in attributes: Range<Int>, _ bytes: Span<UInt8>
  ) -> Range<Int>? {
    var found: Range<Int>?
    forEachAttribute(in: attributes, bytes) { other, value in
      if found == nil, bytes.isEqual(other, name) { found = value }
    }
    return found
  }

  /// Calls a closure with the ranges of the name and the value of each attribute, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the attributes in bytes.
  @inlinable @inline(__always)
  public static func forEachAttribute(
    in attributes: Range<Int>, _ bytes: Span<UInt8>,
    _ body: (_ name: Range<Int>, _ value: Range<Int>) -> Void
  ) {
    var offset = attributes.lowerBound
    while offset < attributes.upperBound {
      while offset < attributes.upperBound, isSpace(bytes[offset]) { offset += 1 }
      let start = offset
      while offset < attributes.upperBound, isName(bytes[offset]) { offset += 1 }
      let found = start..<offset
      while offset < attributes.upperBound, bytes[offset] != UInt8(ascii: "\""),
        bytes[offset] != UInt8(ascii: "'")
      {
        offset += 1
      }
      guard offset < attributes.upperBound else { return }
      let quote = bytes[offset]
      let value = offset + 1
      offset = value
      while offset < attributes.upperBound, bytes[offset] != quote { offset += 1 }
      body(found, value..<offset)
      offset += 1
    }
  }
}
