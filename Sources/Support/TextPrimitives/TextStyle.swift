/// The style of text in a terminal: its colors and its width.
package struct TextStyle: Sendable {
  /// A Boolean value that indicates whether colors are used.
  package var isColored: Bool
  /// The number of columns in a line; long links are shortened.
  package var columns: Int

  /// Creates a style.
  package init(isColored: Bool = false, columns: Int = 100) {
    self.isColored = isColored
    // With fewer columns, a shortened line would contain no context around the marked range.
    self.columns = max(columns, 32)
  }

  /// The role of a piece of text, which determines its color.
  package enum Role: String, Sendable {
    case success = "1;32"
    case failure = "1;31"
    case warning = "1;35"
    case caret = "32"
    case label = "2"
    case strong = "1"
    case plain = ""
  }

  /// Returns a string in the color of its role.
  package func styled(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty && role != .plain ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns a string that is safe to display: control and format characters are spelled out.
  package static func shown(_ text: String) -> String { DisplayCell.shown(text) }
}
