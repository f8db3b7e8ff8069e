/// A host on which a platform opens nothing, though the router accepts its links.
public struct AssociationOmission: Sendable, Hashable {
  /// Why, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `host-with-port`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Why.
  public let code: Code
  /// The app.
  public let app: String
  /// The host as the manifest has it.
  public let host: String
  /// The same as an English sentence without a full stop.
  public let explanation: String

  /// Makes an omission.
  public init(code: Code, app: String, host: String, explanation: String) {
    self.code = code
    self.app = app
    self.host = host
    self.explanation = explanation
  }
}

extension AssociationOmission.Code {
  /// The host has a port, and links with a port are never asked about.
  public static let hostWithPort = Self(rawValue: "host-with-port")
  /// The host is an address, and no app can be associated with one.
  public static let hostIsAddress = Self(rawValue: "host-is-address")
  /// The host has no dot, so that no server of the platform finds it.
  public static let hostWithoutDot = Self(rawValue: "host-without-dot")
}
