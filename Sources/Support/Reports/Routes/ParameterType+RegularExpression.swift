import LinkRouting

extension ParameterType.Kind {
  /// Returns a regular expression for the canonical spellings of values without percent-encoding.
  ///
  /// The syntax is common to JavaScript, Dart, Java and RE2, and has no anchors. The expression may
  /// match invalid values: it does not check the range of an integer, the number of days in a
  /// month, or whether a language is registered.
  ///
  /// - Parameter inPath: `true` for a value in a path, which contains separators only if its type
  ///   lists them.
  /// - Returns: `nil` for a text type with characters that the syntax cannot express portably.
  func regularExpression(inPath: Bool) -> String? {
    switch self {
    case .text(let rule): Self.expression(for: rule, inPath: inPath)
    case .pattern(let pattern): pattern.expression
    case .integer(let range): (range.lowerBound < 0 ? "-?" : "") + "[0-9]+"
    case .uuid: "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
    case .enumeration(let words): words.map(Self.escaped).joined(separator: "|")
    case .languageTag: "[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*"
    case .date: "[0-9]{4}-[0-9]{2}-[0-9]{2}"
    case .boolean: "true|false"
    }
  }

  private static func expression(for rule: TextRule, inPath: Bool) -> String? {
    let minimum = max(inPath ? 1 : 0, rule.length.lowerBound)
    let quantifier =
      switch (minimum, rule.length.upperBound) {
      case (0, TextRule.maximumLength...): "*"
      case (1, TextRule.maximumLength...): "+"
      case (_, TextRule.maximumLength...): "{\(minimum),}"
      case (let lower, let upper): lower == upper ? "{\(lower)}" : "{\(lower),\(upper)}"
      }
    guard let allowed = rule.allowed, allowed != .printable else {
      return (inPath ? #"[^\x00-\x1F\x7F/\\]"# : #"[^\x00-\x1F\x7F]"#) + quantifier
    }
    // Without special flags, JavaScript and Dart match UTF-16 code units, so a class with non-ASCII
    // characters would not be portable.
    guard allowed.ranges.allSatisfy({ $0.upperBound < 0x80 }) else { return nil }
    let parts = allowed.ranges.map { range in
      let lower = escapedInClass(range.lowerBound)
      return range.count == 1 ? lower : lower + "-" + escapedInClass(range.upperBound)
    }
    return "[" + parts.joined() + "]" + quantifier
  }

  private static func escapedInClass(_ value: UInt32) -> String {
    let scalar = Unicode.Scalar(UInt8(truncatingIfNeeded: value))
    if scalar.properties.isAlphabetic || ("0"..."9") ~= scalar { return String(scalar) }
    let digits = String(value, radix: 16, uppercase: true)
    return "\\x" + (digits.count < 2 ? "0" : "") + digits
  }

  private static func escaped(_ word: String) -> String {
    word.map { #"\^$.|?*+()[]{}/-"#.contains($0) && $0 != "-" ? "\\\($0)" : String($0) }.joined()
  }
}
