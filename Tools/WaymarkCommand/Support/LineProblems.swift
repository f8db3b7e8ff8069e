import Reports
import SpeechBubbles

/// An input line that is not a valid message, with its error.
struct LineProblem {
  let error: MessageLineError
  let line: Int
  let excerpt: LineExcerpt
}

/// Reports input lines that are not valid messages, on standard error.
struct LineProblems {
  /// The maximum number of delayed reports; further reports are only counted.
  private static let maximumHeldBack = 100

  private let path: String
  private let texts: ReportTexts
  private let isHeldBack: Bool
  private var held: [String] = []
  /// The number of lines that are not valid messages, including those that are only counted.
  private(set) var count = 0

  /// - Parameter isHeldBack: `true` to delay the reports until the live view on the screen ends.
  init(path: String, texts: ReportTexts, isHeldBack: Bool) {
    self.path = path
    self.texts = texts
    self.isHeldBack = isHeldBack
  }

  /// Reports a line, or delays the report until ``end()`` is called.
  mutating func report(_ problem: LineProblem) {
    count += 1
    guard !isHeldBack || held.count < Self.maximumHeldBack else { return }
    let text = BubblesTexts.malformed(
      problem.error, path: path, line: problem.line, column: problem.excerpt.column,
      excerpt: problem.excerpt.text)
    if isHeldBack { held.append(text) } else { StandardError.write(text + "\n") }
  }

  /// Writes the delayed reports, and the number of reports that were only counted.
  mutating func end() {
    for text in held { StandardError.write(text + "\n") }
    if isHeldBack, count > held.count {
      StandardError.write(texts.moreMalformedLines(count - held.count) + "\n")
    }
    held = []
  }
}
