import Reports
import SpeechBubbles
import TextPrimitives

/// A view of a growing conversation, which is redrawn in place on a terminal.
///
/// The view draws only the part that fits on the screen, because the cursor cannot reach other
/// lines. At the end, it draws the whole conversation. It does not change the modes of the
/// terminal, so the terminal stays usable if the tool is interrupted.
struct LiveView: ConversationView {
  private let style: BubbleStyle
  private let texts: ReportTexts
  /// The number of drawn lines above the cursor.
  private var drawnCount = 0

  init(_ style: BubbleStyle, _ texts: ReportTexts) {
    self.style = style
    self.texts = texts
  }

  /// `true` if standard output is a terminal that supports cursor movements.
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
    // One line is reserved for the cursor.
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
    // The drawing is overwritten, because some terminals keep a cleared screen in their history.
    let drawing = BubbleDrawing.standardOutput(style)
    let bubbles = transcript.bubbles
    try draw(
      bubbles.indices.flatMap { index in
        drawing.lines(of: bubbles[index], after: index > 0 ? bubbles[index - 1] : nil)
      })
  }

  /// Replaces the lines that were drawn last.
  private mutating func draw(_ lines: [String]) throws(Failure) {
    let up = drawnCount == 0 ? "" : "\u{1B}[\(drawnCount)A\r"
    // The remainder of each line is cleared after its text, which avoids flicker.
    let text = lines.map { $0 + "\u{1B}[K\n" }.joined()
    drawnCount = lines.count
    try StandardOutput.write(up + text + "\u{1B}[J")
  }
}
