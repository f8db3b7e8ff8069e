/// The characters and the length of the strings that a regular expression in a manifest matches.
struct ExpressionCharacters: Hashable {
  /// The characters as a manifest spells them: `A-Z 0-9 -`.
  var characters: String
  /// The length as a manifest spells it: `4..64`; `nil` for any length.
  var length: String?

  /// Returns `true` if a string is written as a regular expression.
  ///
  /// A list of characters that are separated by spaces, such as `[ ] \ d`, is not an expression.
  static func isExpression(_ text: String) -> Bool {
    if text.utf8.count > 2, text.hasPrefix("^"), text.hasSuffix("$") { return true }
    return text.split(separator: " ").contains { part in
      if part == ".*" || part == ".+" { return true }
      if let open = part.firstIndex(of: "["), let close = part.lastIndex(of: "]"),
        part.distance(from: open, to: close) > 1
      {
        return true
      }
      if part.first == "(", part.last == ")", part.count > 2 { return true }
      var isEscape = false
      for character in part {
        if isEscape, "dwsDWSpb.-".contains(character) { return true }
        isEscape = character == "\\" && !isEscape
      }
      return false
    }
  }

  /// Parses an expression with a single, possibly repeated character class: `^[A-Za-z0-9-]{4,64}$`.
  ///
  /// - Returns: `nil` for every other expression.
  init?(parsing text: String) {
    var rest = Array(text.unicodeScalars)[...]
    let isWhole = rest.first == "^"
    if isWhole { rest = rest.dropFirst() }
    if rest.last == "$" { rest = rest.dropLast() }
    guard let characters = Self.takeClass(&rest) else { return nil }
    self.characters = characters
    let quantifier = String(String.UnicodeScalarView(rest))
    switch quantifier {
    // A class without a quantifier matches one character. If the anchors are missing too, the class
    // is probably meant to list the characters of a whole value.
    case "": length = isWhole ? "1" : nil
    case "*": length = nil
    case "+": length = "1.."
    case "?": length = "..1"
    default:
      guard quantifier.hasPrefix("{"), quantifier.hasSuffix("}") else { return nil }
      let bounds = quantifier.dropFirst().dropLast()
        .split(separator: ",", omittingEmptySubsequences: false)
      guard bounds.count <= 2, bounds[0].utf8.allSatisfy({ $0 &- 0x30 < 10 }), !bounds[0].isEmpty,
        bounds.last?.utf8.allSatisfy({ $0 &- 0x30 < 10 }) == true
      else { return nil }
      length = bounds.count == 1 ? String(bounds[0]) : "\(bounds[0])..\(bounds[1])"
    }
  }

  /// Removes a leading class (`[A-Z0-9]`, `\d`, `\w` or a dot), and returns its characters as a
  /// manifest spells them.
  private static func takeClass(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    switch rest.popFirst() {
    case ".": return "any"
    case "\\": return rest.popFirst().flatMap { classes[$0] }
    case "[": break
    default: return nil
    }
    // A manifest cannot express a negated class, so the class is read as `any`.
    if rest.first == "^" {
      guard let close = rest.firstIndex(of: "]") else { return nil }
      rest = rest[(close + 1)...]
      return "any"
    }
    var parts: [String] = []
    while let scalar = rest.popFirst() {
      if scalar == "]" { return parts.isEmpty ? nil : parts.joined(separator: " ") }
      var lower = spelling(scalar)
      if scalar == "\\" {
        guard let escaped = rest.popFirst() else { return nil }
        if let own = classes[escaped] {
          parts.append(own)
          continue
        }
        guard !escaped.properties.isAlphabetic else { return nil }
        lower = spelling(escaped)
      }
      if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
        guard end != "\\", end != "[" else { return nil }
        rest = rest.dropFirst(2)
        parts.append(lower + "-" + spelling(end))
      } else {
        parts.append(lower)
      }
    }
    return nil
  }

  private static let classes: [Unicode.Scalar: String] = ["d": "0-9", "w": "A-Z a-z 0-9 _"]

  private static func spelling(_ scalar: Unicode.Scalar) -> String {
    scalar == " " ? "U+0020" : String(scalar)
  }
}
