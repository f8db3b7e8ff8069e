public import LanguageTags

/// What a join link asks for: to attend a session, or to present in one.
///
/// The same intent comes from `https://wordly.ai`, `wordly://` and `osqr://`.
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
  /// Listen and read along.
  case attend(Attend)
  /// Speak.
  case present(Present)

  // The properties stand in this order so that the memberwise initializers have other labels than
  // the public ones, in extensions below: the compiler makes a value with a written initializer in
  // memory, and then copies and counts all of it.

  /// The parameters of joining as an attendee.
  public struct Attend: Sendable, Hashable {
    /// The language that the attendee wants to read and hear; a registered language.
    public var language: LanguageTag?
    /// The passcode, if the link carries one.
    public var passcode: Passcode?
    /// The session to join.
    public var session: SessionID
  }

  /// The parameters of joining as a presenter.
  public struct Present: Sendable, Hashable {
    /// The passcode, if the link carries one.
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

  /// The passcode, if the link carries one.
  public var passcode: Passcode? {
    switch self {
    case .attend(let attend): attend.passcode
    case .present(let present): present.passcode
    }
  }

  /// What the person will do in the session.
  public var role: JoinRole {
    switch self {
    case .attend: .attendee
    case .present: .presenter
    }
  }
}

extension JoinIntent.Attend {
  /// Makes the parameters.
  public init(session: SessionID, passcode: Passcode? = nil, language: LanguageTag? = nil) {
    self.init(language: language, passcode: passcode, session: session)
  }
}

extension JoinIntent.Present {
  /// Makes the parameters.
  public init(session: SessionID, passcode: Passcode? = nil) {
    self.init(passcode: passcode, session: session)
  }
}

/// What a person does in a session.
public enum JoinRole: String, Sendable, Hashable, CaseIterable {
  /// Reads and listens.
  case attendee
  /// Speaks.
  case presenter
}
