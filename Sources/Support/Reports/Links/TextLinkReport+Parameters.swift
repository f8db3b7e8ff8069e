import LinkRouting
import LocalizedTexts
import TextPrimitives

// A link log has millions of links, so the values are copied as bytes. Only a value with characters
// other than printable ASCII is converted to a string.

extension TextLinkReport {
  /// A row with a parameter.
  private struct Row {
    /// The index of the parameter.
    let index: Int
    /// The range of the value in a buffer.
    let value: Range<Int>
    /// The width of the value in terminal columns.
    let columns: Int
    /// `true` for a single value in the link, `false` for a list or a default value.
    let isGiven: Bool
  }

  private static let mask = Bytes(ParameterValue.mask.utf8)
  private static let maskColumns = ParameterValue.mask.columns
  /// The maximum width to which values are padded to align the descriptions of their types.
  private static let widestValue = 36

  /// Appends the rows of the parameters that have values.
  func appendParameters(
    _ reading: LinkReading, in bytes: Span<UInt8>, rows parameters: [TextRouteRows.Parameter],
    to buffer: inout ByteBuffer
  ) {
    var values = ByteBuffer(capacity: 512)
    var rows: [Row] = []
    rows.reserveCapacity(parameters.count)
    for index in parameters.indices {
      let start = values.count
      guard let isGiven = appendValue(of: index, reading, in: bytes, to: &values) else { continue }
      let columns = makeDisplayable(&values, from: start)
      rows.append(
        Row(index: index, value: start..<values.count, columns: columns, isGiven: isGiven))
    }
    guard !rows.isEmpty else { return }
    buffer.append(parametersRow)
    let nameWidth = rows.reduce(0) { max($0, parameters[$1.index].columns) }
    let valueWidth = min(rows.reduce(0) { max($0, $1.columns) }, Self.widestValue)
    for row in rows {
      let columns = parameters[row.index].columns
      buffer.append("    " as StaticString)
      buffer.append(parameters[row.index].name)
      append(spaces: nameWidth - columns + 2, to: &buffer)
      buffer.append(strong.before)
      values.withSpan { buffer.append($0, row.value) }
      buffer.append(strong.after)
      append(spaces: valueWidth - row.columns, to: &buffer)
      buffer.append(row.isGiven ? parameters[row.index].given : parameters[row.index].absent)
    }
  }

  /// Appends the value of a parameter.
  ///
  /// - Returns: `true` if the link contains a single value; `false` for a list or a default value;
  ///   `nil` if there is no value.
  private func appendValue(
    of index: Int, _ reading: LinkReading, in bytes: Span<UInt8>, to values: inout ByteBuffer
  ) -> Bool? {
    let parameter = reader.routes[reading.route].parameters[index]
    if parameter.isList {
      let list = reader.values(of: index, reading, bytes).map { range in
        var value = ByteBuffer()
        reader.forEachPiece(of: index, range, reading, bytes) { $0.append(of: bytes, to: &value) }
        return value.text
      }
      if list.isEmpty, parameter.absent == nil { return nil }
      if !list.isEmpty { values.append(texts.list(list)) }
      return false
    }
    if let range = reader.value(of: index, reading, bytes) {
      reader.forEachPiece(of: index, range, reading, bytes) { $0.append(of: bytes, to: &values) }
      return true
    }
    guard let absent = parameter.absent?.first else { return nil }
    values.append(parameter.isSecret && reader.masksSecrets ? ParameterValue.mask : absent)
    return false
  }

  /// Replaces the bytes from an offset to the end with a string that is safe to display.
  ///
  /// - Returns: The width of the string in terminal columns.
  private func makeDisplayable(_ values: inout ByteBuffer, from start: Int) -> Int {
    let count = values.count - start
    if count == 0 {
      values.append(texts[.valueEmpty])
      return texts[.valueEmpty].columns
    }
    let (isPlain, isMask) = values.withSpan { bytes in
      let value = bytes.extracting(start..<bytes.count)
      if DisplayCell.isPlain(value) { return (true, false) }
      return (false, Self.isMask(value))
    }
    if isPlain { return count }
    // The mask is frequent, and measuring its characters takes long.
    if isMask { return Self.maskColumns }
    let shown = DisplayCell.shown(values.withSpan { String(decoding: start..<$0.count, of: $0) })
    values.truncate(to: start)
    values.append(shown)
    return shown.columns
  }

  private static func isMask(_ value: Span<UInt8>) -> Bool {
    guard value.count == mask.count else { return false }
    for index in value.indices where value[index] != mask[index] { return false }
    return true
  }

  private func append(spaces count: Int, to buffer: inout ByteBuffer) {
    for _ in 0..<max(0, count) { buffer.append(UInt8(ascii: " ")) }
  }
}
