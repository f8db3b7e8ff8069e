import TextPrimitives

/// A Swift expression that knows how to fill lines.
indirect enum SwiftExpression {
  /// A text that is never broken.
  case raw(String)
  /// A string literal, split between words where it is too long for a line.
  case string(String)
  case call(String, [Argument])
  case array([SwiftExpression])
  /// The elements of several lists, which have these names.
  case joined([String])

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
    case .string(let text): SwiftSource.literal(text)
    case .call(let name, let arguments):
      name + "(" + arguments.map(\.line).joined(separator: ", ") + ")"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .joined(let names): "Array([" + names.joined(separator: ", ") + "].joined())"
    }
  }

  /// The expression on as many lines as it takes.
  ///
  /// - Parameters:
  ///   - indent: The indentation of the line it begins on.
  ///   - column: The characters in front of it on that line, indentation included.
  ///   - trailing: The characters that follow it on its last line.
  func text(indent: Int, column: Int, trailing: Int) -> String {
    if column + line.count + trailing + commaRoom <= Self.lineLength { return line }
    let inner = indent + 2
    let margin = "\n" + String(repeating: " ", count: inner)
    switch self {
    case .raw: return line
    case .string(let text): return Self.split(text, column: column, inner: inner, margin: margin)
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
    case .joined(let names):
      let list = Self.array(names.map { .raw($0) })
      return "Array(" + margin + list.text(indent: inner, column: Self.lineLength, trailing: 0)
        + ".joined())"
    }
  }

  /// `swift format` keeps room on a line for the comma of each list that would have one if it were broken.
  private var commaRoom: Int {
    switch self {
    case .raw, .string: 0
    case .joined: 1
    case .call(_, let arguments): arguments.reduce(0) { $0 + $1.value.commaRoom }
    case .array(let elements): elements.reduce(elements.count > 1 ? 1 : 0) { $0 + $1.commaRoom }
    }
  }

  /// Literals that are added to each other, split between words.
  ///
  /// A word that is too long for a line is split itself, but not where it begins its line: there the formatter
  /// leaves it whole, and so is what people compare, such as a fingerprint.
  private static func split(
    _ text: String, column: Int, inner: Int, margin: String
  ) -> String {
    var parts: [String] = []
    var current = ""
    /// Whether a literal fits what is left of the line that it begins on, with what surrounds it.
    func fits(_ text: String) -> Bool {
      (parts.isEmpty ? column : inner) + SwiftSource.literal(text).count + 4 <= lineLength
    }
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let next = parts.isEmpty && current.isEmpty ? String(word) : current + " " + word
      if fits(next) {
        current = next
        continue
      }
      if !current.isEmpty { parts.append(current) }
      let rest = parts.isEmpty ? String(word) : " " + word
      current = ""
      if column + 2 == inner {
        current = rest
        continue
      }
      for scalar in rest.unicodeScalars {
        if !current.isEmpty, !fits(current + String(scalar)) {
          parts.append(current)
          current = ""
        }
        current.unicodeScalars.append(scalar)
      }
    }
    parts.append(current)
    return parts.map(SwiftSource.literal).joined(separator: margin + "+ ")
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
    _ label: String, elements: [Part], transform: (Part) -> SwiftExpression
  ) {
    if !elements.isEmpty { add(label, .array(elements.map(transform))) }
  }
}
