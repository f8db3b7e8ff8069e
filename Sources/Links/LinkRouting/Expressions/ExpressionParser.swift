/// A recursive-descent parser of regular expressions.
///
/// An expression that other engines interpret differently is an error, so that the same expression
/// has the same meaning everywhere.
struct ExpressionParser {
  typealias Node = ExpressionSyntax.Node
  typealias Problem = TextPattern.Problem

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0
  /// The characters that the expression lists, without those of `.` and of negated classes.
  private(set) var listed: [ClosedRange<UInt32>] = []

  /// The maximum depth of nested groups.
  private static let maximumDepth = 50
  /// The maximum number in a quantifier.
  private static let maximumCount = 8192

  init(_ expression: String) {
    scalars = Array(expression.unicodeScalars)
  }

  mutating func parse() throws(Problem) -> Node {
    if scalars.isEmpty { throw Problem(message: "pattern is empty") }
    let root = try choice()
    // Only a closing parenthesis ends a choice early.
    if index < scalars.count { throw problem("')' without '('", at: index, note: escape(")")) }
    return root
  }

  // MARK: Structure

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func isNext(_ text: String) -> Bool {
    scalars[index...].starts(with: text.unicodeScalars)
  }

  private mutating func choice() throws(Problem) -> Node {
    var choices = [try sequence()]
    while current == "|" {
      index += 1
      choices.append(try sequence())
    }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() throws(Problem) -> Node {
    var parts: [Node] = []
    while let scalar = current, scalar != "|", scalar != ")" {
      let part = try item()
      parts.append(try repetition(of: part))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func item() throws(Problem) -> Node {
    let start = index
    let scalar = scalars[index]
    switch scalar {
    case "(": return try group()
    case "[": return .set(try characterClass())
    case ".":
      index += 1
      return .set(ExpressionSyntax.any)
    case "\\": return .set(try escapedSet())
    case "^", "$":
      let isEdge = scalar == "^" ? index == 0 : index == scalars.count - 1
      throw problem(
        "anchor '\(scalar)' in a pattern", at: index,
        note: isEdge
          ? "a pattern always matches the whole value; remove the anchor" : escape(scalar))
    case "?", "*", "+", "{":
      throw problem("quantifier '\(scalar)' has nothing to repeat", at: index, note: escape(scalar))
    case "]", "}":
      throw problem("'\(scalar)' without its opening bracket", at: index, note: escape(scalar))
    default:
      index += 1
      return .set(try listed(scalar.value...scalar.value, at: start))
    }
  }

  private mutating func group() throws(Problem) -> Node {
    let start = index
    try checkGroup()
    index += isNext("(?:") ? 3 : 1
    depth += 1
    if depth > Self.maximumDepth {
      throw problem("more than \(Self.maximumDepth) nested groups", at: start, note: nil)
    }
    let node = try choice()
    guard current == ")" else { throw problem("'(' without ')'", at: start, note: escape("(")) }
    index += 1
    depth -= 1
    return node
  }

  /// Rejects groups with a special meaning.
  private func checkGroup() throws(Problem) {
    guard isNext("(?"), !isNext("(?:") else { return }
    if let sign = ["(?=", "(?!", "(?<=", "(?<!"].first(where: isNext) {
      throw problem(
        "lookaround '\(sign)' is not supported", at: index,
        note: "write the alternatives instead, as in 'a|b'")
    }
    if isNext("(?<") || isNext("(?P<") || isNext("(?'") {
      throw problem(
        "named group is not supported", at: index,
        note: "groups do not capture values; write '('")
    }
    throw problem(
      "group '(?' is not supported", at: index,
      note: "write '(' for a group; 'fold' makes letters match in both cases")
  }

  private mutating func repetition(of node: Node) throws(Problem) -> Node {
    let start = index
    guard let bounds = try quantifier() else { return node }
    if let next = current, "?*+{".unicodeScalars.contains(next) {
      throw problem(
        "quantifier '\(next)' after a quantifier", at: index,
        note: "lazy and possessive quantifiers do not change which values match; remove"
          + " this one, or write a group")
    }
    if let maximum = bounds.maximum, maximum < bounds.minimum {
      throw problem(
        "minimum of '{\(bounds.minimum),\(maximum)}' is greater than its maximum", at: start,
        note: nil)
    }
    return .repeated(node, minimum: bounds.minimum, maximum: bounds.maximum)
  }

  private mutating func quantifier() throws(Problem) -> (minimum: Int, maximum: Int?)? {
    switch current {
    case "?":
      index += 1
      return (0, 1)
    case "*":
      index += 1
      return (0, nil)
    case "+":
      index += 1
      return (1, nil)
    case "{": break
    default: return nil
    }
    let start = index
    index += 1
    let minimum = try number()
    var maximum = minimum
    if current == "," {
      index += 1
      maximum = current == "}" ? nil : try number()
    }
    guard let minimum, current == "}", maximum != nil || scalars[index - 1] == "," else {
      throw problem(
        "malformed quantifier", at: start,
        note: "write '{2}', '{2,}' or '{2,4}', or write '\\{' for the character")
    }
    index += 1
    return (minimum, maximum)
  }

  private mutating func number() throws(Problem) -> Int? {
    let start = index
    var value = 0
    while let scalar = current, "0"..."9" ~= scalar {
      value = value * 10 + Int(scalar.value - 0x30)
      if value > Self.maximumCount {
        throw problem(
          "number of a quantifier is greater than \(Self.maximumCount)", at: start, note: nil)
      }
      index += 1
    }
    return index == start ? nil : value
  }

  // MARK: Characters

  private mutating func characterClass() throws(Problem) -> ScalarSet {
    let start = index
    index += 1
    let isNegated = current == "^"
    if isNegated { index += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    let first = index
    while let scalar = current, scalar != "]" {
      if scalar == "[" {
        throw problem("'[' in a character class", at: index, note: escape("["))
      }
      if scalar == "-", index > first, index + 1 < scalars.count, scalars[index + 1] != "]" {
        throw problem("'-' between two items of a class", at: index, note: escape("-"))
      }
      ranges += try classItem()
    }
    guard current == "]" else { throw problem("'[' without ']'", at: start, note: escape("[")) }
    index += 1
    guard !ranges.isEmpty else {
      throw problem("character class is empty", at: start, note: "write '\\]' for ']'")
    }
    if isNegated { return ExpressionSyntax.any.subtracting(ScalarSet(ranges)) }
    listed += ranges
    return ScalarSet(ranges)
  }

  /// Reads a character, a range, or an escape such as `\d` in a class.
  private mutating func classItem() throws(Problem) -> [ClosedRange<UInt32>] {
    let start = index
    if current == "\\", let set = Self.sets[scalars[min(index + 1, scalars.count - 1)]] {
      index += 2
      return set.ranges
    }
    let lower = try classCharacter()
    guard current == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
      return [lower...lower]
    }
    index += 1
    if current == "\\", Self.sets[scalars[min(index + 1, scalars.count - 1)]] != nil {
      throw problem("range ends with a set of characters", at: start, note: escape("-"))
    }
    let upper = try classCharacter()
    guard lower <= upper else {
      throw problem(
        "range is in reverse order", at: start,
        note: "write the character with the lower code point first")
    }
    return [lower...upper]
  }

  private mutating func classCharacter() throws(Problem) -> UInt32 {
    let start = index
    let scalar = scalars[index]
    if scalar == "[" { throw problem("'[' in a character class", at: index, note: escape("[")) }
    index += 1
    let value = scalar == "\\" ? try escapedCharacter(at: start) : scalar
    try checkPrintable(value, at: start)
    return value.value
  }

  private static let sets: [Unicode.Scalar: ScalarSet] = [
    "d": ScalarSet([0x30...0x39]),
    "w": ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
  ]

  private mutating func escapedSet() throws(Problem) -> ScalarSet {
    let start = index
    index += 1
    if let scalar = current, let set = Self.sets[scalar] {
      index += 1
      listed += set.ranges
      return set
    }
    let scalar = try escapedCharacter(at: start)
    return try listed(scalar.value...scalar.value, at: start)
  }

  /// Reads the punctuation character after a backslash.
  private mutating func escapedCharacter(at start: Int) throws(Problem) -> Unicode.Scalar {
    guard let scalar = current else {
      throw problem("'\\' at the end of the pattern", at: start, note: "write '\\\\' for '\\'")
    }
    switch scalar {
    case "1"..."9", "k":
      throw problem(
        "backreference '\\\(scalar)' is not supported", at: start,
        note: "write the alternatives instead, as in 'a|b'")
    case "b", "B", "A", "z", "Z", "G":
      throw problem(
        "assertion '\\\(scalar)' is not supported", at: start,
        note: "a pattern always matches the whole value")
    case "D", "W", "S", "s", "p", "P":
      throw problem(
        "escape '\\\(scalar)' is not supported", at: start,
        note: "write a class, such as '[^0-9]'")
    case "!"..."/", ":"..."@", "["..."`", "{"..."~":
      index += 1
      return scalar
    default:
      throw problem(
        "escape '\\\(scalar)' is not supported", at: start,
        note: "only '\\d', '\\w' and punctuation characters follow a backslash")
    }
  }

  private mutating func listed(
    _ range: ClosedRange<UInt32>, at start: Int
  ) throws(Problem) -> ScalarSet {
    if let scalar = Unicode.Scalar(range.lowerBound) { try checkPrintable(scalar, at: start) }
    listed.append(range)
    return ScalarSet([range])
  }

  private func checkPrintable(_ scalar: Unicode.Scalar, at start: Int) throws(Problem) {
    if ScalarSet.printable.contains(scalar) { return }
    throw problem(
      "control character in a pattern", at: start, note: "no link contains control characters")
  }

  // MARK: Problems

  private func escape(_ scalar: Unicode.Scalar) -> String {
    "write '\\\(scalar)' for the character"
  }

  private func problem(_ text: String, at index: Int, note: String?) -> Problem {
    let start = scalars[..<index].reduce(0) { $0 + UTF8.width($1) }
    let end = index < scalars.count ? start + UTF8.width(scalars[index]) : start
    return Problem(message: text, note: note, range: start..<end)
  }
}
