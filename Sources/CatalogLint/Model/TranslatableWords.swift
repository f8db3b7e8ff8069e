/// Tells texts that somebody can translate from those that are the same in all languages: placeholders, signs,
/// numbers, names of resources and addresses.
enum TranslatableWords {
  /// Whether a text has a word.
  ///
  /// - Complexity: O(*n*).
  static func areIn(_ text: String) -> Bool {
    if isReference(text) { return false }
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "%": skipFormat(&rest)
      case "{": if let end = rest.firstIndex(of: "}") { rest = rest[end...].dropFirst() }
      default: if scalar.properties.isAlphabetic { return true }
      }
    }
    return false
  }

  /// Whether a text looks like a name in code: `feed_refresh`, `HomeFragment`, `RANDOM`, `sync`; not `Monday`.
  static func isIdentifier(_ text: String) -> Bool {
    let allowed = { (byte: UInt8) in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    guard let first = text.utf8.first, text.utf8.allSatisfy(allowed) else { return false }
    let isCapital = { (byte: UInt8) in byte &- 0x41 < 26 }
    return !isCapital(first) || text.utf8.dropFirst().contains { isCapital($0) || $0 == 0x5F }
  }

  /// Whether a text is a reference to another resource of Android, or an address, and nothing else.
  private static func isReference(_ text: String) -> Bool {
    if text.contains(where: \.isWhitespace) { return false }
    return text.hasPrefix("@string/") || text.hasPrefix("@android:") || text.contains("://")
  }

  /// Goes behind the placeholder of a `%` that was read.
  private static func skipFormat(_ rest: inout Substring.UnicodeScalarView) {
    let start = rest
    while let scalar = rest.first, "0123456789$+-#'.,*@ ".unicodeScalars.contains(scalar) {
      rest.removeFirst()
      if scalar == "@" { return skipName(&rest, behind: start) }
    }
    while let scalar = rest.first, "hlqLzjt".unicodeScalars.contains(scalar) { rest.removeFirst() }
    if let scalar = rest.first, "diouxXeEfFgGaAcCsSpn%".unicodeScalars.contains(scalar) {
      rest.removeFirst()
    } else {
      rest = start
    }
  }

  /// Goes behind the name of a substitution, `%#@name@`, of which the first `@` was read.
  private static func skipName(
    _ rest: inout Substring.UnicodeScalarView, behind start: Substring.UnicodeScalarView
  ) {
    guard start.prefix(while: { $0 != "@" }).contains("#"), let end = rest.firstIndex(of: "@")
    else {
      return
    }
    rest = rest[end...].dropFirst()
  }
}
