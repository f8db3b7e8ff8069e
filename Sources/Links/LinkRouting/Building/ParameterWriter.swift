import LanguageTags
import URLSyntax
import TextPrimitives

/// Writes the values of successive parameters, with the keys and separators around them.
struct ParameterWriter {
  enum Place {
    /// A component of the path, or several components for a catch-all.
    case path
    /// An item of the query or the fragment. The byte is the separator before the first value; `&`
    /// separates further values.
    case item(UInt8)
  }

  var buffer: LinkBuffer
  /// The table that contains the parameters and their names.
  let table: RouteTable
  private var key = 0..<0
  private var isPlainKey = false
  private var place = Place.path
  private(set) var valueCount = 0
  /// The offset at which the last value starts.
  private(set) var valueStart = 0

  init(buffer: LinkBuffer, table: RouteTable) {
    self.buffer = buffer
    self.table = table
  }

  /// Starts the next parameter.
  @inline(__always)
  mutating func begin(_ place: Place, _ parameter: RouteTable.Parameter) {
    self.place = place
    key = Int(parameter.keyOffset)..<Int(parameter.keyOffset) + Int(parameter.keyLength)
    isPlainKey = parameter.flags.contains(.plainKey)
    valueCount = 0
  }

  /// Starts the next value of the parameter.
  ///
  /// The caller then appends the encoded bytes of the value to ``buffer``.
  @inline(__always)
  mutating func beginValue() {
    switch place {
    case .path:
      if valueCount > 0 { buffer.append(UInt8(ascii: "/")) }
    case .item(let separator):
      buffer.append(valueCount == 0 ? separator : UInt8(ascii: "&"))
      if isPlainKey {
        buffer.append(table.names, key)
      } else {
        for offset in key { buffer.appendEncoded(table.names[offset]) }
      }
      buffer.append(UInt8(ascii: "="))
    }
    valueCount += 1
    valueStart = buffer.count
  }

  /// Writes a decoded value in its canonical spelling, percent-encoded.
  ///
  /// - Precondition: The type of the parameter accepts the value.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>, of filter: ValueFilter) {
    beginValue()
    if filter.shape == .languageTag, !LanguageTag.isUsual(bytes.extracting(range)) {
      for byte in filter.canonicalText(bytes, range).utf8 { buffer.appendEncoded(byte) }
    } else if filter.isUnreserved {
      buffer.append(bytes, range, filter)
    } else {
      for offset in range { buffer.appendEncoded(filter.canonicalByte(bytes[offset])) }
    }
  }
}
