import Diagnostics
public import LinkRouting

/// Where a link of OSQR leads.
public enum OSQRDestination: Sendable, Hashable {
  /// How a draft is continued.
  public enum Input: String, Sendable, Hashable, CaseIterable {
    /// By keyboard.
    case text
    /// By voice.
    case voice
  }

  /// The sign-in screen.
  case signIn
  /// The welcome screen.
  case welcome
  /// The thread, perhaps with a draft.
  case thread(draft: String?, input: Input?)
  /// The menu.
  case menu
  /// A join form in OSQR.
  case join(JoinIntent)

  /// Reads the destination of a matched link; `nil` if the link belongs to another app.
  public init?(_ match: LinkMatch) {
    guard match.app == "osqr" else { return nil }
    switch match.routeName {
    case "signin": self = .signIn
    case "welcome": self = .welcome
    case "menu": self = .menu
    case "thread":
      self = .thread(
        draft: match.text(of: "text"), input: match.text(of: "input").flatMap(Input.init))
    default:
      guard let intent = JoinIntent(match) else { return nil }
      self = .join(intent)
    }
  }

  /// Parses a link of OSQR.
  ///
  /// - Throws: ``LinkRouting/LinkError`` if the link is refused or leads to another app.
  public init(parsing link: String) throws(LinkError) {
    let match = try JoinTable.shared.router.match(link)
    guard let destination = OSQRDestination(match) else {
      throw LinkError(
        code: .unknownRoute, range: .init(0, link.utf8.count), expected: .names(.app, ["osqr"]),
        nearest: match.reference)
    }
    self = destination
  }

  /// The link of the destination.
  ///
  /// - Parameter scheme: `https`, or `osqr`; `nil` for the canonical one.
  /// - Throws: ``LinkRouting/LinkError`` for a scheme that does not exist, or a draft that no link
  ///   can carry, such as one with a line break.
  public func link(scheme: String? = nil) throws(LinkError) -> String {
    let route: String
    var draft: String?
    var input: Input?
    switch self {
    case .signIn: route = "signin"
    case .welcome: route = "welcome"
    case .menu: route = "menu"
    case .thread(let text, let method): (route, draft, input) = ("thread", text, method)
    case .join(let intent): return try intent.link(app: "osqr", scheme: scheme)
    }
    return try JoinTable.shared.router.link(
      to: RouteReference(app: "osqr", route: route), scheme: scheme
    ) { name in
      switch name {
      case "text": draft
      case "input": input?.rawValue
      default: nil
      }
    }
  }
}
