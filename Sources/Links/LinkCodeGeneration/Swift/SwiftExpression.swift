import TextPrimitives

/// A Swift expression that can be divided into lines.
indirect enum SwiftExpression {
  /// Source text that is never broken.
  case raw(String)
  /// A string literal, which is split between words if it is too long for a line.
  case string(String)
  case call(String, [Argument])
  case array([SwiftExpression])
  /// The concatenation of several constant lists, given their names.
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

  /// Returns the expression on as many lines as needed.
  ///
  /// - Parameters:
  ///   - indent: The indentation of the expression's first line.
  ///   - column: The number of characters before the expression on its first line, including the
  ///     indentation.
  ///   - trailing: The number of characters after the expression on its last line.
  func text(indent: Int, column: Int, trailing: Int) -> String {
    if column + line.count + trailing + commaRoom <= Self.lineLength { return line }
    let inner = indent + 2
    let margin = "\n" + String(repeating: " ", count: inner)
    switch self {
    case .raw: return line
    case .string(let text): return Self.split(text, column: column, inner: inner, margin: margin)
    case .call(let name, let arguments):
      let lines = arguments.enumerated().map { index, argument in
        // A parenthesis and the text after the call follow the last argument.
        let rest = index == arguments.count - 1 ? 1 + trailing : 1
        let label = argument.label.map { $0 + ": " } ?? ""
        return margin + label
          + argument.value.text(indent: inner, column: inner + label.count, trailing: rest)
      }
      return name + "(" + lines.joined(separator: ",") + ")"
    case .array(let elements):
      // `swift format` requires a trailing comma only in a list with several elements.
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

  /// The number of columns that `swift format` reserves for the trailing commas of nested lists.
  private var commaRoom: Int {
    switch self {
    case .raw, .string: 0
    case .joined: 1
    case .call(_, let arguments): arguments.reduce(0) { $0 + $1.value.commaRoom }
    case .array(let elements): elements.reduce(elements.count > 1 ? 1 : 0) { $0 + $1.commaRoom }
    }
  }

  /// The length of a SHA-256 fingerprint with colons.
  private static let fingerprintLength = 95

  /// Returns concatenated literals, split between words.
  ///
  /// A word that is too long for a line is split too, unless the expression starts its line and the
  /// word is at most as long as a fingerprint. The formatter does not break such a line, and a
  /// value that people compare remains in one piece.
  private static func split(
    _ text: String, column: Int, inner: Int, margin: String
  ) -> String {
    var parts: [String] = []
    var current = ""
    /// Returns `true` if a literal fits on its line, including the characters around it.
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
      if column + 2 == inner, word.utf8.count <= fingerprintLength {
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
  mutating func add(_ label: String? = nil, _ value: SwiftExpression) {
    append(SwiftExpression.Argument(label, value))
  }

  /// Adds a string unless it is `nil`.
  mutating func add(_ label: String, _ text: String?) {
    if let text { add(label, .string(text)) }
  }

  /// Adds a Boolean argument unless it equals the default.
  mutating func add(_ label: String, _ flag: Bool, unless usual: Bool) {
    if flag != usual { add(label, .raw(String(flag))) }
  }

  /// Adds a list unless it is empty.
  mutating func add<Part>(
    _ label: String, elements: [Part], transform: (Part) -> SwiftExpression
  ) {
    if !elements.isEmpty { add(label, .array(elements.map(transform))) }
  }
}
