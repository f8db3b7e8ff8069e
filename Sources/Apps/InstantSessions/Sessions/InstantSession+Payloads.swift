public import JoinLinks
import LinkRouting
public import QRCodes

extension InstantSession {
  /// What a QR code that leads into the session says: the link, as
  /// ``link(for:app:scheme:secrets:)`` makes it, spelled as the options say.
  ///
  /// ```swift
  /// try QRSymbol(session.payload(for: .attendee)).svg()
  /// ```
  ///
  /// - Parameters:
  ///   - role: What somebody who scans the code will do.
  ///   - app: The app whose link it is.
  ///   - options: How the link is spelled. Upper case makes smaller codes; a passcode of digits, as those
  ///     that are generated, stays what it is.
  /// - Throws: ``/QRCodes/QRCodeError``: for an app without such a route or scheme, and where a passcode
  ///   would stand on a custom scheme.
  public func payload(
    for role: JoinRole, app: String = "wordly", options: QRPayloadOptions = QRPayloadOptions()
  ) throws(QRCodeError) -> QRPayload {
    var values = ["session": ParameterValue(.text(id.text))]
    if let passcode = passcode(for: role), options.secrets != .leftOut {
      values["passcode"] = ParameterValue(.text(passcode.revealed), isSecret: true)
    }
    if role == .attendee, let language = defaults.language {
      values["lang"] = ParameterValue(.language(language))
    }
    let route = RouteReference(app: app, route: role == .attendee ? "attend" : "present")
    return try QRPayload(to: route, values: values, JoinIntent.router, options: options)
  }
}
