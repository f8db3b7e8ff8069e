/// The tokens of JavaScript and TypeScript that are relevant for finding keys.
///
/// Comments and the text of JSX are omitted. A regular expression is represented by a number token,
/// because both are operands.
struct ScriptTokens {
  struct Token: Hashable {
    enum Kind: Hashable {
      case name
      /// A number or a regular expression.
      case number
      case punctuation
      /// A string, or a template without substitutions.
      case string
      /// The part of a template before the first substitution.
      case templateStart
      /// The part of a template after the last substitution.
      case templateEnd
      /// An attribute value in JSX, which has no escapes.
      case attribute
      /// The name in the start tag of a JSX element.
      case element
      /// The end of the start tag or end tag of a JSX element.
      case tagEnd
    }

    let kind: Kind
    let range: Range<Int>
  }

  /// The syntax around the current offset.
  enum Context: Hashable {
    /// A substitution in a template, with the number of braces that are open in it.
    case substitution(braces: Int)
    /// An expression between braces in JSX, with the number of braces that are open in it.
    case braces(Int)
    /// The start tag of an element.
    case tag
    /// The text of an element.
    case children
  }

  var tokens: [Token] = []
  let bytes: [UInt8]
  let end: Int
  let allowsJSX: Bool
  var offset: Int
  var contexts: [Context] = []
  /// For each open parenthesis, `true` if it encloses the condition of a statement.
  private var conditions: [Bool] = []
  private var endedCondition = false

  /// Reads a part of a source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. Nested code uses memory, but no stack.
  init(_ bytes: [UInt8], in range: Range<Int>, allowsJSX: Bool) {
    self.bytes = bytes
    self.allowsJSX = allowsJSX
    offset = range.lowerBound
    end = range.upperBound
    while offset < end {
      switch contexts.last {
      case .children: readChildren()
      case .tag: readTag()
      default: readToken()
      }
    }
  }

  /// Returns the text of a token.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// Returns `true` if a token is the given punctuation mark.
  func isMark(_ mark: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .punctuation
      && tokens[index].range.count == 1
      && bytes[tokens[index].range.lowerBound] == UInt8(ascii: mark)
  }

  /// Returns `true` if a token and its successor are the given punctuation marks, without a space
  /// between them.
  func isMarks(_ first: Unicode.Scalar, _ second: Unicode.Scalar, _ index: Int) -> Bool {
    isMark(first, index) && isMark(second, index + 1)
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// Returns `true` if a token is a name.
  func isName(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .name
  }

  func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < end ? bytes[offset + distance] : 0
  }

  mutating func add(_ kind: Token.Kind, _ range: Range<Int>) {
    tokens.append(Token(kind: kind, range: range))
  }

  private mutating func readToken() {
    let start = offset
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while offset < end, byte() != 0x0A, byte() != 0x0D { offset += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where isExpressionExpected: skipRegularExpression()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readString()
    case UInt8(ascii: "`"):
      offset += 1
      readTemplate(from: start, isStart: true)
    case UInt8(ascii: "<") where allowsJSX && isExpressionExpected && isElement: beginElement()
    case 0x30...0x39:
      while offset < end, Self.isName(byte()) || byte() == UInt8(ascii: ".") { offset += 1 }
      add(.number, start..<offset)
    case let byte where Self.isName(byte):
      while offset < end, Self.isName(self.byte()) { offset += 1 }
      add(.name, start..<offset)
    case 0x09...0x0D, 0x20: offset += 1
    default: readMark()
    }
  }

  private mutating func readMark() {
    let mark = byte()
    let start = offset
    offset += 1
    switch (mark, contexts.last) {
    case (UInt8(ascii: "{"), .substitution(let braces)):
      contexts[contexts.count - 1] = .substitution(braces: braces + 1)
    case (UInt8(ascii: "{"), .braces(let braces)):
      contexts[contexts.count - 1] = .braces(braces + 1)
    case (UInt8(ascii: "}"), .substitution(0)):
      contexts.removeLast()
      return readTemplate(from: start, isStart: false)
    case (UInt8(ascii: "}"), .substitution(let braces)):
      contexts[contexts.count - 1] = .substitution(braces: braces - 1)
    case (UInt8(ascii: "}"), .braces(0)): contexts.removeLast()
    case (UInt8(ascii: "}"), .braces(let braces)):
      contexts[contexts.count - 1] = .braces(braces - 1)
    case (UInt8(ascii: "("), _):
      conditions.append(["if", "while", "for", "with"].contains(text(tokens.count - 1)))
    case (UInt8(ascii: ")"), _): endedCondition = conditions.popLast() ?? false
    default: break
    }
    add(.punctuation, start..<offset)
  }

  private mutating func skipComment() {
    offset += 2
    while offset < end, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      offset += 1
    }
    offset = min(offset + 2, end)
  }

  /// A Boolean value that indicates whether an operand is expected instead of an operator.
  ///
  /// If it is, a slash starts a regular expression.
  private var isExpressionExpected: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .templateEnd, .attribute, .tagEnd: return false
    case .templateStart, .element: return true
    case .name: return Self.operators.contains(text(tokens.count - 1))
    case .punctuation:
      let mark = bytes[last.range.lowerBound]
      if mark == UInt8(ascii: ")") { return endedCondition }
      // `a++ / 2` is a division, because a regular expression cannot follow `++`.
      if mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-"), tokens.count > 1,
        let before = tokens.dropLast().last, before.range.upperBound == last.range.lowerBound,
        before.kind == .punctuation, bytes[before.range.lowerBound] == mark
      {
        return false
      }
      return mark != UInt8(ascii: "]") && mark != UInt8(ascii: "}")
    }
  }

  /// The keywords, such as `return`, after which an operand is expected.
  private static let operators: Set<String> = [
    "return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw", "case", "do",
    "else", "yield", "await", "default", "extends",
  ]

  /// The maximum length of a regular expression that is recognized.
  ///
  /// Real regular expressions are shorter. Without this limit, each slash in a long line could
  /// cause the rest of the line to be read.
  private static let longestExpression = 1024

  private mutating func skipRegularExpression() {
    let start = offset
    var isInClass = false
    offset += 1
    while offset < end {
      switch byte() {
      case _ where offset - start > Self.longestExpression, 0x0A, 0x0D:
        // Without a closing slash nearby, the slash is a division operator.
        offset = start + 1
        return add(.punctuation, start..<offset)
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        offset += 1
        while offset < end, Self.isName(byte()) { offset += 1 }
        return add(.number, start..<offset)
      default: break
      }
      offset += 1
    }
    offset = min(offset, end)
  }

  private mutating func readString() {
    let start = offset
    let quote = byte()
    offset += 1
    while offset < end, byte() != quote, byte() != 0x0A {
      offset += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, end)
    add(.string, start..<offset)
  }

  /// Reads a template up to its end or its next substitution.
  private mutating func readTemplate(from start: Int, isStart: Bool) {
    while offset < end {
      if byte() == UInt8(ascii: "`") {
        offset += 1
        return add(isStart ? .string : .templateEnd, start..<offset)
      }
      if byte() == UInt8(ascii: "$"), byte(1) == UInt8(ascii: "{") {
        offset += 2
        // The text between two substitutions is added as punctuation, because it is neither a
        // prefix nor a suffix.
        add(isStart ? .templateStart : .punctuation, start..<offset)
        contexts.append(.substitution(braces: 0))
        return
      }
      offset += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, end)
    add(.templateEnd, start..<offset)
  }

  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }
  }
}
