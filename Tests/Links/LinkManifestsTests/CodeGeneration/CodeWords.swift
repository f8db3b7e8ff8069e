import Testing

/// The words of source code outside of comments and literals.
///
/// The type supports just enough of three languages to find text that a compiler would read as
/// code. It shares no code with the generators.
struct CodeWords {
  /// The lexical differences between the languages.
  struct Language: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// `true` if comments can be nested.
    var nestsComments: Bool
    /// The characters that enclose a literal.
    var quotes: Set<Unicode.Scalar>
    /// `true` if three quotation marks enclose a multiline literal.
    var hasTripleQuotes: Bool
    /// The start and end of an expression in a literal: `\(` or `${`.
    var interpolation: (mark: Unicode.Scalar, open: Unicode.Scalar, close: Unicode.Scalar)
    /// The quotation marks whose literals can contain expressions.
    var interpolating: Set<Unicode.Scalar>
    /// `true` if a name without braces can follow the mark: `$name`.
    var interpolatesNames = false

    static let swift = Language(
      testDescription: "Swift", nestsComments: true, quotes: ["\""], hasTripleQuotes: true,
      interpolation: ("\\", "(", ")"), interpolating: ["\""])
    static let kotlin = Language(
      testDescription: "Kotlin", nestsComments: true, quotes: ["\"", "'"], hasTripleQuotes: true,
      interpolation: ("$", "{", "}"), interpolating: ["\""], interpolatesNames: true)
    static let typeScript = Language(
      testDescription: "TypeScript", nestsComments: false, quotes: ["\"", "'", "`"],
      hasTripleQuotes: false, interpolation: ("$", "{", "}"), interpolating: ["`"])
  }

  private let language: Language
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The words in source order.
  private(set) var words: [String] = []
  /// `true` if a comment or a literal is not terminated.
  private(set) var isOpen = false

  init(_ text: String, _ language: Language) {
    self.language = language
    scalars = Array(text.unicodeScalars)
    readCode(until: nil)
  }

  private func at(_ offset: Int) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case ..<0x80: false
    default: scalar.properties.isXIDContinue
    }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    [0x0A, 0x0D, 0x2028, 0x2029].contains(scalar.value)
  }

  private mutating func readCode(until close: Unicode.Scalar?) {
    var depth = 0
    while let scalar = at(0) {
      if scalar == "/", at(1) == "/" {
        while let next = at(0), !Self.isLineEnd(next) { index += 1 }
      } else if scalar == "/", at(1) == "*" {
        readComment()
      } else if language.quotes.contains(scalar) {
        readLiteral(scalar)
      } else if scalar == "`" {
        // A name in backquotes is skipped.
        index += 1
        while let next = at(0), next != "`", !Self.isLineEnd(next) { index += 1 }
        index += 1
      } else if Self.isWord(scalar) {
        var word = String.UnicodeScalarView()
        while let next = at(0), Self.isWord(next) {
          word.append(next)
          index += 1
        }
        words.append(String(word))
      } else {
        if let close, scalar == language.interpolation.open { depth += close == scalar ? 0 : 1 }
        if let close, scalar == close {
          if depth == 0 { return }
          depth -= 1
        }
        index += 1
      }
    }
    if close != nil { isOpen = true }
  }

  private mutating func readComment() {
    var depth = 0
    while at(0) != nil {
      if at(0) == "/", at(1) == "*", depth == 0 || language.nestsComments {
        depth += 1
        index += 2
      } else if at(0) == "*", at(1) == "/" {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
    isOpen = true
  }

  private mutating func readLiteral(_ quote: Unicode.Scalar) {
    let isTriple = language.hasTripleQuotes && at(1) == quote && at(2) == quote && quote == "\""
    let hasLines = isTriple || quote == "`"
    index += isTriple ? 3 : 1
    let mark = language.interpolation
    while let scalar = at(0) {
      if !hasLines, Self.isLineEnd(scalar) { break }
      if scalar == quote, !isTriple || (at(1) == quote && at(2) == quote) {
        index += isTriple ? 3 : 1
        return
      }
      let evaluates = language.interpolating.contains(quote) && scalar == mark.mark
      if evaluates, at(1) == mark.open {
        index += 2
        readCode(until: mark.close)
        index += 1
      } else if evaluates, language.interpolatesNames, let next = at(1), Self.isWord(next) {
        words.append("$" + String(next))
        index += 2
      } else {
        // In Kotlin's multiline literals, a backslash is an ordinary character.
        index += scalar == "\\" && !(isTriple && mark.mark == "$") ? 2 : 1
      }
    }
    isOpen = true
  }
}
