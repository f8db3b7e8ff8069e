import Diagnostics
import JoinLinks
import LanguageTags
import YAMLSyntax

/// Converts a YAML document to session defaults and reports its problems.
struct SessionDefaultsReader: YAMLFieldReader {
  let path: String
  var diagnostics: [Diagnostic] = []

  init(path: String) {
    self.path = path
  }

  mutating func report(
    _ rule: String, at range: SourceRange, message: String, notes: [Diagnostic.Note] = [],
    fixIts: [FixIt] = []
  ) {
    report(rule, at: range, message: message, severity: .error, notes: notes, fixIts: fixIts)
  }

  mutating func report(
    _ rule: String, at range: SourceRange, message: String, severity: Severity,
    notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, path: path, range: range, message: message, notes: notes,
        fixIts: fixIts))
  }

  mutating func nearest(to word: String, among candidates: [String]) -> String? {
    Spelling.nearest(to: word, among: candidates)
  }

  /// Reads the document; an invalid or missing value is replaced by its default.
  mutating func defaults(_ root: YAMLNode) -> SessionDefaults {
    let standard = SessionDefaults.standard
    guard
      let fields = fields(
        of: root, "session defaults",
        ["languages", "language", "security", "id", "passcode", "unjoined"])
    else { return standard }
    let languages = fields["languages"].flatMap { self.languages($0) }
    let language = fields["language"].flatMap {
      offeredLanguage($0, among: languages ?? standard.languages)
    }
    return SessionDefaults(
      checked: languages ?? standard.languages, language,
      security: fields["security"].flatMap { security($0) } ?? standard.security,
      idShape: fields["id"].flatMap { idShape($0) } ?? standard.idShape,
      passcode: fields["passcode"].flatMap { passcode($0) } ?? standard.passcode,
      unjoinedTime: fields["unjoined"].flatMap { duration($0, "unjoined") } ?? standard.unjoinedTime
    )
  }

  private mutating func security(_ node: YAMLNode) -> SessionSecurity? {
    guard let fields = fields(of: node, "'security'", ["presenter", "attendee"]) else { return nil }
    let levels = SecurityLevel.allCases.map { ($0.rawValue, $0) }
    let standard = SessionDefaults.standard.security
    var presenter = standard.presenter
    if let node = fields["presenter"] {
      if node.scalar?.text == SecurityLevel.open.rawValue {
        report(
          "open-to-presenters", at: node.range,
          message: "'presenter' must be 'passcode' or 'login'; it cannot be open to everyone")
        return nil
      }
      presenter =
        choice(node, key: "presenter", words: levels.filter { $0.1 != .open }) ?? standard.presenter
    }
    let attendee =
      fields["attendee"].flatMap { choice($0, key: "attendee", words: levels) } ?? standard.attendee
    return SessionSecurity(presenter: presenter, attendee: attendee)
  }

  private mutating func passcode(_ node: YAMLNode) -> PasscodeRule? {
    guard let fields = fields(of: node, "'passcode'", ["length", "attempts", "pause"]) else {
      return nil
    }
    let standard = PasscodeRule.standard
    let digits = fields["length"].flatMap { integer($0, "'length'", in: Passcode.digitCounts) }
    let attempts = fields["attempts"].flatMap {
      integer($0, "'attempts'", in: PasscodeRule.attemptCounts)
    }
    let pause = fields["pause"].flatMap { duration($0, "pause") }
    let rule = PasscodeRule(
      digits: digits ?? standard.digits, attempts: attempts ?? standard.attempts,
      pause: pause ?? standard.pause)
    if let rule, rule.guessedShareOfDay > Self.greatestShare {
      let percent = Int(min(100, rule.guessedShareOfDay * 100))
      report(
        "weak-passcode", at: node.range,
        message: "an attacker can try \(percent) % of all passcodes in one day",
        severity: .warning,
        notes: [Diagnostic.Note("use more digits, fewer attempts or a longer pause")])
    }
    return rule
  }

  /// The maximum fraction of all passcodes that an attacker can try in a day without a warning.
  ///
  /// With ``PasscodeRule/standard``, an attacker can try 0.3 %.
  private static let greatestShare = 0.01

  /// The maximum number of characters in ids that are reported as easy to guess.
  ///
  /// Ids of six characters have an entropy of only 22.6 bits.
  private static let fewCharacters = 6

  private mutating func idShape(_ node: YAMLNode) -> SessionIDShape? {
    guard let fields = fields(of: node, "'id'", ["groups"]), let groups = fields["groups"],
      let items = self.items(groups, "'groups' as a list of lengths")
    else { return nil }
    let counts = SessionIDShape.characterCounts
    var lengths: [Int] = []
    for item in items {
      guard let length = integer(item, "the length of a group", in: 1...counts.upperBound) else {
        return nil
      }
      lengths.append(length)
    }
    guard let shape = SessionIDShape(groups: lengths) else {
      report(
        "wrong-value", at: groups.range,
        message:
          "an id must have \(counts.lowerBound) to \(counts.upperBound) characters, "
          + "but these groups have \(lengths.reduce(0, +))")
      return nil
    }
    // Longer ids have enough entropy. Calculating their entropy would take longer than reading the
    // file.
    if shape.characterCount <= Self.fewCharacters {
      let bits = shape.bits
      // Round down to one decimal digit, because rounding up would overstate the entropy.
      let shown = Int(bits * 10)
      report(
        "short-id", at: groups.range,
        message:
          "ids of the form '\(shape)' have only \(shown / 10).\(shown % 10) bits of entropy",
        severity: .warning,
        notes: [Diagnostic.Note("an attacker can guess the id of a session; use more characters")])
    }
    return shape
  }
}
