public import LinkRouting

/// Why there is no code.
///
/// It holds nothing of the payload, which may be secret.
public struct QRCodeError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `too-long`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The link is refused, or cannot be built: ``QRCodeError/refusal`` says why.
    public static let refusedLink = Code(rawValue: "refused-link")
    /// The payload is beyond what the largest symbol holds.
    public static let tooLong = Code(rawValue: "too-long")
    /// A secret does not belong on a custom scheme, which any app can claim.
    public static let secretOnCustomScheme = Code(rawValue: "secret-on-custom-scheme")
    /// A secret cannot be left out, because it stands inside a value that is none.
    public static let secretInsideValue = Code(rawValue: "secret-inside-value")
    /// No spelling in upper case leads to the same place.
    public static let uppercaseLeadsElsewhere = Code(rawValue: "uppercase-leads-elsewhere")
    /// A picture of this size is not made: modules have from ``QRSymbol/leastModuleSize`` pixels to
    /// ``QRCodeError/available``.
    public static let invalidModuleSize = Code(rawValue: "invalid-module-size")
    /// A library failed, which memory that is missing explains.
    public static let encoderFailed = Code(rawValue: "encoder-failed")
  }

  /// What is wrong.
  public let code: Code
  /// Why the link is refused; only with ``Code/refusedLink``.
  public let refusal: LinkError?
  /// The parameter that is concerned, if it is one.
  public let parameter: String?
  /// The bits that the payload takes, or the pixels of a module; only where a number is wrong.
  ///
  /// A payload that cannot fit whatever it holds is not divided into segments: eight bits a byte then.
  public let needed: Int?
  /// The greatest number that is possible in its place.
  public let available: Int?

  init(
    _ code: Code, refusal: LinkError? = nil, parameter: String? = nil, needed: Int? = nil,
    available: Int? = nil
  ) {
    self.code = code
    self.refusal = refusal
    self.parameter = parameter
    self.needed = needed
    self.available = available
  }

  init(tooLong bits: Int, capacity: Int) {
    self.init(.tooLong, needed: bits, available: capacity)
  }
}

extension QRCodeError: CustomStringConvertible {
  /// The code and what was expected; nothing of the payload.
  public var description: String {
    switch (refusal, needed, available) {
    case (let refusal?, _, _): "\(code.rawValue): \(refusal)"
    case (nil, let needed?, let available?) where code == .invalidModuleSize:
      "\(code.rawValue): \(needed), from \(QRSymbol.leastModuleSize) to \(available)"
    case (nil, let needed?, let available?): "\(code.rawValue): \(needed), at most \(available)"
    default: parameter.map { "\(code.rawValue): \($0)" } ?? code.rawValue
    }
  }
}
