/// The components of a detail, for proofs that earlier components cover later ones.
struct ComponentAutomata {
  private let components: [AppleAssociation.Component]
  private var paths: [PatternAutomaton?]
  /// The remaining budget of the proofs for all components together.
  private var budget = 5_000_000
  /// The number of characters in each path pattern, including the values of its variables.
  private let sizes: [Int]
  /// The maximum size of a pattern that takes part in a proof, in characters.
  private static let maximumSize = 1500
  /// The budget of one proof.
  private static let proofBudget = 200_000

  init(_ components: [AppleAssociation.Component]) {
    self.components = components
    paths = Array(repeating: nil, count: components.count)
    sizes = components.map { $0.path?.elements.size ?? 1 }
  }

  private mutating func automaton(_ index: Int) -> PatternAutomaton {
    if let known = paths[index] { return known }
    let component = components[index]
    let made = PatternAutomaton(
      component.path?.elements ?? [.many], isPath: true, isCaseSensitive: component.isCaseSensitive)
    paths[index] = made
    return made
  }

  /// Returns earlier components that together match every link of a component.
  ///
  /// Returns `nil` if no such components exist, or if the proof takes too long.
  mutating func covering(_ index: Int) -> [Int]? {
    guard index > 0, budget > 0 else { return nil }
    if let twin = twin(of: index) { return [twin] }
    guard sizes[index] <= Self.maximumSize else { return nil }
    let own = automaton(index)
    var known: [Int] = []
    while budget > 0 {
      let answer = PatternProof.isIncluded(
        own, in: known.map { automaton($0) }, isPath: true, budget: Self.proofBudget)
      budget -= 50 * known.reduce(sizes[index]) { $0 + sizes[$1] }
      switch answer {
      case .yes: return known.isEmpty ? nil : known
      case .unknown:
        budget -= Self.proofBudget
        return nil
      case .no(let witness):
        let next = first(before: index, taking: PatternSubject(path: Array(("/" + witness).utf8)))
        guard let next, !known.contains(next), sizes[next] <= Self.maximumSize else { return nil }
        known.append(next)
      }
    }
    return nil
  }

  /// Returns an earlier component that matches every link of a component.
  ///
  /// Only components that match every path, or that have the same path pattern, are considered.
  private mutating func twin(of index: Int) -> Int? {
    for place in 0..<index where budget > 0 {
      budget -= 10
      if components[place].coversPath(of: components[index]),
        components[place].coversQueryAndFragment(of: components[index], &budget)
      {
        return place
      }
    }
    return nil
  }

  /// Returns the first earlier component that matches a path.
  ///
  /// The returned component also matches every query and fragment that the component at `index`
  /// matches.
  private mutating func first(before index: Int, taking path: PatternSubject) -> Int? {
    let caseless = path.caseless
    for place in 0..<index where budget > 0 {
      let component = components[place]
      budget -= 10 + sizes[place]
      if component.isComparable(with: components[index]),
        component.path?.elements.matches(component.isCaseSensitive ? path : caseless) ?? true,
        component.coversQueryAndFragment(of: components[index], &budget)
      {
        return place
      }
    }
    return nil
  }
}

extension AppleAssociation.Component {
  /// The budget of a proof about one query item.
  private static let queryBudget = 5000

  /// `true` if both path patterns are compared with the same form of a link: written or decoded.
  ///
  /// The result is also `true` if this component matches every path.
  func isComparable(with other: Self) -> Bool {
    isPercentEncoded == other.isPercentEncoded || path?.isCatchAll ?? true
  }

  /// `true` if this component matches every path, or if both have the same path pattern.
  fileprivate func coversPath(of other: Self) -> Bool {
    if path?.isCatchAll ?? true { return true }
    return isComparable(with: other) && isCaseSensitive == other.isCaseSensitive
      && path?.elements == other.path?.elements
  }

  /// `true` if this component provably matches every query and fragment that a second one matches.
  fileprivate func coversQueryAndFragment(of other: Self, _ budget: inout Int) -> Bool {
    covers(fragment, other.fragment, of: other, &budget) && coversQuery(of: other, &budget)
  }

  private func coversQuery(of other: Self, _ budget: inout Int) -> Bool {
    switch (query, other.query) {
    case (.any, _): return true
    case (.text(let own), .text(let theirs)): return covers(own, theirs, of: other, &budget)
    case (.text(let own), _): return own.isCatchAll
    case (.items(let own), .items(let theirs)):
      for item in own where !item.pattern.isCatchAll {
        let same = theirs.first { $0.name.utf8.elementsEqual(item.name.utf8) }
        guard let same, covers(item.pattern, same.pattern, of: other, &budget) else { return false }
      }
      return true
    case (.items(let own), _): return own.allSatisfy(\.pattern.isCatchAll)
    }
  }

  private func covers(
    _ own: AppleAssociation.Pattern?, _ theirs: AppleAssociation.Pattern?, of other: Self,
    _ budget: inout Int
  ) -> Bool {
    guard let own, !own.isCatchAll else { return true }
    guard let theirs, isPercentEncoded == other.isPercentEncoded else { return false }
    if own.elements == theirs.elements, isCaseSensitive == other.isCaseSensitive { return true }
    // For most patterns, a sample already shows that they are not covered, at less cost than a
    // proof.
    for sample in theirs.elements.samples {
      budget -= 10 + own.elements.size
      let subject = PatternSubject(sample)
      if !own.elements.matches(isCaseSensitive ? subject : subject.caseless) { return false }
    }
    guard own.elements.size + theirs.elements.size <= 1000, budget > 0 else { return false }
    budget -= Self.queryBudget
    let automata = (
      PatternAutomaton(own.elements, isPath: false, isCaseSensitive: isCaseSensitive),
      PatternAutomaton(theirs.elements, isPath: false, isCaseSensitive: other.isCaseSensitive)
    )
    return PatternProof.isIncluded(
      automata.1, in: [automata.0], isPath: false, budget: Self.queryBudget)
      == .yes
  }

  /// `true` if two components have the same patterns and the same comparison mode.
  func isEqual(to other: Self) -> Bool {
    mode == other.mode && path?.text == other.path?.text && fragment?.text == other.fragment?.text
      && {
        switch (query, other.query) {
        case (.any, .any): true
        case (.text(let left), .text(let right)): left.text == right.text
        case (.items(let left), .items(let right)):
          left.map(\.name) == right.map(\.name)
            && left.map(\.pattern.text) == right.map(\.pattern.text)
        default: false
        }
      }()
  }
}
