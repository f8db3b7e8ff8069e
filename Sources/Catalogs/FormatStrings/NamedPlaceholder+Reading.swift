extension NamedPlaceholder {
  /// Returns the names in the braces of a string; `nil` if a brace contains anything else.
  ///
  /// In a source string, a name is an identifier or a number. In a translation, it may also contain
  /// spaces and letters of any script.
  ///
  /// In double braces, white space may surround the name, and a format may follow it after a comma.
  /// A leading minus sign marks a value that i18next does not escape.
  ///
  /// In single braces, a translation may have white space around the name, which ICU, formatjs and
  /// vue-i18n skip. A no-break space is part of the name.
  ///
  /// Braces of AsciiDoc, TeX and calls such as `$ref{…}` contain no names, and are skipped.
  ///
  /// - Parameter hasNesting: `true` if the string may include other strings by key, in i18next's
  ///   nesting syntax: `$t(key)`.
  package static func names(in text: String, isSource: Bool, hasNesting: Bool = false)
    -> [NamedPlaceholder]?
  {
    let bytes = Array(text.utf8)
    var names: [NamedPlaceholder] = []
    var offset = 0
    while offset < bytes.count, names.count < FormatString.maximumCount {
      if hasNesting, let name = nesting(at: offset, in: bytes) {
        names.append(name)
        // The options of an i18next nesting may also contain values in double braces.
        names += values(in: offset + 3..<name.range.upperBound, of: bytes, isSource)
        offset = name.range.upperBound
        continue
      }
      guard bytes[offset] == UInt8(ascii: "{") else {
        if bytes[offset] == UInt8(ascii: "}"), isSource { return nil }
        offset += 1
        continue
      }
      if let name = tabStop(at: offset, in: bytes) {
        names.append(name)
        offset = name.range.upperBound
        continue
      }
      if let end = formattedEnd(from: offset, in: bytes) ?? scriptEnd(from: offset, in: bytes)
        ?? referenceEnd(from: offset, in: bytes)
      {
        offset = end
        continue
      }
      let isDouble = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "{")
      let found =
        isDouble
        ? doubled(at: offset, in: bytes, isSource) : single(at: offset, in: bytes, isSource)
      guard var name = found else { return nil }
      // Before double braces, `$` or `%` is literal text: "${{price}}". A number sign is always
      // literal, as in "Issue #{number}". Such strings are more common than Ruby interpolations.
      if offset > 0, !isDouble, "$%".utf8.contains(bytes[offset - 1]) {
        let sign = String(decoding: bytes[offset - 1..<offset], as: UTF8.self)
        name.style = sign + name.style
        name.pattern = sign + name.pattern
        name.range = offset - 1..<name.range.upperBound
      }
      names.append(name)
      offset = name.range.upperBound
    }
    return names
  }

  /// Reads a tab stop of a snippet that has a default or choices: `${1:name}`, `${1|a,b|}`.
  ///
  /// The result is `nil` if the brace begins no such tab stop. Translators translate the default
  /// and the choices. Only the number is the same in all languages. See [snippet
  /// syntax](https://code.visualstudio.com/docs/editing/userdefinedsnippets#_snippet-syntax).
  private static func tabStop(at brace: Int, in bytes: [UInt8]) -> NamedPlaceholder? {
    guard brace > 0, bytes[brace - 1] == UInt8(ascii: "$") else { return nil }
    var numberEnd = brace + 1
    while numberEnd < bytes.count, bytes[numberEnd] &- 0x30 < 10 { numberEnd += 1 }
    guard numberEnd > brace + 1, numberEnd < bytes.count,
      bytes[numberEnd] == UInt8(ascii: ":") || bytes[numberEnd] == UInt8(ascii: "|")
    else { return nil }
    var depth = 0
    for offset in brace..<min(bytes.count, brace + longestTabStop) {
      if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
      guard depth == 0 else { continue }
      return NamedPlaceholder(
        range: brace - 1..<offset + 1,
        name: String(decoding: bytes[brace + 1..<numberEnd], as: UTF8.self), style: "${*}",
        pattern: "${*}")
    }
    return nil
  }

  private static let longestTabStop = 512

  /// Returns the end of braces around formatted AsciiDoc text, such as `{_name_}`; otherwise `nil`.
  ///
  /// AsciiDoc formats text before it substitutes attributes, so these braces are literal. See
  /// [AsciiDoc, normal substitutions](https://docs.asciidoctor.org/asciidoc/latest/subs/).
  private static func formattedEnd(from brace: Int, in bytes: [UInt8]) -> Int? {
    let start = brace + 1
    guard start < bytes.count, "_*".utf8.contains(bytes[start]),
      let end = bytes[start...].prefix(longestFormatted).firstIndex(of: UInt8(ascii: "}")),
      end > start + 2, bytes[end - 1] == bytes[start], bytes[start + 1] != bytes[start]
    else { return nil }
    return end + 1
  }

  private static let longestFormatted = 128

  /// Returns the end of braces around a TeX subscript or superscript, such as `h_{FE}`; otherwise
  /// `nil`.
  private static func scriptEnd(from brace: Int, in bytes: [UInt8]) -> Int? {
    guard brace > 1, "_^".utf8.contains(bytes[brace - 1]),
      (bytes[brace - 2] | 0x20) &- 0x61 < 26,
      brace < 3 || (bytes[brace - 3] | 0x20) &- 0x61 >= 26,
      let end = bytes[brace...].prefix(longestScript).firstIndex(of: UInt8(ascii: "}")),
      bytes[brace + 1..<end].allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 })
    else { return nil }
    return end + 1
  }

  private static let longestScript = 8

  /// Returns the end of a reference to another string, such as `$ref{actions.start}`; otherwise
  /// `nil`.
  ///
  /// A translation may contain the words of that string instead, because translators know them.
  private static func referenceEnd(from brace: Int, in bytes: [UInt8]) -> Int? {
    guard brace > 3, bytes[brace - 4..<brace].elementsEqual("$ref".utf8),
      let end = bytes[brace...].prefix(longestReference).firstIndex(of: UInt8(ascii: "}")),
      bytes[brace + 1..<end].contains(UInt8(ascii: ".")),
      bytes[brace + 1..<end].allSatisfy({ isName($0, true) })
    else { return nil }
    return end + 1
  }

  private static let longestReference = 128

  private static func single(at start: Int, in bytes: [UInt8], _ isSource: Bool)
    -> NamedPlaceholder?
  {
    var end = start + 1
    while end < bytes.count, end - start <= 64, isName(bytes[end], isSource) { end += 1 }
    let nameEnd = end
    let hasSign = start > 0 && bytes[start - 1] == UInt8(ascii: "$")
    if !isSource, hasSign, let argumentEnd = plainArgumentEnd(from: nameEnd, in: bytes) {
      end = argumentEnd
    } else if end < bytes.count, bytes[end] == UInt8(ascii: ":") {
      // A colon begins a format specification, as in {fmt} or .NET: `{count:L}`.
      end += 1
      while end < bytes.count, end - nameEnd < 12, isSpecification(bytes[end]) { end += 1 }
      if end == nameEnd + 1 { return nil }
    }
    guard nameEnd > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: "}") else {
      return nil
    }
    let name = bytes[start + 1..<nameEnd]
    let front = name.prefix { $0 == 0x20 }
    let trimmed = name.dropFirst(front.count)
    let word = trimmed.dropLast(trimmed.reversed().prefix { $0 == 0x20 }.count)
    var pattern = bytes[start...start] + front
    pattern.append(UInt8(ascii: "*"))
    if !word.isEmpty { pattern += bytes[word.endIndex..<nameEnd] }
    pattern += bytes[nameEnd...end]
    return NamedPlaceholder(
      range: start..<end + 1, name: String(decoding: word, as: UTF8.self), style: "{*}",
      pattern: String(decoding: pattern, as: UTF8.self))
  }

  /// Returns the end of the words after a name, such as `:string` in `${rev:string}`; otherwise
  /// `nil`.
  ///
  /// The end is the offset of the closing brace. In the help of a command, such words describe an
  /// argument that the user must enter, and translators translate them.
  package static func plainArgumentEnd(from nameEnd: Int, in bytes: [UInt8]) -> Int? {
    guard nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: ":"),
      let end = bytes[nameEnd...].prefix(longestArgument).firstIndex(of: UInt8(ascii: "}")),
      isPlainArgument(bytes[nameEnd + 1..<end])
    else { return nil }
    return end
  }

  private static let longestArgument = 96

  /// Returns `true` if an argument is a comma-separated list of words.
  ///
  /// Each word begins with a letter.
  package static func isPlainArgument(_ argument: ArraySlice<UInt8>) -> Bool {
    let parts = argument.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      let part = part.drop { $0 == 0x20 }
      guard let first = part.first else { return false }
      return ((first | 0x20) &- 0x61 < 26 || first >= 0x80)
        && part.allSatisfy { isName($0, false) && $0 != UInt8(ascii: ".") }
    }
  }

  private static func isSpecification(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "<>=^+-#.,_%".utf8.contains(byte)
  }

  private static func doubled(at start: Int, in bytes: [UInt8], _ isSource: Bool)
    -> NamedPlaceholder?
  {
    var end = start + 2
    while end < bytes.count, end - start <= 128, bytes[end] != UInt8(ascii: "}"),
      bytes[end] != UInt8(ascii: "{")
    {
      end += 1
    }
    guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "}"),
      bytes[end + 1] == UInt8(ascii: "}")
    else { return nil }
    var lower = start + 2
    while lower < end, bytes[lower] == 0x20 || bytes[lower] == UInt8(ascii: "-") { lower += 1 }
    var upper = bytes[lower..<end].firstIndex(of: UInt8(ascii: ",")) ?? end
    while upper > lower, bytes[upper - 1] == 0x20 { upper -= 1 }
    guard lower < upper, bytes[lower..<upper].allSatisfy({ isName($0, isSource) }) else {
      return nil
    }
    let front = String(decoding: bytes[start..<lower], as: UTF8.self)
    let back = String(decoding: bytes[upper..<end + 2], as: UTF8.self)
    let format = bytes[upper..<end].drop { $0 == UInt8(ascii: ",") || $0 == 0x20 }.prefix {
      $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ";") && $0 != 0x20
    }
    return NamedPlaceholder(
      range: start..<end + 2, name: String(decoding: bytes[lower..<upper], as: UTF8.self),
      style: "{{*}}", pattern: front + "*" + back, format: String(decoding: format, as: UTF8.self))
  }

  /// Returns the values in double braces within a range of a string.
  private static func values(
    in part: Range<Int>, of bytes: [UInt8], _ isSource: Bool
  ) -> [NamedPlaceholder] {
    var names: [NamedPlaceholder] = []
    var offset = part.lowerBound
    while offset + 1 < part.upperBound {
      if bytes[offset] == UInt8(ascii: "{"), bytes[offset + 1] == UInt8(ascii: "{"),
        let name = doubled(at: offset, in: bytes, isSource),
        name.range.upperBound <= part.upperBound
      {
        names.append(name)
        offset = name.range.upperBound
      } else {
        offset += 1
      }
    }
    return names
  }

  /// Reads an i18next nesting, including any options after a comma: `$t(key, { "count": 1 })`.
  ///
  /// The result is `nil` if no nesting begins at the offset.
  private static func nesting(at start: Int, in bytes: [UInt8]) -> NamedPlaceholder? {
    guard bytes[start...].starts(with: "$t(".utf8) else { return nil }
    let end = bytes[start...].prefix(256).firstIndex {
      $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ",")
    }
    guard let end, end > start + 3 else { return nil }
    let name = String(decoding: bytes[start + 3..<end], as: UTF8.self)
    let close = bytes[end] == UInt8(ascii: ")") ? end : closing(behind: end, in: bytes)
    guard let close else {
      // If the closing parenthesis is missing, i18next displays the text literally.
      return NamedPlaceholder(
        range: start..<end, name: name.trimmed, style: "$t(*)", pattern: "$t(*")
    }
    return NamedPlaceholder(
      range: start..<close + 1, name: name.trimmed, style: "$t(*)",
      pattern: "$t(*" + String(decoding: bytes[end...close], as: UTF8.self))
  }

  /// Returns the offset of the parenthesis that closes the options of `$t(key, options)`.
  ///
  /// The options may themselves contain balanced parentheses. The result is `nil` if there is no
  /// such parenthesis within 512 bytes.
  private static func closing(behind comma: Int, in bytes: [UInt8]) -> Int? {
    var depth = 1
    for offset in comma..<min(bytes.count, comma + 512) {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return offset }
      }
    }
    return nil
  }

  package static func isName(_ byte: UInt8, _ isSource: Bool) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    case 0x20, UInt8(ascii: "'"), 0x80...: !isSource
    default: false
    }
  }
}

extension String {
  /// The string without leading and trailing spaces.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
