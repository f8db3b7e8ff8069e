import TextPrimitives

/// A column of a result, as the Arrow columnar format stores it.
///
/// A column never changes after its creation, so several threads can read it, and several arrays
/// can share its buffers.
final class ArrowColumn: Sendable {
  /// The name of the field.
  let name: String
  /// The type, as a format string of the C data interface.
  let format: String
  /// `true` if the schema permits null elements.
  let isNullable: Bool
  let length: Int
  let nullCount: Int
  /// The buffers that the type requires; `nil` for an absent validity bitmap.
  let buffers: [ArrowBuffer?]
  /// The columns of a struct, or the entries of a map.
  let children: [ArrowColumn]
  /// The values to which a column of indices refers; `nil` for other columns.
  let dictionary: ArrowColumn?

  init(
    name: String, format: String, isNullable: Bool = true, length: Int, nullCount: Int = 0,
    buffers: [ArrowBuffer?], children: [ArrowColumn] = [], dictionary: ArrowColumn? = nil
  ) {
    self.name = name
    self.format = format
    self.isNullable = isNullable
    self.length = length
    self.nullCount = nullCount
    self.buffers = buffers
    self.children = children
    self.dictionary = dictionary
  }

  /// Creates a column of strings without null elements.
  convenience init(name: String, strings: [String]) {
    let offsets = ArrowOffsets(count: strings.count)
    var bytes = ByteBuffer()
    for (index, string) in strings.enumerated() {
      bytes.append(string)
      offsets.setEnd(bytes.count, of: index)
    }
    self.init(
      name: name, format: ArrowFormat.utf8, isNullable: false, length: strings.count,
      buffers: [nil, offsets.buffer, ArrowBuffer(bytes)])
  }
}

/// Format strings of Arrow's C data interface, which represent the types of columns.
enum ArrowFormat {
  static let utf8 = "u"
  static let int32 = "i"
  static let int64 = "l"
  static let structure = "+s"
  static let map = "+m"
}
