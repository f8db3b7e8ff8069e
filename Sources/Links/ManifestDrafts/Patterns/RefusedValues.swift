import LinkRouting

/// The values that a parameter rejects, as listed by the exclusion patterns of a file.
///
/// Files cannot express "letters and digits only", so they exclude `*!*`, `*"*` and so on. This
/// type converts such patterns back into a set, and patterns such as `?`, `??`, `?????*` into a
/// length.
struct RefusedValues: Hashable {
  var minimum = 0
  var maximum: Int?
  var characters: Set<Unicode.Scalar> = []
  /// `true` if values with slashes are rejected.
  var slashes = false
  /// `true` if numbers with leading zeros are rejected.
  var leadingZeros = false
  /// The detected rules of a language tag: no leading, trailing or double hyphen.
  private var hyphenRules: Set<String> = []
  /// Whole values that are rejected.
  var words: [String] = []
  /// The number of patterns that are ignored because this type cannot convert them.
  var others = 0

  /// If at least this many characters are rejected, the type accepts only ASCII characters.
  private static let manyCharacters = 20

  init(_ patterns: [String]) {
    for pattern in patterns { read(pattern) }
  }

  private mutating func read(_ pattern: String) {
    let scalars = Array(pattern.unicodeScalars)
    let marks = scalars.prefix { $0 == "?" }.count
    if marks == scalars.count, marks > 0 {
      minimum = max(minimum, marks + 1)
    } else if marks > 0, marks + 1 == scalars.count, scalars[marks] == "*" {
      maximum = min(maximum ?? Int.max, marks - 1)
    } else if scalars.count == 3, scalars[0] == "*", scalars[2] == "*", scalars[1] != "*" {
      if scalars[1] == "/" { slashes = true } else { characters.insert(scalars[1]) }
    } else if pattern == "*/?*" {
      slashes = true
    } else if pattern == "-*" || pattern == "*-" || pattern == "*--*" {
      hyphenRules.insert(pattern)
    } else if pattern == "0?*" || pattern == "-0*" {
      leadingZeros = true
    } else if pattern == "-" || pattern == "?*-*" {
      // The exclusions for integers include these patterns, which add no information.
    } else if !scalars.contains("*"), !scalars.contains("?") {
      words.append(pattern)
    } else {
      others += 1
    }
  }

  /// Returns a type for a run without the rejected characters.
  func kind(of run: CharacterRun) -> ParameterType.Kind {
    var set = run.set
    // Values in a path may contain a slash or a backslash only if their type lists it.
    let characters = characters.subtracting("/\\".unicodeScalars)
    if !characters.isEmpty {
      let hasMany = characters.count >= Self.manyCharacters
      // A file cannot exclude `*` and `?`, because they are wildcards, so the base set omits them.
      let base =
        set
        ?? (hasMany
          ? ScalarSet([0x20...0x7E]).subtracting(ScalarSet("*?/\\".unicodeScalars)) : .printable)
      set = base.subtracting(ScalarSet(characters))
    }
    let least = max(run.minimum, minimum)
    let most = [run.maximum, maximum].compactMap(\.self).min()
    let digits = ScalarSet([0x30...0x39])
    let hyphen = ScalarSet("-".unicodeScalars)
    if let set, !set.isEmpty {
      let letters = ScalarSet([0x41...0x5A, 0x61...0x7A])
      if hyphenRules.count == 3, set == digits.union(letters).union(hyphen) { return .languageTag }
      if leadingZeros, set == digits || set == digits.union(hyphen) {
        return .integer(Self.range(most, isSigned: set != digits))
      }
    }
    return .draft(CharacterRun(set: set, minimum: least, maximum: most))
  }

  private static func range(_ most: Int?, isSigned: Bool) -> ClosedRange<Int> {
    let count = (most ?? 99) - (isSigned ? 1 : 0)
    var upper = Int.max
    if count >= 1, count <= 18 {
      upper = (0..<count).reduce(1) { value, _ in value * 10 } - 1
    }
    return isSigned ? (upper == Int.max ? Int.min : -upper)...upper : 0...upper
  }
}

extension ParameterType.Kind {
  /// Returns the type for a run of characters.
  static func draft(_ run: CharacterRun) -> Self {
    let limit = TextRule.maximumLength
    let least = min(run.minimum, limit)
    let most = max(least, min(run.maximum ?? limit, limit))
    let set = run.set.flatMap { $0.isEmpty || $0 == .printable ? nil : $0 }
    return .text(TextRule(allowed: set, length: least...most))
  }

  /// Returns the type for a list of words; `true` and `false` become a Boolean type, and
  /// consecutive integers a range.
  static func draft(words: [String]) -> Self {
    var seen: Set<String> = []
    let words = words.filter { seen.insert($0).inserted }
    if Set(words) == ["true", "false"] { return .boolean }
    let numbers = words.compactMap { word in Int(word).flatMap { String($0) == word ? $0 : nil } }
    if numbers.count == words.count, numbers.count > 1, let least = numbers.min(),
      let most = numbers.max()
    {
      let (distance, overflow) = most.subtractingReportingOverflow(least)
      if !overflow, distance == numbers.count - 1 { return .integer(least...most) }
    }
    return .enumeration(words)
  }

  /// The precision of the type; if a value has two types, the more precise one is kept.
  var rank: Int {
    switch self {
    case .text(let rule):
      rule.allowed != nil
        ? 2
        : rule.length == 0...TextRule.maximumLength
          || rule.length == 1...TextRule.maximumLength ? 0 : 1
    case .languageTag: 3
    case .integer, .uuid, .date, .boolean, .enumeration, .pattern: 4
    }
  }

  /// The characters and lengths of the values.
  private var run: CharacterRun {
    let hex = ScalarSet(parsing: "0-9 A-F a-f -")
    switch self {
    case .text(let rule):
      let upper = rule.length.upperBound
      return CharacterRun(
        set: rule.allowed, minimum: rule.length.lowerBound,
        maximum: upper == TextRule.maximumLength ? nil : upper)
    case .pattern(let pattern): return Self.text(pattern.approximation).run
    case .integer: return CharacterRun(set: ScalarSet(parsing: "0-9 -"), minimum: 1, maximum: 20)
    case .uuid: return CharacterRun(set: hex, minimum: 36, maximum: 36)
    case .date: return CharacterRun(set: ScalarSet(parsing: "0-9 -"), minimum: 10, maximum: 10)
    case .boolean: return Self.enumeration(["true", "false"]).run
    case .languageTag:
      return CharacterRun(set: ScalarSet(parsing: "0-9 A-Z a-z -"), minimum: 1, maximum: nil)
    case .enumeration(let words):
      let counts = words.map(\.unicodeScalars.count)
      return CharacterRun(
        set: ScalarSet(words.flatMap(\.unicodeScalars)), minimum: counts.min() ?? 0,
        maximum: counts.max())
    }
  }

  /// A type that accepts at least the same values but lists none of them.
  ///
  /// Listed words and ranges of numbers become text.
  var withoutValues: Self {
    switch self {
    case .text, .pattern, .uuid, .date, .boolean, .languageTag: self
    case .integer: .draft(run)
    case .enumeration:
      .draft(CharacterRun(set: nil, minimum: run.minimum, maximum: run.maximum))
    }
  }

  /// Returns a type that accepts the values of this type and of a second one.
  func union(_ other: Self) -> Self {
    if self == other { return self }
    switch (self, other) {
    case (.enumeration(let left), .enumeration(let right)): return .draft(words: left + right)
    case (.integer(let left), .integer(let right)):
      return .integer(
        min(left.lowerBound, right.lowerBound)...max(left.upperBound, right.upperBound))
    default: return .draft(run.union(other.run))
    }
  }
}
