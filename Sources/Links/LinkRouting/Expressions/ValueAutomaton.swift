import TextPrimitives

/// A deterministic finite automaton that matches the values of a ``TextPattern``.
///
/// Every state can reach an accepting state. The byte at which the automaton has no transition is
/// therefore the first invalid byte: no value starts with the bytes up to and including it.
package final class ValueAutomaton: Sendable {
  /// The target that represents a missing transition.
  static let none = UInt16.max

  /// The sets of characters that the automaton distinguishes; they are disjoint.
  package let classes: [ScalarSet]
  /// The targets of the transitions: a row for each state, with a target for each of ``classes``,
  /// or ``none``.
  let targets: [UInt16]
  /// A Boolean value for each state that indicates whether a value may end there.
  package let accepting: [Bool]
  /// The characters of all values, before folding.
  package let alphabet: ScalarSet
  /// The range of the lengths of the values in characters.
  ///
  /// If there is no longest value, the upper bound is ``TextRule/maximumLength``.
  package let lengths: ClosedRange<Int>

  /// For each ASCII character, the index of its class, or `noClass`.
  private let asciiClasses: [UInt8]
  /// The ranges of the other characters in ascending order, with the indices of their classes.
  private let otherRanges: [(range: ClosedRange<UInt32>, index: UInt8)]

  private static let noClass = UInt8.max
  /// The maximum number of classes.
  static let maximumClasses = 200

  /// Creates an automaton from its tables, which have no unreachable and no dead states.
  init(classes: [ScalarSet], targets: [UInt16], accepting: [Bool]) {
    self.classes = classes
    self.targets = targets
    self.accepting = accepting
    alphabet = ScalarSet(classes.flatMap(\.ranges))
    var asciiClasses = [UInt8](repeating: Self.noClass, count: 128)
    var others: [(range: ClosedRange<UInt32>, index: UInt8)] = []
    for (index, set) in classes.enumerated() {
      for range in set.ranges {
        for scalar in range.prefix(while: { $0 < 0x80 }) {
          asciiClasses[Int(scalar)] = UInt8(index)
        }
        if range.upperBound >= 0x80 {
          others.append((max(0x80, range.lowerBound)...range.upperBound, UInt8(index)))
        }
      }
    }
    self.asciiClasses = asciiClasses
    otherRanges = others.sorted { $0.range.lowerBound < $1.range.lowerBound }
    lengths = Self.lengths(targets, accepting, width: classes.count)
  }

  /// A Boolean value that indicates whether the empty string is a value.
  package var acceptsEmpty: Bool { accepting[0] }

  /// Returns the transitions of a state, each with its set of characters and its target state.
  package func moves(from state: Int) -> [(set: ScalarSet, target: Int)] {
    classes.indices.compactMap { index in
      let target = targets[state * classes.count + index]
      return target == Self.none ? nil : (classes[index], Int(target))
    }
  }

  // MARK: Matching

  /// Checks decoded bytes, which are valid UTF-8.
  ///
  /// - Complexity: O(*n*); no allocation.
  func check(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ValueCheck {
    var state = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      var index = Self.noClass
      var length = 1
      if byte < 0x80 {
        index = asciiClasses[Int(byte)]
      } else if let (scalar, count) = UTF8Sequence.scalar(at: offset, in: bytes) {
        index = classIndex(of: scalar.value)
        length = count
      }
      guard index != Self.noClass else { return .rejectedByte(offset) }
      let target = targets[state &* classes.count &+ Int(index)]
      guard target != Self.none else { return .rejectedByte(offset) }
      state = Int(target)
      offset += length
    }
    return accepting[state] ? .accepted : .rejected
  }

  /// Calls a function with the end of every value that starts at the lower bound of a range.
  ///
  /// The empty string is not a value. The bytes are valid UTF-8.
  ///
  /// - Complexity: O(*n*); no allocation.
  func forEachEnd(in bytes: Span<UInt8>, _ range: Range<Int>, _ body: (Int) -> Void) {
    var state = 0
    var offset = range.lowerBound
    while offset < range.upperBound, let next = UTF8Sequence.scalar(at: offset, in: bytes) {
      let value = next.scalar.value
      let index = value < 0x80 ? asciiClasses[Int(value)] : classIndex(of: value)
      guard index != Self.noClass else { return }
      let target = targets[state &* classes.count &+ Int(index)]
      guard target != Self.none else { return }
      state = Int(target)
      offset += next.length
      if accepting[state] { body(offset) }
    }
  }

  private func classIndex(of scalar: UInt32) -> UInt8 {
    var low = 0
    var high = otherRanges.count
    while low < high {
      let middle = (low + high) / 2
      if otherRanges[middle].range.upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < otherRanges.count, otherRanges[low].range.contains(scalar) else {
      return Self.noClass
    }
    return otherRanges[low].index
  }

  // MARK: Lengths

  private static func lengths(
    _ targets: [UInt16], _ accepting: [Bool], width: Int
  ) -> ClosedRange<Int> {
    // The states that strings of one length reach. If a string has as many characters as there are
    // states, it repeats a state, so the values have no maximum length.
    var states: Set<UInt16> = [0]
    var minimum: Int?
    var maximum = 0
    for length in 0...accepting.count {
      if states.contains(where: { accepting[Int($0)] }) {
        minimum = minimum ?? length
        maximum = length
      }
      if length == accepting.count, !states.isEmpty { maximum = TextRule.maximumLength }
      var next: Set<UInt16> = []
      for state in states {
        for target in targets[(Int(state) * width)..<((Int(state) + 1) * width)]
        where target != none {
          next.insert(target)
        }
      }
      states = next
      if states.isEmpty { break }
    }
    return (minimum ?? 0)...max(minimum ?? 0, maximum)
  }
}

extension ValueAutomaton {
  /// The tables as a string, which generated code contains.
  ///
  /// The parts are separated by semicolons, and numbers by spaces. The first part contains the
  /// lower and the upper bound of each range of characters, and its class. Each other part is a
  /// state: `!` if a value may end there, and then a class and a target for each transition.
  package var encoded: String {
    var ranges: [(lower: UInt32, text: String)] = []
    for (index, set) in classes.enumerated() {
      for range in set.ranges {
        ranges.append((range.lowerBound, "\(range.lowerBound) \(range.upperBound) \(index)"))
      }
    }
    ranges.sort { $0.lower < $1.lower }
    let states = accepting.indices.map { state in
      let moves = classes.indices.compactMap { index -> String? in
        let target = targets[state * classes.count + index]
        return target == Self.none ? nil : "\(index) \(target)"
      }
      return (accepting[state] ? "!" : "") + moves.joined(separator: " ")
    }
    return ([ranges.map(\.text).joined(separator: " ")] + states).joined(separator: ";")
  }
}
