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
    try StandardOutput.write(buffer)
  }
}

/// Each change of a bubble, as JSON.
struct ChangesView: ConversationView {
  private let report: ConversationJSON
  private var changes: [(old: Bubble?, new: Bubble?)] = []

  init(_ style: BubbleStyle) { report = ConversationJSON(style) }

  mutating func show(_ old: Bubble?, _ new: Bubble?) {
    // Texts are compared as they are: two that look alike may be different.
    let isEqual = old.map { Array($0.content.utf8) } == new.map { Array($0.content.utf8) }
    if !isEqual { changes.append((old, new)) }
  }

  mutating func update(_ transcript: Transcript, malformedCount: Int) throws(Failure) {
    guard !changes.isEmpty else { return }
    var buffer = ByteBuffer()
    for change in changes {
      if let new = change.new {
        report.append(new, to: &buffer)
      } else if let old = change.old {
        report.appendRemoval(of: old, to: &buffer)
      }
    }
    changes.removeAll(keepingCapacity: true)
    try StandardOutput.write(buffer)
  }

  func end(_ transcript: Transcript) throws(Failure) {}
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
