import LinkRouting

/// Sample values of a type, and values that are almost valid.
struct ValueSamples {
  /// Values that the type accepts, simplest first.
  let valid: [String]
  /// Values near the limits of the type, most of them invalid.
  let near: [String]

  /// The maximum number of words of an enumeration to try, in addition to the last word.
  private static let mostWords = 32
  /// The maximum length of the values to try.
  private static let longest = 300

  init(_ type: ParameterType) {
    let (candidates, near) = Self.candidates(type.kind)
    let valid = candidates.filter { type.accepts($0) }
    self.valid = valid
    var changed: [String] = []
    if let value = valid.first {
      changed = [value.uppercased(), value.lowercased(), "%" + value]
      for suffix in ["é", "*", " ", "/x", ".", "~"] { changed.append(value + suffix) }
    }
    self.near = (near + changed + [""]).unique
  }

  private static func candidates(_ kind: ParameterType.Kind) -> (valid: [String], near: [String]) {
    switch kind {
    case .text(let rule): texts(rule)
    case .pattern(let pattern): values(of: pattern)
    case .integer(let range): integers(range)
    case .uuid:
      (
        ["123e4567-e89b-12d3-a456-426614174000"],
        ["123e4567-e89b-12d3-a456-42661417400", "123e4567e89b12d3a456426614174000", "x"]
      )
    case .enumeration(let words):
      (
        words.count > mostWords ? words.prefix(mostWords) + words.suffix(1) : words,
        words.prefix(2).flatMap { [$0 + "x", String($0.dropLast())] } + ["zz"]
      )
    case .languageTag:
      (["en", "zh-Hant-TW"], ["x", "xx", "e", "english-", "a-b-c-d", "123456789"])
    case .date: (["2026-01-31"], ["2026-02-30", "2026-13-01", "2026-1-1", "20260131"])
    case .boolean: (["true", "false"], ["maybe", "1", "tru"])
    }
  }

  private static func texts(_ rule: TextRule) -> (valid: [String], near: [String]) {
    let usual = "aA0-zZ9_x.".unicodeScalars.filter { rule.allowed?.contains($0) ?? true }
    let other = rule.allowed?.ranges.first.flatMap { Unicode.Scalar($0.lowerBound) }
    let fillers = Array(usual.prefix(2)) + (usual.isEmpty ? other.map { [$0] } ?? [] : [])
    func text(_ scalar: Unicode.Scalar, _ length: Int) -> String {
      String(String.UnicodeScalarView(repeatElement(scalar, count: length)))
    }
    let shortest = max(rule.characterLength.lowerBound, min(1, rule.characterLength.upperBound))
    guard shortest < longest else { return ([], []) }
    let some = min(rule.characterLength.upperBound, max(shortest, 5))
    let valid = fillers.flatMap { [text($0, some), text($0, shortest)] }
    var near: [String] = []
    if let filler = fillers.first {
      if rule.characterLength.lowerBound > 1 {
        near.append(text(filler, rule.characterLength.lowerBound - 1))
      }
      if rule.characterLength.upperBound < longest {
        near += [
          text(filler, rule.characterLength.upperBound),
          text(filler, rule.characterLength.upperBound + 1),
        ]
      }
      for odd in "!_-0aA".unicodeScalars {
        near.append(text(filler, max(0, some - 1)) + String(odd))
      }
      near.append(text(filler, max(0, some - 1)) + "ü")
    }
    return (valid.unique, near)
  }

  private static func values(of pattern: TextPattern) -> (valid: [String], near: [String]) {
    let valid = pattern.samples(longest: longest)
    let rule = pattern.approximation
    let others = texts(rule)
    // The automaton does not verify check digits, so the check digits of its samples may be wrong.
    let near = valid.flatMap { [String($0.dropLast()), String($0.reversed()), $0 + $0] }
    let unchecked = pattern.check == nil ? [] : pattern.automaton?.samples(longest: longest) ?? []
    return (valid, near + unchecked + others.valid + others.near)
  }

  private static func integers(_ range: ClosedRange<Int>) -> (valid: [String], near: [String]) {
    let numbers = [7, range.lowerBound, range.upperBound].filter(range.contains)
    var near = ["-1", "007", "1.5", "x", "99999999999999999999"]
    if range.lowerBound > Int.min { near.append(String(range.lowerBound - 1)) }
    if range.upperBound < Int.max { near.append(String(range.upperBound + 1)) }
    return (numbers.map { String($0) }, near)
  }
}
