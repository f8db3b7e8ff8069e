/// How a link is spelled in a code.
public struct QRPayloadOptions: Sendable, Hashable {
  /// What becomes of secrets.
  public enum Secrets: String, Sendable, Hashable, CaseIterable {
    /// They stay on https, and are refused on a custom scheme, which any app can claim.
    case webOnly
    /// They are left out.
    case leftOut
  }

  /// Whether letters are in upper case wherever that leads to the same place.
  ///
  /// Codes in upper case are smaller, yet Android looks up verified hosts in their exact case.
  public var isUppercase: Bool
  /// `https`, or one of the app's own schemes; `nil` for the canonical one.
  public var scheme: String?
  /// What becomes of secrets.
  public var secrets: Secrets
  /// The parameters that are left out, by name.
  public var omitted: Set<String>

  /// Makes options; without arguments, for the canonical link.
  public init(
    isUppercase: Bool = false, scheme: String? = nil, secrets: Secrets = .webOnly,
    omitted: Set<String> = []
  ) {
    self.isUppercase = isUppercase
    self.scheme = scheme
    self.secrets = secrets
    self.omitted = omitted
  }
}
