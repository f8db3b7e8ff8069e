public import JoinLinks
import LinkRouting
public import QRCodes

extension InstantSession {
  /// Returns the content of a QR code with a link to the session.
  ///
  /// The link is the result of ``link(for:app:scheme:secrets:)``, written as the options specify.
  ///
  /// ```swift
  /// try QRSymbol(session.payload(for: .attendee)).svg()
  /// ```
  ///
  /// - Parameters:
  ///   - role: The role of a person who scans the code.
  ///   - app: The name of the app that opens the link.
  ///   - options: The spelling of the link. Upper-case links make smaller codes. Generated
  ///     passcodes consist of digits, which upper case does not change.
  /// - Throws: ``/QRCodes/QRCodeError`` if the app has no such route or scheme, or if a link with a
  ///   custom scheme would contain a passcode.
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
