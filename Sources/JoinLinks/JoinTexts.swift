import LinkRouting

/// The texts of an intent: short ones in place, and the rare long ones together behind one reference.
///
/// An intent is copied whenever it is passed on. So kept, a copy counts one reference, and none for a
/// link whose texts are as short as nearly all are; with a string for each it would count three.
struct JoinTexts: Sendable {
  private var shortSession: ShortText
  private var shortPasscode: ShortText
  private var shortLanguage: ShortText
  private var long: LongTexts?

  /// The texts that do not fit.
  private final class LongTexts: Sendable {
    let session: CompactText
    let passcode: CompactText?
    let language: CompactText?

    init(_ session: CompactText, _ passcode: CompactText?, _ language: CompactText?) {
      self.session = session
      self.passcode = passcode
      self.language = language
    }
  }

  /// Keeps texts that are short, or absent.
  @inline(__always)
  init(session: ShortText, passcode: ShortText, language: ShortText) {
    shortSession = session
    shortPasscode = passcode
    shortLanguage = language
    long = nil
  }

  /// Keeps any texts.
  init(session: CompactText, passcode: CompactText?, language: CompactText?) {
    shortSession = session.short
    shortPasscode = passcode?.short ?? .absent
    shortLanguage = language?.short ?? .absent
    if shortSession.isTooLong || shortPasscode.isTooLong || shortLanguage.isTooLong {
      long = LongTexts(session, passcode, language)
    }
  }

  /// The canonical text of the session.
  var session: CompactText {
    get { long?.session ?? CompactText(shortSession) }
    set { self = JoinTexts(session: newValue, passcode: passcode, language: language) }
  }

  /// The passcode, if there is one.
  var passcode: CompactText? {
    get { long.map(\.passcode) ?? (shortPasscode.isAbsent ? nil : CompactText(shortPasscode)) }
    set { self = JoinTexts(session: session, passcode: newValue, language: language) }
  }

  /// The canonical text of the language, if there is one.
  var language: CompactText? {
    get { long.map(\.language) ?? (shortLanguage.isAbsent ? nil : CompactText(shortLanguage)) }
    set { self = JoinTexts(session: session, passcode: passcode, language: newValue) }
  }
}

extension JoinTexts: Hashable {
  static func == (left: JoinTexts, right: JoinTexts) -> Bool {
    left.session == right.session && left.passcode == right.passcode
      && left.language == right.language
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(session)
    hasher.combine(passcode)
    hasher.combine(language)
  }
}
