public import LanguageTags

/// The action of a join link: to attend a session, or to present in a session.
///
/// The join links of Wordly and of OSQR, on the web or with the custom schemes `wordly` and `osqr`,
/// produce the same intents.
///
/// ```swift
/// let intent = try JoinIntent(parsing: "https://wordly.ai/attend/kxtr-7429?passcode=4F7K&lang=fr")
/// if case .attend(let attend) = intent {
///   attend.session   // KXTR-7429
///   attend.passcode  // •••
///   attend.language  // fr
/// }
/// ```
public enum JoinIntent: Sendable, Hashable {
  /// Attend a session, to listen and read.
  case attend(Attend)
  /// Present in a session, to speak.
  case present(Present)

  // The session is the last property of both types, but the first parameter of the public
  // initializers in the extensions below. The different order distinguishes the memberwise
  // initializers from the public ones. The parser calls the memberwise initializers, because the
  // public ones would build the value in memory, then copy it and retain all its parts.

  /// The parameters for joining as an attendee.
  public struct Attend: Sendable, Hashable {
    /// The language that the attendee reads and hears; `nil` if the link contains none.
    ///
    /// Its language subtag is registered.
    public var language: LanguageTag?
    /// The passcode; `nil` if the link contains none.
    public var passcode: Passcode?
    /// The session to join.
    public var session: SessionID
  }

  /// The parameters for joining as a presenter.
  public struct Present: Sendable, Hashable {
    /// The passcode; `nil` if the link contains none.
    public var passcode: Passcode?
    /// The session to join.
    public var session: SessionID
  }

  /// The session to join.
  public var session: SessionID {
    switch self {
    case .attend(let attend): attend.session
    case .present(let present): present.session
    }
  }

  /// The passcode; `nil` if the link contains none.
  public var passcode: Passcode? {
    switch self {
    case .attend(let attend): attend.passcode
    case .present(let present): present.passcode
    }
  }

  /// The role of the person in the session.
  public var role: JoinRole {
    switch self {
    case .attend: .attendee
    case .present: .presenter
    }
  }
}

extension JoinIntent.Attend {
  /// Creates the parameters for joining as an attendee.
  public init(session: SessionID, passcode: Passcode? = nil, language: LanguageTag? = nil) {
    self.init(language: language, passcode: passcode, session: session)
  }
}

extension JoinIntent.Present {
  /// Creates the parameters for joining as a presenter.
  public init(session: SessionID, passcode: Passcode? = nil) {
    self.init(passcode: passcode, session: session)
  }
}

/// The role of a person in a session.
public enum JoinRole: String, Sendable, Hashable, CaseIterable {
  /// The person reads and listens.
  case attendee
  /// The person speaks.
  case presenter
}
