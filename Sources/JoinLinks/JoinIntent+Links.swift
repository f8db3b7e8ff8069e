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
    var intent: JoinIntent?
    link.readBytes { bytes in
      var match = TypedMatch()
      if table.router.match(bytes, into: &match) {
        intent = JoinIntent(table.router, match, bytes, table.plans[match.entryIndex])
      }
    }
    if let intent {
      self = intent
      return
    }
    let match = try table.router.match(link)
    throw LinkError(
      code: .notAJoinLink, range: SourceRange(0, link.utf8.count),
      expected: "a link to attend or to present in a session", nearest: match.reference)
  }

  /// Reads the intent of a match by the numbers of its parameters.
  private init?(
    _ router: Router, _ match: TypedMatch, _ bytes: Span<UInt8>, _ plan: JoinTable.Plan
  ) {
    guard let role = plan.role, let session = router.compactText(plan.session, of: match, bytes)
    else {
      return nil
    }
    let id = SessionID(checked: session)
    let passcode = router.compactText(plan.passcode, of: match, bytes)
      .map(Passcode.init(checked:))
    switch role {
    case .attendee:
      var attend = Attend(session: id, passcode: passcode)
      if let range = router.verbatimRange(plan.language, of: match),
        LanguageTag.isUsual(bytes.extracting(range))
      {
        attend.languageText = CompactText(usual: bytes, range)
      } else if let text = router.text(plan.language, of: match, bytes) {
        attend.language = LanguageTag(text)
      }
      self = .attend(attend)
    case .presenter:
      self = .present(Present(session: id, passcode: passcode))
    }
  }

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
      return try table.router.link(toEntry: entry, scheme: scheme) { slot in
        if slot == plan.session { return session.compact }
        if slot == plan.passcode { return passcode?.compact }
        return slot == plan.language ? languageText : nil
      }
    }
    let route = role == .attendee ? "attend" : "present"
    return try table.router.link(
      to: RouteReference(app: app, route: route), scheme: scheme
    ) { name in
      switch name {
      case "session": session.text
      case "passcode": passcode?.revealed
      case "lang": languageText?.string
      default: nil
      }
    }
  }

  /// The canonical text of the language that an attendee wants.
  private var languageText: CompactText? {
    if case .attend(let attend) = self { return attend.languageText }
    return nil
  }
}

extension LinkError.Code {
  /// The link is sound and leads to a route, but not into a session.
  public static let notAJoinLink = Self(rawValue: "not-a-join-link")
}
