public import JoinLinks
public import LanguageTags

/// What an organisation has decided about its instant sessions, once for all of them.
public struct SessionDefaults: Sendable, Hashable {
  /// The languages in which a session is offered; at least one, each once.
  public let languages: [LanguageTag]
  /// The language that the attend link fills in; `nil` leaves the choice to each attendee's device.
  public let language: LanguageTag?
  /// What presenters and attendees need to join.
  public let security: SessionSecurity
  /// The shape of the ids.
  public let idShape: SessionIDShape
  /// The form of the passcodes, and how often a wrong one may be tried.
  public let passcode: PasscodeRule
  /// How long a session that nobody joins is kept.
  public let unjoinedTime: Duration

  /// The times that can be given: a second to 30 days.
  public static let times: ClosedRange<Duration> = .seconds(1)...(.seconds(30 * 86_400))

  /// The most languages.
  public static let maximumLanguages = 256

  /// Makes defaults.
  ///
  /// - Parameters:
  ///   - languages: The languages; those of Wordly's interface unless others are given.
  ///   - language: The language of the attend link; one of the languages.
  ///   - security: A passcode for both roles unless something else is given.
  ///   - idShape: `XXXX-XXXX` unless another is given.
  ///   - passcode: Six digits, ten attempts, a pause of five minutes unless another is given.
  ///   - unjoinedTime: 30 minutes unless another is given; one of ``times``.
  /// - Returns: `nil` if there is no language, one stands twice, there are more than ``maximumLanguages``,
  ///   the language of the link is none of them, or a time is none of ``times``.
  public init?(
    languages: [LanguageTag]? = nil, language: LanguageTag? = nil,
    security: SessionSecurity? = nil, idShape: SessionIDShape = .standard,
    passcode: PasscodeRule = .standard, unjoinedTime: Duration = .seconds(30 * 60)
  ) {
    let languages = languages ?? Self.standard.languages
    guard !languages.isEmpty, languages.count <= Self.maximumLanguages,
      Set(languages).count == languages.count,
      language.map(languages.contains) ?? true, Self.times.contains(unjoinedTime)
    else { return nil }
    self.init(
      checked: languages, language, security: security ?? Self.standard.security, idShape: idShape,
      passcode: passcode,
      unjoinedTime: unjoinedTime)
  }

  init(
    checked languages: [LanguageTag], _ language: LanguageTag?, security: SessionSecurity,
    idShape: SessionIDShape, passcode: PasscodeRule, unjoinedTime: Duration
  ) {
    self.languages = languages
    self.language = language
    self.security = security
    self.idShape = idShape
    self.passcode = passcode
    self.unjoinedTime = unjoinedTime
  }
}

/// The form of passcodes, and how often a wrong one may be tried.
///
/// Within a ``pause`` at most ``attempts`` wrong passcodes are compared for a session and role.
/// With six digits, ten attempts and five minutes, somebody who tries without end for a day has
/// 2,880 of a million.
public struct PasscodeRule: Sendable, Hashable {
  /// The number of digits, one of `Passcode.digitCounts`.
  public let digits: Int
  /// The number of wrong passcodes that are taken before a pause.
  public let attempts: Int
  /// How long no passcode is taken then.
  public let pause: Duration

  /// The numbers of attempts that can be given.
  public static let attemptCounts = 1...1_000

  /// Six digits, ten attempts, a pause of five minutes.
  public static let standard = PasscodeRule(checked: 6, attempts: 10, pause: .seconds(300))

  /// Makes a rule.
  ///
  /// - Returns: `nil` if a number is out of the bounds that `Passcode.digitCounts`, ``attemptCounts`` and
  ///   ``SessionDefaults/times`` give.
  public init?(digits: Int = 6, attempts: Int = 10, pause: Duration = .seconds(300)) {
    guard Passcode.digitCounts.contains(digits), Self.attemptCounts.contains(attempts),
      SessionDefaults.times.contains(pause)
    else { return nil }
    self.init(checked: digits, attempts: attempts, pause: pause)
  }

  /// The share of all passcodes that somebody has tried who tries without end for a day; 1 or more
  /// is all.
  var guessedShareOfDay: Double {
    let pauses = Duration.seconds(86_400) / pause
    let passcodes = (0..<digits).reduce(1.0) { count, _ in count * 10 }
    return pauses * Double(attempts) / passcodes
  }

  private init(checked digits: Int, attempts: Int, pause: Duration) {
    self.digits = digits
    self.attempts = attempts
    self.pause = pause
  }
}

extension SessionDefaults {
  /// The defaults of an organisation that has decided nothing: the languages of Wordly's interface,
  /// a passcode for both roles, ids `XXXX-XXXX`, six digits, 30 minutes.
  public static let standard: SessionDefaults = {
    let languages = ["en", "es", "fr", "ja", "zh-CN", "de"].compactMap(LanguageTag.init)
    // `nil` is only for presenters who would need nothing; the language cannot fail either.
    guard let security = SessionSecurity(presenter: .passcode, attendee: .passcode) else {
      preconditionFailure("a presenter with a passcode has a security")
    }
    return SessionDefaults(
      checked: languages, nil, security: security, idShape: .standard, passcode: .standard,
      unjoinedTime: .seconds(30 * 60))
  }()
}
