public import LinkRouting

/// A parameter in the path of a route.
///
/// A type without a name gets the name of the parameter.
public struct PathParameter<Value>: Sendable {
  let path: PathParts
  let field: ParameterField

  /// Creates a parameter for one component.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of the value.
  ///   - prefix: The literal text before the value, in the same component.
  ///   - suffix: The literal text after the value, in the same component.
  ///   - continuesComponent: `true` if the value is in the component of the parameter before it, as
  ///     in `/{from}-{to}`. The types and the text between the values must allow only one way to
  ///     divide each component.
  public init(
    _ name: String, _ type: ValueType<Value>, prefix: String = "", suffix: String = "",
    continuesComponent: Bool = false
  ) where Value: LinkValue {
    self.init(
      name, type,
      in: Surroundings(prefix: prefix, suffix: suffix, continuesComponent: continuesComponent),
      field: .single(name, Value.self))
  }

  /// Creates a parameter for a component that links may omit.
  ///
  /// The path `/store[/{section}[/page/{page}]]` consists of:
  ///
  /// ```swift
  /// "store"
  /// PathParameter(optional: "section", .slug)
  /// PathParameter(optional: "page", .integer(1...), after: "page", within: "section")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of the value.
  ///   - prefix: The literal text before the value, in the same component.
  ///   - suffix: The literal text after the value, in the same component.
  ///   - leading: The literal components before the value that links omit together with it.
  ///   - trailing: The literal components after the value that links omit together with it.
  ///   - surrounding: The name of another optional parameter, which every link with this parameter
  ///     also has; `nil` if this parameter does not depend on another one.
  public init<Element>(
    optional name: String, _ type: ValueType<Element>, prefix: String = "", suffix: String = "",
    after leading: String = "", before trailing: String = "", within surrounding: String? = nil
  ) where Value == Element? {
    self.init(
      name, type,
      in: Surroundings(
        prefix: prefix, suffix: suffix, leading: leading, trailing: trailing,
        placement: surrounding.map { .within($0) } ?? .optional),
      field: .optional(name, Element.self))
  }

  /// Creates a parameter that links omit together with another optional parameter.
  ///
  /// The path `/events[/{year}-{month}/{day}]` consists of:
  ///
  /// ```swift
  /// "events"
  /// PathParameter(optional: "year", .integer(2000...2999))
  /// PathParameter(
  ///   optional: "month", .integer(1...12), prefix: "-", with: "year", continuesComponent: true)
  /// PathParameter(optional: "day", .integer(1...31), with: "year")
  /// ```
  ///
  /// A link has all of these values, or none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of the value.
  ///   - prefix: The literal text before the value, in the same component.
  ///   - suffix: The literal text after the value, in the same component.
  ///   - leading: The literal components before the value that links omit together with it.
  ///   - trailing: The literal components after the value that links omit together with it.
  ///   - partner: The name of the other parameter, which precedes this one.
  ///   - continuesComponent: `true` if the value is in the component of the parameter before it.
  public init<Element>(
    optional name: String, _ type: ValueType<Element>, prefix: String = "", suffix: String = "",
    after leading: String = "", before trailing: String = "", with partner: String,
    continuesComponent: Bool = false
  ) where Value == Element? {
    self.init(
      name, type,
      in: Surroundings(
        prefix: prefix, suffix: suffix, leading: leading, trailing: trailing,
        continuesComponent: continuesComponent, placement: .with(partner)),
      field: .optional(name, Element.self))
  }

  /// Creates a parameter for the rest of the path, up to any components that are declared after it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of each component.
  ///   - minimum: The minimum number of components, 0 or 1.
  public init<Element>(catchAll name: String, _ type: ValueType<Element>, minimum: Int = 0)
  where Value == [Element] {
    let (reference, types) = type.named(orElse: name)
    var path = PathParts()
    path.elements = [
      PathParts.Element(components: [.catchAll(name: name, type: reference, minimum: minimum)])
    ]
    path.types = types
    self.path = path
    field = .list(name, Element.self)
  }

  /// The literal text and components around a value, and the relation of the value to optional
  /// parts.
  private struct Surroundings {
    var prefix = ""
    var suffix = ""
    var leading = ""
    var trailing = ""
    var continuesComponent = false
    var placement = PathParts.Element.Placement.required
  }

  private init<Element>(
    _ name: String, _ type: ValueType<Element>, in surroundings: Surroundings, field: ParameterField
  ) {
    let (reference, types) = type.named(orElse: name)
    let value = RoutePattern.Component.parameter(
      name: name, type: reference, prefix: surroundings.prefix, suffix: surroundings.suffix)
    let leading = PathParts(literal: surroundings.leading)
    let trailing = PathParts(literal: surroundings.trailing)
    var path = PathParts()
    path.mistakes = leading.mistakes + trailing.mistakes
    path.elements = [
      PathParts.Element(
        components: leading.elements.flatMap(\.components) + [value]
          + trailing.elements.flatMap(\.components),
        name: name, continuesComponent: surroundings.continuesComponent,
        placement: surroundings.placement)
    ]
    path.types = types
    self.path = path
    self.field = field
  }
}
