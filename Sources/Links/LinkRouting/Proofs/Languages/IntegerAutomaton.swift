import FiniteAutomata

/// An automaton that accepts the integers in a range.
///
/// They are in canonical decimal: no leading zeros, no plus sign, no `-0`.
///
/// The automaton is nondeterministic. At the first digit, it has a separate transition for each
/// possible number of digits. From there, a state records whether the digits so far equal those of
/// the least or the greatest number with that many digits.
struct IntegerAutomaton: Sendable {
  typealias State = ComponentLanguage.State

  /// The magnitudes of the positive and of the negative numbers; neither range contains zero.
  private let positive: ClosedRange<UInt64>?
  private let negative: ClosedRange<UInt64>?
  private let hasZero: Bool

  init(_ range: ClosedRange<Int>) {
    positive =
      range.upperBound >= 1
      ? UInt64(max(1, range.lowerBound))...UInt64(range.upperBound) : nil
    negative =
      range.lowerBound <= -1
      ? min(-1, range.upperBound).magnitudeWord...range.lowerBound.magnitudeWord : nil
    hasZero = range.contains(0)
  }

  // A state is the start, `sign`, `zero` or `inside`. The state `inside` also contains a length, an
  // index, a sign, and marks for digits that so far equal those of a bound.
  private static let sign: State = 1
  private static let zero: State = 2
  private static let inside: State = 1 << 20
  private static let isNegative: State = 1 << 10
  private static let equalsLow: State = 1 << 11
  private static let equalsHigh: State = 1 << 12

  static func accepts(_ state: State) -> Bool {
    state == zero || state & inside != 0 && state & 31 == (state >> 5) & 31
  }

  func appendTransitions(from state: State, to steps: inout [ScalarTransition]) {
    switch state {
    case ComponentLanguage.Body.start:
      if negative != nil { steps.append(.init(0x2D, 0x2D, Self.sign)) }
      if hasZero { steps.append(.init(0x30, 0x30, Self.zero)) }
      begin(positive, sign: 0, to: &steps)
    case Self.sign: begin(negative, sign: Self.isNegative, to: &steps)
    case Self.zero: break
    default: appendDigits(from: state, to: &steps)
    }
  }

  private func begin(
    _ bounds: ClosedRange<UInt64>?, sign: State, to steps: inout [ScalarTransition]
  ) {
    guard let bounds else { return }
    for length in Self.digitCount(bounds.lowerBound)...Self.digitCount(bounds.upperBound) {
      appendDigits(
        from: Self.inside | sign | Self.equalsLow | Self.equalsHigh | State(length) << 5,
        to: &steps)
    }
  }

  private func appendDigits(from state: State, to steps: inout [ScalarTransition]) {
    let length = Int((state >> 5) & 31)
    let place = Int(state & 31)
    guard place < length,
      let bounds = state & Self.isNegative == 0 ? positive : negative
    else { return }
    // The least and the greatest magnitude with this number of digits.
    let least =
      length == Self.digitCount(bounds.lowerBound) ? bounds.lowerBound : Self.power(length - 1)
    let greatest =
      length == Self.digitCount(bounds.upperBound) ? bounds.upperBound : Self.power(length) - 1
    let from = state & Self.equalsLow == 0 ? 0 : Self.digit(least, place, of: length)
    let to = state & Self.equalsHigh == 0 ? 9 : Self.digit(greatest, place, of: length)
    guard from <= to else { return }
    let next = (state & ~(Self.equalsLow | Self.equalsHigh)) + 1
    let low = state & Self.equalsLow
    let high = state & Self.equalsHigh
    func append(_ from: UInt64, _ to: UInt64, _ target: State) {
      if from <= to { steps.append(.init(UInt32(0x30 + from), UInt32(0x30 + to), target)) }
    }
    if from == to {
      append(from, to, next | low | high)
      return
    }
    // The digits of the bounds keep their marks; the digits between them need none.
    if low != 0 { append(from, from, next | low) }
    append(low == 0 ? from : from + 1, high == 0 ? to : to - 1, next)
    if high != 0 { append(to, to, next | high) }
  }

  private static func digitCount(_ value: UInt64) -> Int {
    var count = 1
    var rest = value / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }

  /// Returns ten to a power of at most 19, which fits in 64 bits.
  private static func power(_ exponent: Int) -> UInt64 { powers[min(exponent, 19)] }

  private static let powers: [UInt64] = (0..<20).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private static func digit(_ value: UInt64, _ place: Int, of length: Int) -> UInt64 {
    value / power(length - 1 - place) % 10
  }
}

extension Int {
  /// The magnitude as an unsigned integer, which can also represent that of `Int.min`.
  fileprivate var magnitudeWord: UInt64 { UInt64(magnitude) }
}
