import TextPrimitives

/// The values of a text parameter, described by a regular expression.
///
/// The expression always matches a whole value. It describes a regular language: there are no
/// lookarounds and no backreferences. A deterministic automaton matches each value in one pass, so
/// no value makes the router slow.
///
/// | syntax | matches |
/// | --- | --- |
/// | `a` | this character |
/// | `.` | any character, except control and invisible characters, `/` and `\` |
/// | `[A-Z0-9_]` | one of these characters |
/// | `[^0-9]` | one of the other characters that `.` matches |
/// | `\d`, `\w` | `[0-9]`, `[A-Za-z0-9_]` |
/// | `\.` | the punctuation character itself |
/// | `(a\|b)`, `(?:a\|b)` | one of the alternatives |
/// | `?`, `*`, `+`, `{2}`, `{2,}`, `{2,4}` | repetitions of the item before it |
///
/// The folding converts the ASCII letters of a value before the comparison, so letters of the other
/// case in the expression match nothing.
public struct TextPattern: Sendable {
  /// The regular expression.
  public let expression: String
  /// The automaton, or `nil` if the expression is invalid or too complex.
  ///
  /// The automaton reads values before folding, and does not verify their check digits.
  package let automaton: ValueAutomaton?
  /// The automaton if it alone decides which values are valid, or `nil` if the values also have
  /// check digits.
  let decidingAutomaton: ValueAutomaton?
  /// The conversion of ASCII letters before the comparison.
  public let folding: TextRule.Folding
  /// The scheme of the check digits of the values, or `nil` if they have none.
  public let check: CheckDigits?
  /// The decimal numbers that the values spell; `nil` if the values are not numbers.
  public let decimal: DecimalRule?

  /// Creates a pattern.
  ///
  /// A pattern with an invalid expression matches no value. The diagnostics of a manifest report
  /// such a pattern.
  ///
  /// - Complexity: O(*s* · *n*) for *n* characters of the expression, after its repetitions are
  ///   written out, and *s* states of the automaton. Both have a limit.
  public init(
    _ expression: String, folding: TextRule.Folding = .none, check: CheckDigits? = nil
  ) {
    self.init(expression, folding: folding, check: check, decimal: nil)
  }

  /// Creates the pattern of decimal numbers.
  public init(decimal rule: DecimalRule) {
    self.init(rule.expression, folding: .none, check: nil, decimal: rule)
  }

  private init(
    _ expression: String, folding: TextRule.Folding, check: CheckDigits?, decimal: DecimalRule?
  ) {
    self.expression = expression
    self.folding = folding
    self.check = check
    self.decimal = decimal
    do throws(Problem) {
      let syntax = try ExpressionSyntax(parsing: expression)
      automaton = try ValueAutomaton(syntax.root, folding: folding)
    } catch {
      automaton = nil
    }
    decidingAutomaton = check == nil ? automaton : nil
  }

  /// The reason why an expression is invalid.
  package struct Problem: Error, Hashable {
    /// The message, without a final period.
    package var message: String
    /// Advice on how to write the expression instead, or `nil`.
    package var note: String?
    /// The position in the UTF-8 bytes of the expression, or `nil` for the whole expression.
    package var range: Range<Int>?
  }

  /// The reason why the expression is invalid, or `nil`.
  package var problem: Problem? {
    do throws(Problem) {
      let syntax = try ExpressionSyntax(parsing: expression)
      let automaton = try ValueAutomaton(syntax.root, folding: folding)
      guard let check, automaton.sample(check: check) == nil else { return nil }
      return Problem(
        message: "no value that matches the pattern has valid '\(check.rawValue)' check digits",
        note: "a value with characters that the check does not allow is invalid")
    } catch {
      return error
    }
  }

  /// The characters that the expression lists, without those of `.` and of negated classes.
  package var listedCharacters: ScalarSet {
    do throws(Problem) {
      return try ExpressionSyntax(parsing: expression).listed
    } catch {
      return ScalarSet([ClosedRange<UInt32>]())
    }
  }
}

extension TextPattern: Hashable {
  /// Returns `true` if both patterns have the same expression, folding, check digits and decimal
  /// rule.
  public static func == (left: TextPattern, right: TextPattern) -> Bool {
    left.folding == right.folding && left.check == right.check && left.decimal == right.decimal
      && left.expression.utf8.elementsEqual(right.expression.utf8)
  }

  /// Hashes the expression, the folding, the check digits and the decimal rule.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(folding)
    hasher.combine(check)
    hasher.combine(decimal)
    for byte in expression.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0xFF))
  }
}

extension TextPattern {
  /// The maximum length of an expression in a description.
  private static let shownLength = 60

  /// The expression for descriptions, shortened if it is too long to read.
  ///
  /// Some predefined types are described by the name of a standard instead.
  package var shownExpression: String {
    if let name = PredefinedPattern.named(self)?.shownName { return name }
    let scalars = expression.unicodeScalars
    guard scalars.count > Self.shownLength else { return expression }
    return String(String.UnicodeScalarView(scalars.prefix(Self.shownLength))) + "…"
  }

  /// An English phrase for the values.
  package var summary: String {
    if let decimal { return decimal.summary }
    let text = "text that matches \(shownExpression)"
    return check.map { "\(text), with valid check digits (\($0.rawValue))" } ?? text
  }

  /// Returns `true` if the check digits of a text, which the automaton accepts, are valid, or if
  /// the pattern has no check digits.
  package func hasValidCheckDigits(_ text: String) -> Bool {
    guard let check else { return true }
    let bytes = Bytes(text.utf8)
    return check.accepts(bytes.span, 0..<bytes.count)
  }

  /// Returns a few values as examples, before folding, the shortest first.
  ///
  /// - Parameter longest: The maximum length in characters.
  package func samples(longest: Int) -> [String] {
    guard let automaton else { return [] }
    let samples = automaton.samples(longest: longest)
    guard let check else { return samples }
    let valid = samples.filter(hasValidCheckDigits)
    guard valid.isEmpty, let sample = automaton.sample(check: check) else { return valid }
    return sample.unicodeScalars.count <= longest ? [sample] : []
  }

  /// Returns all values before folding, sorted.
  ///
  /// If values are folded to upper case, both `a` and `A` are values of `[A-Z]` before folding. The
  /// empty string is not included.
  ///
  /// - Returns: `nil` if the pattern is invalid, or if more than `limit` strings match the
  ///   expression, whether or not their check digits are valid.
  package func words(limit: Int) -> [String]? {
    automaton?.words(limit: limit)?.filter(hasValidCheckDigits)
  }

  /// A text rule that accepts all values of the pattern.
  ///
  /// It allows all characters and all lengths of values before folding. The rule for an invalid
  /// pattern accepts no value.
  package var approximation: TextRule {
    guard let automaton else {
      return TextRule(allowed: ScalarSet([ClosedRange<UInt32>]()), length: 1...1)
    }
    return TextRule(allowed: automaton.alphabet, length: automaton.lengths)
  }
}

extension ParameterType.Kind {
  /// The pattern, or `nil` for other kinds.
  package var pattern: TextPattern? {
    if case .pattern(let pattern) = self { pattern } else { nil }
  }

  /// The folding of a text or of a pattern, or `nil` for other kinds.
  package var folding: TextRule.Folding? {
    switch self {
    case .text(let rule): rule.folding
    case .pattern(let pattern): pattern.folding
    case .integer, .uuid, .enumeration, .languageTag, .date, .boolean: nil
    }
  }
}
