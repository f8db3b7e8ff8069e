/// A contiguous array of bytes, for code that uses spans.
///
/// On Apple's platforms, an `Array` may bridge to an Objective-C object, so its `span` requires
/// version 26 of the system. The `span` of a `ContiguousArray` is also available in older versions.
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
  /// The bytes, with ASCII letters in lowercase.
  package var asciiLowercased: Bytes {
    var bytes = Bytes(self)
    for index in bytes.indices where bytes[index] &- UInt8(ascii: "A") < 26 { bytes[index] |= 0x20 }
    return bytes
  }
}
