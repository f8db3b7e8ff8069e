import Reports
import SpeechBubbles
import TextPrimitives

/// A view that shows a conversation on standard output.
protocol ConversationView {
  /// Records the change of a bubble; `nil` represents a bubble that is not shown.
  mutating func show(_ old: Bubble?, _ new: Bubble?)
  /// Shows the conversation after all available messages were read.
  mutating func update(_ transcript: Transcript, malformedCount: Int) throws(Failure)
  /// Shows the conversation after the input has ended.
  mutating func end(_ transcript: Transcript) throws(Failure)
}

/// A view of the final conversation as JSON.
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

/// A view of each change of a bubble as JSON.
struct ChangesView: ConversationView {
  private let report: ConversationJSON
  private var changes: [(old: Bubble?, new: Bubble?)] = []
  /// The number of dropped messages when the counts were last printed.
  private var droppedCount = 0
  /// The number of evicted bubbles when the counts were last printed.
  private var evictedCount = 0

  init(_ style: BubbleStyle) { report = ConversationJSON(style) }

  mutating func show(_ old: Bubble?, _ new: Bubble?) {
    // Compares bytes, because different strings can be canonically equivalent.
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
    // In a long conversation, each new bubble replaces an old one. The replaced bubbles are counted
    // at the end.
    if transcript.droppedCount != droppedCount { appendOmissions(of: transcript, to: &buffer) }
    if !buffer.isEmpty { try StandardOutput.write(buffer) }
  }

  mutating func end(_ transcript: Transcript) throws(Failure) {
    let counts = (transcript.droppedCount, transcript.evictedCount)
    guard counts != (droppedCount, evictedCount) else { return }
    var buffer = ByteBuffer()
    appendOmissions(of: transcript, to: &buffer)
    try StandardOutput.write(buffer)
  }

  private mutating func appendOmissions(of transcript: Transcript, to buffer: inout ByteBuffer) {
    (droppedCount, evictedCount) = (transcript.droppedCount, transcript.evictedCount)
    report.appendOmissions(of: transcript, to: &buffer)
  }
}

extension Transcript {
  /// `true` if messages were dropped or bubbles were removed.
  fileprivate var hasOmissions: Bool { droppedCount > 0 || evictedCount > 0 }
}

/// A view of the final conversation as a drawing.
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
      // The drawing is written in parts, so that memory does not contain a long conversation twice.
      if buffer.count > 1 << 16 {
        try StandardOutput.write(buffer)
        buffer.removeAll()
      }
    }
    try StandardOutput.write(buffer)
  }
}

extension BubbleDrawing {
  /// Returns a drawing for standard output, with the current width of the terminal.
  static func standardOutput(_ bubbles: BubbleStyle) -> BubbleDrawing {
    let style = TextStyle.standardOutput
    return BubbleDrawing(
      bubbles, style: style, columns: System.columns(of: System.standardOutput) ?? 80)
  }
}
