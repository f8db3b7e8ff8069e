/// The wrong passcodes of one role of a session.
///
/// The count starts anew when a pause has passed since the last wrong one. A right passcode does not
/// reset it, or somebody who has one could try others without end by typing it between them. What comes
/// during a pause is not compared, and so does not make it longer.
struct PasscodeAttempts: Sendable, Hashable {
  private(set) var wrong = 0
  private(set) var last: ContinuousClock.Instant?

  init() {}

  /// Takes counts that were kept.
  init(wrong: Int, last: ContinuousClock.Instant?) {
    self.wrong = wrong
    self.last = last
  }

  /// How long passcodes are refused yet; `nil` if one may be compared.
  mutating func pause(_ rule: PasscodeRule, now: ContinuousClock.Instant) -> Duration? {
    guard let last else { return nil }
    let end = last.advanced(by: rule.pause)
    if now >= end {
      self = PasscodeAttempts()
      return nil
    }
    return wrong >= rule.attempts ? now.duration(to: end) : nil
  }

  /// Counts a wrong passcode.
  mutating func countWrong(now: ContinuousClock.Instant) {
    wrong += 1
    last = now
  }
}
