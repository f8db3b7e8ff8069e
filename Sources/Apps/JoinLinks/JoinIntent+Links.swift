public import BundledApps
import Diagnostics
public import LinkRouting

extension JoinIntent: LinkParsable {
  /// Parses a join link of any supported app.
  ///
  /// - Parameter link: The link, exactly as the app received it.
  /// - Throws: ``LinkRouting/LinkError``. Its code is ``LinkRouting/LinkError/Code/notAJoinLink``
  ///   if the link does not open a session.
  /// - Complexity: O(*n*), where *n* is the length of the link. Ids, passcodes and tags of up to 15
  ///   characters require no allocation.
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
      // The standard library method rethrows the error of the closure without its type. The link is
      // therefore parsed again below, which throws the same error with its type.
    }
    try self.init(parsing: ContiguousArray(link.utf8).span)
  }

  @inline(__always)
  private init(parsing link: Span<UInt8>) throws(LinkError) {
    var values = _LinkValues()
    guard Self.router.read(link, into: &values) else { throw Self.router.refusal(of: link) }
    self = try Self.intent(of: &values, in: link)
  }

  /// Returns the intent of a link, without creating a ``WordlyLink`` or an ``OSQRLink`` first.
  ///
  /// The conversion between two enumerations would take a fifth of the parsing time. A test checks
  /// that this method and the conversion produce the same intent.
  ///
  /// ``Attend`` and ``Present`` are created by their memberwise initializers, because their public
  /// initializers would copy the values.
  @inline(never)
  private static func intent(
    of values: inout _LinkValues, in link: Span<UInt8>
  ) throws(LinkError) -> JoinIntent {
    switch (values.app, values.route) {
    // The routes `attend` of Wordly and of OSQR, as pairs of an app index and a route index.
    case (0, 0), (1, 4):
      .attend(
        Attend(
          language: values.optional(2, in: link), passcode: values.optional(1, in: link),
          session: try values.required(0, in: link)))
    // The routes `present`.
    case (0, 1), (1, 5):
      .present(
        Present(
          passcode: values.optional(1, in: link), session: try values.required(0, in: link)))
    default:
      throw LinkError(
        code: .notAJoinLink, range: SourceRange(0, link.count), expected: .phrase(.joinLink),
        nearest: try OSQRLink(_values: &values, in: link).reference)
    }
  }

  /// The router for the apps that have join links.
  public static let router = Router(proven: [WordlyLink.manifest, OSQRLink.manifest])

  /// Creates the intent of a matched link; `nil` if the link does not open a session.
  public init?(_ match: LinkMatch) {
    if let link = WordlyLink(match) {
      self.init(link)
    } else if let link = OSQRLink(match) {
      self.init(link)
    } else {
      return nil
    }
  }

  /// Creates the intent of a Wordly link; all Wordly links are join links.
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

  /// Creates the intent of an OSQR link; `nil` if the link does not open a session.
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

  /// Returns the canonical link of the intent; parsing the link returns an equal intent.
  ///
  /// - Parameters:
  ///   - app: The name of the app that opens the link.
  ///   - scheme: `https`, or one of the app's custom schemes; `nil` for the canonical scheme.
  /// - Throws: ``LinkRouting/LinkError`` if the app or the scheme is unknown.
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
  /// Returns the Wordly link of the intent, without creating a ``WordlyLink`` first.
  ///
  /// The conversion would retain and release every part of the intent. A test checks that this
  /// method and the conversion produce the same link.
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
  /// Creates the Wordly link of an intent.
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
  /// Creates the OSQR link of an intent.
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
  /// The link is valid and matches a route, but does not open a session.
  public static let notAJoinLink = Self(rawValue: "not-a-join-link")
}
