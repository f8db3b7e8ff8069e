public import LinkRouting
import TextPrimitives

/// A route that is declared in Swift, with the types of its values.
///
/// `Values` is a tuple type with the types of the values, in the order of their declaration. If the
/// route has only one parameter, `Values` is the type of its value. If the route has none, it is
/// `Void`. An optional parameter has an optional type, and a repeated parameter or a catch-all has
/// an array.
///
/// In a `switch`, a route is a pattern that matches the links of the route:
///
/// ```swift
/// switch try Shop.router.match(link) {
/// case Shop.basket: showBasket()
/// case let match:
///   if let (sku, page) = Shop.item.values(in: match) { show(sku, page) }
/// }
/// ```
public struct DeclaredRoute<Links: DeclaredLinks, Values>: Sendable {
  /// The route in the manifest.
  public let route: Route
  /// The named types that the path and the parameters use.
  let types: [ParameterType]
  /// The conversions of the values, in the order of `Values`.
  let fields: [ParameterField]
  /// The mistakes in the declaration, which the diagnostics of the manifest report.
  let mistakes: [DeclarationMistake]

  /// The names of the app and the route.
  public var reference: RouteReference {
    RouteReference(app: Links.manifest.app, route: route.name)
  }

  /// Returns `true` if the matched link has this route.
  public func matches(_ match: LinkMatch) -> Bool {
    match.routeName.utf8.elementsEqual(route.name.utf8)
      && match.app.utf8.elementsEqual(Links.manifest.app.utf8)
  }

  /// Returns `true` if the matched link has the route, which is the pattern of a `case`.
  public static func ~= (route: Self, match: LinkMatch) -> Bool { route.matches(match) }

  /// Returns the values of a match.
  ///
  /// A type of the app may reject a value that the type of the manifest accepts. An optional
  /// parameter of the query or the fragment is then absent, or has its default, and the list of a
  /// repeated parameter omits the value. The value is not dropped if its parameter has the policy
  /// `reject`, or belongs to a condition or to a fragment without keys.
  ///
  /// - Returns: `nil` if the match has another route, if a type of the app rejects a value that is
  ///   not dropped, or if the match comes from a router whose manifest declares other types.
  public func values<each Value>(
    in match: LinkMatch
  ) -> (repeat each Value)? where Values == (repeat each Value) {
    guard matches(match) else { return nil }
    var values: [any Sendable] = []
    for field in fields {
      guard let value = field.value(in: match) else { return nil }
      values.append(value)
    }
    var reader = ValueList(values: values)
    return (repeat reader.next((each Value).self))
  }

  /// Returns the canonical link of the route with the given values.
  ///
  /// If the values have their canonical spelling, ``values(in:)`` returns the same values for a
  /// match of the link.
  ///
  /// - Parameters:
  ///   - values: The values in the order of their declaration.
  ///   - scheme: `https`, or one of the app's own schemes; `nil` for the canonical scheme.
  ///   - subdomain: The value of the parameter of the host; `nil` for the first host.
  ///   - shared: The values of shared query parameters. A call of the ``QueryParameter`` creates
  ///     each of them, as in `Shop.campaign("summer")`.
  /// - Throws: `LinkError` for a value that the type of its parameter does not accept, for a scheme
  ///   that the route does not support, and for a route that the manifest does not list.
  public func link<each Value: Sendable>(
    _ values: repeat each Value, scheme: String? = nil, subdomain: SubdomainValue? = nil,
    shared: [SharedValue] = []
  ) throws(LinkError) -> String where Values == (repeat each Value) {
    var texts: [(name: String, values: [String])] = []
    for value in repeat each values {
      let field = fields[texts.count]
      texts.append((field.name, field.texts(value)))
    }
    if let subdomain { texts.append((subdomain.name, [subdomain.text])) }
    texts += shared.map { ($0.name, $0.texts) }
    return try Links.router.link(to: reference, texts: texts, scheme: scheme)
  }
}

/// The conversions between a parameter of a match and a value in Swift.
struct ParameterField: Sendable {
  /// The name of the parameter.
  let name: String
  /// `true` if a value that the type in Swift does not accept is treated as absent.
  ///
  /// If it is `false`, such a value makes ``DeclaredRoute/values(in:)`` return `nil`.
  var dropsInvalid: Bool
  /// Returns the value in a match, or `nil` if the match does not fit the declaration.
  ///
  /// The second parameter is ``dropsInvalid``.
  private let read: @Sendable (LinkMatch, Bool) -> (any Sendable)?
  /// Returns the strings of a value, before percent-encoding.
  let texts: @Sendable (any Sendable) -> [String]

  /// Returns the value in a match, or `nil` if the match does not fit the declaration.
  func value(in match: LinkMatch) -> (any Sendable)? { read(match, dropsInvalid) }

  /// Creates the conversions of a parameter with exactly one value.
  static func single<Value: LinkValue>(
    _ name: String, _: Value.Type, default defaultValue: Value? = nil, dropsInvalid: Bool = false
  ) -> Self {
    Self(
      name: name, dropsInvalid: dropsInvalid,
      read: { match, dropsInvalid in
        match[name].flatMap { Value(parameter: $0) ?? (dropsInvalid ? defaultValue : nil) }
      },
      texts: { value in (value as? Value).map { [$0.linkText] } ?? [] })
  }

  /// Creates the conversions of a parameter with at most one value.
  static func optional<Value: LinkValue>(
    _ name: String, _: Value.Type, dropsInvalid: Bool = false
  ) -> Self {
    Self(
      name: name, dropsInvalid: dropsInvalid,
      read: { match, dropsInvalid in
        // Without the casts, an absent value would become the `nil` that this closure returns for a
        // match that does not fit the declaration.
        guard let parameter = match[name] else { return Value?.none as any Sendable }
        guard let value = Value(parameter: parameter) else {
          return dropsInvalid ? Value?.none as any Sendable : nil
        }
        return Value?.some(value) as any Sendable
      },
      texts: { value in (value as? Value?)?.map { [$0.linkText] } ?? [] })
  }

  /// Creates the conversions of a parameter with a list of values.
  static func list<Value: LinkValue>(
    _ name: String, _: Value.Type, dropsInvalid: Bool = false
  ) -> Self {
    Self(
      name: name, dropsInvalid: dropsInvalid,
      read: { match, dropsInvalid in
        guard let parameter = match[name] else { return [Value]() }
        guard dropsInvalid, case .list(let values) = parameter.content else {
          return [Value](parameter: parameter)
        }
        return values.compactMap(Value.init(parameter:))
      },
      texts: { value in (value as? [Value])?.map(\.linkText) ?? [] })
  }
}

/// The values of a route, in order.
private struct ValueList {
  let values: [any Sendable]
  var index = 0

  /// Returns the next value, whose type the builder of the route has determined.
  mutating func next<Value>(_: Value.Type) -> Value {
    defer { index += 1 }
    guard let value = values[index] as? Value else {
      preconditionFailure("the value of a parameter has another type than its declaration")
    }
    return value
  }
}

extension LinkValue {
  /// The value as a link spells it, before percent-encoding.
  var linkText: String {
    var text = ""
    readLinkBytes { bytes in text = String(decoding: 0..<bytes.count, of: bytes) }
    return text
  }
}
