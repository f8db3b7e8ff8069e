import LinkRouting

/// The Kotlin property of a parameter, and the conversion of its values from and to strings.
struct KotlinValue {
  private let parameter: LinkInterface.Parameter
  /// The name of the enumeration, without the enclosing class.
  private let enumeration: String?
  private let words: [String]

  init(_ parameter: LinkInterface.Parameter, _ names: KotlinNames) {
    self.parameter = parameter
    enumeration = parameter.namedType.flatMap { names.enumerations[$0] }
    words = parameter.namedType.flatMap { names.words[$0] } ?? []
  }

  /// The app's own class that represents the values, if the manifest specifies one.
  private var custom: String? { parameter.type.customTypes.kotlin }

  // MARK: Declaration

  /// The type of a single value.
  private var base: String {
    if let custom { return custom }
    return switch parameter.type.kind {
    case .pattern(let pattern) where pattern.decimal != nil: "BigDecimal"
    case .text, .pattern, .languageTag: "String"
    case .integer(let range): Self.isInt(range) ? "Int" : "Long"
    case .uuid: "UUID"
    case .enumeration: enumeration ?? "String"
    case .date: "CalendarDate"
    case .boolean: "Boolean"
    }
  }

  private static func isInt(_ range: ClosedRange<Int>) -> Bool {
    range.lowerBound >= Int(Int32.min) && range.upperBound <= Int(Int32.max)
  }

  /// The type of the property.
  var declaration: String {
    let value = parameter.isSecret ? "Secret<\(base)>" : base
    switch parameter.occurrence {
    case .required, .defaulted: return value
    case .optional: return value + "?"
    case .repeated: return "List<\(value)>"
    }
  }

  /// The default value of the property; `nil` if the caller has to pass a value.
  var defaultValue: String? { defaultValue(in: "") }

  private func defaultValue(in scope: String) -> String? {
    switch parameter.occurrence {
    case .required: return nil
    case .optional: return "null"
    case .repeated(let minimum): return minimum > 0 ? nil : "emptyList()"
    case .defaulted(let text):
      let value = literal(text, in: scope)
      return parameter.isSecret ? "\(scope)Secret(\(value))" : value
    }
  }

  /// Returns a value as an expression; `text` is a valid value of the type.
  private func literal(_ text: String, in scope: String) -> String {
    if let custom {
      let text = KotlinSyntax.literal(parameter.canonicalDefault?.text ?? text)
      return "requireNotNull(\(custom).fromLink(\(text)))"
    }
    // Like a value from parsing, the default has the canonical spelling.
    let value: ParameterValue
    do {
      value = try ParameterType("", parameter.type.kind).value(of: text)
    } catch {
      // The fallback is never used: a manifest with an invalid default is rejected before
      // generation.
      return KotlinSyntax.literal(text)
    }
    switch value.content {
    case .integer(let number) where base == "Int":
      return number == Int(Int32.min) ? "Int.MIN_VALUE" : String(number)
    case .integer(let number): return number == Int.min ? "Long.MIN_VALUE" : "\(number)L"
    case .decimal(let number): return "\"\(number)\".toBigDecimal()"
    case .uuid(let id): return "UUID.fromString(\(KotlinSyntax.literal(id.description)))"
    case .date(let date): return "\(scope)CalendarDate(\(date.year), \(date.month), \(date.day))"
    case .boolean(let value): return value ? "true" : "false"
    case .word(let word):
      if case .enumeration(let all) = parameter.type.kind, let enumeration,
        let index = all.firstIndex(where: { $0.utf8.elementsEqual(word.utf8) })
      {
        return "\(scope)\(enumeration).\(words[index])"
      }
      return KotlinSyntax.literal(word)
    default: return KotlinSyntax.literal(value.text)
    }
  }

  // MARK: Conversion

  /// Returns the expression that reads the value of a parameter from a match.
  ///
  /// - Parameter type: The name of the sealed class.
  func reading(slot: Int, of type: String) -> String {
    if let custom { return reading(custom, slot: slot, of: type) }
    switch parameter.occurrence {
    case .required: return value("match.text(\(slot))", of: type)
    case .optional: return optional(slot, of: type)
    case .defaulted:
      return optional(slot, of: type) + " ?: " + (defaultValue(in: type + ".") ?? "null")
    case .repeated:
      let texts = "match.texts(\(slot))"
      return isText ? texts : "\(texts).map { \(value("it", of: type)) }"
    }
  }

  /// Returns the expression that reads a value of the app's own class, which may reject the value.
  private func reading(_ custom: String, slot: Int, of type: String) -> String {
    let rejects = parameter.rejectsCustomValues
    let name = KotlinSyntax.literal(parameter.name)
    let convert = "{ \(custom).fromLink(it) }"
    switch parameter.occurrence {
    case .required: return "match.custom(\(slot), \(name)) \(convert)"
    case .optional:
      return rejects
        ? "match.textOrNull(\(slot))?.let { match.custom(\(slot), \(name)) \(convert) }"
        : "match.textOrNull(\(slot))?.let \(convert)"
    case .defaulted:
      let value = rejects ? "{ match.custom(\(slot), \(name)) \(convert) }" : convert
      return "match.textOrNull(\(slot))?.let \(value) ?: "
        + (defaultValue(in: type + ".") ?? "null")
    case .repeated:
      return rejects
        ? "match.customs(\(slot), \(name)) \(convert)"
        : "match.texts(\(slot)).mapNotNull \(convert)"
    }
  }

  private func optional(_ slot: Int, of type: String) -> String {
    let text = "match.textOrNull(\(slot))"
    return isText ? text : "\(text)?.let { \(value("it", of: type)) }"
  }

  /// `true` if the values of the property are strings.
  private var isText: Bool { base == "String" && !parameter.isSecret }

  private func value(_ text: String, of type: String) -> String {
    let value =
      switch parameter.type.kind {
      case .pattern where base == "BigDecimal": "\(text).toBigDecimal()"
      case .text, .pattern, .languageTag: text
      case .integer: "\(text).to\(base)()"
      case .uuid: "UUID.fromString(\(text))"
      case .enumeration: enumeration.map { "as\($0)(\(text))" } ?? text
      case .date: "asCalendarDate(\(text))"
      case .boolean: "\(text) == \"true\""
      }
    return parameter.isSecret ? "\(type).Secret(\(value))" : value
  }

  /// Returns the expression that converts a property into a list of strings.
  func writing(_ property: String) -> String {
    switch parameter.occurrence {
    case .required, .defaulted: return "listOf(\(text(property, ".")))"
    case .optional: return "listOfNotNull(\(text(property, "?.")))"
    case .repeated:
      return isText ? property : "\(property).map { \(text("it", ".")) }"
    }
  }

  private func text(_ value: String, _ access: String) -> String {
    let plain = parameter.isSecret ? value + access + "value" : value
    if custom != nil { return plain + access + "linkText" }
    switch parameter.type.kind {
    case .pattern(let pattern):
      guard let rule = pattern.decimal else { return plain }
      let arguments = "\(rule.scale), \(rule.fraction == .padded)"
      return access == "."
        ? "decimalText(\(plain), \(arguments))" : "\(plain)?.let { decimalText(it, \(arguments)) }"
    case .text, .languageTag: return plain
    case .enumeration: return enumeration == nil ? plain : plain + access + "word"
    case .integer, .uuid, .date, .boolean: return plain + access + "toString()"
    }
  }
}
