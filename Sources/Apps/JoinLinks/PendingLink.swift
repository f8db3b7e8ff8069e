public import LinkRouting

/// A link that an app keeps until the link can be opened, for example after a login.
///
/// A pending link contains the route and its parameters instead of the link as a string. It omits
/// secrets unless the caller chooses to keep them; a person types omitted secrets again after the
/// login. The type conforms to `Codable`, so apps can store a pending link.
///
/// ```swift
/// let pending = PendingLink(match)                  // without the passcode
/// // … the person signs in …
/// let match = try pending.resume(with: router)
/// JoinForm(JoinIntent(match)!)                      // its passcode field is empty
/// ```
public struct PendingLink: Sendable, Hashable, Codable {
  /// A policy for the secrets in a link, such as passcodes.
  public enum Secrets: String, Sendable, Hashable, Codable {
    /// Secrets are omitted.
    case leftOut
    /// Secrets are kept in clear text; the caller is responsible for protecting them.
    case kept
  }

  /// A parameter and its values.
  public struct Value: Sendable, Hashable, Codable {
    /// The name of the parameter.
    public let name: String
    /// The values, as in a link, but not percent-encoded.
    public let texts: [String]
    /// A Boolean value that indicates whether the values are secret.
    public let isSecret: Bool
  }

  /// The name of the app.
  public let app: String
  /// The name of the route.
  public let route: String
  /// The parameters; secrets are included only if they are kept.
  public let values: [Value]
  /// The names of the secrets that were omitted.
  public let omittedSecrets: [String]

  /// Creates a pending link from a match.
  public init(_ match: LinkMatch, secrets: Secrets = .leftOut) {
    app = match.app
    route = match.routeName
    var values: [Value] = []
    var omitted: [String] = []
    for parameter in match.parameters where parameter.range != nil {
      if parameter.value.isSecret, secrets == .leftOut {
        omitted.append(parameter.name)
      } else {
        values.append(
          Value(
            name: parameter.name, texts: parameter.value.elements.map(\.text),
            isSecret: parameter.value.isSecret))
      }
    }
    self.values = values
    omittedSecrets = omitted
  }

  /// Returns a match for the link, as if the link had just arrived.
  ///
  /// - Parameters:
  ///   - router: A router with the same manifests, or newer ones.
  ///   - secrets: The secrets, keyed by the names of their parameters. They replace kept secrets.
  /// - Throws: ``LinkRouting/LinkError`` if the route no longer exists, rejects a value, or
  ///   requires a secret that was omitted.
  public func resume(
    with router: Router, secrets: [String: String] = [:]
  ) throws(LinkError) -> LinkMatch {
    let texts =
      values.filter { secrets[$0.name] == nil }.map { (name: $0.name, values: $0.texts) }
      + secrets.sorted { $0.key < $1.key }.map { (name: $0.key, values: [$0.value]) }
    let reference = RouteReference(app: app, route: route)
    return try router.match(router.link(to: reference, texts: texts))
  }
}

extension PendingLink: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The app, the route and the values, with secrets masked.
  public var description: String {
    "\(app).\(route)(\(values.map(\.description).joined(separator: ", ")))"
  }

  /// The app, the route and the values, with secrets masked, as in ``description``.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` prints no secrets.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension PendingLink.Value: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The name and the values, with secrets masked.
  public var description: String {
    name + ": " + (isSecret ? ParameterValue.mask : texts.joined(separator: ","))
  }

  /// The name and the values, with secrets masked, as in ``description``.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` prints no secrets.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
