/// A function in a script, or a `for` or `catch` clause, which also binds names before its body.
struct ScriptFunction {
  /// The kind of function, which depends on the code before its parameters.
  enum Kind: Hashable {
    /// A function that is declared, assigned, or returned.
    case declared
    /// A function that is passed as an argument, with the name of the called function.
    case callback(of: String)
    /// `catch (error)`.
    case handler
    /// `for (const x of y)`, whose parentheses contain declarations.
    case loop
  }

  let kind: Kind
  /// The parameters, without the parentheses.
  let parameters: Range<Int>
  /// The index of the first token of the body.
  let body: Int

  /// The maximum number of tokens of a return type that are read.
  private static let reach = 48

  /// Creates the function whose parameters start at a token; `nil` if no parameters start there.
  init?(at index: Int, _ tokens: ScriptTokens, _ brackets: ScriptBrackets) {
    if tokens.isName(index) {
      // A parameter without parentheses, as in `x => x`.
      guard tokens.isMarks("=", ">", index + 1), !tokens.isMark(".", index - 1) else { return nil }
      parameters = index..<index + 1
      body = index + 3
      kind = Self.kind(of: index, tokens, brackets)
      return
    }
    guard tokens.isMark("(", index), let end = brackets.end(of: index) else { return nil }
    parameters = index + 1..<end
    let before = tokens.isName(index - 1) ? tokens.text(index - 1) : ""
    if before == "for" || before == "await" && tokens.text(index - 2) == "for" {
      body = end + 1
      kind = .loop
      return
    }
    if before == "catch", !tokens.isMark(".", index - 2) {
      body = end + 1
      kind = .handler
      return
    }
    if tokens.isMarks("=", ">", end + 1) {
      body = end + 3
      kind = Self.kind(of: index, tokens, brackets)
      return
    }
    // In `a ? (b) : c` and `case (a): b`, the parentheses do not contain parameters.
    if tokens.isMark("?", index - 1) || before == "case" { return nil }
    let isNamed = Self.isNamed(index, before, tokens)
    guard let body = Self.body(from: end + 1, isNamed: isNamed, tokens, brackets) else {
      return nil
    }
    if isNamed, !tokens.isMark("{", body), before != "async", !before.isEmpty { return nil }
    self.body = body
    kind = Self.kind(of: index, tokens, brackets)
  }

  /// Returns `true` if the tokens before a parenthesis can be the name of a function, so that the
  /// parenthesis can start its parameters.
  private static func isNamed(_ index: Int, _ before: String, _ tokens: ScriptTokens) -> Bool {
    if !before.isEmpty {
      return !Self.words.contains(before) && !tokens.isMark(".", index - 2)
    }
    // Examples are `f<T>() {`, `[x]() {`, `'x'() {`, and `function* () {`.
    guard tokens.tokens.indices.contains(index - 1) else { return false }
    return tokens.isMark(">", index - 1) || tokens.isMark("]", index - 1)
      || tokens.isMark("*", index - 1) || tokens.tokens[index - 1].kind == .string
  }

  /// The keywords, such as `if`, after which a parenthesis does not contain parameters.
  private static let words: Set<String> = [
    "if", "while", "switch", "with", "return", "typeof", "await", "in", "of", "else", "do", "case",
    "void", "delete", "throw", "yield", "new", "instanceof", "super", "import",
  ]

  /// Returns the index of the body after the parameters and return type; `nil` if there is none.
  private static func body(
    from start: Int, isNamed: Bool, _ tokens: ScriptTokens, _ brackets: ScriptBrackets
  ) -> Int? {
    if tokens.isMark("{", start) { return isNamed ? start : nil }
    guard tokens.isMark(":", start) else { return nil }
    var place = start + 1
    while place < min(tokens.tokens.count, start + reach) {
      if tokens.isMarks("=", ">", place) { return place + 2 }
      if tokens.isMark("{", place), place > start + 1, !tokens.isMark("|", place - 1) {
        return isNamed ? place : nil
      }
      let isEnd = [";", ",", ")", "}", "]", "=", "?", ":"].contains { tokens.isMark($0, place) }
      if isEnd || ScriptScopes.statements.contains(tokens.text(place)) { return nil }
      place = brackets.next(place)
    }
    return nil
  }

  /// Returns the kind of a function, which is a callback if it is an argument of a call.
  private static func kind(
    of place: Int, _ tokens: ScriptTokens, _ brackets: ScriptBrackets
  ) -> Kind {
    var first = place
    // Skips the name, `function`, `function*` and `async`.
    while first > place - 4, first > 0,
      tokens.isMark("*", first - 1)
        || tokens.isName(first - 1) && !ScriptScopes.statements.contains(tokens.text(first - 1))
    {
      first -= 1
    }
    var start = first - 1
    guard tokens.isMark("(", start) || tokens.isMark(",", start) else { return .declared }
    // Skips the preceding arguments. Real code contains fewer arguments than this limit.
    for _ in 0..<64 where start >= 0 && !tokens.isMark("(", start) {
      if tokens.isMark(";", start) || brackets.end(of: start) != nil { return .declared }
      start = (brackets.start(of: start) ?? start) - 1
    }
    guard tokens.isMark("(", start) else { return .declared }
    var callee = start - 1
    if tokens.isMark(")", callee) || tokens.isMark("]", callee) { return .callback(of: "") }
    if tokens.isMark(".", callee) { callee -= 2 }
    guard tokens.isName(callee), !words.contains(tokens.text(callee)) else { return .declared }
    return .callback(of: tokens.text(callee))
  }
}
