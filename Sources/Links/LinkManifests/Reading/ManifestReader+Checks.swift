import Diagnostics
import LinkRouting
import YAMLSyntax

extension ManifestReader {
  /// Reads the scheme of check digits.
  mutating func checkDigits(_ fields: YAMLFields) -> CheckDigits? {
    guard let node = fields["check"] else { return nil }
    return choice(
      node, key: "check", words: CheckDigits.allCases.map { ($0.rawValue, $0) })
  }

  /// Returns the pattern that represents a text type with check digits.
  ///
  /// Its regular expression is the class of the type's characters, repeated as the length allows.
  /// For example, `A-Z` with the length 4 becomes `[A-Z]{4}`.
  mutating func checkedText(_ rule: TextRule, _ fields: YAMLFields) -> ParameterType.Kind {
    for key in ["multiline", "invisible"] {
      guard let other = fields.keyNode(key) else { continue }
      report(
        "superfluous-key", at: other.range,
        message: "'\(key)' cannot be combined with 'check'; remove '\(key)'",
        notes: [Diagnostic.Note("check digits are defined only for letters and digits")])
    }
    let length = rule.characterLength
    let bounds =
      length.upperBound >= TextRule.maximumLength
      ? "\(length.lowerBound)," : "\(length.lowerBound),\(length.upperBound)"
    let isFixed = length.lowerBound == length.upperBound
    let count =
      length == 0...TextRule.maximumLength ? "*" : "{\(isFixed ? "\(length.lowerBound)" : bounds)}"
    return .pattern(
      TextPattern(
        (rule.allowed.map(Self.characterClass) ?? ".") + count, folding: rule.folding,
        check: checkDigits(fields)))
  }

  /// Returns the class of a regular expression with the characters of a set.
  private static func characterClass(_ set: ScalarSet) -> String {
    func escaped(_ value: UInt32) -> String {
      guard let scalar = Unicode.Scalar(value) else { return "" }
      switch scalar {
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": return "\\\(scalar)"
      default: return String(scalar)
      }
    }
    let ranges = set.intersection(.printable).ranges.map { range in
      range.count == 1
        ? escaped(range.lowerBound) : escaped(range.lowerBound) + "-" + escaped(range.upperBound)
    }
    return "[" + ranges.joined() + "]"
  }

  // MARK: Decimals

  /// Reads the range and the scale of decimal numbers.
  mutating func decimal(
    _ value: YAMLNode, _ fields: YAMLFields, of node: YAMLNode
  ) -> TextPattern? {
    guard let scaleNode = fields["scale"] else {
      report(
        "missing-key", at: ManifestPlaces.head(of: node), message: "'decimal' needs 'scale'",
        notes: [
          Diagnostic.Note(
            "write 'scale: 2' for exactly 2 decimal places, or 'scale: 0..2' for at most 2"
              + " without trailing zeros")
        ])
      return nil
    }
    guard let text = text(value, "a range such as 0..9999.99 for 'decimal'"),
      let (scale, fraction) = scale(scaleNode)
    else { return nil }
    if text == "any" || text == "true" {
      return TextPattern(decimal: DecimalRule(scale: scale, fraction: fraction))
    }
    var parts = [text[...], text[...]]
    if let dots = text.firstRange(of: "..") {
      parts = [text[..<dots.lowerBound], text[dots.upperBound...]]
    }
    var bounds: [Int] = []
    let whole = [DecimalRule.wholeRange.lowerBound, DecimalRule.wholeRange.upperBound]
    for (part, bound) in zip(parts, whole) {
      if part.isEmpty, text != ".." {
        bounds.append(bound)
        continue
      }
      guard let number = DecimalNumber(String(part)) else {
        report(
          "invalid-range", at: value.range,
          message: "'decimal' must be a number, or a range such as 0..9999.99, 0.. or ..9.5",
          notes: [Diagnostic.Note("a number has at most 18 digits")])
        return nil
      }
      guard let units = number.units(scale: scale), DecimalRule.wholeRange.contains(units) else {
        report(
          "invalid-range", at: value.range,
          message:
            "bound '\(part)' needs more than \(scale) decimal places, or more than 18 digits",
          notes: [Diagnostic.Note("increase 'scale', or use a bound with fewer digits")])
        return nil
      }
      bounds.append(units)
    }
    guard bounds[0] <= bounds[1] else {
      report(
        "empty-range", at: value.range,
        message: "lower bound of range '\(text)' is greater than its upper bound")
      return nil
    }
    return TextPattern(
      decimal: DecimalRule(units: bounds[0]...bounds[1], scale: scale, fraction: fraction))
  }

  /// Reads `2`, or `0..2` for numbers without trailing zeros.
  private mutating func scale(_ node: YAMLNode) -> (Int, DecimalRule.Fraction)? {
    guard let text = text(node, "a number of decimal places for 'scale'") else { return nil }
    var digits = text[...]
    for prefix in ["0..", ".."] where digits.hasPrefix(prefix) && digits.count == text.count {
      digits = digits.dropFirst(prefix.count)
    }
    guard let scale = Self.number(digits), DecimalRule.scales.contains(scale) else {
      report(
        "invalid-range", at: node.range,
        message: "'scale' must be a number of decimal places, such as 2 or 0..2",
        notes: [
          Diagnostic.Note(
            "'scale' is from \(DecimalRule.scales.lowerBound) to \(DecimalRule.scales.upperBound);"
              + " for numbers without decimal places, use 'integer'")
        ])
      return nil
    }
    return (scale, digits.count == text.count ? .padded : .trimmed)
  }
}
