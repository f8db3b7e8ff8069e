extension ValueText {
  /// Returns the string in the syntax of a dialect; `nil` if the dialect cannot express it.
  ///
  /// A value other than a substitution or `%arg` can be expressed only if it has these properties:
  /// - an argument position and, except in Qt, a conversion for placeholders with percent signs,
  /// - an argument position for ``Dialect/messageFormat`` and ``Dialect/composite``,
  /// - a name for all other placeholders in braces.
  ///
  /// - Parameter isFormatted: `true` if the app formats the string, so that the signs that begin
  ///   placeholders in the dialect are escaped.
  package func spelled(_ dialect: Dialect, isFormatted: Bool) -> String? {
    var result = ""
    let needsNumbers = needsNumbers
    for part in parts {
      switch part {
      case .characters(let text):
        guard let text = isFormatted ? Self.escaped(text, dialect) : text else { return nil }
        result += text
      case .value(let value):
        guard let text = Self.spelled(value, dialect, hasNumber: needsNumbers) else { return nil }
        result += text
      }
    }
    return result
  }

  /// `true` if a value has an explicit argument position, or if the order of the values does not
  /// determine their positions.
  private var needsNumbers: Bool {
    var next = 1
    for value in values {
      guard let argument = value.argument else { continue }
      if value.isExplicit && value.substitution == nil || argument != next { return true }
      next += 1
    }
    return false
  }

  private static func spelled(
    _ value: Value, _ dialect: Dialect, hasNumber: Bool
  ) -> String? {
    switch dialect {
    case .apple, .substitution, .java, .printf:
      if value.isOwnNumber { return dialect == .substitution ? "%arg" : nil }
      let number = hasNumber ? value.argument.map { "\($0)$" } ?? "" : ""
      if let name = value.substitution {
        let own = value.isExplicit ? value.argument.map { "\($0)$" } ?? "" : ""
        return "%\(own)#@\(name)@"
      }
      guard value.argument != nil, !value.conversion.isEmpty else { return nil }
      return "%" + number + value.layout + value.conversion
    case .numberedPercents, .numberedPlural:
      guard let argument = value.argument else { return nil }
      let number = dialect == .numberedPlural ? argument - 1 : argument
      guard number < 100 else { return nil }
      return "%" + value.layout + (number == 0 ? "n" : String(number))
    case .messageFormat, .composite: return value.argument.map { "{\($0 - 1)}" }
    case .braces, .message: return value.name.map { "{\($0)}" }
    case .doubleBraces: return value.name.map { "{{\($0)}}" }
    case .placeables:
      guard let name = value.name, FluentText.isIdentifier(name[...]) else { return nil }
      return "{ $\(name) }"
    }
  }

  /// Returns characters with the special signs of a dialect escaped; `nil` if this is impossible.
  package static func escaped(_ text: String, _ dialect: Dialect) -> String? {
    switch dialect {
    case .apple, .substitution, .java, .printf: return text.replacing("%", with: "%%")
    case .numberedPercents, .numberedPlural:
      return ValueText(parsing: text, dialect).values.isEmpty ? text : nil
    case .messageFormat:
      return text.replacing("'", with: "''").replacing("{", with: "'{'")
        .replacing("}", with: "'}'")
    case .braces, .composite: return text.replacing("{", with: "{{").replacing("}", with: "}}")
    case .message: return text.contains("{") || text.contains("}") ? nil : text
    case .doubleBraces: return text.contains("{{") ? nil : text
    case .placeables: return FluentText.quotingBraces(text)
    }
  }
}
