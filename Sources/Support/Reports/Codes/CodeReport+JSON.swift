import LinkRouting
package import QRCodes
package import TextPrimitives

extension CodeReport {
  func appendJSON(
    _ payload: QRPayload, warnings: [QRPayload.Warning], symbol: QRSymbol, line: Int?,
    to buffer: inout ByteBuffer
  ) throws(QRCodeError) {
    let plan = try QRPlan(payload.text, level: options.level)
    Self.appendStart(line, to: &buffer)
    buffer.append("\"payload\":" as StaticString)
    buffer.appendJSONString(payload.text)
    buffer.append(",\"status\":\"encoded\",\"app\":" as StaticString)
    buffer.appendJSONString(payload.match.app)
    buffer.append(",\"route\":" as StaticString)
    buffer.appendJSONString(payload.match.routeName)
    append("version", plan.version.number, to: &buffer)
    buffer.append(",\"level\":" as StaticString)
    buffer.appendJSONString(plan.level.rawValue)
    append("side", plan.side, to: &buffer)
    append("bits", plan.bits, to: &buffer)
    append("capacity", plan.capacity, to: &buffer)
    append("segments", elements: plan.segments, to: &buffer) { segment, buffer in
      buffer.append("{\"mode\":" as StaticString)
      buffer.appendJSONString(segment.mode.rawValue)
      buffer.append(",\"range\":" as StaticString)
      buffer.appendJSON(range: segment.range)
      buffer.append(UInt8(ascii: "}"))
    }
    let savings = try payload.savings(level: options.level)
    if !savings.isEmpty { append("savings", elements: savings, to: &buffer, append: append) }
    if !warnings.isEmpty {
      append("warnings", elements: warnings, to: &buffer) { warning, buffer in
        buffer.append("{\"code\":" as StaticString)
        buffer.appendJSONString(warning.code)
        buffer.append(",\"message\":" as StaticString)
        buffer.appendJSONString(warning.message)
        buffer.append(UInt8(ascii: "}"))
      }
    }
    buffer.append(",\"modules\":" as StaticString)
    symbol.appendMatrix(to: &buffer)
    buffer.append("}\n" as StaticString)
  }

  /// Appends the JSON object for a matched link that has no code.
  ///
  /// - Parameter link: The link with its secrets masked.
  package func appendJSON(
    _ error: QRCodeError, link: String, line: Int?, to buffer: inout ByteBuffer
  ) {
    Self.appendRejection(
      link, code: error.refusal?.code.rawValue ?? error.code.rawValue, line: line, to: &buffer)
    if let parameter = error.parameter ?? error.refusal?.parameter {
      buffer.append(",\"parameter\":" as StaticString)
      buffer.appendJSONString(parameter)
    }
    buffer.append(",\"message\":" as StaticString)
    buffer.appendJSONString(ReportTexts.english.message(of: error))
    if let needed = error.needed { append("needed", needed, to: &buffer) }
    if let available = error.available { append("available", available, to: &buffer) }
    buffer.append("}}\n" as StaticString)
  }

  /// Appends the JSON object for a link whose code could not be written to a file.
  ///
  /// - Parameters:
  ///   - message: The problem, as one English sentence without a final period.
  ///   - link: The link with its secrets masked.
  package func appendJSON(
    code: String, message: String, link: String, line: Int, to buffer: inout ByteBuffer
  ) {
    Self.appendRejection(link, code: code, line: line, to: &buffer)
    buffer.append(",\"message\":" as StaticString)
    buffer.appendJSONString(message)
    buffer.append("}}\n" as StaticString)
  }

  private static func appendRejection(
    _ link: String, code: String, line: Int?, to buffer: inout ByteBuffer
  ) {
    appendStart(line, to: &buffer)
    buffer.append("\"link\":" as StaticString)
    buffer.appendJSONString(link)
    buffer.append(",\"status\":\"rejected\",\"error\":{\"code\":" as StaticString)
    buffer.appendJSONString(code)
  }

  private static func appendStart(_ line: Int?, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "{"))
    guard let line else { return }
    buffer.append("\"line\":" as StaticString)
    buffer.append(decimal: line)
    buffer.append(UInt8(ascii: ","))
  }

  private func append(_ name: StaticString, _ number: Int, to buffer: inout ByteBuffer) {
    buffer.append(",\"" as StaticString)
    buffer.append(name)
    buffer.append("\":" as StaticString)
    buffer.append(decimal: number)
  }

  private func append<Element>(
    _ name: StaticString, elements: [Element], to buffer: inout ByteBuffer,
    append: (Element, inout ByteBuffer) -> Void
  ) {
    buffer.append(",\"" as StaticString)
    buffer.append(name)
    buffer.append("\":[" as StaticString)
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      append(element, &buffer)
    }
    buffer.append(UInt8(ascii: "]"))
  }

  private func append(_ saving: QRSaving, to buffer: inout ByteBuffer) {
    switch saving.change {
    case .uppercase: buffer.append("{\"change\":\"uppercase\"" as StaticString)
    case .leavingOut(let name):
      buffer.append("{\"change\":\"leave-out\",\"parameter\":" as StaticString)
      buffer.appendJSONString(name)
    case .scheme(let name):
      buffer.append("{\"change\":\"scheme\",\"scheme\":" as StaticString)
      buffer.appendJSONString(name)
    }
    append("modules", saving.modules, to: &buffer)
    append("bits", saving.bits, to: &buffer)
    append("version", saving.plan.version.number, to: &buffer)
    buffer.append(",\"level\":" as StaticString)
    buffer.appendJSONString(saving.plan.level.rawValue)
    buffer.append(UInt8(ascii: "}"))
  }
}
