/// A Kotlin expression on one line, or with one argument per line if it is too long.
indirect enum KotlinExpression {
  case text(String)
  /// A call with its arguments, which may have names.
  case call(String, [(name: String?, value: KotlinExpression)])

  /// Creates a call with unnamed arguments.
  static func call(_ name: String, _ arguments: [KotlinExpression]) -> KotlinExpression {
    .call(name, arguments.map { (nil, $0) })
  }

  /// Creates a list.
  static func list(_ values: [KotlinExpression]) -> KotlinExpression {
    values.isEmpty ? .text("emptyList()") : .call("listOf", values)
  }

  /// Creates a list of string literals.
  static func literals(_ texts: [String]) -> KotlinExpression {
    list(texts.map { .text(KotlinSyntax.literal($0)) })
  }

  var line: String {
    switch self {
    case .text(let text): text
    case .call(let name, let arguments):
      name + "("
        + arguments.map { ($0.name.map { $0 + " = " } ?? "") + $0.value.line }
        .joined(separator: ", ") + ")"
    }
  }

  /// Returns the lines of the expression.
  ///
  /// - Parameters:
  ///   - head: The text before the expression on its first line.
  ///   - tail: The text after the expression on its last line.
  ///   - indent: The number of spaces before each line.
  func lines(head: String, tail: String, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let line = space + head + self.line + tail
    guard line.count > KotlinWriter.width, case .call(let name, let arguments) = self,
      !arguments.isEmpty
    else { return [line] }
    var lines = [space + head + name + "("]
    for (index, argument) in arguments.enumerated() {
      lines += argument.value.lines(
        head: argument.name.map { $0 + " = " } ?? "",
        tail: index == arguments.count - 1 ? "" : ",", indent: indent + 4)
    }
    return lines + [space + ")" + tail]
  }
}

/// A builder of the lines of a Kotlin file.
struct KotlinWriter {
  /// The maximum length of a line that can be broken, in characters.
  static let width = 100

  private(set) var lines: [String] = []

  mutating func add(_ lines: [String]) { self.lines += lines }

  mutating func add(_ line: String, indent: Int = 0) {
    lines.append(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
  }

  mutating func add(
    _ expression: KotlinExpression, head: String = "", tail: String = "", indent: Int
  ) {
    lines += expression.lines(head: head, tail: tail, indent: indent)
  }

  /// The content of the file.
  var text: String { lines.joined(separator: "\n") + "\n" }
}
