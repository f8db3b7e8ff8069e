import LinkRouting

/// The parts of a route and the types of its values.
///
/// A ``RouteBuilder`` creates them.
public struct RouteParts<Values>: Sendable {
  var path = PathParts()
  var aliases: [PathParts] = []
  var query: [ParameterDeclaration] = []
  /// The parts of the fragment in order.
  var fragment: [FragmentPart] = []
  var fields: [ParameterField] = []

  init() {}

  /// `true` if the fragment has no keys.
  private var hasFragmentText: Bool {
    fragment.contains { if case .text = $0 { true } else { false } }
  }

  /// The names of the parameters of a fragment without keys.
  var namesInFragmentText: [String] { fragmentPattern?.parameterNames ?? [] }

  /// The types that the path and the parameters use.
  var types: [ParameterType] {
    path.types + aliases.flatMap(\.types)
      + fragment.flatMap { part -> [ParameterType] in
        switch part {
        case .text: []
        case .parameter(_, let types, let piece): hasFragmentText ? piece.types : types
        }
      }
  }

  /// The parameters of a fragment with keys.
  var fragmentItems: [ParameterDeclaration] {
    guard !hasFragmentText else { return [] }
    return fragment.compactMap { part in
      if case .parameter(let declaration, _, _) = part { declaration } else { nil }
    }
  }

  /// The pattern of a fragment without keys, or `nil`.
  var fragmentPattern: FragmentPattern? {
    guard hasFragmentText else { return nil }
    var isRequired = true
    let pieces = fragment.map { part -> RoutePattern.Piece in
      switch part {
      case .text(let text): return .literal(text)
      case .parameter(let declaration, _, let piece):
        if declaration.occurrence != .required { isRequired = false }
        return piece.0
      }
    }
    return FragmentPattern(pieces, isRequired: isRequired)
  }

  /// The mistakes in the parts.
  var mistakes: [DeclarationMistake] {
    path.assembled.mistakes
      + aliases.enumerated().flatMap { index, alias in
        alias.assembled.mistakes.map { $0.located(at: ManifestLocation("aliases").index(index)) }
      } + fragmentMistakes.map { $0.located(at: ManifestLocation("fragment")) }
  }

  /// The mistakes in a fragment without keys.
  private var fragmentMistakes: [DeclarationMistake] {
    guard hasFragmentText else { return [] }
    let parameters = fragment.compactMap { part in
      if case .parameter(let declaration, _, _) = part { declaration } else { nil }
    }
    if parameters.isEmpty {
      return [
        DeclarationMistake(
          message: "the fragment has no parameter", note: "declare one between the texts")
      ]
    }
    var mistakes = parameters.filter(\.hasOptionsOfKeys).map { parameter in
      DeclarationMistake(
        message: "parameter '\(parameter.name)' is not possible in a fragment without keys",
        note: "declare it without 'key', 'default', 'invalid' and 'repeated'")
    }
    if Set(parameters.map { $0.occurrence == .required }).count > 1 {
      mistakes.append(
        DeclarationMistake(
          message: "the fragment has required and optional parameters",
          note: "a link has all values of a fragment without keys, or none"))
    }
    return mistakes
  }

  /// Creates the parts of another route with an additional field.
  init(_ parts: RouteParts<some Any>, adding field: ParameterField? = nil) {
    path = parts.path
    aliases = parts.aliases
    query = parts.query
    fragment = parts.fragment
    fields = parts.fields
    if let field { fields.append(field) }
  }

  /// Creates the parts with another one.
  init(_ parts: RouteParts<some Any>, adding part: RoutePart) {
    self.init(parts, adding: part.field)
    path.append(part.path)
    aliases += part.alias.map { [$0] } ?? []
    query += part.query.map { [$0] } ?? []
    fragment += part.fragment.map { [$0] } ?? []
  }
}

/// A part of a fragment.
enum FragmentPart: Sendable {
  /// The text of a fragment without keys.
  case text(String)
  /// A parameter, with its types in a fragment with keys, and in one without.
  case parameter(
    ParameterDeclaration, types: [ParameterType],
    piece: (RoutePattern.Piece, types: [ParameterType]))
}

/// One part of a route.
struct RoutePart: Sendable {
  var path = PathParts()
  var alias: PathParts?
  var query: ParameterDeclaration?
  var fragment: FragmentPart?
  var field: ParameterField?
}

/// A part of a route without a value: literal components or an alias.
public struct LiteralPart: Sendable {
  var part: RoutePart
}

/// A part of a route with a value.
public struct ValuePart<Value>: Sendable {
  var part: RoutePart
}

/// Builds a route from its components and parameters.
///
/// A string is one or more literal components: `"settings"`, `"settings/profile"`. It is not
/// percent-encoded. The path consists of the strings and the ``PathParameter`` values in order.
@resultBuilder
public enum RouteBuilder {
  /// Reads literal components.
  public static func buildExpression(_ path: String) -> LiteralPart {
    LiteralPart(part: RoutePart(path: PathParts(literal: path)))
  }

  /// Reads an alias.
  public static func buildExpression(_ alias: PathAlias) -> LiteralPart {
    LiteralPart(part: RoutePart(alias: alias.path))
  }

  /// Reads the text of a fragment without keys.
  public static func buildExpression(_ text: FragmentText) -> LiteralPart {
    LiteralPart(part: RoutePart(fragment: .text(text.text)))
  }

  /// Reads a parameter of the path.
  public static func buildExpression<Value>(_ parameter: PathParameter<Value>) -> ValuePart<Value> {
    ValuePart(part: RoutePart(path: parameter.path, field: parameter.field))
  }

  /// Reads a parameter of the query.
  public static func buildExpression<Value>(
    _ parameter: QueryParameter<Value>
  ) -> ValuePart<Value> {
    let item = parameter.item
    return ValuePart(
      part: RoutePart(
        path: PathParts(types: item.types), query: item.declaration, field: item.field))
  }

  /// Reads a parameter of the fragment.
  public static func buildExpression<Value>(
    _ parameter: FragmentParameter<Value>
  ) -> ValuePart<Value> {
    let item = parameter.item
    return ValuePart(
      part: RoutePart(
        fragment: .parameter(item.declaration, types: item.types, piece: item.piece),
        field: item.field))
  }

  /// Builds the root.
  public static func buildBlock() -> RouteParts<Void> { RouteParts() }

  /// Starts with a part without a value.
  public static func buildPartialBlock(first: LiteralPart) -> RouteParts<Void> {
    RouteParts(RouteParts<Void>(), adding: first.part)
  }

  /// Starts with a part with a value.
  public static func buildPartialBlock<Value>(first: ValuePart<Value>) -> RouteParts<Value> {
    RouteParts(RouteParts<Void>(), adding: first.part)
  }

  /// Adds a part without a value.
  public static func buildPartialBlock<Values>(
    accumulated: RouteParts<Values>, next: LiteralPart
  ) -> RouteParts<Values> {
    RouteParts(accumulated, adding: next.part)
  }

  /// Adds the first value.
  public static func buildPartialBlock<Value>(
    accumulated: RouteParts<Void>, next: ValuePart<Value>
  ) -> RouteParts<Value> {
    RouteParts(accumulated, adding: next.part)
  }

  /// Adds the second value.
  @_disfavoredOverload
  public static func buildPartialBlock<First, Value>(
    accumulated: RouteParts<First>, next: ValuePart<Value>
  ) -> RouteParts<(First, Value)> {
    RouteParts(accumulated, adding: next.part)
  }

  /// Adds a further value.
  public static func buildPartialBlock<First, Second, each Rest, Value>(
    accumulated: RouteParts<(First, Second, repeat each Rest)>, next: ValuePart<Value>
  ) -> RouteParts<(First, Second, repeat each Rest, Value)> {
    RouteParts(accumulated, adding: next.part)
  }
}

extension ParameterDeclaration {
  /// `true` if a parameter of a fragment without keys cannot have the properties.
  fileprivate var hasOptionsOfKeys: Bool {
    occurrence == .repeated || defaultValue != nil || invalid != nil || ownKey != nil
  }
}
