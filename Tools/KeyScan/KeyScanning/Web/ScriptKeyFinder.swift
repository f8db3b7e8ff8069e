/// Finds the keys of i18next, vue-i18n, next-intl, and similar libraries.
///
/// Examples are `t("a.b")`, `i18n.t("a.b")`, `$t("a.b")` and `<Trans i18nKey="a.b">`.
struct ScriptKeyFinder {
  let tokens: ScriptTokens
  let brackets: ScriptBrackets
  private let expressions: ScriptExpression
  private var uses: [KeyUse] = []
  /// The bindings of each name in the open scopes; the innermost scope is last.
  private var bindings: [String: [(scope: Int, binding: ScriptBinding)]] = [:]
  /// A Boolean value that indicates whether the source file is known to use string keys.
  ///
  /// A function with the name `t` is not sufficient evidence.
  private let isTranslated: Bool

  /// Returns the uses of keys in a part of a source file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func find(
    in bytes: [UInt8], _ range: Range<Int>, allowsJSX: Bool, isTranslated: Bool = false
  ) -> [KeyUse] {
    var finder = Self(
      ScriptTokens(bytes, in: range, allowsJSX: allowsJSX), isTranslated: isTranslated)
    finder.search()
    return finder.uses
  }

  /// Returns the keys of the expression in a range, such as the value of a `v-t` attribute.
  static func keys(in bytes: [UInt8], _ range: Range<Int>, call: String) -> [KeyUse] {
    var finder = Self(ScriptTokens(bytes, in: range, allowsJSX: false), isTranslated: true)
    let count = finder.tokens.tokens.count
    // In an object, only the member `path` is a key, as in `{ path: "a.b" }`.
    let isObject = finder.tokens.isMark("{", 0)
    for place in isObject ? 0..<count : 0..<0 where finder.tokens.text(place) == "path" {
      if finder.tokens.isMark(":", place + 1) {
        let end = finder.brackets.parts(place + 2..<max(place + 2, count - 1), finder.tokens)
        if let value = end.first { finder.add(value, .translator, call: call) }
      }
    }
    if !isObject { finder.add(0..<count, .translator, call: call) }
    return finder.uses
  }

  private init(_ tokens: ScriptTokens, isTranslated: Bool) {
    self.tokens = tokens
    brackets = ScriptBrackets(tokens)
    expressions = ScriptExpression(tokens: tokens, brackets: brackets)
    self.isTranslated =
      isTranslated
      || tokens.tokens.indices.contains { index in
        switch tokens.tokens[index].kind {
        case .name, .element: ScriptNames.signs.contains(tokens.text(index))
        default: false
        }
      }
  }

  private mutating func search() {
    let known = ScriptBindings(tokens, brackets, isTranslated: isTranslated).bindings
    var scopes = ScriptScopes(tokens, brackets)
    enter([0], known)
    for index in tokens.tokens.indices {
      scopes.move(to: index)
      for scope in scopes.left {
        for name in known[scope, default: [:]].keys { _ = bindings[name]?.popLast() }
      }
      enter(scopes.entered, known)
      // The parentheses contain parameters, not arguments.
      if scopes.function != nil, tokens.isMark("(", index) { continue }
      look(at: index)
    }
  }

  private mutating func enter(_ scopes: [Int], _ known: [Int: [String: ScriptBinding]]) {
    for scope in scopes {
      for (name, binding) in known[scope, default: [:]] {
        bindings[name, default: []].append((scope, binding))
      }
    }
  }

  /// Returns the binding of a name in the current scope; `nil` if the name is not bound.
  func binding(of name: String) -> ScriptBinding? { bindings[name]?.last?.binding }

  private mutating func look(at index: Int) {
    switch tokens.tokens[index].kind {
    case .element where tokens.text(index) == "Trans": lookAtTrans(index + 1)
    case .name:
      lookAtMember(index)
      guard let open = ScriptCall.parenthesis(behind: index + 1, tokens),
        ScriptFunction(at: open, tokens, brackets) == nil
      else { return }
      let name = tokens.text(index)
      guard tokens.text(index - 1) != "function", let binding = translator(name, index) else {
        return
      }
      lookAtCall(name, binding, open)
    default: break
    }
  }

  /// Adds the literal of a member or an attribute, if its name and the literal suggest that it is a
  /// key.
  ///
  /// Examples are `titleKey: "a.b"` and `titleKey="a.b"`.
  private mutating func lookAtMember(_ index: Int) {
    let place = index + 2 + (tokens.isMark("{", index + 2) ? 1 : 0)
    guard tokens.isMark(":", index + 1) || tokens.isMark("=", index + 1),
      let literal = tokens.literal(place),
      tokens.text(index) != "i18nKey", ScriptNames.holdsKey(tokens.text(index), literal)
    else { return }
    add(place..<place + 1, .possible, call: tokens.text(index))
  }

  // MARK: Calls

  /// Returns the binding of the called name; `nil` if the function takes no key.
  private func translator(_ name: String, _ index: Int) -> ScriptBinding? {
    guard tokens.isMark(".", index - 1) else {
      let binding = binding(of: name)
      if binding?.kind == .other { return nil }
      return binding ?? (ScriptNames.functions.contains(name) ? .translator : nil)
    }
    var place = index - 2
    if tokens.isMarks("?", ".", index - 2) { place -= 1 }
    if tokens.isMark("!", place) { place -= 1 }
    let owner = tokens.text(place)
    let isPath = tokens.isMark(".", place - 1)
    let bound = isPath ? nil : self.binding(of: owner)
    if ScriptNames.variants.contains(name) { return bound?.kind == .translator ? bound : nil }
    guard ScriptNames.functions.contains(name) else { return nil }
    if name != "t" { return .translator }
    if let bound, bound.kind != .possible { return bound.kind == .translator ? bound : nil }
    if ScriptNames.isOwner(owner) { return .translator }
    return owner == "global" && isPath && ScriptNames.isOwner(tokens.text(place - 2))
      ? .translator : nil
  }

  private mutating func lookAtCall(_ name: String, _ binding: ScriptBinding, _ open: Int) {
    let arguments = ScriptArguments(tokens, brackets, open)
    guard let key = arguments.ranges.first, !key.isEmpty else { return }
    var binding = binding
    if let value = arguments.member("ns") { binding.table = arguments.table(value) }
    if let value = arguments.member("keyPrefix") {
      binding.prefix = arguments.text(value).map { $0 + "." }
    }
    let hasDefault = arguments.text(1) != nil || arguments.member("defaultValue") != nil
    add(
      key, binding, call: name, hasDefault: hasDefault,
      hasContext: arguments.member("context") != nil)
  }

  /// Adds each key that an argument can be, such as both branches of a ternary expression.
  mutating func add(
    _ argument: Range<Int>, _ binding: ScriptBinding, call: String, hasDefault: Bool = false,
    hasContext: Bool = false
  ) {
    for part in expressions.alternatives(argument) {
      guard let first = part.first, let last = part.last else { continue }
      let range = tokens.tokens[first].range.lowerBound..<tokens.tokens[last].range.upperBound
      for value in expressions.values(part) {
        let (namespace, parts) = Self.divided(value)
        var use = KeyUse(
          range: range, key: KeyUse.Key([binding.prefix] + parts), call: call)
        if case .computed = use.key, !isTranslated || binding.kind == .possible { continue }
        use.table = namespace.map { .named($0) } ?? binding.table
        use.hasDefault = hasDefault
        use.isUncertain = binding.kind == .possible || hasContext
        uses.append(use)
      }
    }
  }

  /// Divides a value into a namespace and a key.
  ///
  /// `common:title` contains both. A text such as `Note: this` contains no namespace.
  private static func divided(
    _ parts: ScriptExpression.Parts
  ) -> (namespace: String?, parts: ScriptExpression.Parts) {
    guard let text = parts.first ?? nil, let colon = text.firstIndex(of: ":"),
      colon != text.startIndex
    else { return (nil, parts) }
    let key = text[text.index(after: colon)...]
    let name = text[..<colon]
    guard key.first != " ", !key.isEmpty || parts.count > 1,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "-_/".contains($0) })
    else { return (nil, parts) }
    return (String(name), [String(key)] + parts.dropFirst())
  }
}
