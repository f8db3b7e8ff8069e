/// The intent of a link, and the values that the router left out of it.
///
/// A parameter that is `nil` in the intent is absent from the link, or is in ``dropped``.
///
/// ```swift
/// let parsed = try WordlyLink.parse("https://wordly.ai/attend/KXTR-7429?passcode=1")
/// parsed.intent                   // .attend(session: KXTR-7429)
/// parsed.dropped.map(\.parameter) // ["passcode"]
/// ```
public struct ParsedIntent<Intent: LinkIntent>: Sendable, Hashable {
  /// The intent.
  public let intent: Intent
  /// The values of optional parameters that do not have their type, in the order of the parameters.
  public let dropped: [DroppedValue]
  /// The warnings about the link.
  public let warnings: [LinkWarning]
}

extension LinkIntent {
  /// Parses a link and reports the values that it drops.
  ///
  /// - Parameter link: The link, exactly as it arrived.
  /// - Throws: ``LinkError`` as ``LinkParsable/init(parsing:)`` does.
  /// - Complexity: O(*n*) in the length of the link; it matches the link twice.
  public static func parse(_ link: String) throws(LinkError) -> ParsedIntent<Self> {
    let match = try router.match(link)
    return ParsedIntent(
      intent: try Self(parsing: link), dropped: match.dropped, warnings: match.warnings)
  }
}
