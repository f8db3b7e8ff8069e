public import LinkRouting

/// A link that arrived too early, kept until it can be followed.
///
/// It holds the route and the values, not the link, and leaves secrets out unless the caller
/// chooses to keep them; a person types them again after the login. It can be stored: `Codable`
/// writes what it holds.
///
/// ```swift
/// let pending = PendingLink(match)                  // without the passcode
/// // … the person signs in …
/// let match = try pending.resume(with: router)
/// JoinForm(JoinIntent(match)!)                      // asks for the passcode
/// ```
public struct PendingLink: Sendable, Hashable, Codable {
  /// What happens to secrets.
  public enum Secrets: String, Sendable, Hashable, Codable {
    /// They are left out.
    case leftOut
    /// They are kept in clear, which is for the caller to answer for.
    case kept
  }

  /// A parameter and its values.
  public struct Value: Sendable, Hashable, Codable {
    /// The name of the parameter.
    public let name: String
    /// Its values, as a link would spell them before percent-encoding.
    public let texts: [String]
    /// Whether they are secret.
    public let isSecret: Bool
  }

  /// The name of the app.
  public let app: String
  /// The name of the route.
  public let route: String
  /// The values, secrets only if they are kept.
  public let values: [Value]
  /// The names of the secrets that were left out.
  public let omittedSecrets: [String]

  /// Keeps a link.
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

  /// The match of the link, as if it arrived now.
  ///
  /// - Parameters:
  ///   - router: A router over the same manifests, or newer ones.
  ///   - secrets: Secrets that are known again, by the names of their parameters; they replace those
  ///     that were kept.
  /// - Throws: ``LinkRouting/LinkError`` if the route is gone or takes the values no longer, or if a
  ///   secret that it requires was left out.
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
  /// App, route and values, with secrets masked.
  public var description: String {
    "\(app).\(route)(\(values.map(\.description).joined(separator: ", ")))"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` shows no secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension PendingLink.Value: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// Name and value, with a secret masked.
  public var description: String {
    name + ": " + (isSecret ? ParameterValue.mask : texts.joined(separator: ","))
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` shows no secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
