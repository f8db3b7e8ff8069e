extension NamedPlaceholder {
  /// Returns the named values in a string.
  ///
  /// The result is `nil` if a brace contains anything else, or if the syntax has no named values.
  package static func names(in text: String, isSource: Bool, _ syntax: Syntax)
    -> [NamedPlaceholder]?
  {
    switch syntax {
    case .unknown: names(in: text, isSource: isSource)
    case .nested: names(in: text, isSource: isSource, hasNesting: true)
    case .python: pythonNames(in: Array(text.utf8))
    case .braces, .composite, .messageFormat:
      arguments(in: Array(text.utf8), isSource: isSource, syntax)
    case .placeables: variables(in: text)
    case .none: nil
    }
  }

  /// Returns the names that Python's `%` operator replaces: `%(name)s`.
  package static func pythonNames(in bytes: [UInt8]) -> [NamedPlaceholder] {
    var names: [NamedPlaceholder] = []
    var offset = 0
    while offset < bytes.count, names.count < FormatString.maximumCount {
      guard bytes[offset] == UInt8(ascii: "%") else {
        offset += 1
        continue
      }
      guard let end = Placeholder.mappingEnd(from: offset, in: bytes.span),
        let closing = bytes[offset..<end].firstIndex(of: UInt8(ascii: ")"))
      else {
        offset += offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "%") ? 2 : 1
        continue
      }
      let style = "%(*)" + String(decoding: bytes[end - 1..<end], as: UTF8.self)
      names.append(
        NamedPlaceholder(
          range: offset..<end, name: String(decoding: bytes[offset + 2..<closing], as: UTF8.self),
          style: style, pattern: style))
      offset = end
    }
    return names
  }

  /// Returns the arguments in braces, without the types and formats after their names.
  ///
  /// The result is `nil` if a brace contains anything else, or if an argument of a source string
  /// selects among variants.
  private static func arguments(
    in bytes: [UInt8], isSource: Bool, _ syntax: Syntax
  ) -> [NamedPlaceholder]? {
    let isMessage = syntax == .messageFormat
    var names: [NamedPlaceholder] = []
    var offset = 0
    var unnamed = 0
    func isNext(_ byte: UInt8) -> Bool { offset + 1 < bytes.count && bytes[offset + 1] == byte }
    while offset < bytes.count, names.count < FormatString.maximumCount {
      switch bytes[offset] {
      case UInt8(ascii: "'") where isMessage: offset = quoteEnd(bytes, offset)
      case UInt8(ascii: "{") where !isMessage && isNext(UInt8(ascii: "{")): offset += 2
      case UInt8(ascii: "}"):
        if !isMessage, isNext(UInt8(ascii: "}")) {
          offset += 2
        } else if isSource {
          return nil
        } else {
          offset += 1
        }
      case UInt8(ascii: "{"):
        guard let end = closing(bytes, offset) else { return nil }
        if isMessage, isExpression(offset..<end, in: bytes) {
          offset = end
          continue
        }
        var nameEnd = offset + 1
        while nameEnd < end, !",:!.[}".utf8.contains(bytes[nameEnd]) { nameEnd += 1 }
        var name = bytes[offset + 1..<nameEnd]
        // `String.Format` skips spaces after the number of an argument.
        if syntax == .composite { while name.count > 1, name.last == 0x20 { name.removeLast() } }
        guard name.allSatisfy({ isName($0, isSource) }) else { return nil }
        // A list such as `{1,3,4}` is not an argument, because a type is always a word.
        if isMessage, bytes[nameEnd] == UInt8(ascii: ","),
          let type = bytes[(nameEnd + 1)..<end].first(where: { $0 > 0x20 }), type &- 0x30 < 10
        {
          return nil
        }
        // Select, plural and choice arguments are compared by other rules.
        if isMessage, isSource, isChoice(bytes[nameEnd..<end]) { return nil }
        let isUnnamed = name.isEmpty
        // In `str.format`, a conversion or format may follow the name: `!r`, `:>10`.
        let rest = isMessage ? "" : String(decoding: bytes[nameEnd..<end - 1], as: UTF8.self)
        var argument = NamedPlaceholder(
          range: offset..<end,
          name: isUnnamed ? String(unnamed) : String(decoding: name, as: UTF8.self),
          // The first argument without a name or number is equivalent to `{0}`, the second to
          // `{1}`.
          style: "{*}", pattern: isUnnamed ? "{\(rest)}" : "{*\(rest)}")
        if isMessage, bytes[nameEnd] == UInt8(ascii: ",") {
          argument.type = String(
            decoding: bytes[(nameEnd + 1)..<end - 1].prefix { $0 != UInt8(ascii: ",") },
            as: UTF8.self)
        }
        names.append(argument)
        if isUnnamed { unnamed += 1 }
        offset = end
      default: offset += 1
      }
    }
    return names
  }

  /// Returns `true` if braces contain a conditional expression: `${n > 1 ? 'a' : 'b'}`.
  ///
  /// See [Bean Validation](https://jakarta.ee/specifications/bean-validation/3.0/), section 6.3.1.
  private static func isExpression(_ braces: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard braces.lowerBound > 0, bytes[braces.lowerBound - 1] == UInt8(ascii: "$"),
      let mark = bytes[braces].firstIndex(of: UInt8(ascii: "?"))
    else { return false }
    return bytes[mark..<braces.upperBound].contains(UInt8(ascii: ":"))
  }

  /// Returns `true` if the type after the name of an argument selects among variants.
  private static func isChoice(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: ",") else { return false }
    let type = rest.dropFirst().drop { $0 <= 0x20 }.prefix { ($0 | 0x20) &- 0x61 < 26 }
    return ["plural", "select", "selectordinal", "choice"]
      .contains(String(decoding: type, as: UTF8.self).lowercased())
  }

  /// Returns the offset after an apostrophe, or after the text that it quotes.
  ///
  /// Only an apostrophe before a brace is treated as a quotation mark, because most other
  /// apostrophes are part of a word.
  package static func quoteEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    if bytes[start + 1] == UInt8(ascii: "'") { return start + 2 }
    guard "{}".utf8.contains(bytes[start + 1]) else { return start + 1 }
    let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "'"))
    return (end ?? bytes.count - 1) + 1
  }

  /// Returns the offset after the brace that closes an opening brace; `nil` if it is not closed.
  package static func closing(_ bytes: [UInt8], _ start: Int) -> Int? {
    var depth = 0
    for offset in start..<bytes.count {
      if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return offset + 1 }
    }
    return nil
  }
}
