public import LinkRouting

extension JoinForm {
  /// A value of a link that the form could not fill in.
  public struct Problem: Sendable, Hashable {
    /// The field that the value was for.
    public let field: Field
    /// The reason, with the bytes of the link.
    public let value: DroppedValue

    /// The key of the message for the person, in the catalog `Wordly.xcstrings`.
    public var messageKey: String {
      let reason =
        switch (field, value.code) {
        case (.language, _): "unknown"
        case (_, .tooShort): "tooShort"
        case (_, .tooLong): "tooLong"
        default: "invalidCharacters"
        }
      return "join.\(field.rawValue).\(reason)"
    }
  }

  fileprivate static func field(of parameter: String) -> Field? {
    switch parameter {
    case "session": .session
    case "passcode": .passcode
    case "lang": .language
    default: nil
    }
  }
}

extension JoinForm: LinkParsable {
  /// The router over the apps that have join links.
  public static var router: Router { JoinIntent.router }

  /// Fills the form from a join link of any app that has them.
  ///
  /// An invalid passcode or language leaves its field empty and is one of ``problems``: the form
  /// opens and shows the message at the field.
  ///
  /// - Parameter link: The link, exactly as it arrived.
  /// - Throws: `LinkError` as ``JoinIntent/init(parsing:)`` does.
  public init(parsing link: String) throws(LinkError) {
    self.init(try JoinIntent(parsing: link))
    addProblems(try JoinIntent.router.match(link))
  }

  /// Fills the form from a matched link; `nil` if it leads elsewhere than into a session.
  public init?(_ match: LinkMatch) {
    guard let intent = JoinIntent(match) else { return nil }
    self.init(intent)
    addProblems(match)
  }

  private mutating func addProblems(_ match: LinkMatch) {
    problems = match.dropped.compactMap { value in
      Self.field(of: value.parameter).map { Problem(field: $0, value: value) }
    }
  }
}
