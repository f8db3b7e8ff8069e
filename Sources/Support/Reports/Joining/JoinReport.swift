import Diagnostics
package import JoinLinks
import LanguageTags
package import LinkRouting
import LocalizedTexts
package import TextPrimitives
import URLSyntax

/// A report of the join forms that links fill in, and of whether the person may join the session.
///
/// The report never contains passcodes.
package struct JoinReport: Sendable {
  /// The output format of a report.
  package enum Format: Sendable {
    /// One JSON object per line.
    case json
    /// Human-readable text.
    case text(TextStyle)
  }

  /// The facts that the report supports in addition to those that manifests declare.
  ///
  /// The fact `permitted` indicates whether the account may join the session.
  package static let ownFacts = ["signedIn", permitted]
  private static let permitted = "permitted"

  /// The reader for the links of all apps.
  ///
  /// It also reads the links of apps without join links, so that the secrets in them are masked.
  let reader: LinkReader
  let texts: ReportTexts
  /// The messages that the join form displays to the person.
  let person: Texts<WordlyText>
  private let security: SessionSecurity?
  private let facts: LinkFacts?
  private let isPasted: Bool
  private let json: JSONLinkReport?
  private let text: TextLinkReport

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - router: The router of all apps whose links may arrive.
  ///   - security: The security of the session; `nil` if it is unknown.
  ///   - facts: The facts that hold; `nil` if no facts are known.
  ///   - isPasted: `true` to remove punctuation around links.
  ///   - texts: The messages of the report.
  package init(
    _ format: Format, router: Router, security: SessionSecurity?, facts: LinkFacts?,
    isPasted: Bool, texts: ReportTexts
  ) {
    reader = LinkReader(router, masksSecrets: true)
    self.security = security
    self.facts = facts
    self.isPasted = isPasted
    self.texts = texts
    person = Texts(language: texts.language)
    var style = TextStyle()
    if case .text(let own) = format { style = own }
    json = if case .json = format { JSONLinkReport(reader) } else { nil }
    text = TextLinkReport(reader, origin: .bundled, style: style, texts: texts)
  }

  /// Appends the report on a link.
  ///
  /// - Returns: `true` if the link has a join form, and the account is not known to be rejected.
  package func append(
    _ bytes: Span<UInt8>, line: Int?, _ reading: inout LinkReading, to buffer: inout ByteBuffer
  ) -> Bool {
    let pasted = reader.pastedText(bytes, isPasted: isPasted)
    let core = bytes.extracting(pasted.core)
    guard reader.read(core, into: &reading) else {
      append(Refusal(bytes, pasted, reader: reader), bytes, line: line, to: &buffer)
      return false
    }
    let match = reader.match(reading, core)
    guard let form = JoinForm(match) else {
      let error = LinkError(
        code: .notAJoinLink, range: SourceRange(0, core.count), expected: .phrase(.joinLink),
        nearest: match.reference)
      append(
        Refusal(bytes, pasted, error: error, reader: reader), bytes, line: line, to: &buffer)
      return false
    }
    let warnings = reader.warnings(reading, core)
    let suggestion = reader.recoveredLink(&reading, of: core, warnings: warnings)
    let shown = ShownJoin(
      form: form, match: match, admission: admission(of: form, match),
      missing: form.missingFields(security: security ?? Self.withoutPasscodes),
      secrets: reading.secrets)
    if let json {
      append(shown, json, to: &buffer) { buffer in
        JSONLinkReport.appendStart(line: line, to: &buffer)
        json.appendLink(in: bytes, pasted, reading, to: &buffer)
      } warnings: { buffer in
        json.append(warnings, about: reading, in: bytes, pasted: pasted, to: &buffer)
        if let suggestion { buffer.appendMember("suggestion", suggestion) }
      }
    } else {
      append(shown, text, line: line, to: &buffer)
      text.append(pasted.removals, to: &buffer)
      text.append(warnings, suggestion: suggestion, to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
    return shown.admission?.status != Admission.notPermitted.status
  }

  /// Appends the report on a line that is too long to be kept in memory; see ``LinkReport``.
  package func appendOverlong(
    _ start: Span<UInt8>, length: Int, line: Int, to buffer: inout ByteBuffer
  ) {
    let refusal = Refusal(overlong: start, length: length, reader: reader)
    append(refusal, start, line: line, to: &buffer)
  }

  private func append(
    _ refusal: Refusal, _ bytes: Span<UInt8>, line: Int?, to buffer: inout ByteBuffer
  ) {
    if let json {
      json.append(refusal, bytes, line: line, to: &buffer)
    } else {
      text.append(refusal, bytes, line: line, to: &buffer)
    }
  }

  /// The security of a session in which no role requires a passcode.
  private static let withoutPasscodes: SessionSecurity = {
    guard let security = SessionSecurity(presenter: .login, attendee: .open) else {
      preconditionFailure("a presenter with a login is always valid")
    }
    return security
  }()

  /// Returns the admission of the person; `nil` if it is unknown.
  ///
  /// It is unknown if neither the facts nor the security of the session are given. Otherwise, the
  /// requirements of the manifest are evaluated first. If they are met, the security determines the
  /// admission, which is unknown without it.
  private func admission(of form: JoinForm, _ match: LinkMatch) -> ShownAdmission? {
    if security == nil, facts == nil { return nil }
    let facts = facts ?? []
    let required = ShownAdmission(
      of: match, facts: facts, router: reader.router, masksSecrets: true)
    guard required.status == Admission.ready.status else { return required }
    guard let security else { return nil }
    let known = JoinContext(
      isSignedIn: facts["signedIn"] == LinkFacts.holds,
      isPermitted: facts[Self.permitted].map { $0 == LinkFacts.holds })
    return ShownAdmission(
      status: form.admission(security: security, known: known).status)
  }
}

/// A join form in a report.
struct ShownJoin {
  let form: JoinForm
  let match: LinkMatch
  /// The admission of the person; `nil` if it is unknown.
  let admission: ShownAdmission?
  /// The required fields that are empty.
  let missing: [JoinForm.Field]
  /// The byte ranges of the secrets in the link.
  let secrets: [Range<Int>]

  /// The fields that the link fills in, with their values.
  var prefilled: [(field: JoinForm.Field, text: String)] {
    JoinForm.Field.allCases.compactMap { field in
      let value: String? =
        switch field {
        case .session: form.session?.text
        case .passcode: form.passcode.map { _ in ParameterValue.mask }
        case .language: form.language?.description
        }
      return value.map { (field, $0) }
    }
  }

  /// Returns the message to the person about a dropped value.
  func message(of problem: JoinForm.Problem, _ person: Texts<WordlyText>) -> String {
    WordlyText(rawValue: problem.messageKey).map { person($0, shownValue(of: problem)) }
      ?? problem.messageKey
  }

  /// Returns the dropped value, decoded, and masked if it may contain a secret.
  private func shownValue(of problem: JoinForm.Problem) -> String {
    let range = problem.value.range.range
    let isSecret = problem.field == .passcode || secrets.contains { $0.overlaps(range) }
    guard !isSecret else { return ParameterValue.mask }
    let bytes = Array(match.link.utf8)
    let value = PercentEncoding.decode(range, of: bytes.span, plusIsSpace: false)
    let shown = DisplayCell.shown(value)
    return shown.count > 40 ? shown.prefix(39) + "…" : shown
  }

  /// Returns the messages to the person about individual fields.
  func messages(_ person: Texts<WordlyText>) -> [(field: JoinForm.Field, text: String)] {
    JoinForm.Field.allCases.compactMap { field in
      if let problem = form.problems.first(where: { $0.field == field }) {
        return (field, message(of: problem, person))
      }
      return missing.contains(field) ? (field, person[field.missingMessage]) : nil
    }
  }

  /// Returns the title and the message to the person about the whole form.
  func summary(_ person: Texts<WordlyText>) -> (title: String?, message: String) {
    switch admission?.status {
    case Admission.needsLogin.status:
      return (person[.admissionNeedsLoginTitle], person[.admissionNeedsLoginMessage])
    case Admission.needsPasscode.status:
      return (person[.admissionNeedsPasscodeTitle], person[.admissionNeedsPasscodeMessage])
    case Admission.needsSubscription.status:
      // Among the apps with sessions, only OSQR requires a subscription.
      return (nil, Texts<OSQRText>(language: person.language)[.errorSubscription])
    case Admission.notPermitted.status: return (nil, person[.admissionNotPermittedTitle])
    case Admission.ready.status:
      return (
        nil, missing.isEmpty ? person[.admissionReady] : person(.joinMissing, missing.count)
      )
    default: return (nil, person[.joinPrefilled])
    }
  }
}

extension JoinForm.Field {
  /// The key of the message that names the field.
  var label: WordlyText {
    switch self {
    case .session: .joinSessionLabel
    case .passcode: .joinPasscodeLabel
    case .language: .joinLanguageLabel
    }
  }

  /// The key of the message to display at the field if it is empty.
  fileprivate var missingMessage: WordlyText {
    switch self {
    case .session: .joinSessionMissing
    case .passcode: .joinPasscodeMissing
    case .language: .joinLanguageMissing
    }
  }
}
