import LinkRouting

/// A part of a route without a value: literal components, an alias, or the text of a fragment.
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
  /// Converts a string to literal components.
  public static func buildExpression(_ path: String) -> LiteralPart {
    LiteralPart(part: RoutePart(path: PathParts(literal: path)))
  }

  /// Converts an alias to a part of the route.
  public static func buildExpression(_ alias: PathAlias) -> LiteralPart {
    LiteralPart(part: RoutePart(alias: alias.path))
  }

  /// Converts the text of a fragment without keys to a part of the route.
  public static func buildExpression(_ text: FragmentText) -> LiteralPart {
    LiteralPart(part: RoutePart(fragment: .text(text.text)))
  }

  /// Converts a parameter of the path to a part of the route.
  public static func buildExpression<Value>(_ parameter: PathParameter<Value>) -> ValuePart<Value> {
    ValuePart(part: RoutePart(path: parameter.path, field: parameter.field))
  }

  /// Converts a parameter of the query to a part of the route.
  public static func buildExpression<Value>(
    _ parameter: QueryParameter<Value>
  ) -> ValuePart<Value> {
    let item = parameter.item
    return ValuePart(
      part: RoutePart(
        path: PathParts(types: item.types), query: item.declaration, field: item.field))
  }

  /// Converts a parameter of the fragment to a part of the route.
  public static func buildExpression<Value>(
    _ parameter: FragmentParameter<Value>
  ) -> ValuePart<Value> {
    let item = parameter.item
    return ValuePart(
      part: RoutePart(
        fragment: .parameter(item.declaration, types: item.types, piece: item.piece),
        field: item.field))
  }

  /// Builds the route of the root, which is declared with an empty closure.
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
