public import Diagnostics

/// Something about a link that matched which its receiver should know.
public struct LinkWarning: Sendable, Hashable {
  /// What it is, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A secret arrived in a scheme that any app can claim: it may have been seen by another one.
    public static let secretOnCustomScheme = Code(rawValue: "secret-on-custom-scheme")
    /// A value that the type does not know counts as the default.
    public static let unknownValue = Code(rawValue: "unknown-value")
  }

  /// What it is.
  public let code: Code
  /// The parameter that is concerned.
  public let parameter: String
  /// The bytes of the link that are concerned.
  public let range: SourceRange
  /// What there is to know, as one sentence without a full stop; nothing secret.
  public let message: String
}

extension LinkMatch {
  /// What the receiver of the link should know, in the order of the parameters.
  public var warnings: [LinkWarning] {
    let entry = entry
    return (0..<entry.parameterCount).compactMap { index in
      guard let range = captures[index] else { return nil }
      let parameter = table.parameters[Int(entry.firstParameter) + index]
      let name = table.name(of: parameter)
      if isCustomScheme, parameter.flags.contains(.secret) {
        return LinkWarning(
          code: .secretOnCustomScheme, parameter: name, range: SourceRange(range),
          message: "The secret \(name) came in a custom scheme, which any app can claim")
      }
      if parameter.flags.contains(.unknownMeansDefault), acceptedRange(at: index) == nil {
        return LinkWarning(
          code: .unknownValue, parameter: name, range: SourceRange(range),
          message: "The value of \(name) is unknown and counts as the default")
      }
      return nil
    }
  }
}
