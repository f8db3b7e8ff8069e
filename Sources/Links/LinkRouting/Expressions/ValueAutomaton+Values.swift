extension ValueAutomaton {
  /// Returns all values before folding, sorted, or `nil` if there are more than a limit.
  ///
  /// The empty string is not included.
  package func words(limit: Int) -> [String]? {
    var level: [(state: Int, text: [Unicode.Scalar])] = [(0, [])]
    var words: [String] = []
    while !level.isEmpty {
      var next: [(state: Int, text: [Unicode.Scalar])] = []
      for (state, text) in level {
        if accepting[state], !text.isEmpty { words.append(String(String.UnicodeScalarView(text))) }
        for move in moves(from: state) {
          for range in move.set.ranges {
            // Every prefix can be continued to a value, so too many prefixes mean too many values.
            guard words.count + next.count + Int(range.upperBound - range.lowerBound) < limit * 2,
              text.count <= accepting.count
            else { return nil }
            next += range.compactMap { Unicode.Scalar($0) }.map { (move.target, text + [$0]) }
          }
        }
      }
      level = next
    }
    return words.count <= limit ? words.sorted() : nil
  }

  /// Returns a few values as examples, before folding, the shortest first.
  ///
  /// - Parameter longest: The maximum length in characters.
  package func samples(longest: Int) -> [String] {
    let distances = distances
    var samples: [String] = []
    for detour in [0, 3, longest] {
      for usesLastMove in [false, true] {
        let sample = sample(distances, detour: detour, usesLastMove: usesLastMove)
        if sample.unicodeScalars.count <= longest, !sample.isEmpty, !samples.contains(sample) {
          samples.append(sample)
        }
      }
    }
    return samples
  }

  /// Returns the first of the shortest values with valid check digits, or `nil` if there is none.
  ///
  /// - Complexity: O(*s* · *r*) for *s* states of the automaton and *r* states of the check.
  package func sample(check: CheckDigits) -> String? {
    struct Step {
      var state: Int
      var remainder: UInt32
      var scalar: UInt32
      var previous: Int
    }
    var steps = [Step(state: 0, remainder: check.firstState, scalar: 0, previous: -1)]
    var known: Set<UInt64> = []
    var index = 0
    while index < steps.count {
      let step = steps[index]
      if index > 0, accepting[step.state], check.accepts(step.remainder) {
        var scalars: [Unicode.Scalar] = []
        var place = index
        while place > 0 {
          if let scalar = Unicode.Scalar(steps[place].scalar) { scalars.append(scalar) }
          place = steps[place].previous
        }
        return String(String.UnicodeScalarView(scalars.reversed()))
      }
      for move in moves(from: step.state) {
        for scalar in move.set.ranges.joined() where scalar < 0x80 {
          guard let next = check.state(after: step.remainder, reading: scalar),
            known.insert(UInt64(move.target) << 32 | UInt64(next)).inserted
          else { continue }
          steps.append(
            Step(state: move.target, remainder: next, scalar: scalar, previous: index))
        }
      }
      index += 1
    }
    return nil
  }

  /// The number of characters from each state to the nearest accepting state.
  private var distances: [Int] {
    var distances = accepting.map { $0 ? 0 : Int.max }
    var isChanged = true
    while isChanged {
      isChanged = false
      for state in accepting.indices.reversed() {
        for move in moves(from: state) where distances[move.target] < Int.max {
          guard distances[move.target] + 1 < distances[state] else { continue }
          distances[state] = distances[move.target] + 1
          isChanged = true
        }
      }
    }
    return distances
  }

  /// Returns a value that ends as soon as possible after `detour` characters, or earlier if no
  /// longer value starts with its characters.
  ///
  /// - Parameter usesLastMove: `true` to choose the last character of the last possible transition
  ///   of each state; `false` to choose the first character of the first one.
  private func sample(_ distances: [Int], detour: Int, usesLastMove: Bool) -> String {
    var text = String.UnicodeScalarView()
    var state = 0
    while text.isEmpty || !accepting[state] || text.count < detour {
      let moves = moves(from: state)
      let least = moves.map { distances[$0.target] }.min()
      let possible =
        text.count < detour ? moves : moves.filter { distances[$0.target] == least }
      guard let move = usesLastMove ? possible.last : possible.first,
        let range = usesLastMove ? move.set.ranges.last : move.set.ranges.first,
        let scalar = Unicode.Scalar(usesLastMove ? range.upperBound : range.lowerBound)
      else { break }
      text.append(scalar)
      state = move.target
    }
    return accepting[state] ? String(text) : ""
  }
}
