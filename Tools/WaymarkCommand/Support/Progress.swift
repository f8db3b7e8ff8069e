import Reports

/// One line on standard error that says how far long work is.
///
/// It is shown only where a person looks at standard error and results go elsewhere, and only after
/// a second, because short work needs no comment.
struct Progress {
  private let isShown = StandardError.isTerminal && !StandardOutput.isTerminal
  private let start = System.seconds
  private var last = System.seconds
  private var hasLine = false

  /// Updates the line, a few times a second.
  mutating func show(_ tally: LineTally) {
    guard isShown else { return }
    let now = System.seconds
    guard now - start > 1, now - last > 0.2 else { return }
    last = now
    hasLine = true
    let rate = Int(Double(tally.links) / (now - start))
    StandardError.write("\r\u{1B}[K" + ParseTexts.progress(links: tally.links, rate: rate))
  }

  /// Removes the line.
  mutating func end() {
    if hasLine { StandardError.write("\r\u{1B}[K") }
    hasLine = false
  }
}
