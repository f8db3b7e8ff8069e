import TextPrimitives

/// A JSON value.
indirect enum TableValue {
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([TableValue])
  case object([(name: String, value: TableValue?)])

  static func texts(_ texts: [String]) -> TableValue { .list(texts.map { .text($0) }) }

  /// Appends the value as JSON.
  ///
  /// Members of objects whose value is `nil` are omitted.
  func append(to buffer: inout ByteBuffer) {
    switch self {
    case .flag(let flag): buffer.append(flag ? "true" as StaticString : "false")
    case .number(let number): buffer.append("\(number)")
    case .text(let text): buffer.appendJSONString(text)
    case .list(let values):
      buffer.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { buffer.append(UInt8(ascii: ",")) }
        value.append(to: &buffer)
      }
      buffer.append(UInt8(ascii: "]"))
    case .object(let members):
      buffer.append(UInt8(ascii: "{"))
      var isFirst = true
      for member in members {
        guard let value = member.value else { continue }
        if !isFirst { buffer.append(UInt8(ascii: ",")) }
        isFirst = false
        buffer.appendJSONString(member.name)
        buffer.append(UInt8(ascii: ":"))
        value.append(to: &buffer)
      }
      buffer.append(UInt8(ascii: "}"))
    }
  }
}
