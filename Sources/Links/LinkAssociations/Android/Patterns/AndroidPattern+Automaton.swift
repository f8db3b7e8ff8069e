import LinkRouting
import URLSyntax

extension AndroidPattern {
  /// An automaton that accepts at least the core of every path that the pattern matches.
  ///
  /// The core of a path has no leading or trailing slashes. Android's matcher never backtracks,
  /// whereas the automaton explores every alternative and may therefore accept more. If a proof
  /// shows that the automaton does not accept a path, the pattern does not match it either. The
  /// converse does not hold.
  ///
  /// The value is `nil` for a suffix pattern, and for a pattern that does not begin with a literal
  /// slash. This does not apply to an invalid pattern, or to a pattern without text unless it is a
  /// prefix pattern: their automaton accepts only the empty core.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the pattern with its repetitions expanded.
  var pathAutomaton: PatternAutomaton? {
    var steps = steps
    var automaton = PatternAutomaton()
    if kind == .prefix { steps.append(Step(.everything, 0, nil)) }
    guard let first = steps.first else {
      automaton.finish(automaton.start, isPath: false)
      return automaton
    }
    guard kind != .suffix, first == Step(.unit(0x2F), 1, 1) else { return nil }
    var units = UnitAutomaton()
    let end = steps.dropFirst().reduce(units.start) { units.append($1, after: $0) }
    units.write(to: &automaton)
    automaton.finish(end, isPath: true, takesAnySlash: true)
    return automaton
  }

  /// The text at the start of every matching path, without leading slashes and in lower case.
  var leadingText: [UInt8] {
    var units = literalFront.units
    // An unpaired surrogate is not a character.
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    return String(decoding: units, as: UTF16.self).utf8.drop { $0 == 0x2F }.map(\.asciiLowercased)
  }

  private var steps: [Step] {
    switch kind {
    case .literal, .prefix, .suffix: units.map { Step(.unit($0), 1, 1) }
    case .simpleGlob: globSteps
    case .advancedGlob:
      (advanced?.tokens ?? []).map { token in
        Step(
          UnitSet(token: token), max(0, token.minimum),
          token.maximum == Int.max ? nil : max(0, token.maximum))
      }
    }
  }

  private var globSteps: [Step] {
    let dot = UInt16(UInt8(ascii: "."))
    var steps: [Step] = []
    var rest = units[...]
    while var unit = rest.popFirst() {
      let isEscaped = unit == UInt16(UInt8(ascii: "\\"))
      if isEscaped {
        guard let next = rest.popFirst() else { break }
        unit = next
      }
      let repeats = rest.first == UInt16(UInt8(ascii: "*"))
      if repeats { rest.removeFirst() }
      // A dot that is not repeated matches any unit, even after a backslash.
      let isWild = unit == dot && !(isEscaped && repeats)
      steps.append(Step(isWild ? .everything : .unit(unit), repeats ? 0 : 1, repeats ? nil : 1))
    }
    return steps
  }
}

/// The UTF-16 units that may appear at one position of a pattern.
private struct UnitSet: Equatable {
  /// The units that are not surrogates, as sorted ranges.
  var ranges: [ClosedRange<UInt32>]
  /// `true` if the set contains at least one surrogate; the set does not record which ones.
  var hasSurrogates: Bool

  static let everything = UnitSet(ranges: [0...0xD7FF, 0xE000...0xFFFF], hasSurrogates: true)

  static func unit(_ unit: UInt16) -> UnitSet {
    UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit)
      ? UnitSet(ranges: [], hasSurrogates: true)
      : UnitSet(ranges: [UInt32(unit)...UInt32(unit)], hasSurrogates: false)
  }

  init(ranges: [ClosedRange<UInt32>], hasSurrogates: Bool) {
    self.ranges = ranges
    self.hasSurrogates = hasSurrogates
  }

  init(token: AndroidAdvancedPattern.Token) {
    let bounds = token.ranges.filter { $0.lower <= $0.upper }
    let listed = ScalarSet(bounds.map { UInt32($0.lower)...UInt32($0.upper) })
    ranges = (token.isInverse ? ScalarSet([0...0xFFFF]).subtracting(listed) : listed).ranges
    hasSurrogates =
      token.isInverse || bounds.contains { $0.lower <= 0xDFFF && $0.upper >= 0xD800 }
  }
}

/// A set of units, with the minimum and maximum number of repetitions.
private struct Step: Equatable {
  var set: UnitSet
  var minimum: Int
  var maximum: Int?

  init(_ set: UnitSet, _ minimum: Int, _ maximum: Int?) {
    self.set = set
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// An automaton over UTF-16 units, which is converted to an automaton over scalars.
private struct UnitAutomaton {
  let start = 0
  private var edges: [[(set: UnitSet, target: Int)]] = [[]]
  private var jumps: [[Int]] = [[]]

  /// The maximum number of repetitions to expand; a larger number is treated as unlimited.
  private static let longest = 300

  private mutating func addState() -> Int {
    edges.append([])
    jumps.append([])
    return edges.count - 1
  }

  mutating func append(_ step: Step, after state: Int) -> Int {
    var state = state
    for _ in 0..<min(step.minimum, Self.longest) {
      let next = addState()
      edges[state].append((step.set, next))
      state = next
    }
    let end = addState()
    jumps[state].append(end)
    let more = step.maximum.map { max(0, $0 - step.minimum) } ?? Int.max
    if more > Self.longest || step.minimum > Self.longest {
      edges[end].append((step.set, end))
      return end
    }
    for _ in 0..<more {
      let next = addState()
      edges[state].append((step.set, next))
      jumps[next].append(end)
      state = next
    }
    return end
  }

  /// Copies the states and transitions of this automaton to `automaton`, with the same numbers.
  ///
  /// A scalar outside the Basic Multilingual Plane has two UTF-16 units. One edge for all such
  /// scalars replaces the edges for their units.
  func write(to automaton: inout PatternAutomaton) {
    while automaton.edges.count < edges.count { _ = automaton.addState() }
    for (state, targets) in jumps.enumerated() {
      for target in targets { automaton.addJump(state, target) }
    }
    for (state, edges) in edges.enumerated() {
      for edge in edges {
        if !edge.set.ranges.isEmpty {
          automaton.addEdge(state, .ranges(edge.set.ranges), edge.target)
        }
        guard edge.set.hasSurrogates else { continue }
        for middle in automaton.closure([edge.target]) {
          for second in self.edges[middle] where second.set.hasSurrogates {
            automaton.addEdge(state, .ranges([0x10000...0x10FFFF]), second.target)
          }
        }
      }
    }
  }
}
