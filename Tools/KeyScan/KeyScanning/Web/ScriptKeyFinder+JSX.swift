extension ScriptKeyFinder {
  /// Adds the key of `<Trans i18nKey="a.b">`, given the first token after the tag name.
  mutating func lookAtTrans(_ first: Int) {
    var binding = ScriptBinding.translator
    var key: Range<Int>?
    var table: KeyUse.Table?
    var hasDefault = false
    var index = first
    let limit = min(tokens.tokens.count, first + ScriptExpression.reach)
    while index < limit, tokens.tokens[index].kind != .tagEnd {
      if tokens.isName(index), tokens.isMark("=", index + 1) {
        var value = index + 2..<min(index + 3, limit)
        if tokens.isMark("{", index + 2) {
          let end = brackets.end(of: index + 2) ?? limit
          value = index + 3..<max(index + 3, min(end, tokens.tokens.count))
        }
        switch tokens.text(index) {
        case "i18nKey": key = value
        case "ns": table = value.first.map { tokens.literal($0).map { .named($0) } ?? .computed }
        case "t": binding = value.first.flatMap { self.binding(of: tokens.text($0)) } ?? binding
        case "defaults": hasDefault = true
        default: break
        }
        index += 1
      }
      index = brackets.next(index)
    }
    if let table { binding.table = table }
    if let key { add(key, binding, call: "Trans", hasDefault: hasDefault) }
  }
}
