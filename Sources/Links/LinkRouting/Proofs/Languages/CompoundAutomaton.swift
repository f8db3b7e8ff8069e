import FiniteAutomata
import TextPrimitives

/// An automaton for one component with several parameters.
///
/// It accepts the strings of the component without its leading and trailing literal text.
///
/// It concatenates the automata of the pieces. A place is a piece together with a state of the
/// piece's automaton. Each place has a number, which is a state of this automaton. Places are
/// numbered when a search reaches them.
final class CompoundAutomaton {
  typealias State = ComponentLanguage.State

  /// The automaton of a piece: literal text, or the values of a type.
  private enum Part {
    case literal([UInt32])
    case value(ComponentLanguage.Body)
  }

  private struct Place: Hashable {
    var part: Int
    var state: State
  }

  private let parts: [Part]
  private var places: [Place]
  private var numbers: [Place: State]

  /// `true` if a value is a language tag, for which the automaton is not exact.
  let hasLanguageTag: Bool

  /// Creates the automaton for the part of a component between its leading and trailing text.
  init(_ compound: CompiledCompound) {
    var types = compound.types[...]
    parts = compound.innerPieces.map { piece in
      switch piece {
      case .literal(let text): .literal(ProofLanguages.scalars(text))
      case .value:
        .value(types.popFirst().map { ComponentLanguage($0).body } ?? .words(WordAutomaton([])))
      }
    }
    let first = Place(part: 0, state: ComponentLanguage.Body.start)
    places = [first]
    numbers = [first: 0]
    hasLanguageTag = compound.types.contains { $0.shape == .languageTag }
  }

  /// Returns the index of the piece that contains the last scalar before a state.
  func part(of state: State) -> Int { places[Int(state)].part }

  func accepts(_ state: State) -> Bool {
    let place = places[Int(state)]
    return place.part == parts.count - 1 && isEnd(place)
  }

  func appendTransitions(from state: State, to steps: inout [ScalarTransition]) {
    var place = places[Int(state)]
    append(from: place, to: &steps)
    // No piece is empty, so at most the next piece can also start here.
    if isEnd(place), place.part + 1 < parts.count {
      place = Place(part: place.part + 1, state: ComponentLanguage.Body.start)
      append(from: place, to: &steps)
    }
  }

  private func isEnd(_ place: Place) -> Bool {
    switch parts[place.part] {
    case .literal(let text): Int(place.state) == text.count
    case .value(let body): body.accepts(place.state)
    }
  }

  private func append(from place: Place, to steps: inout [ScalarTransition]) {
    let first = steps.count
    switch parts[place.part] {
    case .literal(let text):
      let index = Int(place.state)
      if index < text.count {
        steps.append(ScalarTransition(text[index], text[index], place.state + 1))
      }
    case .value(let body): body.appendTransitions(from: place.state, to: &steps)
    }
    for index in first..<steps.count {
      steps[index].target = number(of: Place(part: place.part, state: steps[index].target))
    }
  }

  private func number(of place: Place) -> State {
    if let known = numbers[place] { return known }
    let number = State(places.count)
    places.append(place)
    numbers[place] = number
    return number
  }
}

/// An automaton that accepts the strings that a compound component can split in two different ways.
///
/// It runs two copies of a ``CompoundAutomaton``. Two splits differ if a scalar is part of
/// different pieces, which a state records.
final class SplitPairAutomaton: FiniteAutomaton {
  private struct Pair: Hashable {
    var first: UInt32
    var second: UInt32
    var differs: Bool
  }

  private let automaton: CompoundAutomaton
  private var pairs: [Pair]
  private var numbers: [Pair: UInt32]

  init(_ automaton: CompoundAutomaton) {
    self.automaton = automaton
    let start = ComponentLanguage.Body.start
    let first = Pair(first: start, second: start, differs: false)
    pairs = [first]
    numbers = [first: 0]
  }

  var firstState: UInt32 { 0 }

  func accepts(_ state: UInt32) -> Bool {
    let pair = pairs[Int(state)]
    return pair.differs && automaton.accepts(pair.first) && automaton.accepts(pair.second)
  }

  func appendTransitions(from state: UInt32, to steps: inout [ScalarTransition]) {
    let pair = pairs[Int(state)]
    var (first, second): ([ScalarTransition], [ScalarTransition]) = ([], [])
    automaton.appendTransitions(from: pair.first, to: &first)
    automaton.appendTransitions(from: pair.second, to: &second)
    for left in first {
      for right in second where left.lower <= right.upper && right.lower <= left.upper {
        let differs = automaton.part(of: left.target) != automaton.part(of: right.target)
        let target = Pair(
          first: left.target, second: right.target, differs: pair.differs || differs)
        steps.append(
          ScalarTransition(
            max(left.lower, right.lower), min(left.upper, right.upper), number(of: target)))
      }
    }
  }

  private func number(of pair: Pair) -> UInt32 {
    if let known = numbers[pair] { return known }
    // Once the splits differ, the two copies are interchangeable, so the smaller state is stored
    // first.
    if pair.differs, pair.first > pair.second {
      return number(of: Pair(first: pair.second, second: pair.first, differs: true))
    }
    let number = UInt32(pairs.count)
    pairs.append(pair)
    numbers[pair] = number
    return number
  }
}
