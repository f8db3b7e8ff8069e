/// Escapes in the attributes of a manifest, from which a build removes one level of backslashes.
enum AndroidResourceText {
  /// Returns the value of an attribute as the running app reads it.
  ///
  /// A backslash before a character without a special meaning is removed: `\.` is a dot, and `\\.`
  /// is a backslash and a dot.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\\", let next = scalars.popFirst() else {
        result.append(scalar)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "u":
        let digits = String(String.UnicodeScalarView(scalars.prefix(4)))
        if digits.unicodeScalars.count == 4, let value = UInt32(digits, radix: 16),
          let character = Unicode.Scalar(value)
        {
          result.append(character)
          scalars = scalars.dropFirst(4)
        }
      default: result.append(next)
      }
    }
    return String(result)
  }

  /// Returns a string with the escapes of resources and of XML, for an attribute in double quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\&quot;"
      case "'": result += "\\'"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@" where result.isEmpty, "?" where result.isEmpty:
        // As the first character, `@` or `?` would turn the string into a resource reference.
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x20 && result.isEmpty:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a string in which build placeholders are replaced if their values are known.
  ///
  /// Inserted values are not scanned for placeholders.
  ///
  /// - Complexity: O(*n* + *m*) for a string of *n* bytes and inserted values of *m* bytes.
  static func filled(_ text: String, with placeholders: [String: String]) -> String {
    guard !placeholders.isEmpty, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "${"),
      let close = rest[open.upperBound...].firstIndex(of: "}")
    {
      let name = String(rest[open.upperBound..<close])
      let end = rest.index(after: close)
      result += rest[..<open.lowerBound]
      result += placeholders[name] ?? String(rest[open.lowerBound..<end])
      rest = rest[end...]
    }
    return result + rest
  }

  /// `true` if a string contains a build placeholder or is a resource reference.
  static func isUnknown(_ text: String) -> Bool {
    text.contains("${") || text.hasPrefix("@") && text.contains("/") || text.hasPrefix("?attr/")
  }
}
