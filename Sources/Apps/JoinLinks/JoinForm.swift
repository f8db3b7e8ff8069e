public import LanguageTags

/// The form that a person confirms before joining, filled from a link as far as it goes.
public struct JoinForm: Sendable, Hashable {
  /// A field that a person fills in.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    /// The session id.
    case session
    /// The passcode.
    case passcode
    /// The language to read and hear.
    case language
  }

  /// How a presenter's voice is taken in.
  public enum VoiceInput: String, Sendable, Hashable, CaseIterable {
    /// The microphone is on.
    case microphoneOn
    /// The microphone is on while a button is held.
    case pushToTalk
  }

  /// What a presenter chooses on joining.
  public struct PresenterOptions: Sendable, Hashable {
    /// How the voice is taken in.
    public var voiceInput: VoiceInput
    /// Whether the language that is spoken is recognised and followed.
    public var switchesLanguageAutomatically: Bool
    /// The languages among which it is recognised, in the order of preference.
    public var languages: [LanguageTag]

    /// Makes the options.
    public init(
      voiceInput: VoiceInput = .microphoneOn, switchesLanguageAutomatically: Bool = false,
      languages: [LanguageTag] = []
    ) {
      self.voiceInput = voiceInput
      self.switchesLanguageAutomatically = switchesLanguageAutomatically
      self.languages = languages
    }
  }

  /// What the person will do in the session.
  public var role: JoinRole
  /// The session.
  public var session: SessionID?
  /// The passcode.
  public var passcode: Passcode?
  /// The language to read and hear, for an attendee.
  public var language: LanguageTag?
  /// What a presenter chooses; ignored for an attendee.
  public var presenterOptions: PresenterOptions
  /// The values of the link that are not of their field's type, in the order of the fields; empty
  /// for a form that no link has filled.
  public var problems: [Problem] = []

  /// Makes a form, empty but for what is given.
  public init(
    role: JoinRole, session: SessionID? = nil, passcode: Passcode? = nil,
    language: LanguageTag? = nil, presenterOptions: PresenterOptions = PresenterOptions()
  ) {
    self.role = role
    self.session = session
    self.passcode = passcode
    self.language = language
    self.presenterOptions = presenterOptions
  }

  /// Fills the form from a link.
  public init(_ intent: JoinIntent) {
    self.init(role: intent.role, session: intent.session, passcode: intent.passcode)
    if case .attend(let attend) = intent { language = attend.language }
  }
}

extension JoinForm {
  /// The required fields that are still empty, in the order in which a form shows them.
  ///
  /// The session is always required; the passcode where the security of the role asks for one; the
  /// language of an attendee, who reads nothing without it.
  public func missingFields(security: SessionSecurity) -> [Field] {
    Field.allCases.filter { field in
      switch field {
      case .session: session == nil
      case .passcode: security.level(for: role) == .passcode && passcode == nil
      case .language: role == .attendee && language == nil
      }
    }
  }

  /// Whether the person may join now, or what is missing.
  public func admission(security: SessionSecurity, known: JoinKnowledge) -> Admission {
    security.admission(role: role, passcode: passcode, known: known)
  }

  /// The intent of the filled form; `nil` without a session.
  public var intent: JoinIntent? {
    guard let session else { return nil }
    switch role {
    case .attendee:
      return .attend(JoinIntent.Attend(session: session, passcode: passcode, language: language))
    case .presenter:
      return .present(JoinIntent.Present(session: session, passcode: passcode))
    }
  }
}
