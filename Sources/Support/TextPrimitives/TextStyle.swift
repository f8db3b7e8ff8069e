/// How text for a person is set: its colours and its width.
package struct TextStyle: Sendable {
  /// A Boolean value that indicates whether colours are used.
  package var isColored: Bool
  /// The columns of a line; long links are shown in part.
  package var columns: Int

  /// Makes a style.
  package init(isColored: Bool = false, columns: Int = 100) {
    self.isColored = isColored
    // Narrower than this, a window around a place shows nothing of its surroundings.
    self.columns = max(columns, 32)
  }

  /// What a piece of text is, for its colour.
  package enum Role: String, Sendable {
    case success = "1;32"
    case failure = "1;31"
    case warning = "1;35"
    case caret = "32"
    case label = "2"
    case strong = "1"
    case plain = ""
  }

  /// A text in the colour of its role.
  package func styled(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty && role != .plain ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A text as it may be shown: what would do something to a display instead of showing itself is spelled out.
  package static func shown(_ text: String) -> String { DisplayCell.shown(text) }
}
