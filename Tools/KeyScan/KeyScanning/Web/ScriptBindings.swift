/// The names that are bound in the scopes of a script.
struct ScriptBindings {
  let tokens: ScriptTokens
  private let brackets: ScriptBrackets
  private let hooks: ScriptHooks
  private let isTranslated: Bool
  private var scopes: ScriptScopes
  private var found: [(scope: Int, name: String, binding: ScriptBinding)] = []

  /// The bindings of the names in each scope.
  private(set) var bindings: [Int: [String: ScriptBinding]] = [:]

  /// Finds the bindings in the tokens of a source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  init(_ tokens: ScriptTokens, _ brackets: ScriptBrackets, isTranslated: Bool) {
    self.tokens = tokens
    self.brackets = brackets
    self.isTranslated = isTranslated
    hooks = ScriptHooks(tokens, brackets)
    scopes = ScriptScopes(tokens, brackets)
    for index in tokens.tokens.indices { look(at: index) }
    // Only the usual names of translators, and names that are bound to a translator somewhere, are
    // kept. The bindings of other names cannot shadow a translator.
    let names = ScriptNames.usual.union(
      found.lazy.filter { $0.binding.kind != .other }.map(\.name))
    for (scope, name, binding) in found where names.contains(name) {
      // If a scope declares a name more than once, the first declaration determines the binding.
      if bindings[scope]?[name] == nil { bindings[scope, default: [:]][name] = binding }
    }
    found = []
  }

  private mutating func look(at index: Int) {
    scopes.move(to: index)
    if let function = scopes.function, let scope = scopes.entered.first {
      bindParameters(of: function, scope)
    }
    guard tokens.isName(index), !tokens.isMark(".", index - 1) else { return }
    switch tokens.text(index) {
    case "const", "let", "var":
      // `as const` is not a declaration.
      if tokens.text(index - 1) != "as" { bindVariables(index + 1) }
    case "import" where !tokens.isMark("(", index + 1): bindImports(index + 1)
    case "function" where ScriptNames.usual.contains(tokens.text(index + 1)):
      bind(index + 1, .possible)
    case "class" where tokens.isName(index + 1): bind(index + 1, .other)
    default: break
    }
  }

  mutating func bind(_ name: Int, _ binding: ScriptBinding, scope: Int? = nil) {
    guard tokens.isName(name) else { return }
    var binding = binding
    if !isTranslated, binding.kind == .translator { binding.kind = .possible }
    found.append((scope ?? scopes.home, tokens.text(name), binding))
  }

  // MARK: Parameters

  private mutating func bindParameters(of function: ScriptFunction, _ scope: Int) {
    if function.kind == .loop { return }
    for parameter in brackets.parts(function.parameters, tokens) {
      var first = parameter.lowerBound
      while first < parameter.upperBound, tokens.isMark(".", first) || isModifier(first) {
        first += 1
      }
      if tokens.isMark("{", first) || tokens.isMark("[", first) {
        bindPattern(first, .other, scope)
      } else if tokens.isName(first) {
        let type = first + (tokens.isMark("?", first + 1) ? 2 : 1)
        let isUsual = ScriptNames.usual.contains(tokens.text(first))
        let binding =
          tokens.isMark(":", type)
          ? binding(ofType: type + 1..<max(type + 1, parameter.upperBound), isUsual)
          : isUsual ? binding(ofParameterOf: function.kind) : .other
        bind(first, binding, scope: scope)
      }
    }
  }

  private func isModifier(_ index: Int) -> Bool {
    tokens.isName(index + 1)
      && ["public", "private", "protected", "readonly", "async"].contains(tokens.text(index))
  }

  /// Returns the binding of a parameter without a type.
  private func binding(ofParameterOf kind: ScriptFunction.Kind) -> ScriptBinding {
    switch kind {
    case .declared: isTranslated ? .translator : .possible
    case .callback(let name):
      isTranslated && ScriptNames.givesTranslator(name) ? .translator : .other
    case .handler, .loop: .other
    }
  }

  private func binding(ofType type: Range<Int>, _ isUsual: Bool) -> ScriptBinding {
    // A function type is treated as a translator if it takes a `string` or a value of type `any`.
    let names = type.prefix(64).filter { tokens.isName($0) }.map { tokens.text($0) }
    let isFunction = type.prefix(64).contains { tokens.isMarks("=", ">", $0) }
    if names.contains("TFunction") { return .translator }
    guard isUsual else { return .other }
    if names.contains(where: { ScriptNames.isTranslation($0) }) { return .translator }
    if isFunction {
      return names.contains("string") || names.contains("any") ? .translator : .other
    }
    return names == ["any"] || names == ["Function"] ? .possible : .other
  }

  // MARK: Variables

  /// Binds the names declared after `const`, `let`, or `var`.
  private mutating func bindVariables(_ first: Int) {
    var place = first
    while true {
      let pattern = place
      guard tokens.isName(place) || tokens.isMark("{", place) || tokens.isMark("[", place) else {
        return
      }
      // The declaration ends without a further name, and the next statement follows.
      if ScriptScopes.statements.contains(tokens.text(place)) { return }
      place = brackets.next(place)
      let value = self.value(behind: place)
      let binding =
        value.map {
          hooks.binding(
            ofValue: $0, isUsual: ScriptNames.usual.contains(tokens.text(pattern)))
        } ?? .other
      if tokens.isMark("{", pattern) || tokens.isMark("[", pattern) {
        bindPattern(pattern, binding)
      } else {
        bind(pattern, binding)
      }
      // Moves to the declaration after the next comma. Statements may end without a semicolon.
      while place < tokens.tokens.count, !tokens.isMark(",", place) {
        let isEnd =
          tokens.isMark(";", place) || brackets.start(of: place) != nil
          || tokens.isName(place) && ScriptScopes.statements.contains(tokens.text(place))
        if isEnd { return }
        place = brackets.next(place)
      }
      place += 1
      guard place < tokens.tokens.count else { return }
    }
  }

  /// Returns the index of the initial value that follows the name of a variable; `nil` if there is
  /// none.
  private func value(behind place: Int) -> Int? {
    if tokens.isMark("=", place) { return place + 1 }
    guard tokens.isMark(":", place) || tokens.isMark("!", place) else { return nil }
    var place = place + 1
    for _ in 0..<64 {
      if tokens.isMarks("=", ">", place) {
        place += 2
      } else if tokens.isMark("=", place) {
        return place + 1
      } else if tokens.isMark(";", place) || place >= tokens.tokens.count {
        return nil
      } else {
        place = brackets.next(place)
      }
    }
    return nil
  }

  /// Binds the names in a pattern: `{ t, i18n: { t: other } }`, `[t, i18n]`.
  private mutating func bindPattern(_ open: Int, _ value: ScriptBinding, _ scope: Int? = nil) {
    guard let end = brackets.end(of: open) else { return }
    for (number, part) in brackets.parts(open + 1..<end, tokens).enumerated() {
      var name = part.lowerBound
      while tokens.isMark(".", name) { name += 1 }
      var member = tokens.text(name)
      if tokens.isMark("[", open) { member = number == 0 ? "t" : number == 1 ? "i18n" : "" }
      let isList = tokens.isMark("[", open) && value.kind == .other
      if tokens.isMark("{", open), tokens.isMark(":", name + 1) { name += 2 }
      if tokens.isMark("{", name) || tokens.isMark("[", name) {
        bindPattern(name, .other, scope)
      } else {
        bind(name, isList ? .other : Self.binding(ofMember: member, value), scope: scope)
      }
    }
  }

  private static func binding(ofMember name: String, _ value: ScriptBinding) -> ScriptBinding {
    switch name {
    case _ where ScriptNames.usual.contains(name): value.kind == .translator ? value : .translator
    case "i18n": .translator
    default: .other
    }
  }
}
