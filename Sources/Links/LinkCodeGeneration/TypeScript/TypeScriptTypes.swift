import LinkRouting

/// The types of values, in declarations and in the route table.
struct TypeScriptTypes {
  /// The properties that distinguish types in the table.
  private struct Shape: Hashable {
    var name: String
    var kind: ParameterType.Kind
    var isSecret: Bool
    var custom: String?
  }

  private var names: [Shape: String] = [:]
  private var taken: Set<String> = []
  /// The types in the table, in the order of their first use.
  private(set) var declarations: [TypeScriptExpression.Member] = []
  /// The runtime files that the types need.
  private(set) var sources: Set<String> = []

  /// Returns a reference to the type of a parameter in the table, and adds the type if it is new.
  mutating func reference(_ parameter: LinkInterface.Parameter) -> TypeScriptExpression {
    let type = parameter.type
    let custom = type.customTypes.typeScript.map { Self.localName(of: $0).name }
    let shape = Shape(
      name: type.name, kind: type.kind, isSecret: type.isSecret, custom: custom)
    if let name = names[shape] { return .raw("types." + name) }
    let base = IdentifierCase.camel.identifier(type.name.isEmpty ? parameter.name : type.name)
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = base + "\(number)"
      number += 1
    }
    names[shape] = name
    var value = expression(type.kind)
    if type.isSecret {
      sources.insert("SecretType")
      value = .call("secretType", [value])
    }
    if let custom {
      sources.insert("CustomType")
      value = .call("customType", [value, .raw(custom)])
    }
    declarations.append(.init(name, value))
    return .raw("types." + name)
  }

  private mutating func expression(_ kind: ParameterType.Kind) -> TypeScriptExpression {
    switch kind {
    case .text(let rule):
      sources.formUnion(["TextType", "StringValues", "Uppercase"])
      return .call("textType", [Self.expression(rule)])
    case .pattern(let pattern):
      sources.formUnion(["PatternType", "StringValues", "Uppercase"])
      // The fallback is never used: a manifest with an invalid pattern is rejected before
      // generation.
      var arguments: [TypeScriptExpression] = [.text(pattern.automaton?.encoded ?? "")]
      if pattern.folding != .none { arguments.append(.text(pattern.folding.rawValue)) }
      let type = TypeScriptExpression.call("patternType", arguments)
      guard let check = pattern.check else { return type }
      sources.insert("CheckedType")
      return .call("checkedType", [.text(check.rawValue), type])
    case .integer(let range):
      let isSafe = Self.isSafe(range)
      sources.formUnion(["Digits", isSafe ? "NumberType" : "BigIntType"])
      let bounds = [range.lowerBound, range.upperBound].map { bound in
        TypeScriptExpression.raw("\(bound)" + (isSafe ? "" : "n"))
      }
      return .call(isSafe ? "numberType" : "bigintType", bounds)
    case .uuid:
      sources.formUnion(["UUIDType", "StringValues"])
      return .call("uuidType", [])
    case .enumeration(let words):
      sources.formUnion(["WordType", "StringValues"])
      return .call("wordType", words.map { .text($0) })
    case .languageTag:
      sources.formUnion(["LanguageType", "StringValues", "Uppercase"])
      return .call("languageType", [])
    case .date:
      sources.formUnion(["DateType", "StringValues"])
      return .call("dateType", [])
    case .boolean:
      sources.insert("BooleanType")
      return .call("booleanType", [])
    }
  }

  private static func expression(_ rule: TextRule) -> TypeScriptExpression {
    var members: [TypeScriptExpression.Member] = []
    if let allowed = rule.allowed {
      let ranges = allowed.intersection(.printable).ranges.map { range in
        TypeScriptExpression.texts(
          [range.lowerBound, range.upperBound].map { bound in
            Unicode.Scalar(bound).map { String($0) } ?? ""
          })
      }
      members.append(.init("characters", .list(ranges)))
    }
    let bounds = [rule.length.lowerBound, rule.length.upperBound]
    members.append(.init("length", .list(bounds.map { .raw("\($0)") })))
    if rule.unit == .bytes { members.append(.init("countsBytes", .raw("true"))) }
    if rule.folding != .none { members.append(.init("fold", .text(rule.folding.rawValue))) }
    if rule.allowsLineBreaks { members.append(.init("isMultiline", .raw("true"))) }
    if !rule.allowsInvisible { members.append(.init("rejectsInvisible", .raw("true"))) }
    return .object(members)
  }

  /// Returns `true` if a `number` can represent every value exactly.
  static func isSafe(_ range: ClosedRange<Int>) -> Bool {
    let greatest = 9_007_199_254_740_991
    return range.lowerBound >= -greatest && range.upperBound <= greatest
  }

  /// Returns the name of a class of the app in the module, and its import.
  ///
  /// If the runtime declares something with the name of the class, the class has a different name
  /// in the module.
  static func localName(of custom: String) -> (name: String, imported: String) {
    let name = CustomTypes.parts(of: custom).name
    let own = TypeScriptRuntime.declaredNames.contains(name) ? name + "Class" : name
    return (own, own == name ? name : name + " as " + own)
  }

  /// Returns the TypeScript type for values of a type; for an enumeration, a union of its words.
  static func name(of type: ParameterType) -> String {
    if type.isSecret { return "Secret" }
    if let custom = type.customTypes.typeScript { return localName(of: custom).name }
    switch type.kind {
    case .text, .pattern, .uuid, .languageTag, .date: return "string"
    case .integer(let range): return isSafe(range) ? "number" : "bigint"
    case .boolean: return "boolean"
    case .enumeration(let words):
      return words.isEmpty
        ? "never" : words.map { TypeScriptText.literal($0) }.joined(separator: " | ")
    }
  }
}
