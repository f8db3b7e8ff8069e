/// The components of one detail, and what earlier ones take of later ones.
struct ComponentAutomata {
  private let components: [AppleAssociation.Component]
  private var paths: [PatternAutomaton?]
  /// The states that proofs may still look at, for all components together.
  private var budget = 400_000
  /// An automaton of more states than this takes part in no proof.
  private static let maximumSize = 3000

  init(_ components: [AppleAssociation.Component]) {
    self.components = components
    paths = Array(repeating: nil, count: components.count)
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
    let component = components[index]
    // Only a component that takes whatever query and fragment this one takes can cover it.
    let candidates = (0..<index).filter { components[$0].coversQueryAndFragment(of: component) }
    guard !candidates.isEmpty else { return nil }
    if let twin = candidates.first(where: { components[$0].coversPath(of: component) }) {
      return [twin]
    }
    let own = automaton(index)
    var known: [Int] = []
    while budget > 0, own.edges.count < Self.maximumSize {
      let answer = PatternProof.isIncluded(
        own, in: known.map { automaton($0) }, isPath: true,
        budget: min(budget, PatternProof.usualBudget))
      budget -= 20 + 40 * known.count
      switch answer {
      case .yes: return known.isEmpty ? nil : known
      case .unknown: return nil
      case .no(let witness):
        let subject = PatternSubject(path: Array(("/" + witness).utf8))
        let next = candidates.first { place in
          let other = components[place]
          let subject = other.isCaseSensitive ? subject : subject.caseless
          return !known.contains(place) && other.isComparable(with: component)
            && other.path?.elements.matches(subject) ?? true
        }
        guard let next, automaton(next).edges.count < Self.maximumSize else { return nil }
        known.append(next)
      }
    }
    return nil
  }
}

extension AppleAssociation.Component {
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
  fileprivate func coversQueryAndFragment(of other: Self) -> Bool {
    covers(fragment, other.fragment, of: other) && coversQuery(of: other)
  }

  private func coversQuery(of other: Self) -> Bool {
    switch (query, other.query) {
    case (.any, _): return true
    case (.text(let own), .text(let theirs)): return covers(own, theirs, of: other)
    case (.text(let own), _): return own.isCatchAll
    case (.items(let own), .items(let theirs)):
      return own.allSatisfy { item in
        if item.pattern.isCatchAll { return true }
        let same = theirs.first { $0.name.utf8.elementsEqual(item.name.utf8) }
        return same.map { covers(item.pattern, $0.pattern, of: other) } ?? false
      }
    case (.items(let own), _): return own.allSatisfy(\.pattern.isCatchAll)
    }
  }

  private func covers(
    _ own: AppleAssociation.Pattern?, _ theirs: AppleAssociation.Pattern?, of other: Self
  ) -> Bool {
    guard let own, !own.isCatchAll else { return true }
    guard let theirs, isPercentEncoded == other.isPercentEncoded else { return false }
    if own.elements == theirs.elements, isCaseSensitive == other.isCaseSensitive { return true }
    let automata = (
      PatternAutomaton(own.elements, isPath: false, isCaseSensitive: isCaseSensitive),
      PatternAutomaton(theirs.elements, isPath: false, isCaseSensitive: other.isCaseSensitive)
    )
    return PatternProof.isIncluded(automata.1, in: [automata.0], isPath: false, budget: 500) == .yes
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
