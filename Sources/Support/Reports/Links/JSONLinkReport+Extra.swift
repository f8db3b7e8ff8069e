import Diagnostics
import LinkRouting
import TextPrimitives

extension JSONLinkReport {
  /// Appends the query parameters that the route does not declare: `,"extra":{"utm_source":["x"]}`.
  func appendExtra(
    _ reading: LinkReading, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    buffer.append(",\"extra\":{" as StaticString)
    for (position, group) in reader.extraGroups(reading, bytes).enumerated() {
      if position > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.append(UInt8(ascii: "\""))
      reader.forEachExtraPiece(group[0].key, isValue: false, reading, bytes) { piece in
        piece.appendJSON(of: bytes, to: &buffer)
      }
      buffer.append("\":" as StaticString)
      for (position, item) in group.enumerated() {
        buffer.append(UInt8(ascii: position == 0 ? "[" : ","))
        buffer.append(UInt8(ascii: "\""))
        reader.forEachExtraPiece(item.value, isValue: true, reading, bytes) { piece in
          piece.appendJSON(of: bytes, to: &buffer)
        }
        buffer.append(UInt8(ascii: "\""))
      }
      buffer.append(UInt8(ascii: "]"))
    }
    buffer.append(UInt8(ascii: "}"))
  }

  /// Appends the warnings about a link, if there are any.
  ///
  /// - Parameters:
  ///   - bytes: The original input, which contains the link and its surroundings.
  ///   - pasted: The link in the input.
  @inline(__always)
  func append(
    _ warnings: [LinkWarning], about reading: LinkReading, in bytes: Span<UInt8>,
    pasted: PastedText, to buffer: inout ByteBuffer
  ) {
    if warnings.isEmpty, pasted.removals.isEmpty { return }
    let offset = pasted.core.lowerBound
    let shifted = warnings.map { ShownWarning($0, shiftedBy: offset) }
    let hidden =
      reading.secrets.map { $0.lowerBound + offset..<$0.upperBound + offset }
      + pasted.removals.flatMap { self.secrets(of: $0, bytes) }
    Self.append(
      pasted.removals.map(ShownWarning.init) + shifted,
      in: DisplayedLink(bytes, masking: hidden), to: &buffer)
  }

  /// Appends warnings, such as `,"warnings":[{…}]`, or nothing if there are none.
  ///
  /// - Parameter link: The printed form of the link.
  static func append(
    _ warnings: [ShownWarning], in link: DisplayedLink, to buffer: inout ByteBuffer
  ) {
    guard !warnings.isEmpty else { return }
    buffer.append(",\"warnings\":" as StaticString)
    for (position, warning) in warnings.enumerated() {
      buffer.append(UInt8(ascii: position == 0 ? "[" : ","))
      buffer.append("{\"code\":" as StaticString)
      buffer.appendJSONString(warning.code)
      buffer.append(",\"message\":" as StaticString)
      buffer.appendJSONString(warning.message)
      if let parameter = warning.parameter {
        buffer.append(",\"parameter\":" as StaticString)
        buffer.appendJSONString(parameter)
      }
      if let reason = warning.reason {
        buffer.append(",\"reason\":" as StaticString)
        buffer.appendJSONString(reason)
      }
      buffer.append(",\"range\":" as StaticString)
      buffer.appendJSON(range: warning.range)
      buffer.append(",\"displayRange\":" as StaticString)
      buffer.appendJSON(range: link.range(of: warning.range))
      buffer.append(UInt8(ascii: "}"))
    }
    buffer.append(UInt8(ascii: "]"))
  }
}
