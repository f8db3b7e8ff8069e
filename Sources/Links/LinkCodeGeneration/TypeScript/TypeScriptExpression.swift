/// A TypeScript expression, on one line if it fits, or otherwise with each part on its own line.
indirect enum TypeScriptExpression {
  case raw(String)
  case list([TypeScriptExpression])
  case object([Member])
  case call(String, [TypeScriptExpression])

  /// A member of an object.
  struct Member {
    var key: String
    var value: TypeScriptExpression

    init(_ key: String, _ value: TypeScriptExpression) {
      self.key = key
      self.value = value
    }
  }

  /// Creates a string literal.
  static func text(_ text: String) -> TypeScriptExpression { .raw(TypeScriptText.literal(text)) }

  /// Creates a list of string literals.
  static func texts(_ texts: [String]) -> TypeScriptExpression {
    .list(texts.map { .text($0) })
  }

  /// The expression on one line.
  private var flat: String {
    switch self {
    case .raw(let text): text
    case .list(let elements): "[" + elements.map(\.flat).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}" : "{ " + members.map { $0.key + ": " + $0.value.flat }.joined(separator: ", ") + " }"
    case .call(let name, let arguments):
      name + "(" + arguments.map(\.flat).joined(separator: ", ") + ")"
    }
  }

  /// Returns the expression on as many lines as needed.
  ///
  /// - Parameters:
  ///   - indent: The indentation of the line on which the expression starts.
  ///   - lead: The number of columns between the indentation and the expression.
  ///   - trail: The number of columns after the expression on its last line.
  func layout(indent: Int, lead: Int = 0, trail: Int = 1) -> String {
    let flat = flat
    if indent + lead + flat.count + trail <= TypeScriptText.width { return flat }
    let inner = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .raw: return flat
    case .list(let elements):
      let lines = elements.map { inner + $0.layout(indent: indent + 2) + ",\n" }
      return "[\n" + lines.joined().dropLast() + end + "]"
    case .object(let members):
      let lines = members.map { member in
        inner + member.key + ": "
          + member.value.layout(indent: indent + 2, lead: member.key.count + 2) + ",\n"
      }
      return "{\n" + lines.joined().dropLast() + end + "}"
    case .call(let name, let arguments):
      // A single object starts on the same line as the opening parenthesis.
      if arguments.count == 1, case .object = arguments[0] {
        let inside = arguments[0].layout(
          indent: indent, lead: lead + name.count + 1, trail: trail + 1)
        return name + "(" + inside + ")"
      }
      let lines = arguments.map { inner + $0.layout(indent: indent + 2) + ",\n" }
      return name + "(\n" + lines.joined().dropLast() + end + ")"
    }
  }
}
