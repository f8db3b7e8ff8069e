import SwiftParser
import SwiftSyntax

/// Finds keys in Swift.
///
/// The tree is walked with an explicit stack instead of recursion, because the depth of a chain of
/// calls is as large as its length.
struct SwiftKeyFinder {
  var uses: [KeyUse] = []

  /// Returns the uses of keys in a source file, and a failure if the file is not read completely.
  static func find(in bytes: [UInt8]) -> (uses: [KeyUse], failure: ScanFailure?) {
    // The parser would take quadratic time for deeply nested code.
    if let place = tooDeep(bytes) {
      return ([], ScanFailure("the code is nested too deeply", at: place..<place + 1))
    }
    return DeepStack.run { walk(bytes) } ?? ([], ScanFailure("the file could not be parsed"))
  }

  /// Returns the offset at which the number of open brackets exceeds the limit; `nil` if there is
  /// none.
  ///
  /// The limit is four times ``DeepStack/nestingLevel``.
  ///
  /// Brackets in strings are counted too.
  private static func tooDeep(_ bytes: [UInt8]) -> Int? {
    var depth = 0
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: continue
      }
      if depth > 4 * DeepStack.nestingLevel { return offset }
    }
    return nil
  }

  private static func walk(_ bytes: [UInt8]) -> (uses: [KeyUse], failure: ScanFailure?) {
    let tree = unsafe bytes.withUnsafeBufferPointer { source in
      // If this limit is not passed, the parser uses a lower one in debug builds.
      unsafe Parser.parse(source: source, maximumNestingLevel: DeepStack.nestingLevel)
    }
    var finder = Self()
    var open = [Syntax(tree)]
    while let node = open.popLast() {
      finder.look(at: node)
      open += node.children(viewMode: .sourceAccurate)
    }
    return (finder.uses, SwiftErrors.first(in: Syntax(tree)))
  }

  private mutating func look(at node: Syntax) {
    switch node.kind {
    case .functionCallExpr:
      if let call = node.as(FunctionCallExprSyntax.self) { look(at: call) }
    case .patternBinding:
      if let binding = node.as(PatternBindingSyntax.self) { look(at: binding) }
    case .sequenceExpr:
      if let sequence = node.as(SequenceExprSyntax.self) { look(at: sequence) }
    case .attribute:
      if let attribute = node.as(AttributeSyntax.self) { look(at: attribute) }
    case .memberAccessExpr:
      guard let member = node.as(MemberAccessExprSyntax.self),
        let symbol = SwiftSymbol(ofType: member)
      else { return }
      uses.append(symbol.use(call: "LocalizedStringResource"))
    case .functionParameter:
      guard let parameter = node.as(FunctionParameterSyntax.self) else { return }
      add(parameter.defaultValue?.value, of: parameter.type)
    case .functionDecl:
      guard let function = node.as(FunctionDeclSyntax.self), let body = function.body,
        let type = Self.keyType(function.signature.returnClause?.type)
      else { return }
      addResults(of: Syntax(body), type)
    default: break
    }
  }

  // MARK: Calls

  private mutating func look(at call: FunctionCallExprSyntax) {
    guard let (name, base) = Self.callee(call.calledExpression) else { return }
    look(at: call, name, base)
  }

  /// Adds the keys in a call to a function with the given name.
  mutating func look(
    at call: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?
  ) {
    var kinds = SwiftCalls.functions[name] ?? []
    if base != nil { kinds += SwiftCalls.modifiers[name] ?? [] }
    for kind in kinds {
      guard let argument = Self.argument(call, kind.label, isFirst: kind.label == nil) else {
        continue
      }
      let table = Self.argument(call, kind.table)?.expression
      // An argument of a different overload, as in `Text(date, style: .date)`, is not a key.
      for operands in SwiftKey.alternatives(SwiftKey.unwrapped(argument.expression)) {
        if !kind.takesString, let symbol = operands.only.flatMap({ SwiftSymbol($0) }) {
          uses.append(symbol.use(call: name))
          continue
        }
        // If there are operators, the result is a `String`, which such a call shows without
        // localizing it.
        if kind.isOverloaded, operands.only == nil { continue }
        var key = SwiftKey.key(operands, takesString: kind.takesString)
        if key == nil, !kind.isOverloaded, !Self.isOfKeyType(operands, name) {
          key = .computed(reason: "it is an expression")
        }
        guard let key else { continue }
        if case .computed = key, kind.isOverloaded { continue }
        var use = KeyUse(range: operands.range, key: key, call: name)
        use.table = Self.table(table)
        use.bundle = Self.argument(call, "bundle").map { Self.short($0.expression) }
        if name == "localizedString" { use.bundle = base.map(Self.short) }
        use.hasDefault = Self.hasDefault(call, kind.defaultValue)
        uses.append(use)
      }
    }
  }

  /// Returns the name of the called function, and the value on which it is called; `nil` if the
  /// expression has no name.
  private static func callee(_ expression: ExprSyntax) -> (name: String, base: ExprSyntax?)? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return (reference.baseName.text, nil)
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return callee(generic.expression)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    guard name == "init", let base = member.base else { return (name, member.base) }
    return callee(base)
  }

  private static func argument(
    _ call: FunctionCallExprSyntax, _ label: String?, isFirst: Bool = false
  ) -> LabeledExprSyntax? {
    if isFirst { return call.arguments.first.flatMap { $0.label == nil ? $0 : nil } }
    return call.arguments.first { $0.label?.text == label }
  }

  /// Returns `true` if a call contains a nonempty default string for a key that has no entry.
  private static func hasDefault(_ call: FunctionCallExprSyntax, _ label: String) -> Bool {
    guard let value = argument(call, label)?.expression, !value.is(NilLiteralExprSyntax.self)
    else { return false }
    return SwiftKey.key(SwiftOperands(value), takesString: true) != .literal("")
  }

  private static func table(_ expression: ExprSyntax?) -> KeyUse.Table {
    guard let expression, !expression.is(NilLiteralExprSyntax.self) else { return .unsaid }
    if case .literal(let table) = SwiftKey.key(SwiftOperands(expression), takesString: true) {
      return .named(table)
    }
    return .computed
  }

  /// Returns `true` if an argument is a key that was already found where it was created.
  ///
  /// An example is the argument of `String(localized: LocalizedStringResource("key"))`.
  private static func isOfKeyType(_ operands: SwiftOperands, _ name: String) -> Bool {
    guard let expression = operands.only else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return callee(call.calledExpression).map { SwiftCalls.functions[$0.name] != nil } ?? true
    }
    // A member without a base is a symbol that Xcode generates, or is declared with a key type.
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil || SwiftSymbol(ofType: member) != nil
  }

  /// Returns the source of an expression, shortened for messages.
  private static func short(_ expression: ExprSyntax) -> String {
    String(expression.trimmedDescription.prefix(80))
  }
}
