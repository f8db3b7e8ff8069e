public import LinkRouting

/// A parameter in the query of a route.
public struct QueryParameter<Value>: ItemParameter {
  /// The declaration of the parameter, with the type of its value.
  public let item: DeclaredItem<Value>

  /// Creates a parameter from its declaration.
  public init(item: DeclaredItem<Value>) {
    self.item = item
  }
}

/// Literal text of a fragment without keys, such as the `L` of `#L10`.
///
/// A fragment with literal text consists of this text and the values of its parameters, in order.
/// The fragment `#L10-L20` consists of:
///
/// ```swift
/// FragmentText("L")
/// FragmentParameter(optional: "from", .integer(1...))
/// FragmentText("-L")
/// FragmentParameter(optional: "to", .integer(1...))
/// ```
///
/// Either all parameters are optional, or all are required. If they are required, every link of the
/// route must have such a fragment. If they are optional, a link has either all of the values or
/// none.
public struct FragmentText: Sendable {
  let text: String

  /// Creates a text.
  ///
  /// An empty text adds nothing to links, but declares that the fragment has no keys.
  public init(_ text: String) {
    self.text = text
  }
}

/// A parameter in the fragment of a route.
public struct FragmentParameter<Value>: ItemParameter {
  /// The declaration of the parameter, with the type of its value.
  public let item: DeclaredItem<Value>

  /// Creates a parameter from its declaration.
  public init(item: DeclaredItem<Value>) {
    self.item = item
  }
}

/// The declaration of a parameter of the query or the fragment, with the type of its value.
public struct DeclaredItem<Value>: Sendable {
  /// The declaration in the manifest.
  public let declaration: ParameterDeclaration
  /// The named types that the declaration refers to.
  public let types: [ParameterType]
  /// The parameter in a fragment without keys, and the types to declare for it.
  let piece: (RoutePattern.Piece, types: [ParameterType])
  let field: ParameterField

  init<Element>(
    _ declaration: ParameterDeclaration, of type: ValueType<Element>, field: ParameterField
  ) {
    let (reference, types) = type.reference(orElse: declaration.name)
    var declaration = declaration
    declaration.type = reference
    self.declaration = declaration
    self.types = types
    let (name, ownTypes) = type.named(orElse: declaration.name)
    piece = (.parameter(name: declaration.name, type: name), ownTypes)
    self.field = field
  }
}

/// A parameter of the query or the fragment: ``QueryParameter`` or ``FragmentParameter``.
public protocol ItemParameter<Value>: Sendable {
  /// The type of the value in Swift.
  associatedtype Value
  /// The declaration of the parameter, with the type of its value.
  var item: DeclaredItem<Value> { get }
  /// Creates a parameter from its declaration.
  init(item: DeclaredItem<Value>)
}

extension ItemParameter {
  /// Creates a required parameter.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of the value.
  ///   - key: The key in links; `nil` to use the name.
  public init(_ name: String, _ type: ValueType<Value>, key: String? = nil)
  where Value: LinkValue {
    self.init(
      item: DeclaredItem(
        ParameterDeclaration(name: name, type: .named(""), key: key), of: type,
        field: .single(name, Value.self)))
  }

  /// Creates an optional parameter with a default value.
  ///
  /// The canonical link omits a parameter that has its default value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of the value.
  ///   - value: The value of an absent parameter.
  ///   - invalid: The handling of an invalid value; `nil` to drop it.
  ///   - key: The key in links; `nil` to use the name.
  public init(
    _ name: String, _ type: ValueType<Value>, default value: Value,
    invalid: ParameterDeclaration.InvalidValuePolicy? = nil, key: String? = nil
  ) where Value: LinkValue {
    self.init(
      item: DeclaredItem(
        ParameterDeclaration(
          name: name, type: .named(""), occurrence: .optional, defaultValue: value.linkText,
          invalid: invalid, key: key), of: type,
        field: .single(name, Value.self, default: value, dropsInvalid: invalid != .reject)))
  }

  /// Creates an optional parameter.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of the value.
  ///   - invalid: The handling of an invalid value; `nil` to drop it.
  ///   - key: The key in links; `nil` to use the name.
  public init<Element>(
    optional name: String, _ type: ValueType<Element>,
    invalid: ParameterDeclaration.InvalidValuePolicy? = nil, key: String? = nil
  ) where Value == Element? {
    self.init(
      item: DeclaredItem(
        ParameterDeclaration(
          name: name, type: .named(""), occurrence: .optional, invalid: invalid, key: key),
        of: type, field: .optional(name, Element.self, dropsInvalid: invalid != .reject)))
  }

  /// Creates a parameter that may occur any number of times.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of each value.
  ///   - invalid: The handling of an invalid value; `nil` to drop it.
  ///   - key: The key in links; `nil` to use the name.
  public init<Element>(
    repeated name: String, _ type: ValueType<Element>,
    invalid: ParameterDeclaration.InvalidValuePolicy? = nil, key: String? = nil
  ) where Value == [Element] {
    self.init(
      item: DeclaredItem(
        ParameterDeclaration(
          name: name, type: .named(""), occurrence: .repeated, invalid: invalid, key: key),
        of: type, field: .list(name, Element.self, dropsInvalid: invalid != .reject)))
  }
}
