/// The components of one detail, and what earlier ones take of later ones.
struct ComponentAutomata {
  private let components: [AppleAssociation.Component]
  private var paths: [PatternAutomaton?]
  /// The steps that proofs may still take, for all components together.
  private var budget = 5_000_000
  /// The number of characters of each pattern, variables included.
  private let sizes: [Int]
  /// A pattern of more characters than this takes part in no proof.
  private static let maximumSize = 1500
  /// What one proof may take.
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

  /// The earlier components that together take every link of a component; `nil` if they do not, or if it is not known.
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

  /// An earlier component that takes every link of a component, as far as that is plain to see.
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

  /// The first component in front of another one that takes a path, with whatever query and fragment the other takes.
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
  /// What the proof about one item of a query may take.
  private static let queryBudget = 5000

  /// Whether the path patterns of two components are compared with the same spelling of a link.
  func isComparable(with other: Self) -> Bool {
    isPercentEncoded == other.isPercentEncoded || path?.isCatchAll ?? true
  }

  /// Whether this component takes every path of another one, as far as that is plain to see.
  fileprivate func coversPath(of other: Self) -> Bool {
    if path?.isCatchAll ?? true { return true }
    return isComparable(with: other) && isCaseSensitive == other.isCaseSensitive
      && path?.elements == other.path?.elements
  }

  /// Whether this component takes every query and fragment that another one takes; if unsure, no.
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
    // Most patterns differ in any text that they match, which costs less than a proof.
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

  /// Whether two components say the same.
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
