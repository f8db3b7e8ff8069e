import LinkRouting

extension ManifestExpression {
  static func expression(_ type: ParameterType) -> SwiftExpression {
    var arguments = [
      SwiftExpression.Argument(nil, .string(type.name)),
      SwiftExpression.Argument(nil, expression(type.kind)),
    ]
    arguments.add("isSecret", type.isSecret, unless: false)
    let custom = type.customTypes
    if !custom.isEmpty {
      var names: [SwiftExpression.Argument] = []
      names.add("swift", custom.swift)
      names.add("kotlin", custom.kotlin)
      names.add("typeScript", custom.typeScript)
      arguments.add("customTypes", .call("CustomTypes", names))
    }
    return .call("ParameterType", arguments)
  }

  static func expression(_ parameter: ParameterDeclaration) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    arguments.add("name", parameter.name)
    switch parameter.type {
    case .named(let name): arguments.add("type", .call(".named", [.init(nil, .string(name))]))
    case .inline(let kind):
      arguments.add("type", .call(".inline", [.init(nil, expression(kind))]))
    }
    if parameter.occurrence != .required {
      arguments.add("occurrence", .raw(".\(parameter.occurrence)"))
    }
    arguments.add("defaultValue", parameter.defaultValue)
    if let invalid = parameter.invalid {
      arguments.add("invalid", .raw(".\(invalid)"))
    }
    arguments.add("key", parameter.ownKey)
    return .call("ParameterDeclaration", arguments)
  }

  private static func expression(_ kind: ParameterType.Kind) -> SwiftExpression {
    switch kind {
    case .text(let rule): .call(".text", [.init(nil, expression(rule))])
    case .pattern(let pattern): .call(".pattern", [.init(nil, expression(pattern))])
    case .integer(let range): .call(".integer", [.init(nil, .raw(spelling(of: range)))])
    case .uuid: .raw(".uuid")
    case .enumeration(let words):
      .call(".enumeration", [.init(nil, .array(words.map { .string($0) }))])
    case .languageTag: .raw(".languageTag")
    case .date: .raw(".date")
    case .boolean: .raw(".boolean")
    }
  }

  private static func expression(_ pattern: TextPattern) -> SwiftExpression {
    if let rule = pattern.decimal {
      return .call("TextPattern", [.init("decimal", expression(rule))])
    }
    var arguments = [SwiftExpression.Argument(nil, .string(pattern.expression))]
    if pattern.folding != .none { arguments.add("folding", .raw(".\(pattern.folding)")) }
    if let check = pattern.check { arguments.add("check", .raw(".\(check)")) }
    return .call("TextPattern", arguments)
  }

  private static func expression(_ rule: DecimalRule) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    if rule.units != DecimalRule.wholeRange {
      arguments.add("units", .raw(spelling(of: rule.units)))
    }
    arguments.add("scale", .raw(String(rule.scale)))
    if rule.fraction != .padded { arguments.add("fraction", .raw(".\(rule.fraction)")) }
    return .call("DecimalRule", arguments)
  }

  private static func expression(_ rule: TextRule) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    if let allowed = rule.allowed {
      let ranges = allowed.ranges.map { range in
        SwiftExpression.raw(
          SwiftNumbers.hexadecimal(UInt64(range.lowerBound), digits: 2) + "..."
            + SwiftNumbers.hexadecimal(UInt64(range.upperBound), digits: 2))
      }
      arguments.add("allowed", .call("ScalarSet", [.init(nil, .array(ranges))]))
    }
    if rule.length != 0...TextRule.maximumLength {
      arguments.add("length", .raw(spelling(of: rule.length)))
    }
    if rule.unit != .characters { arguments.add("unit", .raw(".\(rule.unit)")) }
    if rule.folding != .none { arguments.add("folding", .raw(".\(rule.folding)")) }
    arguments.add("allowsLineBreaks", rule.allowsLineBreaks, unless: false)
    arguments.add("allowsInvisible", rule.allowsInvisible, unless: true)
    return .call("TextRule", arguments)
  }

  private static func spelling(of range: ClosedRange<Int>) -> String {
    let lower = SwiftNumbers.decimal(range.lowerBound)
    let upper = SwiftNumbers.decimal(range.upperBound)
    // Without parentheses, the minus sign would become a part of the operator.
    return lower + "..." + (upper.hasPrefix("-") ? "(\(upper))" : upper)
  }
}
