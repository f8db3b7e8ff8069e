/// The intent for a link, the values that the router dropped, and the warnings about the link.
///
/// If a parameter is `nil` in the intent, the link contains no value or an empty value for it, or
/// its value is invalid. An invalid value is listed in ``dropped``, unless only a
/// ``LinkConvertible`` type rejects it.
///
/// ```swift
/// let parsed = try WordlyLink.parse("https://wordly.ai/attend/KXTR-7429?passcode=1")
/// parsed.intent                   // .attend(session: KXTR-7429)
/// parsed.dropped.map(\.parameter) // ["passcode"]
/// ```
public struct ParsedIntent<Intent: LinkIntent>: Sendable, Hashable {
  /// The intent.
  public let intent: Intent
  /// The invalid values of optional parameters, in the order of the parameters.
  public let dropped: [DroppedValue]
  /// The warnings about the link.
  public let warnings: [LinkWarning]
  /// The retired route that the link matches; `nil` unless the link was redirected.
  public let redirectedFrom: RouteReference?
}

extension LinkIntent {
  /// Parses a link, and also returns the values that the router drops and the warnings about the
  /// link.
  ///
  /// - Parameter link: The link, exactly as received.
  /// - Throws: ``LinkError`` as ``LinkParsable/init(parsing:)`` does.
  /// - Complexity: O(*n*), where *n* is the length of the link; the method matches the link twice.
  public static func parse(_ link: String) throws(LinkError) -> ParsedIntent<Self> {
    let match = try router.match(link)
    return ParsedIntent(
      intent: try Self(parsing: link), dropped: match.dropped, warnings: match.warnings,
      redirectedFrom: match.route.redirect == nil ? nil : match.reference)
  }
}
