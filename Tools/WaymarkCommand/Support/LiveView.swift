import Reports
import SpeechBubbles
import TextPrimitives

/// The conversation as it grows, drawn again and again in the same place of a terminal.
///
/// Only what fits on the screen is drawn, so that the cursor reaches all of it; at the end everything is.
/// The terminal's modes stay as they are: who interrupts the tool finds it usable.
struct LiveView: ConversationView {
  private let style: BubbleStyle
  private let texts: ReportTexts
  /// How many lines are drawn above the cursor.
  private var drawnCount = 0

  init(_ style: BubbleStyle, _ texts: ReportTexts) {
    self.style = style
    self.texts = texts
  }

  /// A Boolean value that indicates whether standard output is a terminal with a cursor that moves.
  static var isPossible: Bool {
    StandardOutput.isTerminal && System.environment("TERM") != "dumb"
  }

  func show(_ old: Bubble?, _ new: Bubble?) {}

  mutating func update(_ transcript: Transcript, malformedCount: Int) throws(Failure) {
    let rows = max(2, System.rows(of: System.standardOutput) ?? 24)
    var footer: [String] = []
    if malformedCount > 0 {
      footer = [
        TextStyle.standardOutput.styled(texts.malformedLines(malformedCount), .warning)
      ]
    }
    let drawing = BubbleDrawing.standardOutput(style)
    // One line for the cursor.
    let room = rows - 1 - footer.count
    var lines: [String] = []
    let bubbles = transcript.bubbles
    for index in bubbles.indices.reversed() where lines.count < room {
      let previous = index > 0 ? bubbles[index - 1] : nil
      lines = drawing.lines(of: bubbles[index], after: previous) + lines
    }
    try draw(Array(lines.suffix(room)) + footer)
  }

  mutating func end(_ transcript: Transcript) throws(Failure) {
    // Written over what is drawn: some terminals keep a screen that is cleared in their history.
    let drawing = BubbleDrawing.standardOutput(style)
    let bubbles = transcript.bubbles
    try draw(
      bubbles.indices.flatMap { index in
        drawing.lines(of: bubbles[index], after: index > 0 ? bubbles[index - 1] : nil)
      })
  }

  /// Replaces the lines that are drawn.
  private mutating func draw(_ lines: [String]) throws(Failure) {
    let up = drawnCount == 0 ? "" : "\u{1B}[\(drawnCount)A\r"
    // Each line is cleared behind its end, not before: nothing flickers.
    let text = lines.map { $0 + "\u{1B}[K\n" }.joined()
    drawnCount = lines.count
    try StandardOutput.write(up + text + "\u{1B}[J")
  }
}
