/// The arguments of a call, as ranges of token indices.
struct ScriptArguments {
  /// The token indices of each argument.
  let ranges: [Range<Int>]
  private let tokens: ScriptTokens
  private let brackets: ScriptBrackets

  /// Parses the arguments after an opening parenthesis; an unclosed call has no arguments.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens outside nested brackets. All calls in
  ///   a source together take linear time.
  init(_ tokens: ScriptTokens, _ brackets: ScriptBrackets, _ open: Int) {
    self.tokens = tokens
    self.brackets = brackets
    if let end = brackets.end(of: open) {
      ranges = brackets.parts(open + 1..<end, tokens)
    } else {
      // Anything may follow an unclosed parenthesis.
      ranges = []
    }
  }

  /// Returns the text of an argument; `nil` if it is not a literal.
  func text(_ number: Int) -> String? {
    ranges.indices.contains(number) ? text(ranges[number]) : nil
  }

  /// Returns the text of a value; `nil` if it is not a literal.
  func text(_ value: Range<Int>) -> String? {
    value.count == 1 ? tokens.literal(value.lowerBound) : nil
  }

  /// Returns the namespace that an argument specifies; for a list, the first one.
  func table(_ number: Int) -> KeyUse.Table {
    guard ranges.indices.contains(number) else { return .unsaid }
    return table(ranges[number])
  }

  /// Returns the namespace that a value specifies.
  func table(_ value: Range<Int>) -> KeyUse.Table {
    guard let first = value.first else { return .unsaid }
    if ["undefined", "null"].contains(tokens.text(first)), value.count == 1 { return .unsaid }
    if tokens.isMark("{", first) { return .unsaid }
    let place = tokens.isMark("[", first) ? first + 1 : first
    if value.count > 1, place == first { return .computed }
    return tokens.literal(place).map { .named($0) } ?? .computed
  }

  /// Returns the value of a member of an object argument, such as `{ ns: "common" }`; `nil` if
  /// there is none.
  ///
  /// For the shorthand `{ ns }`, the value is the name.
  func member(_ name: String) -> Range<Int>? {
    for range in ranges where tokens.isMark("{", range.lowerBound) {
      guard let end = brackets.end(of: range.lowerBound) else { continue }
      for part in brackets.parts(range.lowerBound + 1..<end, tokens).prefix(64) {
        guard let first = part.first, tokens.memberName(first) == name else { continue }
        if part.count == 1 { return part }
        if tokens.isMark(":", first + 1) { return first + 2..<max(first + 2, part.upperBound) }
      }
    }
    return nil
  }
}

extension ScriptTokens {
  /// Returns the text of a literal; `nil` if the token is not a literal.
  func literal(_ index: Int) -> String? {
    guard tokens.indices.contains(index) else { return nil }
    let token = tokens[index]
    switch token.kind {
    case .string where isComplete(token.range):
      return ScriptLiteral.text(bytes[token.range].dropFirst().dropLast())
    case .attribute where isComplete(token.range):
      return String(decoding: bytes[token.range].dropFirst().dropLast(), as: UTF8.self)
    default: return nil
    }
  }

  /// Returns `true` if a literal is closed before the end of its line and of the source.
  private func isComplete(_ range: Range<Int>) -> Bool {
    guard range.count > 1, bytes[range.lowerBound] == bytes[range.upperBound - 1] else {
      return false
    }
    // At the end of a source, the last byte can be an escaped quotation mark.
    if range.upperBound < end { return true }
    let escapes = bytes[range].dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }
    return escapes.count % 2 == 0
  }

  /// Returns the name of an object member, with or without quotation marks.
  fileprivate func memberName(_ index: Int) -> String { literal(index) ?? text(index) }
}

/// Finds calls of functions that take a key.
enum ScriptCall {
  /// Returns the index of the parenthesis that opens the arguments of a call, given the index after
  /// the function name; `nil` if the name is not called.
  ///
  /// Examples of calls are `t(`, `t?.(`, `t!(`, and `t<string>(`.
  static func parenthesis(behind place: Int, _ tokens: ScriptTokens) -> Int? {
    var place = place
    if tokens.isMark("!", place) { place += 1 }
    if tokens.isMarks("?", ".", place) { place += 2 }
    if tokens.isMark("<", place) {
      // Real type arguments are shorter than this limit.
      guard let end = (place..<place + 24).first(where: { tokens.isMarks(">", "(", $0) }) else {
        return nil
      }
      place = end + 1
    }
    return tokens.isMark("(", place) ? place : nil
  }
}
