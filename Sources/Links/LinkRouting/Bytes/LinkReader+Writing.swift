package import TextPrimitives

extension LinkReader {
  /// Appends values as JSON strings: a list as an array, any other parameter as one string.
  ///
  /// - Parameters:
  ///   - index: The index of the parameter.
  ///   - ranges: The ranges of the values that this reader returned for the parameter.
  package func appendJSONValues(
    of index: Int, _ ranges: [Range<Int>], reading: LinkReading, in bytes: Span<UInt8>,
    to buffer: inout ByteBuffer
  ) {
    let isList = isList(index, reading)
    if isList { buffer.append(UInt8(ascii: "[")) }
    for (position, range) in ranges.enumerated() {
      if position > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.append(UInt8(ascii: "\""))
      forEachPiece(of: index, range, reading, bytes) { $0.appendJSON(of: bytes, to: &buffer) }
      buffer.append(UInt8(ascii: "\""))
    }
    if isList { buffer.append(UInt8(ascii: "]")) }
  }

  /// Appends the value of a parameter as text; a list becomes a JSON array.
  ///
  /// The value of an absent parameter is its default.
  ///
  /// - Returns: `false` if the parameter has no value.
  package func appendValue(
    of index: Int, _ parameter: Parameter, reading: LinkReading, in bytes: Span<UInt8>,
    to buffer: inout ByteBuffer
  ) -> Bool {
    switch form(of: index, reading, bytes) {
    case .plain: appendPlainValue(of: index, reading, bytes, to: &buffer)
    case .odd where parameter.isList:
      let ranges = values(of: index, reading, bytes)
      // A repeated parameter without values is absent. A catch-all without values is empty.
      if ranges.isEmpty, parameter.absent == nil { return false }
      appendJSONValues(of: index, ranges, reading: reading, in: bytes, to: &buffer)
    case .odd:
      guard let range = value(of: index, reading, bytes) else { return false }
      forEachPiece(of: index, range, reading, bytes) { $0.append(of: bytes, to: &buffer) }
    case .absent:
      guard let value = parameter.absent?.first else { return false }
      if masksSecrets, parameter.isSecret {
        buffer.append(Self.mask)
      } else {
        buffer.append(value)
      }
    }
    return true
  }
}
