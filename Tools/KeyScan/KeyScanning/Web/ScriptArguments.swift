/// The arguments of a call, as places of tokens.
struct ScriptArguments {
  /// The arguments.
  let ranges: [Range<Int>]
  private let tokens: ScriptTokens
  private let brackets: ScriptBrackets

  /// Reads the arguments behind a parenthesis; of a call that nobody ends, none.
  ///
  /// - Complexity: O(*n*) in the tokens that are in no brackets of the arguments, so that all calls of a source take
  ///   no more than linear time.
  init(_ tokens: ScriptTokens, _ brackets: ScriptBrackets, _ open: Int) {
    self.tokens = tokens
    self.brackets = brackets
    if let end = brackets.end(of: open) {
      ranges = brackets.parts(open + 1..<end, tokens)
    } else {
      // What nobody ends may be anything.
      ranges = []
    }
  }

  /// What an argument says, if it is a literal.
  func text(_ number: Int) -> String? {
    ranges.indices.contains(number) ? text(ranges[number]) : nil
  }

  /// What a value says, if it is a literal.
  func text(_ value: Range<Int>) -> String? {
    value.count == 1 ? tokens.literal(value.lowerBound) : nil
  }

  /// The namespace that an argument says; of several the first.
  func table(_ number: Int) -> KeyUse.Table {
    guard ranges.indices.contains(number) else { return .unsaid }
    return table(ranges[number])
  }

  /// The namespace that a value says.
  func table(_ value: Range<Int>) -> KeyUse.Table {
    guard let first = value.first else { return .unsaid }
    if ["undefined", "null"].contains(tokens.text(first)), value.count == 1 { return .unsaid }
    if tokens.isMark("{", first) { return .unsaid }
    let place = tokens.isMark("[", first) ? first + 1 : first
    if value.count > 1, place == first { return .computed }
    return tokens.literal(place).map { .named($0) } ?? .computed
  }

  /// The value of a member in an object among the arguments: `{ ns: "common" }`; of `{ ns }` the name.
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
  /// What a literal says; `nil` if a token is none.
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

  /// Returns `true` if a literal ends as it begins, and not with its line or with the source.
  private func isComplete(_ range: Range<Int>) -> Bool {
    guard range.count > 1, bytes[range.lowerBound] == bytes[range.upperBound - 1] else {
      return false
    }
    // Nothing but the end of a source follows a mark that is escaped.
    if range.upperBound < end { return true }
    let escapes = bytes[range].dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }
    return escapes.count % 2 == 0
  }

  /// The name of a member in an object, also between quotation marks.
  fileprivate func memberName(_ index: Int) -> String { literal(index) ?? text(index) }
}

/// Calls of functions that take a key.
enum ScriptCall {
  /// The place of the parenthesis behind the name of what is called: `t(`, `t?.(`, `t!(`, `t<string>(`.
  static func parenthesis(behind place: Int, _ tokens: ScriptTokens) -> Int? {
    var place = place
    if tokens.isMark("!", place) { place += 1 }
    if tokens.isMarks("?", ".", place) { place += 2 }
    if tokens.isMark("<", place) {
      // Nobody writes longer types in front of a key.
      guard let end = (place..<place + 24).first(where: { tokens.isMarks(">", "(", $0) }) else {
        return nil
      }
      place = end + 1
    }
    return tokens.isMark("(", place) ? place : nil
  }
}
