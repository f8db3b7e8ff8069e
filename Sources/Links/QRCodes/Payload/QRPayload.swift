import Diagnostics
public import LinkRouting

/// The content of a QR code: a link that a router accepts.
///
/// ```swift
/// let router = try Router(BundledApp.all)
/// let payload = try QRPayload("https://wordly.ai/attend/kxtr-7429?utm_source=x", router)
/// payload.text   // "https://wordly.ai/attend/KXTR-7429"
/// ```
///
/// The payload is ASCII. Its description and its mirror mask secrets.
public struct QRPayload: Sendable {
  /// The link, including secrets.
  public let text: String
  /// The match of the link.
  public let match: LinkMatch
  /// The options that determine the spelling of the link.
  public let options: QRPayloadOptions
  /// The warnings to consider before the code is printed.
  public let warnings: [Warning]
  let router: Router
  /// The names of the parameters that quote a link with a secret.
  package let parametersQuotingSecrets: Set<String>
  /// The masked text if a parameter quotes a secret; otherwise `nil`.
  private let quotedText: String?

  /// A warning about a payload, for the person who prints it.
  public struct Warning: Sendable, Hashable {
    /// The kind of warning, as a stable identifier in kebab case.
    public let code: String
    /// The explanation, as one English sentence without a period and without secrets.
    public let message: String

    /// Android compares schemes and verified hosts case-sensitively.
    public static let uppercaseOnAndroid = Warning(
      code: "uppercase-on-android",
      message: "Android looks up verified hosts in their exact case: a link in upper case may open "
        + "in the browser there instead of the app")
    /// A link with a custom scheme does not open without the app, and any app can claim the scheme.
    public static let customScheme = Warning(
      code: "custom-scheme",
      message: "A link with a custom scheme does not open if the app is not installed, and any app "
        + "can claim the scheme")
    /// Anyone who reads the code learns the secret.
    public static let containsSecret = Warning(
      code: "contains-secret", message: "Anyone who sees the code can read its secret")
    /// The canonical link omits items that its route does not declare, and values that the router
    /// dropped as invalid.
    public static let omittedItems = Warning(
      code: "left-out-items",
      message: "The code omits items that the route does not declare, such as misspelled "
        + "or tracking items")
    /// The canonical link omits the fragment unless its route declares one.
    public static let omittedFragment = Warning(
      code: "left-out-fragment",
      message: "The code omits the fragment, which the route ignores")
    /// The whitespace around a typed or pasted link is omitted from the code.
    package static let trimmedWhiteSpace = Warning(
      code: "trimmed-white-space",
      message: "Whitespace around the link was removed; with it, an app would reject the link")
  }

  /// Creates the payload for a link.
  ///
  /// - Parameters:
  ///   - link: The link, in any spelling that the router accepts.
  ///   - router: The router, which has to accept the link.
  ///   - options: The options that determine the spelling of the link.
  /// - Throws: ``QRCodeError``, with ``QRCodeError/refusal`` if the router rejects the link.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public init(
    _ link: String, _ router: Router, options: QRPayloadOptions = QRPayloadOptions()
  ) throws(QRCodeError) {
    let match: LinkMatch
    do throws(LinkError) {
      match = try router.match(link)
    } catch {
      throw QRCodeError(.rejectedLink, refusal: error)
    }
    try self.init(match, router, options: options)
  }

  /// Creates the payload for a typed intent, which consists of a route and its values.
  ///
  /// - Parameters:
  ///   - reference: The route.
  ///   - values: The values, by parameter name.
  ///   - router: The router, which builds the link.
  ///   - options: The options that determine the spelling of the link.
  /// - Throws: ``QRCodeError``, with ``QRCodeError/refusal`` if the link cannot be built.
  public init(
    to reference: RouteReference, values: [String: ParameterValue], _ router: Router,
    options: QRPayloadOptions = QRPayloadOptions()
  ) throws(QRCodeError) {
    let link: String
    do throws(LinkError) {
      link = try router.link(to: reference, values: values)
    } catch {
      throw QRCodeError(.rejectedLink, refusal: error)
    }
    try self.init(link, router, options: options)
  }

  /// Creates the payload for a matched link.
  ///
  /// - Parameters:
  ///   - match: The match.
  ///   - router: The router that created the match.
  ///   - options: The options that determine the spelling of the link.
  /// - Throws: ``QRCodeError``.
  public init(
    _ match: LinkMatch, _ router: Router, options: QRPayloadOptions = QRPayloadOptions()
  ) throws(QRCodeError) {
    let link = try match.link(options, router)
    let isWeb = link.utf8.starts(with: "https://".utf8)
    let spelled: String
    if options.isUppercase {
      spelled = try match.uppercased(link, router)
    } else {
      spelled = link
    }
    // A link is matched again only if its spelling has changed.
    let isSame = spelled.utf8.elementsEqual(match.link.utf8)
    do throws(LinkError) {
      self.match = isSame ? match : try router.match(spelled)
    } catch {
      throw QRCodeError(.rejectedLink, refusal: error)
    }
    let quoting = self.match.parametersQuotingSecrets(router).map(\.name)
    let hasSecret = !quoting.isEmpty || !self.match.maskedLink.maskedRanges.isEmpty
    if hasSecret, options.secrets == .leftOut { throw QRCodeError(.secretInsideValue) }
    if hasSecret, !isWeb {
      throw QRCodeError(.secretOnCustomScheme, parameter: self.match.firstSecret ?? quoting.first)
    }
    text = spelled
    quotedText = quoting.isEmpty ? nil : self.match.shownText(router)
    parametersQuotingSecrets = Set(quoting)
    self.options = options
    self.router = router
    var warnings: [Warning] = isSame ? [] : match.leftOut
    if options.isUppercase { warnings.append(.uppercaseOnAndroid) }
    if !isWeb { warnings.append(.customScheme) }
    if hasSecret { warnings.append(.containsSecret) }
    self.warnings = warnings
  }
}

extension QRPayload {
  /// A Boolean value that indicates whether the payload contains a secret.
  public var hasSecret: Bool { warnings.contains(.containsSecret) }

  /// The link with its secrets as `•••`, for display.
  public var maskedText: String { quotedText ?? match.maskedLink.text }
}

extension QRPayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The link with its secrets as `•••`; equal to ``maskedText``.
  public var description: String { maskedText }

  /// The link with its secrets as `•••`; equal to ``maskedText``.
  public var debugDescription: String { maskedText }

  /// A mirror without children, so that `dump` prints no secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
