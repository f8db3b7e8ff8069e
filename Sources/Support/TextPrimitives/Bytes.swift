/// A contiguous array of bytes, for code that uses spans.
///
/// On Apple's platforms, the `span` of an `Array`, which may bridge to an Objective-C object,
/// requires the system release 26. The `span` of a `ContiguousArray` has no such requirement.
package typealias Bytes = ContiguousArray<UInt8>

extension Bytes {
  /// Creates a copy of a range of a span.
  package init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    self.init()
    reserveCapacity(range.count)
    for index in range { append(bytes[index]) }
  }
}

extension Collection<UInt8> {
  /// The bytes with the letters of ASCII in lowercase.
  package var asciiLowercased: Bytes {
    var bytes = Bytes(self)
    for index in bytes.indices where bytes[index] &- UInt8(ascii: "A") < 26 { bytes[index] |= 0x20 }
    return bytes
  }
}
