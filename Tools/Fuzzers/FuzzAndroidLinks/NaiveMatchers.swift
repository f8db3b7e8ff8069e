/// A slow matcher for simple patterns, which applies one step at a time to the remaining text.
struct NaiveGlob {
  enum Step {
    /// One UTF-16 code unit; `nil` matches any unit.
    case one(UInt16?)
    /// As many repetitions of this unit as possible, even none. Before this step, the remaining
    /// text must not be empty.
    case many(UInt16)
    /// Everything up to and including the first occurrence of this unit.
    case upTo(UInt16)
    /// The remaining text.
    case rest
    /// A backslash at the end of the pattern.
    case lost
  }

  let steps: [Step]

  init(_ units: [UInt16]) {
    var steps: [Step] = []
    var rest = units[...]
    while let first = rest.popFirst() {
      let isEscaped = first == 0x5C
      let unit = isEscaped ? rest.popFirst() : first
      guard let unit else {
        steps.append(.lost)
        break
      }
      guard rest.first == 0x2A else {
        steps.append(.one(unit == 0x2E ? nil : unit))
        continue
      }
      rest.removeFirst()
      if isEscaped || unit != 0x2E {
        steps.append(.many(unit))
      } else if rest.isEmpty {
        steps.append(.rest)
      } else {
        if rest.first == 0x5C { rest.removeFirst() }
        steps.append(.upTo(rest.popFirst() ?? 0))
      }
    }
    self.steps = steps
  }

  func matches(_ text: ArraySlice<UInt16>) -> Bool { matches(steps[...], text) }

  private func matches(_ steps: ArraySlice<Step>, _ text: ArraySlice<UInt16>) -> Bool {
    guard let step = steps.first else { return text.isEmpty }
    if case .rest = step { return true }
    guard let unit = text.first else { return false }
    let others = steps.dropFirst()
    switch step {
    case .one(let expected):
      return expected.map { $0 == unit } ?? true ? matches(others, text.dropFirst()) : false
    case .many(let repeated): return matches(others, text.drop { $0 == repeated })
    case .upTo(let stop):
      guard let place = text.firstIndex(of: stop) else { return false }
      return matches(others, text[(place + 1)...])
    // After a backslash at the end of the pattern, Android reads the code unit 0.
    case .lost: return unit == 0 ? matches(others, text.dropFirst()) : false
    case .rest: return true
    }
  }
}

/// An advanced pattern that contains only units, dots, and sets of single units.
///
/// Each may be followed by `*` or `+`.
struct NaiveAdvanced {
  let tokens: [(units: Set<UInt16>?, isInverse: Bool, minimum: Int, maximum: Int)]

  /// Parses a pattern; `nil` if it uses any other feature.
  init?(_ units: [UInt16]) {
    var tokens: [(units: Set<UInt16>?, isInverse: Bool, minimum: Int, maximum: Int)] = []
    var rest = units[...]
    while let unit = rest.popFirst() {
      switch unit {
      case 0x2A, 0x2B:
        guard !tokens.isEmpty else { return nil }
        tokens[tokens.count - 1].minimum = unit == 0x2A ? 0 : 1
        tokens[tokens.count - 1].maximum = Int.max
      case 0x2E: tokens.append((nil, false, 1, 1))
      case 0x5B:
        let isInverse = rest.first == 0x5E
        if isInverse { rest.removeFirst() }
        guard let end = rest.firstIndex(of: 0x5D) else { return nil }
        let set = rest[..<end]
        guard !set.isEmpty, !set.contains(0x2D), !set.contains(0x5C) else { return nil }
        tokens.append((Set(set), isInverse, 1, 1))
        rest = rest[(end + 1)...]
      case 0x5C, 0x7B, 0x7D: return nil
      default: tokens.append(([unit], false, 1, 1))
      }
    }
    self.tokens = tokens
  }

  func matches(_ text: ArraySlice<UInt16>) -> Bool {
    var text = text
    for token in tokens {
      let taken = text.prefix { unit in
        token.units.map { $0.contains(unit) != token.isInverse } ?? true
      }.prefix(token.maximum)
      if taken.count < token.minimum { return false }
      text = text.dropFirst(taken.count)
    }
    return text.isEmpty
  }
}
