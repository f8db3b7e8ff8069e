import Reports
import Synchronization
import TextPrimitives

extension TextStyle {
  /// The style for standard output.
  static var standardOutput: TextStyle { style(of: System.standardOutput) }

  /// The style for a file, which is colored only with `--color always`.
  static var file: TextStyle {
    TextStyle(isColored: TerminalColors.choice.withLock { $0 == .always })
  }

  /// The style for standard error.
  static var standardError: TextStyle { style(of: System.standardError) }

  private static func style(of descriptor: Int32) -> TextStyle {
    let isTerminal = System.isTerminal(descriptor)
    let isColored = TerminalColors.colors(onTerminal: isTerminal) != .none
    guard isTerminal else { return TextStyle(isColored: isColored) }
    return TextStyle(isColored: isColored, columns: System.columns(of: descriptor) ?? 80)
  }
}
