/// An expression of Kotlin that is written on one line, or, where that is too long, with one argument a
/// line.
indirect enum KotlinExpression {
  case text(String)
  /// A call with its arguments, each perhaps with a name.
  case call(String, [(name: String?, value: KotlinExpression)])

  /// A call whose arguments have no names.
  static func call(_ name: String, _ arguments: [KotlinExpression]) -> KotlinExpression {
    .call(name, arguments.map { (nil, $0) })
  }

  /// A list of values.
  static func list(_ values: [KotlinExpression]) -> KotlinExpression {
    values.isEmpty ? .text("emptyList()") : .call("listOf", values)
  }

  /// A list of literals.
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

  /// The lines of the expression.
  ///
  /// - Parameters:
  ///   - head: What stands in front of it on its first line.
  ///   - tail: What follows it on its last line.
  ///   - indent: The blanks in front of its lines.
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

/// The lines of a file of Kotlin.
struct KotlinWriter {
  /// The longest line, in characters, where it can be broken.
  static let width = 100

  private(set) var lines: [String] = []

  /// Adds lines.
  mutating func add(_ lines: [String]) { self.lines += lines }

  /// Adds a line.
  mutating func add(_ line: String, indent: Int = 0) {
    lines.append(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
  }

  /// Adds an expression.
  mutating func add(
    _ expression: KotlinExpression, head: String = "", tail: String = "", indent: Int
  ) {
    lines += expression.lines(head: head, tail: tail, indent: indent)
  }

  /// The text of the file.
  var text: String { lines.joined(separator: "\n") + "\n" }
}
