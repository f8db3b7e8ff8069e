/// Finds keys of i18next, vue-i18n and their like: `t("a.b")`, `i18n.t("a.b")`, `$t("a.b")`,
/// `<Trans i18nKey="a.b">`.
struct ScriptKeyFinder {
  /// The most tokens of an argument that are looked at.
  static let reach = 256

  private static let functions: Set<String> = ["t", "$t", "$tc"]
  private static let owners: Set<String> = ["i18n", "i18next", "$i18n"]

  let tokens: ScriptTokens
  private var uses: [KeyUse] = []
  /// The namespace and the beginning of keys that hold from the last `useTranslation` on.
  private var namespace: String?
  private var keyPrefix = ""
  /// Whether the source surely has to do with texts: a function `t` alone may be anything.
  private var isTranslated = false

  /// The uses in a part of a source.
  static func find(
    in bytes: [UInt8], _ range: Range<Int>, allowsJSX: Bool, isTranslated: Bool = false
  ) -> [KeyUse] {
    var finder = Self(tokens: ScriptTokens(bytes, in: range, allowsJSX: allowsJSX))
    finder.isTranslated =
      isTranslated
      || finder.tokens.tokens.indices.contains { index in
        finder.tokens.tokens[index].kind == .name && signs.contains(finder.tokens.text(index))
      }
    for index in finder.tokens.tokens.indices { finder.look(at: index) }
    return finder.uses
  }

  private static let signs: Set<String> = [
    "useTranslation", "useTranslations", "withTranslation", "getFixedT", "useI18n", "i18n",
    "i18next", "$t", "TFunction",
  ]

  private init(tokens: ScriptTokens) { self.tokens = tokens }

  private mutating func look(at index: Int) {
    switch tokens.tokens[index].kind {
    case .element where tokens.text(index) == "Trans": lookAtTrans(index + 1)
    case .name:
      let name = tokens.text(index)
      if name == "useTranslation" || name == "getFixedT", tokens.isMark("(", index + 1) {
        readNamespace(index + 2)
      } else if let first = argument(ofCall: name, index) {
        // Only the function that a hook returns knows what the hook was told.
        lookAtCall(name, first, isOfHook: name == "t" && !tokens.isMark(".", index - 1))
      }
    default: break
    }
  }

  /// The place of the first argument, if a name is that of a function that takes a key.
  private func argument(ofCall name: String, _ index: Int) -> Int? {
    guard Self.functions.contains(name) else { return nil }
    if tokens.isMark(".", index - 1) {
      guard name != "t" || Self.owners.contains(tokens.text(index - 2)) else { return nil }
    } else if tokens.text(index - 1) == "function" {
      return nil
    }
    // `t?.("a")`, `t<string>("a")` and `t!("a")` are rare; the first two are passed over.
    let open = tokens.isMark("!", index + 1) ? index + 2 : index + 1
    return tokens.isMark("(", open) ? open + 1 : nil
  }

  private mutating func lookAtCall(_ name: String, _ first: Int, isOfHook: Bool) {
    let arguments = ScriptArguments(tokens, from: first)
    guard let key = arguments.ranges.first, !key.isEmpty else { return }
    let second = arguments.ranges.dropFirst().first
    var table = KeyUse.Table.unsaid
    if let place = arguments.value(of: "ns") {
      table = literal(place).map { .named($0) } ?? .computed
    }
    let hasDefault =
      arguments.value(of: "defaultValue") != nil
      || second.map { $0.count == 1 && tokens.tokens[$0.lowerBound].kind == .string } ?? false
    for part in arguments.alternatives(key) {
      guard var use = use(of: part, call: name, isOfHook ? keyPrefix : "") else { continue }
      if use.table == .unsaid { use.table = table }
      if use.table == .unsaid, isOfHook, let namespace { use.table = .named(namespace) }
      use.hasDefault = hasDefault
      uses.append(use)
    }
  }

  /// The use that an argument is.
  private func use(of part: Range<Int>, call: String, _ keyPrefix: String) -> KeyUse? {
    guard let first = part.first, let last = part.last else { return nil }
    let range =
      tokens.tokens[first].range.lowerBound..<tokens.tokens[last].range.upperBound
    if part.count == 1, let text = literal(first) {
      let (namespace, key) = Self.divided(text)
      var use = KeyUse(range: range, key: .literal(keyPrefix + key), call: call)
      if let namespace { use.table = .named(namespace) }
      return use
    }
    guard isTranslated else { return nil }
    var use = KeyUse(
      range: range,
      key: .computed(
        prefix: keyPrefix + Self.divided(beginning(first)).key, suffix: ending(last),
        reason: "an expression"),
      call: call)
    if let namespace = Self.divided(beginning(first)).namespace { use.table = .named(namespace) }
    return use
  }

  /// What a literal says; `nil` if a token is none.
  private func literal(_ index: Int) -> String? {
    guard tokens.tokens.indices.contains(index) else { return nil }
    let token = tokens.tokens[index]
    switch token.kind {
    case .string where token.range.count > 1:
      return ScriptLiteral.text(tokens.bytes[token.range].dropFirst().dropLast())
    case .attribute where token.range.count > 1:
      return String(decoding: tokens.bytes[token.range].dropFirst().dropLast(), as: UTF8.self)
    default: return nil
    }
  }

  private func beginning(_ index: Int) -> String {
    let token = tokens.tokens[index]
    guard token.kind == .templateStart, token.range.count >= 3 else { return literal(index) ?? "" }
    return ScriptLiteral.text(tokens.bytes[token.range].dropFirst().dropLast(2))
  }

  private func ending(_ index: Int) -> String {
    let token = tokens.tokens[index]
    guard token.kind == .templateEnd, token.range.count >= 2 else { return literal(index) ?? "" }
    return ScriptLiteral.text(tokens.bytes[token.range].dropFirst().dropLast())
  }

  /// A namespace and the key behind it.
  ///
  /// `common:title` has both, a text such as `Note: this` no namespace.
  private static func divided(_ text: String) -> (namespace: String?, key: String) {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return (nil, text) }
    let key = text[text.index(after: colon)...]
    let name = text[..<colon]
    guard key.first != " ", !key.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "-_/".contains($0) })
    else { return (nil, text) }
    return (String(name), String(key))
  }

  // MARK: What is around

  /// `useTranslation("common", { keyPrefix: "form" })`, `useTranslation(["common", "errors"])`.
  private mutating func readNamespace(_ first: Int) {
    let arguments = ScriptArguments(tokens, from: first)
    let name = arguments.ranges.first.flatMap { range -> String? in
      guard let place = range.first else { return nil }
      return literal(tokens.isMark("[", place) ? place + 1 : place)
    }
    namespace = name
    let prefix = arguments.value(of: "keyPrefix").flatMap { literal($0) }
    keyPrefix = prefix.map { $0 + "." } ?? ""
  }

  private mutating func lookAtTrans(_ first: Int) {
    var index = first
    var use: KeyUse?
    var table: String?
    while index < min(tokens.tokens.count, first + Self.reach),
      tokens.tokens[index].kind != .tagEnd
    {
      let name = tokens.text(index)
      if tokens.tokens[index].kind == .name, tokens.isMark("=", index + 1) {
        let isBraced = tokens.isMark("{", index + 2)
        let value = isBraced ? index + 3 : index + 2
        if name == "ns" { table = literal(value) }
        if name == "i18nKey", tokens.tokens.indices.contains(value) {
          let end = isBraced ? ScriptArguments(tokens, from: value).end : value + 1
          use = self.use(of: value..<max(value + 1, end), call: "Trans", "")
        }
      }
      index += 1
    }
    guard var use else { return }
    if use.table == .unsaid, let table { use.table = .named(table) }
    uses.append(use)
  }
}
