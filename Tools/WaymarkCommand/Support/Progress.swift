import Reports

/// A line on standard error that shows the progress of a long task.
///
/// The line appears only if standard error is a terminal, and only after a second.
struct Progress {
  private let isShown: Bool
  private let start = System.seconds
  private var last = System.seconds
  private var hasLine = false

  /// Creates a progress line.
  ///
  /// - Parameter isBesideOutput: `true` if results are printed during the task. In this case, the
  ///   line does not appear if standard output is a terminal, because it would mix with the
  ///   results there.
  init(isBesideOutput: Bool = true) {
    isShown = StandardError.isTerminal && !(isBesideOutput && StandardOutput.isTerminal)
  }

  /// Updates the progress line, at most five times per second.
  ///
  /// - Parameters:
  ///   - tally: The counts so far.
  ///   - done: The number of processed bytes.
  ///   - size: The total number of bytes; `nil` if it is unknown.
  mutating func show(_ tally: LineTally, read done: Int, of size: Int?) {
    show { seconds in
      let rate = Int(Double(tally.links) / seconds)
      return Self.percentage(done, of: size) + ParseTexts.progress(links: tally.links, rate: rate)
    }
  }

  /// Returns a percentage with a trailing space; empty if the size is unknown.
  static func percentage(_ done: Int, of size: Int?) -> String {
    guard let size, size > 0 else { return "" }
    // A file can grow while it is read.
    return "\(min(100, done * 100 / size)) % "
  }

  /// Updates the progress line, at most five times per second.
  ///
  /// - Parameter text: A closure that returns the text, given the seconds since the start.
  mutating func show(_ text: (Double) -> String) {
    guard isShown else { return }
    let now = System.seconds
    guard now - start > 1, now - last > 0.2 else { return }
    last = now
    hasLine = true
    StandardError.write("\r\u{1B}[K" + text(now - start))
  }

  /// Removes the progress line from the terminal, if it is shown.
  mutating func end() {
    if hasLine { StandardError.write("\r\u{1B}[K") }
    hasLine = false
  }
}
