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
      guard offset < attributes.upperBound else { return nil }
      let quote = bytes[offset]
      let value = offset + 1
      offset = value
      while offset < attributes.upperBound, bytes[offset] != quote { offset += 1 }
      if bytes.isEqual(found, name) { return value..<offset }
      offset += 1
    }
    return nil
  }
}
