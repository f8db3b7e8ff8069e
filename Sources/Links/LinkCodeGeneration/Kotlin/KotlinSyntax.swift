import TextPrimitives

/// Text as Kotlin may hold it.
enum KotlinSyntax {
  /// The words that are no identifiers without backticks: the hard keywords, and one that is kept for later.
  static let reserved: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface",
    "is", "null", "object", "package", "return", "super", "this", "throw", "true", "try",
    "typealias",
    "typeof", "val", "var", "when", "while", "yield",
  ]

  /// What Kotlin makes of identifiers.
  static let rules = IdentifierRules(reserved: reserved, escape: { "`\($0)`" })

  /// What it makes of the names of classes, each of which is a file.
  static let classRules = IdentifierRules(
    reserved: reserved, escape: { "`\($0)`" }, ignoresCase: true)

  /// A text on one line of a comment.
  ///
  /// Comments nest in Kotlin, so that neither end nor beginning of one may stand there; an at sign in
  /// front would be a tag of KDoc.
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

  /// A KDoc comment of paragraphs, each of which `comment(_:)` has made harmless.
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
        // A line that begins with an at sign would be a tag.
        lines.append("&#64;" + word.dropFirst())
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// A text as a literal.
  ///
  /// Letters and digits stand for themselves; beyond ASCII everything else is spelled by its number.
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

  /// The literal of a character of a text type, as the bound of a range.
  static func number(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: max(0, 2 - digits.count)) + digits
  }
}
