import Reports
import SpeechBubbles

/// A line that is no message.
struct LineProblem {
  let error: MessageLineError
  let line: Int
  let excerpt: LineExcerpt
}

/// Reports lines that are no messages on standard error.
struct LineProblems {
  /// The most reports that are held back; of others only the number is kept.
  private static let maximumHeldBack = 100

  private let path: String
  private let texts: ReportTexts
  private let isHeldBack: Bool
  private var held: [String] = []
  /// The number of lines so far.
  private(set) var count = 0

  /// - Parameter isHeldBack: Whether to wait for the end, where something else is on the screen.
  init(path: String, texts: ReportTexts, isHeldBack: Bool) {
    self.path = path
    self.texts = texts
    self.isHeldBack = isHeldBack
  }

  /// Reports a line.
  mutating func report(_ problem: LineProblem) {
    count += 1
    guard !isHeldBack || held.count < Self.maximumHeldBack else { return }
    let text = BubblesTexts.malformed(
      problem.error, path: path, line: problem.line, column: problem.excerpt.column,
      excerpt: problem.excerpt.text)
    if isHeldBack { held.append(text) } else { StandardError.write(text + "\n") }
  }

  /// Reports what was held back.
  mutating func end() {
    for text in held { StandardError.write(text + "\n") }
    if isHeldBack, count > held.count {
      StandardError.write(texts.moreMalformedLines(count - held.count) + "\n")
    }
    held = []
  }
}
