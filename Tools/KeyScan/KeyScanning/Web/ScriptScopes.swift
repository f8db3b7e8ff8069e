/// Tracks which scopes are open while the tokens of a script are visited in order.
///
/// A second pass over the same tokens produces the same scopes with the same numbers.
struct ScriptScopes {
  /// A range of tokens in which names may be bound.
  private struct Scope {
    enum Kind: Hashable {
      /// The tokens between braces.
      case block
      /// The parameters and the body of a function, or of a `for` or `catch` clause.
      case function
      /// A function whose body is an expression, which ends before a comma, semicolon or statement.
      case expression
      /// The tokens between other brackets.
      case group
    }

    let number: Int
    let kind: Kind
    /// The index of the token at which the scope ends, unless it ends earlier.
    let end: Int
    /// The index of the first token of the body.
    let body: Int
    /// The number of the scope that receives the declarations in this scope.
    let home: Int
  }

  private let tokens: ScriptTokens
  private let brackets: ScriptBrackets
  private var open: [Scope]
  private var count = 1

  /// The numbers of the scopes that started at the current token, outermost first.
  private(set) var entered: [Int] = []
  /// The numbers of the scopes that ended at the current token.
  private(set) var left: [Int] = []
  /// The function whose parameters start at the current token; `nil` if there is none.
  private(set) var function: ScriptFunction?

  init(_ tokens: ScriptTokens, _ brackets: ScriptBrackets) {
    self.tokens = tokens
    self.brackets = brackets
    open = [Scope(number: 0, kind: .block, end: .max, body: 0, home: 0)]
  }

  /// The number of the scope that receives a declaration at the current token.
  var home: Int { open.last?.home ?? 0 }

  /// Moves to the next token.
  ///
  /// - Complexity: Amortized O(1).
  mutating func move(to index: Int) {
    entered.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    function = nil
    while let last = open.last, open.count > 1, last.end <= index { leave() }
    if endsExpression(index) {
      while let last = open.last, last.kind == .expression, last.body <= index { leave() }
    }
    if let function = ScriptFunction(at: index, tokens, brackets) {
      let end = brackets.end(of: function.body)
      let isBlock = tokens.isMark("{", function.body) && end != nil
      enter(
        isBlock ? .function : .expression, end: isBlock ? end : nil, body: function.body)
      self.function = function
    }
    if let end = brackets.end(of: index) {
      enter(tokens.isMark("{", index) ? .block : .group, end: end, body: index)
    }
  }

  private mutating func enter(_ kind: Scope.Kind, end: Int?, body: Int) {
    let limit = open.last?.end ?? .max
    let isHome = kind != .group
    open.append(
      Scope(
        number: count, kind: kind, end: min(end ?? limit, limit), body: body,
        home: isHome ? count : home))
    entered.append(count)
    count += 1
  }

  private mutating func leave() {
    if let last = open.popLast() { left.append(last.number) }
  }

  /// Returns `true` if the innermost scope is a function whose body is an expression, and the body
  /// ends before a token.
  private func endsExpression(_ index: Int) -> Bool {
    guard open.last?.kind == .expression else { return false }
    if tokens.isName(index) {
      return !tokens.isMark(".", index - 1) && tokens.text(index - 1) != "as"
        && Self.statements.contains(tokens.text(index))
    }
    return tokens.isMark(",", index) || tokens.isMark(";", index)
  }

  /// The words that start a statement but cannot be part of an expression.
  static let statements: Set<String> = [
    "const", "let", "var", "return", "export", "if", "for", "while", "switch", "throw", "try",
  ]
}
