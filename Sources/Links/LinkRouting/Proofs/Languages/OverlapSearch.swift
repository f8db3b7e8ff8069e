import TextPrimitives

/// One search for a common text.
struct OverlapSearch {
  private struct Key: Hashable {
    var left: UInt32
    var right: UInt32
    /// The state among the forbidden texts, -1 where none goes on so.
    var forbidden: Int32
    /// Different for every text where texts are not merged.
    var serial: Int32
  }

  private struct Step {
    var key: Key
    var scalar: UInt32
    var previous: Int32
  }

  private struct Move {
    var key: Key
    var scalar: UInt32
    var rank: Int
  }

  private let languages: ProofLanguages
  private let left: ProofLanguages.ID
  private let right: ProofLanguages.ID
  private let forbidden: WordAutomaton
  private let merges: Bool
  private var steps: [Step] = []
  private var seen: Set<Key> = []
  /// The ways on from the step at hand.
  private var moves: [Move] = []
  /// The steps by the bytes that a link spends on the text up to them.
  private var queue: [[Int32]] = [[]]
  /// How many texts the automata accepted and the router does not.
  private(set) var rejected = 0

  init(
    _ languages: ProofLanguages, _ left: ProofLanguages.ID, _ right: ProofLanguages.ID,
    _ forbidden: WordAutomaton, merges: Bool
  ) {
    self.languages = languages
    self.left = left
    self.right = right
    self.forbidden = forbidden
    self.merges = merges
  }

  mutating func run() -> ProofLanguages.Witness {
    let leftLanguage = languages.languages[Int(left)]
    let rightLanguage = languages.languages[Int(right)]
    add(
      Key(left: leftLanguage.start, right: rightLanguage.start, forbidden: 0, serial: 0), 0, -1,
      cost: 0)
    var leftSteps: [ComponentLanguage.Transition] = []
    var rightSteps: [ComponentLanguage.Transition] = []
    var looked = 0
    var cost = 0
    while cost < queue.count {
      var next = 0
      while next < queue[cost].count {
        let index = queue[cost][next]
        next += 1
        looked += 1
        languages.budget.spend(200)
        if looked > ProofLanguages.searchLimit { return .unknown }
        let key = steps[Int(index)].key
        if leftLanguage.accepts(key.left), rightLanguage.accepts(key.right),
          key.forbidden < 0 || !forbidden.accepts(UInt32(key.forbidden))
        {
          let word = word(endingAt: index)
          let isReal =
            languages.accepts(left, word.span, 0..<word.count)
            && languages.accepts(right, word.span, 0..<word.count)
          if isReal { return .text(word) }
          rejected += 1
        }
        leftSteps.removeAll(keepingCapacity: true)
        rightSteps.removeAll(keepingCapacity: true)
        leftLanguage.appendTransitions(from: key.left, to: &leftSteps)
        rightLanguage.appendTransitions(from: key.right, to: &rightSteps)
        for leftStep in leftSteps {
          for rightStep in rightSteps {
            let lower = max(leftStep.lower, rightStep.lower)
            let upper = min(leftStep.upper, rightStep.upper)
            guard lower <= upper else { continue }
            follow(lower, upper, leftStep.target, rightStep.target, from: index)
          }
        }
        // Of the texts that lead to the same states the most readable one is kept.
        moves.sort { $0.rank < $1.rank }
        for move in moves {
          add(move.key, move.scalar, index, cost: cost + WitnessAlphabet.cost(move.scalar))
        }
        moves.removeAll(keepingCapacity: true)
      }
      queue[cost] = []
      cost += 1
    }
    return .none
  }

  /// Follows a range: by one scalar for each forbidden continuation, and by one for all the others.
  private mutating func follow(
    _ lower: UInt32, _ upper: UInt32, _ left: UInt32, _ right: UInt32, from index: Int32
  ) {
    func move(_ scalar: UInt32, _ forbidden: Int32, serial: Int32) {
      moves.append(
        Move(
          key: Key(left: left, right: right, forbidden: forbidden, serial: serial),
          scalar: scalar, rank: WitnessAlphabet.rank(scalar)))
    }
    let state = steps[Int(index)].key.forbidden
    let special = state < 0 ? [] : forbidden.continuations(of: UInt32(state))
    for scalar in special where lower <= scalar && scalar <= upper {
      if let child = forbidden.child(of: UInt32(state), along: scalar) {
        move(scalar, Int32(child), serial: 0)
      }
    }
    if merges {
      if let scalar = WitnessAlphabet.choice(lower, upper, besides: special) {
        move(scalar, -1, serial: 0)
      }
      return
    }
    for scalar in WitnessAlphabet.choices(lower, upper, besides: special) {
      move(scalar, -1, serial: Int32(steps.count + moves.count))
    }
  }

  private mutating func add(_ key: Key, _ scalar: UInt32, _ previous: Int32, cost: Int) {
    // What a link has no room for is no text of a link.
    guard cost <= TextRule.maximumLength, seen.insert(key).inserted else { return }
    steps.append(Step(key: key, scalar: scalar, previous: previous))
    while queue.count <= cost { queue.append([]) }
    queue[cost].append(Int32(steps.count - 1))
  }

  private func word(endingAt last: Int32) -> Bytes {
    var scalars: [UInt32] = []
    var index = last
    while index > 0 {
      scalars.append(steps[Int(index)].scalar)
      index = steps[Int(index)].previous
    }
    return WitnessAlphabet.utf8(scalars.reversed())
  }
}
