extension ValueText {
  mutating func parseFormat(_ bytes: [UInt8], _ dialect: FormatString.Dialect) {
    var format = FormatString()
    format.parse(bytes.span, dialect)
    isDoubtful =
      !format.strays.isEmpty || format.placeholders.count >= FormatString.maximumCount
    var end = 0
    for placeholder in format.placeholders {
      if placeholder.kind == .width || placeholder.hasSpace || placeholder.isRelative
        || placeholder.isUncertain(in: bytes.span) || placeholder.isOwnNumber(in: bytes.span)
      {
        isDoubtful = true
      }
      if !placeholder.hasSpace, !placeholder.isUncertain(in: bytes.span) { takesValues = true }
      guard placeholder.range.lowerBound >= end else { continue }
      appendFormatted(bytes[end..<placeholder.range.lowerBound], dialect)
      end = placeholder.range.upperBound
      var value = Value(kind: placeholder.value, argument: placeholder.argument)
      value.isExplicit = placeholder.isExplicit
      value.layout = String(decoding: bytes[placeholder.layout], as: UTF8.self)
      value.conversion = String(
        decoding: bytes[min(placeholder.layout.upperBound, end)..<end], as: UTF8.self)
      if placeholder.kind == .ownNumber {
        value.isOwnNumber = true
        value.argument = nil
      }
      value.substitution = placeholder.name.map { String(decoding: bytes[$0], as: UTF8.self) }
      parts.append(.value(value))
    }
    appendFormatted(bytes[end...], dialect)
  }

  /// Appends characters, and decodes `%%` and, in Java, `%n`.
  ///
  /// Any other percent sign makes the string doubtful.
  private mutating func appendFormatted(
    _ bytes: ArraySlice<UInt8>, _ dialect: FormatString.Dialect
  ) {
    var decoded: [UInt8] = []
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      guard bytes[offset] == UInt8(ascii: "%") else {
        decoded.append(bytes[offset])
        offset += 1
        continue
      }
      let next = offset + 1 < bytes.endIndex ? bytes[offset + 1] : 0
      if next == UInt8(ascii: "%") {
        decoded.append(next)
      } else if next == UInt8(ascii: "n"), dialect == .java {
        decoded.append(0x0A)
      } else {
        isDoubtful = true
        decoded += [UInt8(ascii: "%"), next]
      }
      offset += 2
    }
    append(decoded)
  }

  /// Reads the placeholders of `QString::arg`, which has no escape sequence for a percent sign.
  mutating func parseNumbers(_ bytes: [UInt8], _ dialect: FormatString.Dialect) {
    var format = FormatString()
    format.parse(bytes.span, dialect)
    isDoubtful = format.placeholders.count >= FormatString.maximumCount
    takesValues = !format.placeholders.isEmpty
    let hasCount = dialect == .numberedWithCount
    var end = 0
    for placeholder in format.placeholders {
      append(bytes[end..<placeholder.range.lowerBound])
      end = placeholder.range.upperBound
      let isCount = placeholder.kind == .ownNumber
      var value = Value(
        kind: isCount ? .integer : .any,
        argument: isCount ? 1 : placeholder.argument + (hasCount ? 1 : 0))
      // `%L1` is printed with the digits of the locale.
      if bytes[placeholder.range.lowerBound + 1] == UInt8(ascii: "L") { value.layout = "L" }
      parts.append(.value(value))
    }
    append(bytes[end...])
  }
}
