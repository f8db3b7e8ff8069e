/// Reads the calls of hooks, which are functions that return a function that takes keys.
struct ScriptHooks {
  private let tokens: ScriptTokens
  private let brackets: ScriptBrackets
  /// The original names of hooks that are imported with an alias, by alias.
  private var aliases: [String: String] = [:]

  init(_ tokens: ScriptTokens, _ brackets: ScriptBrackets) {
    self.tokens = tokens
    self.brackets = brackets
    for index in tokens.tokens.indices
    where tokens.isName(index) && tokens.text(index + 1) == "as" && tokens.isName(index + 2) {
      let name = tokens.text(index)
      if ScriptNames.hooks.contains(name) { aliases[tokens.text(index + 2)] = name }
    }
  }

  /// Returns the binding of a variable according to its initial value.
  ///
  /// - Parameter isUsual: `true` if the name of the variable is a usual name for functions that
  ///   take keys. Only then is an unknown function such as `useTexts()` assumed to return a
  ///   function that takes keys.
  func binding(ofValue first: Int, isUsual: Bool) -> ScriptBinding {
    let binding = binding(ofValue: first)
    return binding.isGuess && !isUsual ? .other : binding
  }

  private func binding(ofValue first: Int) -> ScriptBinding {
    var place = first
    while tokens.text(place) == "await" || tokens.isMark("(", place), place < first + 8,
      !isFunction(place)
    {
      place += 1
    }
    if isFunction(place) || tokens.text(place) == "function" { return .possible }
    guard tokens.isName(place) else { return .other }
    // Examples are `i18n.getFixedT` and `this.props.t`. Real chains are shorter than this limit.
    var names: [String] = []
    for _ in 0..<16 where tokens.isName(place) {
      names.append(tokens.text(place))
      place += 1
      if tokens.isMark("!", place) { place += 1 }
      if tokens.isMarks("?", ".", place) { place += 1 }
      guard tokens.isMark(".", place) else { break }
      place += 1
    }
    let owner = names.dropLast().last ?? ""
    guard let open = ScriptCall.parenthesis(behind: place, tokens), let name = names.last else {
      // The value is a method that is not called, as in `const t = i18n.t`.
      guard names.count > 1, names.last == "t" else { return .other }
      return ScriptNames.isOwner(owner) ? .translator : .possible
    }
    // The result of `bind` is also a function, as in `i18n.t.bind(i18n)`.
    if name == "bind", ScriptNames.functions.contains(owner) { return .translator }
    if let hook = ScriptNames.hooks.contains(name) ? name : aliases[name] {
      return binding(ofHook: hook, open)
    }
    let isHook = name.hasPrefix("use") || ScriptNames.isTranslation(name)
    return isHook ? .guess : .other
  }

  private func isFunction(_ place: Int) -> Bool {
    ScriptFunction(at: place, tokens, brackets) != nil || tokens.text(place) == "async"
  }

  private func binding(ofHook name: String, _ open: Int) -> ScriptBinding {
    let arguments = ScriptArguments(tokens, brackets, open)
    var binding = ScriptBinding.translator
    switch name {
    case "useTranslation":
      // On servers, the call is `useTranslation(language, "common")`.
      let isSecond =
        arguments.ranges.count > 1 && arguments.text(0) == nil && arguments.text(1) != nil
      binding.table = arguments.table(isSecond ? 1 : 0)
      if let prefix = arguments.member("keyPrefix") { binding.prefix = arguments.text(prefix) }
    case "getFixedT":
      binding.table = arguments.table(1)
      if arguments.ranges.count > 2 { binding.prefix = arguments.text(2) }
    case "useTranslations", "getTranslations", "createTranslator":
      // In next-intl, a namespace is a prefix of the keys.
      if let member = arguments.member("namespace") {
        binding.prefix = arguments.text(member)
      } else if let first = arguments.ranges.first, !tokens.isMark("{", first.lowerBound) {
        binding.prefix = arguments.text(0)
      }
    default: break
    }
    if let prefix = binding.prefix, !prefix.isEmpty { binding.prefix = prefix + "." }
    return binding
  }
}
