public import LinkRouting

/// The optional parameter of a host, whose value is the subdomain.
///
/// List its host after a host without a parameter, and its types in the manifest:
///
/// ```swift
/// enum Shop: DeclaredLinks {
///   static let store = Subdomain("store", .slug, of: "shop.example")
///   static let basket = route("basket") { "basket" }
///   static let manifest = LinkManifest(
///     app: "shop", hosts: ["shop.example", store.host], types: store.types
///   ) {
///     basket
///   }
///   static let router = Router(proven: [manifest])
/// }
///
/// let match = try Shop.router.match("https://berlin.shop.example/basket")
/// Shop.store.value(in: match)                             // "berlin"
/// try Shop.basket.link(subdomain: Shop.store("berlin"))   // the same link
/// ```
public struct Subdomain<Value: LinkValue>: Sendable {
  /// The host with the parameter in braces, for the list of hosts of the manifest.
  public let host: String
  /// The types that the manifest must declare for the parameter.
  public let types: [ParameterType]
  private let name: String

  /// Declares a parameter.
  ///
  /// - Parameters:
  ///   - name: The name, which no parameter of a route may have.
  ///   - type: A text type or a pattern, or an enumeration of words that are valid host labels.
  ///   - domain: The part of the host after the value.
  public init(_ name: String, _ type: ValueType<Value>, of domain: String) {
    let type = type.named(orElse: name)
    self.name = name
    types = type.types
    host = "{" + (type.name == name ? name : name + ":" + type.name) + "}." + domain
  }

  /// Returns the value in the host of a link; `nil` for a link with another host or a custom
  /// scheme, or if `Value` does not accept the value.
  public func value(in match: LinkMatch) -> Value? { match[name].flatMap(Value.init(parameter:)) }

  /// Returns a value for ``DeclaredRoute/link(_:scheme:subdomain:shared:)``.
  public func callAsFunction(_ value: Value) -> SubdomainValue {
    SubdomainValue(name: name, text: value.linkText)
  }
}

/// A value of a ``Subdomain``.
public struct SubdomainValue: Sendable, Hashable {
  let name: String
  let text: String
}
