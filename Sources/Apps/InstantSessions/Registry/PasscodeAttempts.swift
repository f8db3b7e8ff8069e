/// The wrong passcodes that were entered for one role of a session.
///
/// A wrong passcode expires after the duration of one pause. If the number of unexpired wrong
/// passcodes reaches the limit, no passcode is compared until a full pause has passed since the
/// last of them. The limit thus applies to any period as long as the pause, and mistakes that are
/// far apart never cause a pause.
///
/// A correct passcode does not reset the count. Otherwise, a person with one valid passcode could
/// guess other passcodes without limit by entering the valid one in between. A passcode that
/// arrives during a pause is not compared, so it does not extend the pause.
struct PasscodeAttempts: Sendable, Hashable {
  private struct Mark: Sendable, Hashable {
    var time: ContinuousClock.Instant
    var count: Int
  }

  /// The recorded attempts, earliest first.
  private var marks: [Mark] = []

  /// The maximum number of elements in ``marks``.
  ///
  /// If there are more, the earliest mark is merged into the next one.
  private static let maximumMarks = 32

  init() {}

  /// Creates attempts from stored values, as if all attempts had been made at the time of the last.
  init(wrong: Int, last: ContinuousClock.Instant) {
    if wrong > 0 { marks = [Mark(time: last, count: wrong)] }
  }

  /// The number of recorded wrong passcodes, including expired ones that are not removed yet.
  var wrong: Int { marks.reduce(0) { $0 + $1.count } }

  /// The time of the last wrong passcode; `nil` if there is none.
  var last: ContinuousClock.Instant? { marks.last?.time }

  /// Returns the remaining time of a pause; `nil` if a passcode may be compared.
  mutating func pause(_ rule: PasscodeRule, now: ContinuousClock.Instant) -> Duration? {
    guard let last else { return nil }
    let end = last.advanced(by: rule.pause)
    if wrong >= rule.attempts, now < end { return now.duration(to: end) }
    marks.removeAll { now >= $0.time.advanced(by: rule.pause) }
    return nil
  }

  /// Records a wrong passcode.
  mutating func countWrong(now: ContinuousClock.Instant) {
    marks.append(Mark(time: now, count: 1))
    guard marks.count > Self.maximumMarks else { return }
    marks[1].count += marks[0].count
    marks.removeFirst()
  }
}
