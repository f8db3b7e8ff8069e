import LinkRouting

extension ApplePatternText {
  /// Returns the patterns for the values of a regular expression.
  ///
  /// A short list of values becomes a variable, and values of a fixed length become one character
  /// class for each character, if Apple's patterns have these classes. In all other cases, the
  /// patterns describe the first characters, the set of characters and the length.
  static func pattern(
    _ pattern: TextPattern, inPath: Bool, isCaseSensitive: Bool, isForm: Bool,
    variable: ([String], String) -> String?
  ) -> ApplePatternText {
    let rule = pattern.approximation
    let isASCII = !(rule.allowed?.ranges.last.map { $0.upperBound >= 0x80 } ?? false)
    let hasSlash = rule.allowed?.contains("/") ?? false
    if isASCII, !(inPath && hasSlash), let values = pattern.automaton,
      inPath || !values.acceptsEmpty, let words = pattern.words(limit: maximumList)
    {
      return .words(words, inPath: inPath, variable)
    }
    var text = ApplePatternText.text(rule, inPath: inPath, isCaseSensitive, isForm: isForm)
    text.isExact = false
    if isASCII, !(inPath && hasSlash), let runs = pattern.runs(limit: 1)?.first {
      let classes = leadingClasses(runs, isCaseSensitive)
      let minimum = max(inPath ? 1 : 0, rule.length.lowerBound)
      let isFixed = rule.length.lowerBound == rule.length.upperBound
      let rest = minimum - classes.count
      if isFixed, rest == 0, minimum > 0 {
        text.pattern = classes.joined()
        text.isExact = pattern.check == nil
        if text.isExact { return text }
      } else if !classes.isEmpty {
        text.pattern =
          classes.joined() + String(repeating: "?", count: isFixed ? rest : max(0, rest - 1))
          + (isFixed ? "" : rest > 0 ? "?*" : "*")
      }
    }
    text.open.append(
      (
        .patternNotExpressible,
        "links with values of valid characters that do not match the pattern of the type"
      ))
    return text
  }

  /// Returns a class or a literal for each of the first characters, until Apple's patterns cannot
  /// express one.
  private static func leadingClasses(
    _ runs: [TextPattern.Run], _ isCaseSensitive: Bool
  ) -> [String] {
    var classes: [String] = []
    for run in runs {
      guard run.minimum == run.maximum, classes.count + run.minimum <= maximumFixedLength,
        let name = characterPattern(run.set, isCaseSensitive)
      else { break }
      classes += Array(repeating: name, count: run.minimum)
    }
    return classes
  }

  /// Returns the pattern for exactly one character of a set, or `nil` if there is none.
  private static func characterPattern(_ set: ScalarSet, _ isCaseSensitive: Bool) -> String? {
    if set.ranges.count == 1, set.ranges[0].count == 1,
      let scalar = Unicode.Scalar(set.ranges[0].lowerBound)
    {
      let literal = AppleLiteral(String(scalar))
      // A dollar sign could begin a variable together with the next character.
      return literal.isExact && scalar != "$" ? literal.pattern : nil
    }
    return characterClass(where: { set.contains(Unicode.Scalar($0)) }, isCaseSensitive)
      .map { "$(\($0.name))" }
  }
}
