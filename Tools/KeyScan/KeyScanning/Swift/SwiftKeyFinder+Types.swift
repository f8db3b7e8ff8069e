import SwiftSyntax

// Finds keys by the type of a declaration, result, or conversion, and keys in attributes.

extension SwiftKeyFinder {
  /// Adds a literal that is converted to a key type: `"key" as LocalizedStringKey`.
  mutating func look(at sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    for (index, element) in elements.enumerated().dropLast(2)
    where elements[index + 1].is(UnresolvedAsExprSyntax.self) {
      guard let type = Self.keyType(elements[index + 2].as(TypeExprSyntax.self)?.type) else {
        continue
      }
      add(element, type)
    }
  }

  /// Adds keys in attributes of App Intents: `@Parameter(title: "key")`.
  mutating func look(at attribute: AttributeSyntax) {
    guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
      let labels = SwiftCalls.attributes[name],
      case .argumentList(let arguments)? = attribute.arguments
    else { return }
    for argument in arguments where labels.contains(argument.label?.text ?? "") {
      add(argument.expression, "LocalizedStringResource")
    }
  }

  mutating func look(at binding: PatternBindingSyntax) {
    guard let type = binding.typeAnnotation?.type else { return }
    add(binding.initializer?.value, of: type)
    if let body = binding.accessorBlock, let name = Self.keyType(type) {
      addResults(of: Syntax(body), name)
    }
  }

  /// Adds the key of a value with the given type, or the keys of an array or dictionary.
  mutating func add(_ value: ExprSyntax?, of type: TypeSyntax) {
    guard let value else { return }
    if let name = Self.keyType(type) { return add(value, name) }
    if let pair = type.as(DictionaryTypeSyntax.self), let name = Self.keyType(pair.value),
      case .elements(let elements)? = value.as(DictionaryExprSyntax.self)?.content
    {
      for element in elements { add(element.value, name) }
    }
    guard let element = type.as(ArrayTypeSyntax.self)?.element, let name = Self.keyType(element),
      let list = value.as(ArrayExprSyntax.self)
    else { return }
    for element in list.elements { add(element.expression, name) }
  }

  private mutating func add(_ value: ExprSyntax, _ type: String) {
    // The arguments of an initializer can name a table, as in `.init("key", table: "Table")`.
    if let call = value.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "init"
    {
      return look(at: call, type, nil)
    }
    for operands in SwiftKey.alternatives(value) where operands.only != nil {
      if let symbol = operands.only.flatMap({ SwiftSymbol($0) }) {
        if type == "LocalizedStringResource" { uses.append(symbol.use(call: type)) }
        continue
      }
      guard let key = SwiftKey.key(operands, takesString: false) else { continue }
      uses.append(KeyUse(range: operands.range, key: key, call: type))
    }
  }

  /// Returns the name of a key type; `nil` for other types.
  static func keyType(_ type: TypeSyntax?) -> String? {
    guard let type else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) { return keyType(optional.wrappedType) }
    let name =
      type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
    return name.flatMap { SwiftCalls.keyTypes.contains($0) ? $0 : nil }
  }

  /// Adds the keys that a body returns, both after `return` and as the values of its branches.
  mutating func addResults(of body: Syntax, _ type: String) {
    var open = [body]
    while let node = open.popLast() {
      switch node.kind {
      // Keys in nested functions, types, and calls are not results of this body.
      case .closureExpr, .functionDecl, .variableDecl, .functionCallExpr, .classDecl, .structDecl,
        .enumDecl:
        continue
      case .returnStmt:
        if let value = node.as(ReturnStmtSyntax.self)?.expression { add(value, type) }
      case .codeBlockItem:
        guard let item = node.as(CodeBlockItemSyntax.self)?.item else { continue }
        if let expression = ExprSyntax(item) {
          add(expression, type)
        }
        open.append(Syntax(item))
      default: open += node.children(viewMode: .sourceAccurate)
      }
    }
  }
}
