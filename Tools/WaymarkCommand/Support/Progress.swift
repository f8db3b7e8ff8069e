import Reports

/// One line on standard error that says how far long work is.
///
/// It is shown only where a person looks at standard error, and only after a second, because short work needs no
/// comment.
struct Progress {
  private let isShown: Bool
  private let start = System.seconds
  private var last = System.seconds
  private var hasLine = false

  /// Prepares the line.
  ///
  /// - Parameter isBesideOutput: Whether results come while the work goes on: on the same terminal they would mix
  ///   with the line, so it is not shown there.
  init(isBesideOutput: Bool = true) {
    isShown = StandardError.isTerminal && !(isBesideOutput && StandardOutput.isTerminal)
  }

  /// Updates the line, a few times a second.
  mutating func show(_ tally: LineTally) {
    show { ParseTexts.progress(links: tally.links, rate: Int(Double(tally.links) / $0)) }
  }

  /// Updates the line, a few times a second.
  ///
  /// - Parameter text: The text, given the seconds since the start.
  mutating func show(_ text: (Double) -> String) {
    guard isShown else { return }
    let now = System.seconds
    guard now - start > 1, now - last > 0.2 else { return }
    last = now
    hasLine = true
    StandardError.write("\r\u{1B}[K" + text(now - start))
  }

  /// Removes the line.
  mutating func end() {
    if hasLine { StandardError.write("\r\u{1B}[K") }
    hasLine = false
  }
}
