public import LinkRouting

/// An error that prevents the creation of a QR code.
///
/// It contains no part of the payload, which may be secret.
public struct QRCodeError: Error, Sendable, Hashable {
  /// The kind of error, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `too-long`.
    public let rawValue: String

    /// Creates a code; this library's codes are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The link is rejected or cannot be built; ``QRCodeError/refusal`` contains the reason.
    public static let rejectedLink = Code(rawValue: "refused-link")
    /// The payload exceeds the capacity of the largest symbol.
    public static let tooLong = Code(rawValue: "too-long")
    /// A secret must not be in a custom-scheme link, because any app can claim the scheme.
    public static let secretOnCustomScheme = Code(rawValue: "secret-on-custom-scheme")
    /// A secret cannot be omitted, because it is inside a value that is not secret.
    public static let secretInsideValue = Code(rawValue: "secret-inside-value")
    /// No uppercase spelling of the link matches the same route with the same values.
    public static let uppercaseChangesRoute = Code(rawValue: "uppercase-leads-elsewhere")
    /// The module size is out of range.
    ///
    /// The minimum is ``QRSymbol/leastModuleSize``, and the maximum is ``QRCodeError/available``.
    public static let invalidModuleSize = Code(rawValue: "invalid-module-size")
    /// The library that encodes symbols or images failed, for example because memory is exhausted.
    public static let encoderFailed = Code(rawValue: "encoder-failed")
  }

  /// The kind of error.
  public let code: Code
  /// The router's error if the code is ``Code/rejectedLink``, or `nil`.
  public let refusal: LinkError?
  /// The name of the affected parameter, if any.
  public let parameter: String?
  /// The number of bits of the payload, or the module size in pixels; `nil` for other errors.
  ///
  /// A payload that is far too long is not divided into segments. Its number of bits is then eight
  /// per byte.
  public let needed: Int?
  /// The maximum allowed value of ``needed``.
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
  /// The code and the details of the error, without any part of the payload.
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
