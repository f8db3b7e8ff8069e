import Reports
import SpeechBubbles
import TextPrimitives

/// Shows a conversation on standard output.
protocol ConversationView {
  /// Takes note of what a message changed: a bubble that is shown, before and after.
  mutating func show(_ old: Bubble?, _ new: Bubble?)
  /// Shows what there is, after all messages that were there to read.
  mutating func update(_ transcript: Transcript, malformedCount: Int) throws(Failure)
  /// Shows the conversation as it stands at the end.
  mutating func end(_ transcript: Transcript) throws(Failure)
}

/// The conversation at its end, as JSON.
struct JSONView: ConversationView {
  private let report: ConversationJSON

  init(_ style: BubbleStyle) { report = ConversationJSON(style) }

  func show(_ old: Bubble?, _ new: Bubble?) {}
  func update(_ transcript: Transcript, malformedCount: Int) throws(Failure) {}

  func end(_ transcript: Transcript) throws(Failure) {
    var buffer = ByteBuffer()
    for bubble in transcript.bubbles { report.append(bubble, to: &buffer) }
    if transcript.hasOmissions { report.appendOmissions(of: transcript, to: &buffer) }
    try StandardOutput.write(buffer)
  }
}

/// Each change of a bubble, as JSON.
struct ChangesView: ConversationView {
  private let report: ConversationJSON
  private var changes: [(old: Bubble?, new: Bubble?)] = []
  /// The number of dropped messages that is printed.
  private var droppedCount = 0
  /// The number of departed bubbles that is printed.
  private var departedCount = 0

  init(_ style: BubbleStyle) { report = ConversationJSON(style) }

  mutating func show(_ old: Bubble?, _ new: Bubble?) {
    // Texts are compared as they are: two that look alike may be different.
    let isEqual = old.map { Array($0.content.utf8) } == new.map { Array($0.content.utf8) }
    if !isEqual { changes.append((old, new)) }
  }

  mutating func update(_ transcript: Transcript, malformedCount: Int) throws(Failure) {
    var buffer = ByteBuffer()
    for change in changes {
      if let new = change.new {
        report.append(new, to: &buffer)
      } else if let old = change.old {
        report.appendRemoval(of: old, to: &buffer)
      }
    }
    changes.removeAll(keepingCapacity: true)
    // In a long conversation each new bubble takes the place of another: those are counted at the end.
    if transcript.droppedCount != droppedCount { appendOmissions(of: transcript, to: &buffer) }
    if !buffer.isEmpty { try StandardOutput.write(buffer) }
  }

  mutating func end(_ transcript: Transcript) throws(Failure) {
    let counts = (transcript.droppedCount, transcript.departedCount)
    guard counts != (droppedCount, departedCount) else { return }
    var buffer = ByteBuffer()
    appendOmissions(of: transcript, to: &buffer)
    try StandardOutput.write(buffer)
  }

  private mutating func appendOmissions(of transcript: Transcript, to buffer: inout ByteBuffer) {
    (droppedCount, departedCount) = (transcript.droppedCount, transcript.departedCount)
    report.appendOmissions(of: transcript, to: &buffer)
  }
}

extension Transcript {
  /// A Boolean value that indicates whether messages or bubbles are missing from it.
  fileprivate var hasOmissions: Bool { droppedCount > 0 || departedCount > 0 }
}

/// The conversation at its end, drawn.
struct DrawingView: ConversationView {
  private let style: BubbleStyle

  init(_ style: BubbleStyle) { self.style = style }

  func show(_ old: Bubble?, _ new: Bubble?) {}
  func update(_ transcript: Transcript, malformedCount: Int) throws(Failure) {}

  func end(_ transcript: Transcript) throws(Failure) {
    let drawing = BubbleDrawing.standardOutput(style)
    var buffer = ByteBuffer()
    var previous: Bubble?
    for bubble in transcript.bubbles {
      for line in drawing.lines(of: bubble, after: previous) { buffer.append(line + "\n") }
      previous = bubble
      // Piece by piece, so that a long conversation is not in memory twice.
      if buffer.count > 1 << 16 {
        try StandardOutput.write(buffer)
        buffer.removeAll()
      }
    }
    try StandardOutput.write(buffer)
  }
}

extension BubbleDrawing {
  /// Draws for standard output, as wide as the terminal is now.
  static func standardOutput(_ bubbles: BubbleStyle) -> BubbleDrawing {
    let style = TextStyle.standardOutput
    return BubbleDrawing(
      bubbles, style: style, columns: System.columns(of: System.standardOutput) ?? 80)
  }
}
