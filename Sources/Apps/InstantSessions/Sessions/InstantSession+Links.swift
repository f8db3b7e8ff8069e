public import JoinLinks
import LinkRouting

extension InstantSession {
  /// The policy for passcodes in links.
  public enum Secrets: String, Sendable, Hashable, CaseIterable {
    /// The link contains the passcode of its role, if any: anyone with the link can join.
    case included
    /// The link contains no passcode: people type it.
    case leftOut
  }

  /// Returns the intent of a link to the session.
  ///
  /// The intent of an attendee contains the language of the defaults, if there is one.
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

  /// Returns a link to the session.
  ///
  /// - Parameters:
  ///   - role: The role of a person who follows the link.
  ///   - app: The name of the app that opens the link.
  ///   - scheme: `https`, or one of the app's custom schemes; `nil` for the canonical scheme. Any
  ///     app on a device can claim a custom scheme, so such a link cannot contain a passcode.
  ///   - secrets: The policy for the role's passcode.
  /// - Throws: ``InstantSessionError`` with the code `no-join-link` if the app has no such route or
  ///   scheme. The code is `secret-on-custom-scheme` if the link would contain both a passcode and
  ///   a custom scheme; the passcode is not omitted silently.
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
        code: .secretOnCustomScheme, expected: "an https link, or a link without the passcode")
    }
    return link
  }
}
