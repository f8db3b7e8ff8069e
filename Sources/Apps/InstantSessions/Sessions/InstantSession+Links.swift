public import JoinLinks
import LinkRouting

extension InstantSession {
  /// What happens to passcodes in a link.
  public enum Secrets: String, Sendable, Hashable, CaseIterable {
    /// The link carries the passcode of its role, if that needs one: whoever has the link can join.
    case included
    /// The link carries none: people type it.
    case leftOut
  }

  /// What a link into the session asks for.
  ///
  /// An attendee's has the language of the defaults, if they name one.
  public func intent(for role: JoinRole, secrets: Secrets = .included) -> JoinIntent {
    let passcode = secrets == .included ? passcode(for: role) : nil
    switch role {
    case .attendee:
      return .attend(
        JoinIntent.Attend(session: id, passcode: passcode, language: defaults.language))
    case .presenter:
      return .present(JoinIntent.Present(session: id, passcode: passcode))
    }
  }

  /// The link that leads into the session.
  ///
  /// - Parameters:
  ///   - role: What its follower will do there.
  ///   - app: The app whose link it is.
  ///   - scheme: `https`, or one of the app's own schemes; `nil` for the canonical one. Any app on a
  ///     device can claim a scheme, so such a link carries no passcode.
  ///   - secrets: Whether the link carries the passcode of its role.
  /// - Throws: ``InstantSessionError`` with the code `no-join-link` for an app that has no such route or
  ///   scheme; `secret-on-custom-scheme` where a passcode would stand in a link of an app's own scheme,
  ///   instead of leaving it out without a word.
  public func link(
    for role: JoinRole, app: String = "wordly", scheme: String? = nil, secrets: Secrets = .included
  ) throws(InstantSessionError) -> String {
    let intent = intent(for: role, secrets: secrets)
    let link: String
    do throws(LinkError) {
      link = try intent.link(app: app, scheme: scheme)
    } catch {
      throw InstantSessionError(code: .noJoinLink, expected: error.expected)
    }
    guard intent.passcode == nil || link.utf8.starts(with: "https://".utf8) else {
      throw InstantSessionError(
        code: .secretOnCustomScheme, expected: "an https link, or the passcode left out")
    }
    return link
  }
}
