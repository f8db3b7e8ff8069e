/// The wrong passcodes of one role of a session.
///
/// Each counts for a pause from its time; when as many count as may be tried, none is compared
/// until a whole pause has passed since the last. So within any pause no more are compared, and
/// mistakes that lie far apart lock nobody out. A right passcode does not reset the count, or
/// somebody who has one could try others without end by typing it between them. What comes during a
/// pause is not compared, and so does not make it longer.
struct PasscodeAttempts: Sendable, Hashable {
  private struct Mark: Sendable, Hashable {
    var time: ContinuousClock.Instant
    var count: Int
  }

  /// The earliest first.
  private var marks: [Mark] = []

  /// The most times that are kept for themselves; beyond, the earliest count as long as the next.
  private static let maximumMarks = 32

  init() {}

  /// Takes counts that were kept: all count as long as the last.
  init(wrong: Int, last: ContinuousClock.Instant) {
    if wrong > 0 { marks = [Mark(time: last, count: wrong)] }
  }

  /// How many wrong ones count, or counted when the last one came.
  var wrong: Int { marks.reduce(0) { $0 + $1.count } }

  /// When the last one came; `nil` if there is none.
  var last: ContinuousClock.Instant? { marks.last?.time }

  /// How long passcodes are refused yet; `nil` if one may be compared.
  mutating func pause(_ rule: PasscodeRule, now: ContinuousClock.Instant) -> Duration? {
    guard let last else { return nil }
    let end = last.advanced(by: rule.pause)
    if wrong >= rule.attempts, now < end { return now.duration(to: end) }
    marks.removeAll { now >= $0.time.advanced(by: rule.pause) }
    return nil
  }

  /// Counts a wrong passcode.
  mutating func countWrong(now: ContinuousClock.Instant) {
    marks.append(Mark(time: now, count: 1))
    guard marks.count > Self.maximumMarks else { return }
    marks[1].count += marks[0].count
    marks.removeFirst()
  }
}
