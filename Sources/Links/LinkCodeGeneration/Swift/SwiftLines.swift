/// Functions that break lines as `swift format` does.
enum SwiftLines {
  /// Returns a name with arguments in parentheses, on one line or with the arguments below it.
  ///
  /// Without arguments, the result is the name without parentheses.
  ///
  /// - Parameter head: The text before the parenthesis, including the indentation.
  static func call(
    _ head: String, _ arguments: [String], indent: Int, trailing: String = ""
  ) -> String {
    guard !arguments.isEmpty else { return head + trailing }
    let line = head + "(" + arguments.joined(separator: ", ") + ")" + trailing
    if line.count <= SwiftExpression.lineLength { return line }
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    let rest = margin + arguments.joined(separator: ", ") + ")" + trailing
    if rest.count - 1 <= SwiftExpression.lineLength { return head + "(" + rest }
    return list(head, arguments, indent: indent) + trailing
  }

  /// Returns a name with arguments in parentheses, each argument on its own line.
  ///
  /// A single argument is on the line of the name if it fits there.
  static func list(_ head: String, _ arguments: [String], indent: Int) -> String {
    let line = head + "(" + arguments.joined(separator: ", ") + ")"
    if arguments.count < 2, line.count <= SwiftExpression.lineLength { return line }
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    return head + "(" + margin + arguments.joined(separator: "," + margin) + ")"
  }
}
