public import BundledApps
import Diagnostics
public import LinkRouting

extension JoinIntent: LinkParsable {
  /// Parses a join link of any app that has them.
  ///
  /// - Parameter link: The link, exactly as it arrived.
  /// - Throws: ``LinkRouting/LinkError``; with the code ``LinkRouting/LinkError/Code/notAJoinLink``
  ///   for a link that leads somewhere else.
  /// - Complexity: O(*n*) in the length of the link. Ids, passcodes and tags of up to 15 characters
  ///   allocate nothing.
  public init(parsing link: String) throws(LinkError) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      try self.init(parsing: link.utf8.span)
      return
    }
    do {
      let intent = try unsafe link.utf8.withContiguousStorageIfAvailable { buffer in
        try JoinIntent(parsing: unsafe Span(_unsafeElements: buffer))
      }
      if let intent {
        self = intent
        return
      }
    } catch {
      // A typed error does not travel through the closure; reading again, below, throws it.
    }
    try self.init(parsing: ContiguousArray(link.utf8).span)
  }

  @inline(__always)
  private init(parsing link: Span<UInt8>) throws(LinkError) {
    var values = _LinkValues()
    guard Self.router.read(link, into: &values) else { throw Self.router.refusal(of: link) }
    if values.app == 0 {
      self = try Self.wordly(&values, in: link)
      return
    }
    let destination = try OSQRLink(_values: &values, in: link)
    guard let intent = JoinIntent(destination) else {
      throw LinkError(
        code: .notAJoinLink, range: SourceRange(0, link.count), expected: .phrase(.joinLink),
        nearest: destination.reference)
    }
    self = intent
  }

  /// What ``WordlyLink`` would read, without the move from one enumeration into the other, which
  /// costs a fifth of the parsing; a test holds both to the same result.
  ///
  /// The values are `inout` as in `LinkIntent.init(_values:in:)`, and the parameters are made
  /// by their memberwise initializers; see ``Attend``.
  @inline(never)
  private static func wordly(
    _ values: inout _LinkValues, in link: Span<UInt8>
  ) throws(LinkError) -> JoinIntent {
    switch values.route {
    case 0:
      .attend(
        Attend(
          language: values.optional(2, in: link), passcode: values.optional(1, in: link),
          session: try values.required(0, in: link)))
    case 1:
      .present(
        Present(
          passcode: values.optional(1, in: link), session: try values.required(0, in: link)))
    default: throw values.unknownRoute
    }
  }

  /// The router over the apps that have join links.
  public static let router = Router(proven: [WordlyLink.manifest, OSQRLink.manifest])

  /// Reads the intent of a matched link; `nil` if it leads somewhere else than into a session.
  public init?(_ match: LinkMatch) {
    if let link = WordlyLink(match) {
      self.init(link)
    } else if let link = OSQRLink(match) {
      self.init(link)
    } else {
      return nil
    }
  }

  /// The intent of a link of Wordly, which has no others.
  public init(_ link: WordlyLink) {
    switch link {
    case .attend(let session, let passcode, let lang):
      self = .attend(
        Attend(
          session: SessionID(session), passcode: passcode.map { Passcode($0) }, language: lang))
    case .present(let session, let passcode):
      self = .present(
        Present(session: SessionID(session), passcode: passcode.map { Passcode($0) }))
    }
  }

  /// The intent of a link of OSQR; `nil` if it leads somewhere else than into a session.
  public init?(_ link: OSQRLink) {
    switch link {
    case .attend(let session, let passcode, let lang):
      self = .attend(
        Attend(
          session: SessionID(session), passcode: passcode.map { Passcode($0) }, language: lang))
    case .present(let session, let passcode):
      self = .present(
        Present(session: SessionID(session), passcode: passcode.map { Passcode($0) }))
    case .signin, .welcome, .thread, .menu: return nil
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
    switch app {
    case "wordly": return try wordlyLink(scheme: scheme)
    case "osqr": return try OSQRLink(self).link(scheme: scheme)
    default:
      throw LinkError(
        code: .unknownApp, range: SourceRange(0, app.utf8.count),
        expected: .names(.app, Self.router.manifests.map(\.app)))
    }
  }
}

extension JoinIntent {
  /// What ``WordlyLink`` would build, without the move into that enumeration, which counts every
  /// part of it; a test holds both to the same link.
  private func wordlyLink(scheme: String?) throws(LinkError) -> String {
    switch self {
    case .attend(let attend):
      try WordlyLink.router.link(toRoute: 0, scheme: scheme) { (link) throws(LinkError) in
        try link.append(attend.session)
        try link.append(attend.passcode)
        try link.append(attend.language)
      }
    case .present(let present):
      try WordlyLink.router.link(toRoute: 1, scheme: scheme) { (link) throws(LinkError) in
        try link.append(present.session)
        try link.append(present.passcode)
      }
    }
  }
}

extension WordlyLink {
  /// The link of an intent in Wordly.
  public init(_ intent: JoinIntent) {
    let session = Session(intent.session)
    let passcode = intent.passcode.map { Passcode($0) }
    switch intent {
    case .attend(let attend):
      self = .attend(session: session, passcode: passcode, lang: attend.language)
    case .present: self = .present(session: session, passcode: passcode)
    }
  }
}

extension OSQRLink {
  /// The link of an intent in OSQR.
  public init(_ intent: JoinIntent) {
    let session = Session(intent.session)
    let passcode = intent.passcode.map { Passcode($0) }
    switch intent {
    case .attend(let attend):
      self = .attend(session: session, passcode: passcode, lang: attend.language)
    case .present: self = .present(session: session, passcode: passcode)
    }
  }
}

extension LinkError.Code {
  /// The link is sound and leads to a route, but not into a session.
  public static let notAJoinLink = Self(rawValue: "not-a-join-link")
}
