import FiniteAutomata

/// An automaton that accepts the days of the calendar, written as `YYYY-MM-DD`.
///
/// A state contains the number of characters read and the facts that are still relevant. In the
/// year, the facts determine whether it is a leap year. In the month, they are a flag for a leap
/// year and the first digit. In the day, they are the number of days in the month and the first
/// digit.
enum DateAutomaton {
  typealias State = ComponentLanguage.State

  static func accepts(_ state: State) -> Bool { state & 15 == 10 }

  static func appendTransitions(
    from state: State, to steps: inout [ScalarTransition]
  ) {
    let place = state & 15
    let memory = state >> 4
    guard place < 10 else { return }
    if place == 4 || place == 7 {
      steps.append(.init(0x2D, 0x2D, memory << 4 | (place + 1)))
      return
    }
    for digit in UInt32(0)...9 {
      guard let next = next(place, memory, digit) else { continue }
      steps.append(.init(0x30 + digit, 0x30 + digit, next << 4 | (place + 1)))
    }
  }

  /// Returns the facts after a digit, or `nil` if no date continues with it.
  private static func next(_ place: State, _ memory: UInt32, _ digit: UInt32) -> UInt32? {
    switch place {
    // Of this digit, only the parity affects the century modulo four, as ten modulo four is two.
    case 0: digit % 2
    case 1: (memory * 2 + digit) % 4 == 0 ? 1 : 0
    // Bit 0: the century is divisible by four. Bit 1: the third digit is odd. Bit 2: the third
    // digit is not zero.
    case 2: memory | (digit % 2) << 1 | (digit == 0 ? 0 : 4)
    case 3: isLeap(memory, digit) ? 1 : 0
    // Bit 0: a leap year. Bit 1: the first digit of the month.
    case 5: digit <= 1 ? memory | digit << 1 : nil
    case 6: days(inMonth: (memory >> 1) * 10 + digit, isLeap: memory & 1 == 1)
    // The number of days in the month less 28, then the first digit of the day.
    case 8: digit <= 3 ? memory | digit << 2 : nil
    case 9: 1...(memory & 3) + 28 ~= (memory >> 2) * 10 + digit ? 0 : nil
    default: nil
    }
  }

  private static func isLeap(_ memory: UInt32, _ digit: UInt32) -> Bool {
    if memory & 4 == 0, digit == 0 { return memory & 1 == 1 }
    return ((memory >> 1 & 1) * 2 + digit) % 4 == 0
  }

  /// Returns the number of days in a month less 28, or `nil` if the month does not exist.
  private static func days(inMonth month: UInt32, isLeap: Bool) -> UInt32? {
    switch month {
    case 2: isLeap ? 1 : 0
    case 4, 6, 9, 11: 2
    case 1...12: 3
    default: nil
    }
  }
}
