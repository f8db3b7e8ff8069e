public import LinkRouting

/// The value of a query parameter that all routes of an app share.
///
/// A shared parameter is declared once, and listed in the manifest:
///
/// ```swift
/// enum Shop: DeclaredLinks {
///   static let campaign = QueryParameter(optional: "campaign", .slug)
///   static let basket = route("basket") { "basket" }
///   static let manifest = LinkManifest(
///     app: "shop", hosts: ["shop.example"], types: campaign.item.types,
///     sharedQuery: [campaign.item.declaration]
///   ) {
///     basket
///   }
///   static let router = Router(proven: [manifest])
/// }
///
/// let match = try Shop.router.match("https://shop.example/basket?campaign=summer")
/// Shop.campaign.value(in: match)                          // "summer"
/// try Shop.basket.link(shared: [Shop.campaign("summer")])  // the same link
/// ```
public struct SharedValue: Sendable {
  let name: String
  let texts: [String]
}

extension QueryParameter {
  /// Returns the value in a match.
  ///
  /// - Returns: `nil` if the link does not contain a required parameter, or if a type of the app
  ///   rejects a value that is required, has the policy `reject`, or is part of a condition.
  public func value(in match: LinkMatch) -> Value? {
    var field = item.field
    // The value of a parameter in a condition cannot be dropped. No link could be built from the
    // remaining values.
    if match.route.conditions.contains(where: { [$0.parameter, $0.other].contains(field.name) }) {
      field.dropsInvalid = false
    }
    return field.value(in: match) as? Value
  }

  /// Returns a value of a shared parameter, for ``DeclaredRoute/link(_:scheme:subdomain:shared:)``.
  public func callAsFunction(_ value: Value) -> SharedValue where Value: Sendable {
    SharedValue(name: item.field.name, texts: item.field.texts(value))
  }
}
