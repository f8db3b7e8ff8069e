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

  /// The mistakes in the path, the aliases and the fragment, with their locations in the route.
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
          message: "the fragment has no parameter",
          note: "declare a parameter between the literal texts")
      ]
    }
    var mistakes = parameters.filter(\.hasOptionsOfKeys).map { parameter in
      DeclarationMistake(
        message: "parameter '\(parameter.name)' has options that "
          + "a fragment without keys does not support",
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

  /// Creates a copy of parts, whose values may have other types, with an additional field.
  init(_ parts: RouteParts<some Any>, adding field: ParameterField? = nil) {
    path = parts.path
    aliases = parts.aliases
    query = parts.query
    fragment = parts.fragment
    fields = parts.fields
    if let field { fields.append(field) }
  }

  /// Creates a copy of parts, whose values may have other types, with an additional part.
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
  /// A parameter of a fragment.
  ///
  /// A fragment with keys uses the declaration and `types`. A fragment without keys uses `piece`.
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

extension ParameterDeclaration {
  /// `true` if the declaration has properties that only a fragment with keys supports.
  fileprivate var hasOptionsOfKeys: Bool {
    occurrence == .repeated || defaultValue != nil || invalid != nil || ownKey != nil
  }
}
