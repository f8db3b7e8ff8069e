import Diagnostics
import LanguageTags
public import LinkRouting
import URLSyntax

extension JoinIntent {
  /// Parses a join link of any app that has them.
  ///
  /// - Parameter link: The link, exactly as it arrived.
  /// - Throws: ``LinkRouting/LinkError``; with the code ``LinkRouting/LinkError/Code/notAJoinLink``
  ///   for a link that leads somewhere else.
  /// - Complexity: O(*n*) in the length of the link. Ids, passcodes and tags of up to 15 characters
  ///   allocate nothing.
  public init(parsing link: String) throws(LinkError) {
    let table = JoinTable.shared
    var found = FoundTexts()
    link.readBytes { bytes in found.read(bytes, table) }
    if let role = found.role {
      let texts = JoinTexts(
        session: found.session, passcode: found.passcode, language: found.language)
      self = role == .attendee ? .attend(Attend(texts)) : .present(Present(texts))
      return
    }
    // Refused, or one of the few links that take the long way.
    let match = try table.router.match(link)
    guard let intent = JoinIntent(match) else {
      throw LinkError(
        code: .notAJoinLink, range: SourceRange(0, link.utf8.count),
        expected: .phrase(.joinLink), nearest: match.reference)
    }
    self = intent
  }

  /// The router over the apps that have join links.
  package static var router: Router { JoinTable.shared.router }

  /// Reads the intent of a matched link; `nil` if it leads somewhere else than into a session.
  ///
  /// A route that is named `attend` or `present` and has a `session` is one, in any app.
  public init?(_ match: LinkMatch) {
    guard let role = JoinRole(routeName: match.routeName),
      let session = match.text(of: "session").map({ SessionID(checked: CompactText($0)) })
    else { return nil }
    let passcode = match.text(of: "passcode").map { Passcode(checked: CompactText($0)) }
    switch role {
    case .attendee:
      let language = match.text(of: "lang").flatMap(LanguageTag.init)
      self = .attend(Attend(session: session, passcode: passcode, language: language))
    case .presenter:
      self = .present(Present(session: session, passcode: passcode))
    }
  }

  /// The link of the intent: canonical, so that parsing it gives the intent back.
  ///
  /// - Parameters:
  ///   - app: The app whose link is made.
  ///   - scheme: `https`, or one of the app's own schemes; `nil` for the canonical one.
  /// - Throws: ``LinkRouting/LinkError`` for an app or a scheme that does not exist.
  public func link(
    app: String = "wordly", scheme: String? = nil
  ) throws(LinkError) -> String {
    let table = JoinTable.shared
    if app == "wordly" {
      let entry = role == .attendee ? table.wordlyAttend : table.wordlyPresent
      let plan = table.plans[entry]
      let texts = self.texts
      return try table.router.link(toEntry: entry, scheme: scheme) { slot in
        if slot == plan.session.index { return texts.session }
        if slot == plan.passcode.index { return texts.passcode }
        return slot == plan.language.index ? texts.language : nil
      }
    }
    let route = role == .attendee ? "attend" : "present"
    return try table.router.link(
      to: RouteReference(app: app, route: route), scheme: scheme
    ) { name in
      switch name {
      case "session": session.text
      case "passcode": passcode?.revealed
      case "lang": texts.language?.string
      default: nil
      }
    }
  }
}

/// What a link says about joining, as words that need neither memory nor counting.
private struct FoundTexts {
  /// The role; `nil` if the link has none, or a value in it is too long.
  var role: JoinRole?
  var session = ShortText.absent
  var passcode = ShortText.absent
  var language = ShortText.absent

  @inline(__always)
  mutating func read(_ bytes: Span<UInt8>, _ table: JoinTable) {
    var match = TypedMatch()
    guard table.router.match(bytes, into: &match) else { return }
    let plan = table.plans[match.entryIndex]
    session = match.shortText(plan.session, bytes)
    passcode = match.shortText(plan.passcode, bytes)
    language = match.shortText(plan.language, bytes)
    if session.isText, !passcode.isTooLong, !language.isTooLong { role = plan.role }
  }
}

extension LinkError.Code {
  /// The link is sound and leads to a route, but not into a session.
  public static let notAJoinLink = Self(rawValue: "not-a-join-link")
}
