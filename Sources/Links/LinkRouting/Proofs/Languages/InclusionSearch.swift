import TextPrimitives

/// One proof that a language is part of another.
struct InclusionSearch {
  private struct Key: Hashable {
    var left: UInt32
    var right: [UInt32]
    /// The number of dots, if the text so far is nothing else, or 3; dot segments are no texts.
    var dots: UInt8
  }

  private struct Step {
    var key: Key
    var scalar: UInt32
    var previous: Int
  }

  private let languages: ProofLanguages
  private let left: ProofLanguages.ID
  private let right: ProofLanguages.ID
  private var steps: [Step] = []
  private var seen: Set<Key> = []

  init(_ languages: ProofLanguages, _ left: ProofLanguages.ID, _ right: ProofLanguages.ID) {
    self.languages = languages
    self.left = left
    self.right = right
  }

  mutating func run() -> ProofLanguages.Verdict {
    let leftLanguage = languages.languages[Int(left)]
    let rightLanguage = languages.languages[Int(right)]
    // Automata take repeats in language tags that the router refuses, so those prove nothing. Behind
    // the tag, in the text after it, a state no longer knows whether there were any.
    var isCertain = true
    if case .languageTag = rightLanguage.body { isCertain = false }
    func mayRepeat(_ state: UInt32) -> Bool {
      !rightLanguage.suffix.isEmpty || LanguageTagAutomaton.mayRepeat(state)
    }
    add(Key(left: leftLanguage.start, right: [rightLanguage.start], dots: 0), 0, -1)
    var leftSteps: [ComponentLanguage.Transition] = []
    var rightSteps: [ComponentLanguage.Transition] = []
    let rest = rightLanguage.summaryIfText(of: leftLanguage)
    var hasDoubt = false
    var index = 0
    while index < steps.count {
      languages.budget.spend(400)
      if index > ProofLanguages.searchLimit { return .unknown }
      let key = steps[index].key
      if leftLanguage.accepts(key.left), key.dots == 0 || key.dots == 3 {
        if !key.right.contains(where: rightLanguage.accepts) {
          let word = word(endingAt: index)
          if languages.accepts(left, word.span, 0..<word.count) { return .no }
          hasDoubt = true
        } else if !isCertain, key.right.allSatisfy(mayRepeat) {
          let word = word(endingAt: index)
          let isRepeat = !languages.accepts(right, word.span, 0..<word.count)
          if isRepeat, languages.accepts(left, word.span, 0..<word.count) { return .no }
          hasDoubt = true
        }
      }
      index += 1
      if let rest, key.right.contains(where: { rightLanguage.takes(rest, from: $0) }) { continue }
      leftSteps.removeAll(keepingCapacity: true)
      rightSteps.removeAll(keepingCapacity: true)
      leftLanguage.appendTransitions(from: key.left, to: &leftSteps)
      for state in key.right { rightLanguage.appendTransitions(from: state, to: &rightSteps) }
      for step in leftSteps { follow(step, rightSteps, from: index - 1) }
    }
    return hasDoubt ? .unknown : .yes
  }

  /// Cuts a range where a step of the second language begins or ends, and follows each piece.
  private mutating func follow(
    _ step: ComponentLanguage.Transition, _ others: [ComponentLanguage.Transition], from index: Int
  ) {
    let dot = UInt32(0x2E)
    var cuts: Set<UInt32> = [step.lower]
    for bound in [dot, dot + 1] + others.flatMap({ [$0.lower, $0.upper + 1] })
    where bound > step.lower && bound <= step.upper {
      cuts.insert(bound)
    }
    let key = steps[index].key
    for lower in cuts {
      let right = Set(
        others.lazy.filter { $0.lower <= lower && lower <= $0.upper }.map(\.target))
      let dots: UInt8 = lower == dot && key.dots < 2 ? key.dots + 1 : 3
      add(Key(left: step.target, right: right.sorted(), dots: dots), lower, index)
    }
  }

  private mutating func add(_ key: Key, _ scalar: UInt32, _ previous: Int) {
    if seen.insert(key).inserted {
      steps.append(Step(key: key, scalar: scalar, previous: previous))
    }
  }

  private func word(endingAt last: Int) -> Bytes {
    var scalars: [UInt32] = []
    var index = last
    while index > 0 {
      scalars.append(steps[index].scalar)
      index = steps[index].previous
    }
    return WitnessAlphabet.utf8(scalars.reversed())
  }
}
