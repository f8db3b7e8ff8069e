/// A Swift expression that knows how to fill lines.
indirect enum SwiftExpression {
  /// A text that is never broken.
  case raw(String)
  /// A string literal, split between words where it is too long for a line.
  case string(String)
  case call(String, [Argument])
  case array([SwiftExpression])

  struct Argument {
    var label: String?
    var value: SwiftExpression

    init(_ label: String? = nil, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }
  }

  static let lineLength = 100

  /// The expression on one line.
  var line: String {
    switch self {
    case .raw(let text): text
    case .string(let text): Self.literal(text)
    case .call(let name, let arguments):
      name + "(" + arguments.map(\.line).joined(separator: ", ") + ")"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    }
  }

  /// The expression on as many lines as it takes.
  ///
  /// - Parameters:
  ///   - indent: The indentation of the line it begins on.
  ///   - column: The characters in front of it on that line, indentation included.
  ///   - trailing: The characters that follow it on its last line.
  func text(indent: Int, column: Int, trailing: Int) -> String {
    if column + line.count + trailing <= Self.lineLength { return line }
    let inner = indent + 2
    let margin = "\n" + String(repeating: " ", count: inner)
    switch self {
    case .raw: return line
    case .string(let text): return Self.split(text, column: inner, margin: margin)
    case .call(let name, let arguments):
      let lines = arguments.enumerated().map { index, argument in
        // The last one is followed by its own parenthesis and what follows the call.
        let rest = index == arguments.count - 1 ? 1 + trailing : 1
        let label = argument.label.map { $0 + ": " } ?? ""
        return margin + label
          + argument.value.text(indent: inner, column: inner + label.count, trailing: rest)
      }
      return name + "(" + lines.joined(separator: ",") + ")"
    case .array(let elements):
      // `swift format` wants a comma behind the last of several elements only.
      let comma = elements.count > 1 ? "," : ""
      let lines = elements.map { element in
        margin + element.text(indent: inner, column: inner, trailing: 1)
      }
      let close = "\n" + String(repeating: " ", count: indent) + "]"
      return "[" + lines.joined(separator: ",") + comma + close
    }
  }

  private static func split(_ text: String, column: Int, margin: String) -> String {
    var parts: [String] = []
    var current = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let next = parts.isEmpty && current.isEmpty ? String(word) : current + " " + word
      if column + literal(next).count + 4 > lineLength, !current.isEmpty {
        parts.append(current)
        current = " " + word
      } else {
        current = next
      }
    }
    parts.append(current)
    return parts.map(literal).joined(separator: margin + "+ ")
  }

  /// A string literal: printable ASCII and letters as they are, the rest by number.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        let isPlain = scalar.isASCII ? scalar.value >= 0x20 : scalar.properties.isAlphabetic
        if isPlain, scalar.value != 0x7F {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return result + "\""
  }
}

extension SwiftExpression.Argument {
  fileprivate var line: String { (label.map { $0 + ": " } ?? "") + value.line }
}

extension [SwiftExpression.Argument] {
  /// Adds an argument.
  mutating func add(_ label: String? = nil, _ value: SwiftExpression) {
    append(SwiftExpression.Argument(label, value))
  }

  /// Adds a text, if there is one.
  mutating func add(_ label: String, _ text: String?) {
    if let text { add(label, .string(text)) }
  }

  /// Adds a flag that is not what it is without an argument.
  mutating func add(_ label: String, _ flag: Bool, unless usual: Bool) {
    if flag != usual { add(label, .raw(String(flag))) }
  }

  /// Adds a list, if it holds something.
  mutating func add<Part>(
    _ label: String, _ elements: [Part], _ transform: (Part) -> SwiftExpression
  ) {
    if !elements.isEmpty { add(label, .array(elements.map(transform))) }
  }
}
