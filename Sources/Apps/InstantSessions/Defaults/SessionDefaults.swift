public import JoinLinks
public import LanguageTags

/// The settings of an organisation for all of its instant sessions.
public struct SessionDefaults: Sendable, Hashable {
  /// The languages in which sessions are offered, without duplicates; there is at least one.
  public let languages: [LanguageTag]
  /// The language in links for attendees; `nil` leaves the choice to each attendee's device.
  public let language: LanguageTag?
  /// The requirements for presenters and attendees to join.
  public let security: SessionSecurity
  /// The shape of session ids: the number of characters in each group.
  public let idShape: SessionIDShape
  /// The length of passcodes, and the limit for wrong passcodes.
  public let passcode: PasscodeRule
  /// The time after which a session ends if no participant has joined it.
  public let unjoinedTime: Duration

  /// The valid range of ``unjoinedTime`` and ``PasscodeRule/pause``: one second to 30 days.
  public static let times: ClosedRange<Duration> = .seconds(1)...(.seconds(30 * 86_400))

  /// The maximum number of languages.
  public static let maximumLanguages = 256

  /// Creates defaults.
  ///
  /// - Parameters:
  ///   - languages: The languages; if `nil`, the languages of Wordly's interface.
  ///   - language: The language of the attend link, which must be in `languages`.
  ///   - security: The requirements for joining; if `nil`, both roles require a passcode.
  ///   - idShape: The shape of session ids; `XXXX-XXXX` by default.
  ///   - passcode: The rule for passcodes; six digits, ten attempts and a pause of five minutes by
  ///     default.
  ///   - unjoinedTime: The time after which a session ends if no participant has joined it; 30
  ///     minutes by default. It must be in ``times``.
  /// - Returns: `nil` if `languages` is empty, contains duplicates, or contains more than
  ///   ``maximumLanguages`` elements. Also `nil` if `language` is not in `languages`, or if
  ///   `unjoinedTime` is not in ``times``.
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

/// The length of passcodes, and the limit for wrong passcodes.
///
/// In any period as long as ``pause``, at most ``attempts`` wrong passcodes are compared for each
/// session and role. With six digits, ten attempts and five minutes, an attacker can try 2,880 of
/// the million passcodes in a day.
public struct PasscodeRule: Sendable, Hashable {
  /// The number of digits, one of `Passcode.digitCounts`.
  public let digits: Int
  /// The maximum number of wrong passcodes before a pause.
  public let attempts: Int
  /// The duration of the pause, during which no passcode is compared.
  public let pause: Duration

  /// The valid numbers of attempts.
  public static let attemptCounts = 1...1_000

  /// The rule with six digits, ten attempts, and a pause of five minutes.
  public static let standard = PasscodeRule(checked: 6, attempts: 10, pause: .seconds(300))

  /// Creates a rule.
  ///
  /// - Returns: `nil` if a value is outside `Passcode.digitCounts`, ``attemptCounts`` or
  ///   ``SessionDefaults/times``.
  public init?(digits: Int = 6, attempts: Int = 10, pause: Duration = .seconds(300)) {
    guard Passcode.digitCounts.contains(digits), Self.attemptCounts.contains(attempts),
      SessionDefaults.times.contains(pause)
    else { return nil }
    self.init(checked: digits, attempts: attempts, pause: pause)
  }

  /// The fraction of all passcodes that an attacker can try in one day; 1 or more means all.
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
  /// The defaults for an organisation that has no settings.
  ///
  /// The languages are those of Wordly's interface. Both roles require a passcode of six digits,
  /// ids have the form `XXXX-XXXX`, and a session that nobody joins ends after 30 minutes.
  public static let standard: SessionDefaults = {
    let languages = ["en", "es", "fr", "ja", "zh-CN", "de"].compactMap(LanguageTag.init)
    // These values are always valid. The initializer of `SessionSecurity` returns `nil` only if
    // presenters need neither a passcode nor a login. All the language tags are well-formed.
    guard let security = SessionSecurity(presenter: .passcode, attendee: .passcode) else {
      preconditionFailure("a presenter with a passcode is always valid")
    }
    return SessionDefaults(
      checked: languages, nil, security: security, idShape: .standard, passcode: .standard,
      unjoinedTime: .seconds(30 * 60))
  }()
}
