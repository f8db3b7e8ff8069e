import Diagnostics
import TextPrimitives
import URLSyntax

/// Writes a link in one pass, with the values of its parameters in the order of declaration.
///
/// For each parameter, an intent passes one value, `nil`, or a list; see `LinkIntent._write(to:)`.
/// The underscore indicates that the type is for generated code only.
public struct _LinkWriter: ~Copyable {
  private(set) var entry: RouteTable.Entry
  /// `true` if the origin is `https`; `false` for a custom scheme.
  private let isWeb: Bool
  /// `true` if the link must match the route; `false` for a masked link.
  private let isFollowed: Bool
  /// The writer for the values of the current parameter.
  var values: ParameterWriter
  /// The index of the current parameter.
  var index = 0
  private var pathStart = 0
  /// The start of the next piece of the path in the table's template.
  private var piece: Int
  var separator = UInt8(ascii: "?")
  /// The offset at which the current item starts.
  private var itemStart = 0
  /// The range of the invalid bytes in the first invalid value, or `nil` if all values so far are
  /// valid.
  private(set) var refusedRange: SourceRange?

  @inline(__always)
  init(
    _ table: RouteTable, _ entry: RouteTable.Entry, _ origin: RouteTable.LinkOrigin,
    _ buffer: LinkBuffer, isFollowed: Bool
  ) {
    self.entry = entry
    isWeb = origin.isWeb
    self.isFollowed = isFollowed
    values = ParameterWriter(buffer: buffer, table: table)
    piece = Int(entry.templateStart)
    values.buffer.append(origin.bytes ?? table.template, origin.range)
    if !isWeb { values.buffer.append(UInt8(ascii: "/")) }
    pathStart = values.buffer.count
  }

  /// Replaces the entry before the first value is written.
  mutating func use(_ entry: RouteTable.Entry) {
    self.entry = entry
    piece = Int(entry.templateStart)
  }

  /// The number of bytes of the link, including those that do not fit into the buffer.
  var count: Int { values.buffer.count }

  /// Writes the whole link.
  ///
  /// - Parameter values: A closure that writes the values of the parameter at an index in the
  ///   entry, and nothing for an absent parameter.
  @inline(__always)
  mutating func write(
    _ values: (Int, inout ParameterWriter) throws(LinkError) -> Void
  ) throws(LinkError) {
    for index in 0..<entry.parameterCount {
      try beginParameter()
      try values(index, &self.values)
      try endParameter()
    }
    try finish()
  }

  var table: RouteTable { values.table }

  var pathCount: Int { Int(entry.pathCount) }

  /// The declaration of the current parameter.
  @inline(__always)
  var parameter: RouteTable.Parameter { table.parameters[Int(entry.firstParameter) + index] }

  /// Writes the part of the link before the next parameter, and starts the parameter.
  @inline(__always)
  mutating func beginParameter() throws(LinkError) {
    let parameter = parameter
    if index < pathCount {
      appendPiece()
      values.begin(.path, parameter)
      return
    }
    if index == pathCount { try endPath() }
    if index == pathCount + Int(entry.queryCount) { separator = UInt8(ascii: "#") }
    itemStart = values.buffer.count
    values.begin(.item(separator), parameter)
  }

  /// Checks the number of values that were written for the parameter, removes a value that equals
  /// the default, and ends the parameter.
  @inline(__always)
  mutating func endParameter() throws(LinkError) {
    let parameter = parameter
    if index < pathCount {
      if values.valueCount == 0 && !parameter.flags.contains(.catchAll)
        || parameter.flags.contains(.catchAll)
          && values.valueCount < table.requiredCount(parameter, entry)
      {
        throw table.missing(parameter, entry)
      }
      if values.valueCount == 0,
        values.buffer.count > pathStart + 1 || hasTextAfterParameter
      {
        // `/files/{rest*}` without a component becomes `/files`.
        values.buffer.truncate(to: values.buffer.count - 1)
      }
    } else if values.valueCount == 0 {
      if parameter.flags.contains(.required) { throw table.missing(parameter, entry) }
    } else if parameter.flags.contains(.hasDefault),
      values.buffer.ends(with: table.encodedDefault(of: parameter), from: values.valueStart)
    {
      values.buffer.truncate(to: itemStart)
    } else {
      separator = UInt8(ascii: "&")
    }
    index += 1
  }

  /// Writes the part of the link after the last parameter.
  @inline(__always)
  mutating func finish() throws(LinkError) {
    // Parameters that the caller has not written are absent.
    while index < entry.parameterCount {
      try beginParameter()
      try endParameter()
    }
    if pathCount == entry.parameterCount { try endPath() }
  }

  /// `true` if the path continues after the current parameter.
  private var hasTextAfterParameter: Bool {
    Int(table.templateMarks[Int(entry.firstMark) + index + 1]) > piece
  }

  @inline(__always)
  mutating func appendPiece() {
    let index = Int(entry.firstMark) + index
    let mark = Int(table.templateMarks[index])
    values.buffer.append(table.template, piece..<mark)
    piece = mark
  }

  @inline(__always)
  mutating func endPath() throws(LinkError) {
    appendPiece()
    if entry.flags.contains(.requiresSlash), values.buffer.count - pathStart > 1 {
      values.buffer.append(UInt8(ascii: "/"))
    }
    if pathCount > 0, values.buffer.hasDot(from: pathStart) {
      try table.checkDots(entry, from: pathStart, values.buffer)
    }
    // If the host has a parameter, its value is written later, so the host is not final here.
    if isFollowed, entry.flags.contains(.contested), !values.buffer.isOverfull,
      !isWeb || table.subdomains[entry.firstParameter] == nil
    {
      let path = pathStart..<values.buffer.count
      try values.buffer.withSpan { (bytes) throws(LinkError) in
        try table.checkLeadsBack(entry, isWeb: isWeb, bytes, path)
      }
    }
    if !isWeb { RouteTable.separateHost(from: pathStart, &values.buffer) }
  }
}

extension _LinkWriter {
  /// Writes the next parameter.
  ///
  /// - Parameter value: The value; `nil` if the parameter is absent.
  /// - Throws: ``LinkError`` if the parameter's type does not accept the value, or if the route
  ///   requires a value.
  @inlinable
  public mutating func append<Value: LinkValue>(_ value: Value?) throws(LinkError) {
    try begin()
    if let value {
      value.readLinkBytes { bytes in appendValue(bytes) }
    }
    try end()
  }

  /// Writes the next parameter, which is a list.
  ///
  /// - Throws: ``LinkError`` if the parameter's type does not accept one of the values, or if the
  ///   route requires more values.
  @inlinable
  public mutating func append<Value: LinkValue>(contentsOf list: [Value]) throws(LinkError) {
    try begin()
    for value in list {
      value.readLinkBytes { bytes in appendValue(bytes) }
    }
    try end()
  }

  /// Writes the next parameter, which is a decimal number.
  ///
  /// The scale of the number may differ from that of the type: `12.5` is written as `12.50`.
  ///
  /// - Parameter number: The value; `nil` if the parameter is absent.
  /// - Throws: ``LinkError`` if the parameter's type does not accept the value, or if the route
  ///   requires a value.
  public mutating func append(_ number: DecimalNumber?) throws(LinkError) {
    try begin()
    canonical(number)?.readLinkBytes { bytes in appendValue(bytes) }
    try end()
  }

  /// Writes the next parameter, which is a list of decimal numbers.
  ///
  /// - Throws: ``LinkError`` if the parameter's type does not accept one of the values, or if the
  ///   route requires more values.
  public mutating func append(contentsOf list: [DecimalNumber]) throws(LinkError) {
    try begin()
    for number in list { canonical(number)?.readLinkBytes { bytes in appendValue(bytes) } }
    try end()
  }

  /// Returns a number in the scale of the current parameter.
  ///
  /// If that scale has too few digits for the number, or the type of the parameter is not a decimal
  /// number, the result is the unchanged number.
  private func canonical(_ number: DecimalNumber?) -> DecimalNumber? {
    guard let number, let rule = table.types[Int(parameter.type)].source.kind.pattern?.decimal,
      let units = number.units(scale: rule.scale)
    else { return number }
    return rule.number(units) ?? number
  }

  @usableFromInline
  mutating func begin() throws(LinkError) {
    // An intent with more values than its route has parameters is from a different manifest.
    guard index < entry.parameterCount else {
      throw LinkError(
        code: .unknownParameter, range: SourceRange(0, 0),
        expected: table.expectedNames(of: entry), nearest: table.reference(of: entry))
    }
    try beginParameter()
  }

  @usableFromInline
  mutating func appendValue(_ bytes: Span<UInt8>) {
    guard refusedRange == nil else { return }
    let parameter = parameter
    switch table.append(bytes, of: parameter, to: &values) {
    case .accepted: break
    case .rejectedByte(let offset):
      let length = UTF8Sequence.length(at: offset, in: bytes) ?? 1
      refusedRange = SourceRange(offset, offset + length)
    case .rejected: refusedRange = SourceRange(0, bytes.count)
    }
  }

  @usableFromInline
  mutating func end() throws(LinkError) {
    if let refusedRange {
      let parameter = parameter
      throw table.invalidValue(parameter, entry, refusedRange)
    }
    try endParameter()
  }
}
