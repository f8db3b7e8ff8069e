/// The options for the spelling of a link in a code.
public struct QRPayloadOptions: Sendable, Hashable {
  /// The treatment of secrets.
  public enum Secrets: String, Sendable, Hashable, CaseIterable {
    /// Secrets are kept on https, and rejected on a custom scheme, which any app can claim.
    case webOnly
    /// Secrets are omitted.
    case leftOut
  }

  /// A Boolean value that indicates whether letters are converted to uppercase where this does not
  /// change the match.
  ///
  /// Uppercase codes are smaller, but Android compares verified hosts case-sensitively.
  public var isUppercase: Bool
  /// The scheme: `https`, or one of the app's own schemes; `nil` for the canonical scheme.
  public var scheme: String?
  /// The treatment of secrets.
  public var secrets: Secrets
  /// The names of the parameters to omit.
  public var omitted: Set<String>

  /// Creates options; the defaults are those of the canonical link.
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
