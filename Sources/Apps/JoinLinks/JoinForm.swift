public import LanguageTags

/// The form that a person confirms before joining, filled with the values of a link.
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

  /// The audio input of a presenter.
  public enum VoiceInput: String, Sendable, Hashable, CaseIterable {
    /// The microphone is on.
    case microphoneOn
    /// The microphone is on while a button is held.
    case pushToTalk
  }

  /// The options that a presenter chooses when joining.
  public struct PresenterOptions: Sendable, Hashable {
    /// The audio input: an open microphone or push-to-talk.
    public var voiceInput: VoiceInput
    /// A Boolean value that indicates whether the app detects and follows the spoken language.
    public var switchesLanguageAutomatically: Bool
    /// The languages among which the app detects the spoken one, in the order of preference.
    public var languages: [LanguageTag]

    /// Creates the options; by default, the microphone is on, and the spoken language is not
    /// detected.
    public init(
      voiceInput: VoiceInput = .microphoneOn, switchesLanguageAutomatically: Bool = false,
      languages: [LanguageTag] = []
    ) {
      self.voiceInput = voiceInput
      self.switchesLanguageAutomatically = switchesLanguageAutomatically
      self.languages = languages
    }
  }

  /// The role of the person in the session.
  public var role: JoinRole
  /// The session to join; `nil` if the field is empty.
  public var session: SessionID?
  /// The passcode; `nil` if the field is empty.
  public var passcode: Passcode?
  /// The language that an attendee reads and hears; `nil` if the field is empty.
  public var language: LanguageTag?
  /// The options of a presenter; ignored for an attendee.
  public var presenterOptions: PresenterOptions
  /// The invalid values in the link, in the order of the form's fields.
  ///
  /// The array is empty for a form that was not filled from a link.
  public var problems: [Problem] = []

  /// Creates a form with the given values.
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

  /// Creates a form from an intent.
  public init(_ intent: JoinIntent) {
    self.init(role: intent.role, session: intent.session, passcode: intent.passcode)
    if case .attend(let attend) = intent { language = attend.language }
  }
}

extension JoinForm {
  /// Returns the required fields that are still empty, in the order in which a form displays them.
  ///
  /// - The session is always required.
  /// - The passcode is required if the security of the role is ``SecurityLevel/passcode``.
  /// - The language is required for attendees, because it determines what they read.
  public func missingFields(security: SessionSecurity) -> [Field] {
    Field.allCases.filter { field in
      switch field {
      case .session: session == nil
      case .passcode: security.level(for: role) == .passcode && passcode == nil
      case .language: role == .attendee && language == nil
      }
    }
  }

  /// Returns the admission of the person: granted, denied, or the missing requirement.
  public func admission(security: SessionSecurity, known: JoinContext) -> Admission {
    security.admission(role: role, passcode: passcode, known: known)
  }

  /// The intent of the filled form; `nil` if the session is empty.
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
