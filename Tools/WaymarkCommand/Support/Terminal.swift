import TerminalText
import Reports

extension TextStyle {
  /// The style for standard output: coloured only where a person looks at a terminal that has
  /// colours, and [did not say no](https://no-color.org).
  static var standardOutput: TextStyle {
    style(of: System.standardOutput)
  }

  /// The style for standard error.
  static var standardError: TextStyle {
    style(of: System.standardError)
  }

  private static func style(of descriptor: Int32) -> TextStyle {
    guard System.isTerminal(descriptor) else { return TextStyle() }
    return TextStyle(
      isColored: TerminalColors.environment != .none, columns: System.columns(of: descriptor) ?? 80)
  }
}
