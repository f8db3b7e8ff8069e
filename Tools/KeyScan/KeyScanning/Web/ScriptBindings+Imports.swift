extension ScriptBindings {
  /// Binds the names after `import`.
  mutating func bindImports(_ first: Int) {
    var end = first
    // Real import lists are shorter than this limit.
    while end < min(tokens.tokens.count, first + 1024), tokens.tokens[end].kind != .string,
      !tokens.isMark(";", end)
    {
      end += 1
    }
    guard tokens.tokens.indices.contains(end), tokens.tokens[end].kind == .string else { return }
    let isOfTexts =
      ScriptNames.isTranslation(tokens.text(end)) || tokens.text(end).dropFirst().first == "."
    for index in first..<end where tokens.isName(index) {
      let name = tokens.text(index)
      // `t as translate` imports a function, but `* as t` imports a module.
      if name == "as" || name == "from" || tokens.text(index + 1) == "as" { continue }
      let original = tokens.text(index - 1) == "as" ? index - 2 : index
      guard tokens.isName(original), ScriptNames.usual.contains(tokens.text(original)) else {
        let isName = tokens.isMark("*", original) || ScriptNames.usual.contains(name)
        if isName { bind(index, .other) }
        continue
      }
      bind(index, isOfTexts ? .translator : .possible)
    }
  }
}
