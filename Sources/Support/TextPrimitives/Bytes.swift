/// Bytes of which spans are taken.
///
/// On Apple's platforms the `span` of an array, which may lie in an object of another language,
/// needs the release 26 of the system; that of a contiguous array needs none.
package typealias Bytes = ContiguousArray<UInt8>

extension Bytes {
  /// Copies a range of a span.
  package init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    self.init()
    reserveCapacity(range.count)
    for index in range { append(bytes[index]) }
  }
}

extension Collection<UInt8> {
  /// The bytes with the letters of ASCII in lower case.
  package var asciiLowercased: Bytes {
    var bytes = Bytes(self)
    for index in bytes.indices where bytes[index] &- UInt8(ascii: "A") < 26 { bytes[index] |= 0x20 }
    return bytes
  }
}
