extension PluralFormula {
  /// A syntax error in a formula.
  package struct SyntaxError: Error, Hashable {
    /// The offset of the error in the formula's UTF-8.
    package let offset: Int
    /// A description of the element that is expected at the offset.
    package let expected: String
  }

  /// Parses a formula such as `nplurals=2; plural=(n != 1);`.
  ///
  /// - Throws: ``SyntaxError`` if the formula is invalid, contains more than 256 operations, or has
  ///   a nesting depth of more than 64.
  /// - Complexity: O(*n*), where *n* is the length of the formula.
  package init(parsing text: String) throws(SyntaxError) {
    let bytes = Array(text.utf8)
    let start = try Self.value(of: "nplurals=", in: bytes)
    var end = start
    var count = 0
    while end < bytes.count, bytes[end] &- 0x30 < 10 {
      count = min(count * 10 + Int(bytes[end] &- 0x30), 1000)
      end += 1
    }
    guard (1...254).contains(count) else {
      throw SyntaxError(offset: start, expected: "the number of plural forms, from 1 to 254")
    }
    var parser = Parser(bytes: bytes, offset: try Self.value(of: "plural=", in: bytes))
    let root = try parser.conditional()
    parser.skipSpace()
    if parser.offset < bytes.count, bytes[parser.offset] != UInt8(ascii: ";") {
      throw SyntaxError(offset: parser.offset, expected: "an operator, or ; at the end")
    }
    self.init(count: count, operations: parser.operations, root: root)
  }

  /// Returns the offset after a name and white space.
  ///
  /// The name must not be the end of a longer word.
  private static func value(of name: String, in bytes: [UInt8]) throws(SyntaxError) -> Int {
    let word = Array(name.utf8)
    var start = 0
    while start + word.count <= bytes.count {
      if bytes[start..<start + word.count].elementsEqual(word),
        start == 0 || (bytes[start - 1] | 0x20) &- 0x61 >= 26
      {
        var end = start + word.count
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        return end
      }
      start += 1
    }
    throw SyntaxError(offset: 0, expected: "nplurals=NUMBER; plural=EXPRESSION;")
  }

  /// A recursive descent parser for expressions, which begins with the lowest precedence.
  private struct Parser {
    let bytes: [UInt8]
    var offset: Int
    var operations: [Operation] = []
    private var depth = 0

    init(bytes: [UInt8], offset: Int) {
      self.bytes = bytes
      self.offset = offset
    }

    private static let levels: [[(sign: String, kind: Operator)]] = [
      [("||", .or)], [("&&", .and)], [("==", .equal), ("!=", .notEqual)],
      [("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less), (">", .greater)],
      [("+", .add), ("-", .subtract)], [("*", .multiply), ("/", .divide), ("%", .remainder)],
    ]

    mutating func skipSpace() {
      while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    }

    private mutating func take(_ sign: String) -> Bool {
      skipSpace()
      let end = offset + sign.utf8.count
      guard end <= bytes.count, bytes[offset..<end].elementsEqual(sign.utf8) else { return false }
      offset = end
      return true
    }

    private mutating func add(
      _ kind: Operator, first: Int = 0, second: Int = 0, third: Int = 0
    ) throws(SyntaxError) -> Int {
      guard operations.count < 256 else {
        throw SyntaxError(offset: offset, expected: "fewer than 256 operations")
      }
      operations.append(Operation(kind: kind, first: first, second: second, third: third))
      return operations.count - 1
    }

    mutating func conditional() throws(SyntaxError) -> Int {
      depth += 1
      defer { depth -= 1 }
      guard depth <= 64 else {
        throw SyntaxError(offset: offset, expected: "fewer nested operations")
      }
      let condition = try binary(0)
      guard take("?") else { return condition }
      let first = try conditional()
      guard take(":") else { throw SyntaxError(offset: offset, expected: ":") }
      return try add(.conditional, first: condition, second: first, third: conditional())
    }

    private mutating func binary(_ level: Int) throws(SyntaxError) -> Int {
      guard level < Self.levels.count else { return try unary() }
      var left = try binary(level + 1)
      // Operators are left-associative: the previous result is the first operand.
      while let kind = takeOperator(level) {
        left = try add(kind, first: left, second: binary(level + 1))
      }
      return left
    }

    private mutating func takeOperator(_ level: Int) -> Operator? {
      for (sign, kind) in Self.levels[level] where take(sign) { return kind }
      return nil
    }

    private mutating func unary() throws(SyntaxError) -> Int {
      var negations = 0
      while take("!") { negations += 1 }
      var operand = try primary()
      // Two negations convert a number to 0 or 1. Further negations are equivalent to one or two.
      for _ in 0..<min(negations, 2 - negations % 2) { operand = try add(.not, first: operand) }
      return operand
    }

    private mutating func primary() throws(SyntaxError) -> Int {
      if take("(") {
        let inner = try conditional()
        guard take(")") else { throw SyntaxError(offset: offset, expected: ")") }
        return inner
      }
      if take("n") { return try add(.variable) }
      let start = offset
      var number: UInt64 = 0
      while offset < bytes.count, bytes[offset] &- 0x30 < 10 {
        number = number &* 10 &+ UInt64(bytes[offset] &- 0x30)
        offset += 1
      }
      guard offset > start else {
        throw SyntaxError(offset: start, expected: "n, a number or an opening parenthesis")
      }
      return try add(.number(number))
    }
  }
}
