import LocaleNegotiation
package import SpeechBubbles
package import TextPrimitives

/// A drawing of chat bubbles with the characters of a terminal.
///
/// ```
///  ann  14:05:00
/// ╭──────────────────╮
/// │ Good morning     │
/// └──────────────────╯
///                                      14:05:07  bob
///                                    ╭───────────────╮
///                                    │ Shall we?     │
///                                    ╰───────────────┘
/// ```
///
/// The square corner represents the tail. The drawing aligns right-to-left text and isolates it
/// from the surrounding text, but leaves the reordering of its letters to the terminal.
package struct BubbleDrawing: Sendable {
  private let bubbles: BubbleStyle
  private let style: TextStyle
  private let columns: Int

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - bubbles: The style that determines the sides of the bubbles.
  ///   - style: The style of text in the terminal, which determines the colors.
  ///   - columns: The width of the terminal. A width below 16 is treated as 16.
  package init(_ bubbles: BubbleStyle, style: TextStyle, columns: Int) {
    self.bubbles = bubbles
    self.style = style
    self.columns = max(16, columns)
  }

  /// Returns the lines of a bubble, without trailing spaces or line breaks.
  ///
  /// - Parameters:
  ///   - bubble: The bubble.
  ///   - previous: The bubble before it; `nil` for the first one.
  package func lines(of bubble: Bubble, after previous: Bubble? = nil) -> [String] {
    let layout = bubbles.layout(of: bubble, after: previous)
    let rows = rows(of: bubble.content, layout)
    let width = rows.map(\.width).max() ?? 0
    let edge = String(repeating: "─", count: width + 2)
    let isLeft = layout.side == .left
    let margin = String(repeating: " ", count: isLeft ? 0 : columns - width - 4)
    var lines = [header(of: bubble, layout)].compactMap(\.self)
    lines.append(margin + style.styled("╭\(edge)╮", .label))
    let bar = style.styled("│", .label)
    for row in rows {
      let gap = String(repeating: " ", count: width - row.width)
      let text = BubbleText.isolated(row.text, row.direction)
      lines.append("\(margin)\(bar) \(row.side == .left ? text + gap : gap + text) \(bar)")
    }
    lines.append(margin + style.styled(isLeft ? "└\(edge)╯" : "╰\(edge)┘", .label))
    return lines
  }

  /// The maximum width of the text in a bubble.
  ///
  /// A bubble takes at most three quarters of the terminal, unless its text would then have fewer
  /// than 12 columns. Lines of more than 72 columns would be hard to read.
  private var textColumns: Int { min(columns - 4, max(columns * 3 / 4 - 4, 12), 72) }

  // MARK: Text

  private struct Row {
    let text: String
    let width: Int
    let direction: TextDirection
    let side: BubbleSide
  }

  private func rows(of content: String, _ layout: BubbleLayout) -> [Row] {
    let bytes = content.utf8
    var rows: [Row] = []
    var start = bytes.startIndex
    for paragraph in layout.paragraphs {
      let end = bytes.index(start, offsetBy: paragraph.range.count)
      var text = content[start..<end]
      start = end
      // A paragraph may end in CRLF, which is a single character.
      if let last = text.last, last.unicodeScalars.allSatisfy(\.isParagraphSeparator) {
        text.removeLast()
      }
      let side = paragraph.direction.map(BubbleSide.leading) ?? layout.contentSide
      for line in LineWrapping.lines(BubbleText.cells(text), columns: textColumns) {
        rows.append(
          Row(
            text: line.map(\.text).joined(), width: line.reduce(0) { $0 + $1.width },
            direction: paragraph.direction ?? layout.contentDirection, side: side))
      }
    }
    // Empty lines before and after the content are dropped.
    while rows.last?.width == 0 { rows.removeLast() }
    return Array(rows.drop { $0.width == 0 })
  }

  // MARK: Header

  /// Returns the line above a bubble; `nil` if it would be empty.
  private func header(of bubble: Bubble, _ layout: BubbleLayout) -> String? {
    let time = layout.header.contains(.time) ? BubbleTime.text(bubble.firstTimestamp) : ""
    let name = name(bubble.speakerID, columns: columns - time.count - 4)
    let items = layout.header.compactMap { item -> String? in
      switch item {
      case .speaker where name.width == 0: nil
      case .speaker: style.styled(BubbleText.isolated(name.text, nil), .strong)
      case .time: style.styled(time, .label)
      }
    }
    if items.isEmpty { return nil }
    let gap = name.width == 0 || time.isEmpty ? 0 : 2
    let width = time.count + gap + name.width
    let margin = layout.side == .left ? 1 : columns - width - 1
    return String(repeating: " ", count: margin) + items.joined(separator: "  ")
  }

  /// Returns a name, ending with an ellipsis if it does not fit into the given number of columns.
  private func name(_ speakerID: String, columns: Int) -> (text: String, width: Int) {
    // A character is at least one column wide, so a longer part of the name never fits.
    let cells = BubbleText.cells(speakerID.prefix(columns + 1))
    if cells.reduce(0, { $0 + $1.width }) <= columns {
      return (cells.map(\.text).joined(), cells.reduce(0) { $0 + $1.width })
    }
    var width = 0
    let kept = cells.prefix { cell in
      width += cell.width
      return width < columns
    }
    return (kept.map(\.text).joined() + "…", kept.reduce(1) { $0 + $1.width })
  }
}

extension Unicode.Scalar {
  /// `true` if the character ends a paragraph, which is class B of the bidirectional algorithm.
  fileprivate var isParagraphSeparator: Bool {
    switch value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }
}
