public import LinkRouting

extension JoinForm {
  /// A value from a link that is invalid for its form field.
  public struct Problem: Sendable, Hashable {
    /// The field for the value.
    public let field: Field
    /// The dropped value, with the reason and its byte range in the link.
    public let value: DroppedValue

    /// The key of the message to show, in the catalog `Wordly.xcstrings`.
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
  /// The router for the apps that have join links.
  public static var router: Router { JoinIntent.router }

  /// Creates a form from a join link of any supported app.
  ///
  /// If the passcode or the language is invalid, its field stays empty and the problem is listed in
  /// ``problems``. The form still opens, and can show the message at the field.
  ///
  /// - Parameter link: The link, exactly as the app received it.
  /// - Throws: `LinkError` in the same cases as ``JoinIntent/init(parsing:)``.
  public init(parsing link: String) throws(LinkError) {
    self.init(try JoinIntent(parsing: link))
    addProblems(try JoinIntent.router.match(link))
  }

  /// Creates a form from a matched link; `nil` if the link does not open a session.
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
