import TextPrimitives

/// Functions that write strings into Kotlin source.
enum KotlinSyntax {
  /// The words that need backticks as identifiers: the hard keywords, and the reserved `typeof`.
  static let reserved: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface",
    "is", "null", "object", "package", "return", "super", "this", "throw", "true", "try",
    "typealias",
    "typeof", "val", "var", "when", "while", "yield",
  ]

  /// The identifier syntax of Kotlin.
  static let rules = IdentifierRules(reserved: reserved, escape: { "`\($0)`" })

  /// The identifier syntax for classes.
  ///
  /// The compiler writes each class to a file, and some file systems ignore case.
  static let classRules = IdentifierRules(
    reserved: reserved, escape: { "`\($0)`" }, ignoresCase: true)

  /// Returns a string as one line that is safe in a comment.
  ///
  /// Kotlin comments nest, so the string must contain neither the start nor the end of a comment. A
  /// leading `@` would be a KDoc tag.
  static func comment(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in ShownText.line(text).unicodeScalars {
      if let last = result.last, last == "*" && scalar == "/" || last == "/" && scalar == "*" {
        result.append(" ")
      }
      result.append(scalar)
    }
    let line = String(result)
    return line.hasPrefix("@") ? "&#64;" + line.dropFirst() : line
  }

  /// Returns the lines of a KDoc comment; `comment(_:)` must have escaped the paragraphs.
  static func documentation(_ paragraphs: [String], indent: Int) -> [String] {
    let paragraphs = paragraphs.filter { !$0.isEmpty }
    guard !paragraphs.isEmpty else { return [] }
    let space = String(repeating: " ", count: indent)
    let limit = KotlinWriter.width - indent - 3
    if paragraphs.count == 1, paragraphs[0].count + 4 <= limit, !paragraphs[0].hasPrefix("@") {
      return ["\(space)/** \(paragraphs[0]) */"]
    }
    var lines = [space + "/**"]
    for (index, paragraph) in paragraphs.enumerated() {
      let isTag = paragraph.hasPrefix("@")
      let followsTag = index > 0 && paragraphs[index - 1].hasPrefix("@")
      if index > 0, !(isTag && followsTag) { lines.append(space + " *") }
      lines += wrapped(paragraph, limit).map { "\(space) * \($0)" }
    }
    return lines + [space + " */"]
  }

  private static func wrapped(_ text: String, _ limit: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] += " " + word
      } else if word.first == "@", !lines.isEmpty {
        // An `@` at the start of a line would be a KDoc tag.
        lines.append("&#64;" + word.dropFirst())
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Returns a string literal.
  ///
  /// Printable ASCII characters are written as they are, with a backslash before `"`, `\` and `$`.
  /// The letters and decimal digits of the Basic Multilingual Plane, except modifier letters, are
  /// also written as they are. All other characters are written as `\u` escapes.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$": result += "\\" + String(scalar)
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        if isPlain(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16, uppercase: true)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
      }
    }
    return result + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber:
      scalar.value >= 0xA0 && scalar.value <= 0xFFFF
    default: false
    }
  }

  /// Returns the hexadecimal literal for a scalar, such as a bound of a range of allowed
  /// characters.
  static func number(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: max(0, 2 - digits.count)) + digits
  }
}
