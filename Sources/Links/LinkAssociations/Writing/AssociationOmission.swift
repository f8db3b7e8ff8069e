/// A host whose links a platform never opens, although the router accepts them.
public struct AssociationOmission: Sendable, Hashable {
  /// A reason for an omission, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `host-with-port`.
    public let rawValue: String

    /// Creates a code; the codes that this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The reason for the omission.
  public let code: Code
  /// The name of the app.
  public let app: String
  /// The host as the manifest spells it.
  public let host: String
  /// The reason as an English sentence without a final period.
  public let explanation: String

  /// Creates an omission.
  public init(code: Code, app: String, host: String, explanation: String) {
    self.code = code
    self.app = app
    self.host = host
    self.explanation = explanation
  }
}

extension AssociationOmission.Code {
  /// The host has a port, and the platform reads no association file for links with a port.
  public static let hostWithPort = Self(rawValue: "host-with-port")
  /// The host is an IP address, and no app can be associated with an IP address.
  public static let hostIsAddress = Self(rawValue: "host-is-address")
  /// The host contains no dot, and the platform reads no association file from such a host.
  public static let hostWithoutDot = Self(rawValue: "host-without-dot")
}
