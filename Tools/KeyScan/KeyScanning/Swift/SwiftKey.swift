import SwiftSyntax

/// Reads keys from expressions.
enum SwiftKey {
  /// Returns the argument of `.init("key")`; any other expression is returned unchanged.
  static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "init", let argument = call.arguments.first,
      argument.label == nil
    else { return expression }
    return argument.expression
  }

  /// Returns the expressions that can be the key.
  ///
  /// These are the branches of a ternary expression, without their parentheses.
  static func alternatives(_ expression: ExprSyntax) -> [SwiftOperands] {
    var open = [SwiftOperands(expression)]
    var found: [SwiftOperands] = []
    while let operands = open.popLast() {
      let elements = operands.elements
      let isTernary = elements.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
      if let index = isTernary,
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
      {
        open.append(SwiftOperands(elements[(index + 1)...]))
        open.append(SwiftOperands(ternary.thenExpression))
      } else if !elements.isEmpty {
        found.append(operands)
      }
    }
    return found
  }

  /// Returns the key that one literal or concatenated literals form; `nil` if there is no literal.
  static func key(_ operands: SwiftOperands, takesString: Bool) -> KeyUse.Key? {
    if let operand = operands.only {
      guard let literal = operand.as(StringLiteralExprSyntax.self), isComplete(literal) else {
        return nil
      }
      let pieces = pieces(of: literal)
      if pieces.count == 1 { return .literal(pieces[0]) }
      if !takesString { return .pieces(pieces) }
      return .computed(
        prefix: pieces[0], suffix: pieces[pieces.count - 1], reason: "it contains a value")
    }
    return joined(operands.elements)
  }

  /// Returns `true` if a literal is closed.
  ///
  /// An unclosed literal may extend to the end of the source.
  private static func isComplete(_ literal: StringLiteralExprSyntax) -> Bool {
    literal.closingQuote.presence == .present
  }

  /// Returns the key that the operands of `+` form; `nil` if there is another operator, or no
  /// literal.
  private static func joined(_ elements: ArraySlice<ExprSyntax>) -> KeyUse.Key? {
    var pieces = [""]
    var hasLiteral = false
    for (index, element) in elements.enumerated() {
      if index % 2 == 1 {
        guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
      } else if let literal = element.as(StringLiteralExprSyntax.self), isComplete(literal) {
        hasLiteral = true
        let own = Self.pieces(of: literal)
        pieces[pieces.count - 1] += own[0]
        pieces += own.dropFirst()
      } else {
        pieces.append("")
      }
    }
    guard hasLiteral else { return nil }
    if pieces.count == 1 { return .literal(pieces[0]) }
    return .computed(
      prefix: pieces[0], suffix: pieces[pieces.count - 1], reason: "its parts are joined")
  }

  /// Returns the text before, between, and after interpolated values, with escapes decoded.
  static func pieces(of literal: StringLiteralExprSyntax) -> [String] {
    let pounds = literal.openingPounds?.text.utf8.count ?? 0
    let isMultiline = literal.openingQuote.tokenKind == .multilineStringQuote
    var pieces = [""]
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        pieces[pieces.count - 1] += decoded(
          segment.content.text, pounds: pounds, isMultiline: isMultiline)
      case .expressionSegment: pieces.append("")
      }
    }
    return pieces
  }

  private static func decoded(_ text: String, pounds: Int, isMultiline: Bool) -> String {
    let scalars = Array(text.unicodeScalars)
    var decoded = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let behind = index + 1 + pounds
      if scalar == "\\", behind < scalars.count,
        scalars[(index + 1)..<behind].allSatisfy({ $0 == "#" })
      {
        index = append(scalars, behind, to: &decoded)
      } else if isMultiline, scalar == "\r" {
        // The lines of a literal end with LF, regardless of the line endings in the file.
        decoded.append("\n")
        index += index + 1 < scalars.count && scalars[index + 1] == "\n" ? 2 : 1
      } else {
        decoded.append(scalar)
        index += 1
      }
    }
    return String(decoded)
  }

  /// Appends the character of an escape, and returns the index after the escape.
  private static func append(
    _ scalars: [Unicode.Scalar], _ index: Int, to decoded: inout String.UnicodeScalarView
  ) -> Int {
    switch scalars[index] {
    case "n": decoded.append("\n")
    case "r": decoded.append("\r")
    case "t": decoded.append("\t")
    case "0": decoded.append("\0")
    case "u":
      guard index + 1 < scalars.count, scalars[index + 1] == "{",
        let end = scalars[index...].prefix(12).firstIndex(of: "}"),
        let value = UInt32(String(String.UnicodeScalarView(scalars[(index + 2)..<end])), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return index + 1 }
      decoded.append(scalar)
      return end + 1
    case let other: decoded.append(other)
    }
    return index + 1
  }
}

/// The operands and operators of an expression, as the flat list that the parser returns.
struct SwiftOperands {
  let elements: ArraySlice<ExprSyntax>

  init(_ elements: ArraySlice<ExprSyntax>) {
    self.elements = elements.count == 1 ? elements.first.map(Self.flat) ?? [] : elements
  }

  init(_ expression: ExprSyntax) { elements = Self.flat(expression) }

  /// The only operand; `nil` if there are operators.
  var only: ExprSyntax? { elements.count == 1 ? elements.first : nil }

  /// The bytes of all operands and operators.
  var range: Range<Int> {
    guard let first = elements.first, let last = elements.last else { return 0..<0 }
    return first.positionAfterSkippingLeadingTrivia
      .utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private static func flat(_ expression: ExprSyntax) -> ArraySlice<ExprSyntax> {
    var expression = expression
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    {
      expression = element.expression
    }
    return expression.as(SequenceExprSyntax.self).map { Array($0.elements)[...] } ?? [expression]
  }
}
