import LinkRouting
import TextPrimitives

/// The columns that a codes-only call omits: canonical links, parameters and ranges.
struct DetailColumns: ~Copyable {
  private let count: Int
  private let canonicalEnds: ArrowOffsets
  private var canonical = ByteBuffer()
  private let entryEnds: ArrowOffsets
  private let rangeStarts: ArrowBuffer
  private let rangeEnds: ArrowBuffer
  private var keys = EntryStrings()
  private var values = EntryStrings()

  /// Creates empty columns for a number of links.
  init(count: Int) {
    self.count = count
    canonicalEnds = ArrowOffsets(count: count)
    entryEnds = ArrowOffsets(count: count)
    rangeStarts = ArrowBuffer(byteCount: count * 8)
    rangeEnds = ArrowBuffer(byteCount: count * 8)
  }

  /// Adds the canonical link and the parameters of a matched link.
  ///
  /// - Throws: ``LibraryError`` if a column becomes too large.
  mutating func add(
    _ reading: inout LinkReading, of bytes: Span<UInt8>, by reader: LinkReader, at index: Int
  ) throws(LibraryError) {
    reader.findRecoveredSecrets(&reading, of: bytes)
    reader.appendCanonical(reading, bytes, to: &canonical)
    let parameters = reader.routes[reading.route].parameters
    for position in parameters.indices {
      let hasValue = reader.appendValue(
        of: position, parameters[position], reading: reading, in: bytes, to: &values.bytes)
      guard hasValue else { continue }
      keys.bytes.append(parameters[position].name)
      guard keys.endElement(), values.endElement() else { throw .tooLarge("parameters") }
    }
    try skip(index)
  }

  /// Ends the element of a link in the columns with variable length, without adding content.
  ///
  /// - Throws: ``LibraryError`` if a column is too large.
  mutating func skip(_ index: Int) throws(LibraryError) {
    guard canonical.count <= Int(Int32.max) else { throw .tooLarge("canonical") }
    canonicalEnds.setEnd(canonical.count, of: index)
    entryEnds.setEnd(keys.count, of: index)
  }

  /// Sets the byte range of the error in a rejected link.
  ///
  /// - Parameter offset: The offset of the link in its element, which may start with white space.
  func setRange(_ range: Range<Int>, offset: Int, at index: Int) {
    rangeStarts.store(Int64(range.lowerBound + offset), at: index)
    rangeEnds.store(Int64(range.upperBound + offset), at: index)
  }

  /// Returns the columns `canonical`, `parameters`, `range_start` and `range_end`.
  ///
  /// - Parameters:
  ///   - matched: The validity of the first two columns.
  ///   - rejected: The validity of the other columns.
  consuming func columns(matched: Validity, rejected: Validity) -> [ArrowColumn] {
    func column(
      _ name: String, _ format: String, of validity: Validity, buffers: [ArrowBuffer],
      children: [ArrowColumn] = []
    ) -> ArrowColumn {
      ArrowColumn(
        name: name, format: format, length: validity.count, nullCount: validity.nullCount,
        buffers: [validity.bitmap] + buffers, children: children)
    }
    let entryCount = keys.count
    let entries = ArrowColumn(
      name: "entries", format: ArrowFormat.structure, isNullable: false, length: entryCount,
      buffers: [nil],
      children: [
        keys.column(name: "key", isNullable: false),
        // No value is null, but other libraries only support maps whose values may be null.
        values.column(name: "value", isNullable: true),
      ])
    return [
      column(
        "canonical", ArrowFormat.utf8, of: matched,
        buffers: [canonicalEnds.buffer, ArrowBuffer(canonical)]),
      column(
        "parameters", ArrowFormat.map, of: matched, buffers: [entryEnds.buffer],
        children: [entries]),
      column("range_start", ArrowFormat.int64, of: rejected, buffers: [rangeStarts]),
      column("range_end", ArrowFormat.int64, of: rejected, buffers: [rangeEnds]),
    ]
  }
}

/// The keys or the values of all maps.
private struct EntryStrings: ~Copyable {
  /// The bytes of all strings.
  var bytes = ByteBuffer()
  private var ends: [Int32] = []

  /// The number of strings that have ended.
  var count: Int { ends.count }

  /// Ends a string, which consists of the bytes since the end of the previous string.
  ///
  /// - Returns: `false` if the bytes exceed 32-bit offsets.
  @inline(__always)
  mutating func endElement() -> Bool {
    guard bytes.count <= Int(Int32.max), ends.count < Int(Int32.max) else { return false }
    ends.append(Int32(bytes.count))
    return true
  }

  /// Returns the strings as a column.
  consuming func column(name: String, isNullable: Bool) -> ArrowColumn {
    let offsets = ArrowOffsets(count: ends.count)
    for (index, end) in ends.enumerated() { offsets.setEnd(Int(end), of: index) }
    return ArrowColumn(
      name: name, format: ArrowFormat.utf8, isNullable: isNullable, length: ends.count,
      buffers: [nil, offsets.buffer, ArrowBuffer(bytes)])
  }
}
