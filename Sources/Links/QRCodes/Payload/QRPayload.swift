import Diagnostics
public import LinkRouting

/// The text of a code that leads somewhere: a link that its router accepts.
///
/// ```swift
/// let router = try Router(BundledApp.all)
/// let payload = try QRPayload("https://wordly.ai/attend/kxtr-7429?utm_source=x", router)
/// payload.text   // "https://wordly.ai/attend/KXTR-7429"
/// ```
///
/// It is ASCII, and shows itself with its secrets masked wherever it is printed or dumped.
public struct QRPayload: Sendable {
  /// The text, secrets included.
  public let text: String
  /// Where it leads.
  public let match: LinkMatch
  /// How it is spelled.
  public let options: QRPayloadOptions
  /// What to know before it is printed.
  public let warnings: [Warning]
  let router: Router
  /// The parameters that quote a link with a secret.
  package let parametersQuotingSecrets: Set<String>
  /// What is shown where a parameter quotes a secret; `nil` where none does.
  private let quotedText: String?

  /// Something about a payload that whoever prints it should know.
  public struct Warning: Sendable, Hashable {
    /// What it is, as a stable identifier in kebab case.
    public let code: String
    /// What there is to know, as one English sentence without a full stop; nothing secret.
    public let message: String

    /// Android looks up schemes and verified hosts in their exact case.
    public static let uppercaseOnAndroid = Warning(
      code: "uppercase-on-android",
      message: "Android looks up verified hosts in their exact case: a link in upper case may open "
        + "in the browser there instead of the app")
    /// A custom scheme leads nowhere without the app, and any app can claim it.
    public static let customScheme = Warning(
      code: "custom-scheme",
      message: "A link with a custom scheme does not open if the app is not installed, and any app "
        + "can claim the scheme")
    /// Whoever reads the code has the secret.
    public static let containsSecret = Warning(
      code: "contains-secret", message: "Whoever sees the code has the secret in it")
    /// The canonical link has no items that its route does not declare.
    public static let leftOutItems = Warning(
      code: "left-out-items",
      message: "The code omits items that the route does not declare, such as misspelled "
        + "or tracking items")
    /// The canonical link has no fragment unless its route declares one.
    public static let leftOutFragment = Warning(
      code: "left-out-fragment",
      message: "The code omits the fragment, which the route ignores")
    /// White space around a link that somebody typed or pasted is not in the code.
    package static let trimmedWhiteSpace = Warning(
      code: "trimmed-white-space",
      message: "Whitespace around the link was removed; an app would reject the link")
  }

  /// Makes the payload of a link.
  ///
  /// - Parameters:
  ///   - link: The link, exactly as it arrived.
  ///   - router: Decides whether the link leads somewhere; a refused one has no payload.
  ///   - options: How it is spelled.
  /// - Throws: ``QRCodeError``; with ``QRCodeError/refusal`` where the router refuses the link.
  /// - Complexity: O(*n*) in the length of the link.
  public init(
    _ link: String, _ router: Router, options: QRPayloadOptions = QRPayloadOptions()
  ) throws(QRCodeError) {
    let match: LinkMatch
    do throws(LinkError) {
      match = try router.match(link)
    } catch {
      throw QRCodeError(.refusedLink, refusal: error)
    }
    try self.init(match, router, options: options)
  }

  /// Makes the payload of a route and its values: a typed intent.
  ///
  /// - Parameters:
  ///   - reference: The route.
  ///   - values: Values by the names of their parameters.
  ///   - router: Builds the link.
  ///   - options: How it is spelled.
  /// - Throws: ``QRCodeError``; with ``QRCodeError/refusal`` where the link cannot be built.
  public init(
    to reference: RouteReference, values: [String: ParameterValue], _ router: Router,
    options: QRPayloadOptions = QRPayloadOptions()
  ) throws(QRCodeError) {
    let link: String
    do throws(LinkError) {
      link = try router.link(to: reference, values: values)
    } catch {
      throw QRCodeError(.refusedLink, refusal: error)
    }
    try self.init(link, router, options: options)
  }

  /// Makes the payload of a link that found its route.
  ///
  /// - Parameters:
  ///   - match: The match.
  ///   - router: The router that made it.
  ///   - options: How the link is spelled.
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
    // Only a link that is spelled otherwise than the one that was matched has to be matched again.
    let isSame = spelled.utf8.elementsEqual(match.link.utf8)
    do throws(LinkError) {
      self.match = isSame ? match : try router.match(spelled)
    } catch {
      throw QRCodeError(.refusedLink, refusal: error)
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
  /// Whether a secret is in it.
  public var hasSecret: Bool { warnings.contains(.containsSecret) }

  /// The text with its secrets as `•••`, to be shown.
  public var maskedText: String { quotedText ?? match.maskedLink.text }
}

extension QRPayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The same as ``maskedText``.
  public var description: String { maskedText }

  /// The same as ``maskedText``.
  public var debugDescription: String { maskedText }

  /// A mirror without children, so that `dump` shows no secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
