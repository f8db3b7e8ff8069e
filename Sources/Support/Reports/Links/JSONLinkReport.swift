import Diagnostics
package import JoinLinks
package import LinkRouting
package import TextPrimitives

/// A report of links as JSON, one object per line, the stable output format for programs.
///
/// `Schemas/parse.schema.json` specifies the names and the order of the fields. The parts of the
/// output that are the same for all links of a route are created once and then copied. A matched
/// link usually consists of ASCII characters without quotation marks, backslashes or control
/// characters, and is then copied without escaping.
package final class JSONLinkReport: Sendable {
  /// The reader of the links.
  package let reader: LinkReader
  private let isPasted: Bool
  /// The facts for evaluating requirements; `nil` if requirements are not evaluated.
  private let facts: LinkFacts?
  /// The reusable output of every route: the bytes that are the same for all of its links.
  private let pool: ByteBuffer
  private let routes: [RouteText]
  private let parameters: [ParameterText]

  private struct RouteText: Sendable {
    /// The part that follows the link: `","status":"matched","app":…,"parameters":{`.
    var head: Range<Int>
    var parameters: Range<Int>
    /// The new route of a retired route: `,"redirect":"item"`; otherwise empty.
    var redirect: Range<Int>
  }

  private struct ParameterText: Sendable {
    /// The JSON key with its colon: `"session":`.
    var key: Range<Int>
    /// The value to write for an absent parameter, such as `"high"`; `nil` if there is none.
    var absent: Range<Int>?
    var isList: Bool
  }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - isPasted: `true` to remove punctuation around links.
  ///   - facts: The facts for evaluating requirements; `nil` to skip the evaluation.
  package init(_ reader: LinkReader, isPasted: Bool = false, facts: LinkFacts? = nil) {
    self.reader = reader
    self.isPasted = isPasted
    self.facts = facts
    var pool = ByteBuffer()
    var routes: [RouteText] = []
    var parameters: [ParameterText] = []
    for route in reader.routes {
      let head = pool.count
      pool.append("\",\"status\":\"matched\",\"app\":" as StaticString)
      pool.appendJSONString(route.reference.app)
      pool.append(",\"route\":" as StaticString)
      pool.appendJSONString(route.reference.route)
      pool.append(",\"parameters\":{" as StaticString)
      let headEnd = pool.count
      let first = parameters.count
      for parameter in route.parameters {
        let key = pool.count
        pool.appendJSONString(parameter.name)
        pool.append(UInt8(ascii: ":"))
        let keyEnd = pool.count
        if let values = parameter.absent {
          Self.append(values, of: parameter, masksSecrets: reader.masksSecrets, to: &pool)
        }
        let absent = parameter.absent == nil ? nil : keyEnd..<pool.count
        parameters.append(
          ParameterText(key: key..<keyEnd, absent: absent, isList: parameter.isList))
      }
      let redirect = pool.count
      if let name = route.redirect { pool.appendMember("redirect", name) }
      routes.append(
        RouteText(
          head: head..<headEnd, parameters: first..<parameters.count,
          redirect: redirect..<pool.count))
    }
    self.pool = pool
    self.routes = routes
    self.parameters = parameters
  }

  private static func append(
    _ values: [String], of parameter: LinkReader.Parameter, masksSecrets: Bool,
    to buffer: inout ByteBuffer
  ) {
    let shown = values.map { parameter.isSecret && masksSecrets ? ParameterValue.mask : $0 }
    if parameter.isList { buffer.append(UInt8(ascii: "[")) }
    for (index, value) in shown.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendJSONString(value)
    }
    if parameter.isList { buffer.append(UInt8(ascii: "]")) }
  }

  /// Appends the JSON object for one link, and returns `true` if the link matched; see
  /// ``LinkReport/append(_:line:_:to:)``.
  @inline(__always)
  package func append(
    _ bytes: Span<UInt8>, line: Int?, _ reading: inout LinkReading, to buffer: inout ByteBuffer
  ) -> Bool {
    let pasted = reader.pastedText(bytes, isPasted: isPasted)
    let core = bytes.extracting(pasted.core)
    guard reader.read(core, into: &reading) else {
      append(Refusal(bytes, pasted, reader: reader), bytes, line: line, to: &buffer)
      return false
    }
    let warnings = reader.warnings(reading, core)
    let suggestion =
      warnings.isEmpty ? nil : reader.recoveredLink(&reading, of: core, warnings: warnings)
    Self.appendStart(line: line, to: &buffer)
    appendLink(in: bytes, pasted, reading, to: &buffer)
    appendParameters(reading, core, to: &buffer)
    buffer.append("},\"canonical\":\"" as StaticString)
    reader.appendCanonical(reading, core, to: &buffer)
    buffer.append(UInt8(ascii: "\""))
    let redirect = routes[reading.route].redirect
    if !redirect.isEmpty { appendText(redirect, to: &buffer) }
    if !reading.extra.isEmpty { appendExtra(reading, core, to: &buffer) }
    append(warnings, about: reading, in: bytes, pasted: pasted, to: &buffer)
    if let suggestion { buffer.appendMember("suggestion", suggestion) }
    if let facts { appendAdmission(reader.match(reading, core), facts, to: &buffer) }
    buffer.append("}\n" as StaticString)
    return true
  }

  /// Appends the original link, including its surroundings, with its secrets masked.
  @inline(__always)
  func appendLink(
    in bytes: Span<UInt8>, _ pasted: PastedText, _ reading: LinkReading,
    to buffer: inout ByteBuffer
  ) {
    let core = bytes.extracting(pasted.core)
    guard pasted.core.count < bytes.count else {
      return appendLink(reading, core, to: &buffer)
    }
    for removal in pasted.removals where removal.range.upperBound <= pasted.core.lowerBound {
      appendRemoved(removal, bytes, to: &buffer)
    }
    appendLink(reading, core, to: &buffer)
    for removal in pasted.removals where removal.range.lowerBound >= pasted.core.upperBound {
      appendRemoved(removal, bytes, to: &buffer)
    }
  }

  @inline(__always)
  private func appendLink(
    _ reading: LinkReading, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    guard reading.hasRawCharacters else {
      return reader.appendLink(reading, bytes, to: &buffer)
    }
    var link = ByteBuffer()
    reader.appendLink(reading, bytes, to: &link)
    link.withSpan { buffer.appendJSON($0, 0..<$0.count) }
  }

  private func appendAdmission(
    _ match: LinkMatch, _ facts: LinkFacts, to buffer: inout ByteBuffer
  ) {
    buffer.append(",\"admission\":" as StaticString)
    ShownAdmission(
      of: match, facts: facts, router: reader.router, masksSecrets: reader.masksSecrets
    ).appendJSON(to: &buffer)
  }

  /// Appends text that was removed from the input before or after a link, with secrets masked.
  ///
  /// Masking is necessary because the label of a Markdown link often repeats the link with its
  /// secrets.
  private func appendRemoved(
    _ removal: PastedLink.Removal, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    var start = removal.range.lowerBound
    for secret in secrets(of: removal, bytes) {
      buffer.appendJSON(bytes, start..<secret.lowerBound)
      buffer.append(LinkReader.mask)
      start = secret.upperBound
    }
    buffer.appendJSON(bytes, start..<removal.range.upperBound)
  }

  /// Returns the byte ranges, in the input, of the secrets in text that was removed around a link.
  func secrets(of removal: PastedLink.Removal, _ bytes: Span<UInt8>) -> [Range<Int>] {
    guard removal.kind == .markdown, reader.masksSecrets else { return [] }
    let removed = removal.range.range.map { bytes[$0] }
    let offset = removal.range.lowerBound
    return reader.router.masked(removed).maskedRanges.map {
      $0.lowerBound + offset..<$0.upperBound + offset
    }
  }

  @inline(__always)
  static func appendStart(line: Int?, to buffer: inout ByteBuffer) {
    if let line {
      buffer.append("{\"line\":" as StaticString)
      buffer.append(decimal: line)
      buffer.append(",\"link\":\"" as StaticString)
    } else {
      buffer.append("{\"link\":\"" as StaticString)
    }
  }

  @inline(__always)
  private func appendParameters(
    _ reading: LinkReading, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    let route = routes[reading.route]
    appendText(route.head, to: &buffer)
    let start = buffer.count
    for position in route.parameters {
      let parameter = parameters[position]
      let index = position - route.parameters.lowerBound
      let form = reader.form(of: index, reading, bytes)
      switch form {
      case .absent:
        guard let absent = parameter.absent else { continue }
        if buffer.count > start { buffer.append(UInt8(ascii: ",")) }
        appendText(parameter.key, to: &buffer)
        appendText(absent, to: &buffer)
      case .plain:
        if buffer.count > start { buffer.append(UInt8(ascii: ",")) }
        appendText(parameter.key, to: &buffer)
        buffer.append(UInt8(ascii: "\""))
        reader.appendPlainValue(of: index, reading, bytes, to: &buffer)
        buffer.append(UInt8(ascii: "\""))
      case .odd:
        appendOddValue(
          of: index, parameter, isFirst: buffer.count == start, reading: reading, in: bytes,
          to: &buffer)
      }
    }
  }

  @inline(__always)
  private func appendText(_ range: Range<Int>, to buffer: inout ByteBuffer) {
    pool.withSpan { buffer.append($0, range) }
  }

  /// Appends a list, or a value that is percent-encoded or contains a secret.
  private func appendOddValue(
    of index: Int, _ parameter: ParameterText, isFirst: Bool, reading: LinkReading,
    in bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    let values: [Range<Int>]
    if parameter.isList {
      values = reader.values(of: index, reading, bytes)
      // A repeated parameter without values is absent. A catch-all without values is empty.
      if values.isEmpty, parameter.absent == nil { return }
    } else {
      values = reader.value(of: index, reading, bytes).map { [$0] } ?? []
    }
    if !isFirst { buffer.append(UInt8(ascii: ",")) }
    appendText(parameter.key, to: &buffer)
    reader.appendJSONValues(of: index, values, reading: reading, in: bytes, to: &buffer)
  }
}
