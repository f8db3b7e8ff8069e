package import InstantSessions
package import JoinLinks
import LanguageTags
import LocalizedTexts
import LinkRouting
package import TextPrimitives

/// A report of a new session with its passcodes.
///
/// Passcodes are not masked, because the purpose of the report is to print them.
package struct SessionReport: Sendable {
  /// The link to a session for one role, with the paths of its QR code files.
  package struct Entrance: Sendable {
    /// The role in which the link opens the session.
    package let role: JoinRole
    /// The link, including the passcode if the role requires one.
    package let link: String
    let files: [String]

    /// Creates an entrance with a link and the paths of the QR code files for it.
    package init(_ role: JoinRole, link: String, files: [String]) {
      self.role = role
      self.link = link
      self.files = files
    }
  }

  private let session: InstantSession
  private let app: String
  private let entrances: [Entrance]

  /// Creates a report.
  package init(_ session: InstantSession, app: String, _ entrances: [Entrance]) {
    self.session = session
    self.app = app
    self.entrances = entrances
  }

  /// Appends the report as human-readable text.
  package func appendText(_ style: TextStyle, _ texts: ReportTexts, to buffer: inout ByteBuffer) {
    var rows: [(label: String, text: String, role: TextStyle.Role)] = [
      (texts[.sessionId], session.id.text, .strong)
    ]
    for entrance in entrances {
      let isPresenter = entrance.role == .presenter
      rows.append(
        (texts[isPresenter ? .sessionPresenters : .sessionAttendees], entrance.link, .plain))
      switch session.defaults.security.level(for: entrance.role) {
      case .open: rows.append(("  " + texts[.sessionAccess], texts[.sessionOpen], .plain))
      case .login: rows.append(("  " + texts[.sessionAccess], texts[.sessionLogin], .plain))
      case .passcode:
        let passcode = session.passcode(for: entrance.role)?.revealed ?? ""
        rows.append(("  " + texts[.sessionPasscode], passcode, .strong))
      }
      rows += entrance.files.map {
        ("  " + texts[.sessionCode], DisplayCell.shown($0), .plain)
      }
    }
    let width = rows.map(\.label.columns).max() ?? 0
    for row in rows {
      buffer.append(style.styled(row.label.padded(to: width), .label) + "  ")
      buffer.append(style.styled(row.text, row.role) + "\n")
    }
  }

  /// Appends the report as one JSON object.
  package func appendJSON(to buffer: inout ByteBuffer) {
    let defaults = session.defaults
    buffer.append("{\"id\":" as StaticString)
    buffer.appendJSONString(session.id.text)
    buffer.append(",\"app\":" as StaticString)
    buffer.appendJSONString(app)
    buffer.append(",\"languages\":" as StaticString)
    Self.appendJSON(defaults.languages.map(\.description), to: &buffer)
    if let language = defaults.language {
      buffer.append(",\"language\":" as StaticString)
      buffer.appendJSONString(language.description)
    }
    for entrance in entrances {
      buffer.append(",\"\(entrance.role.rawValue)\":{\"security\":")
      buffer.appendJSONString(defaults.security.level(for: entrance.role).rawValue)
      if let passcode = session.passcode(for: entrance.role) {
        buffer.append(",\"passcode\":" as StaticString)
        buffer.appendJSONString(passcode.revealed)
      }
      buffer.append(",\"link\":" as StaticString)
      buffer.appendJSONString(entrance.link)
      if !entrance.files.isEmpty {
        buffer.append(",\"files\":" as StaticString)
        Self.appendJSON(entrance.files, to: &buffer)
      }
      buffer.append(UInt8(ascii: "}"))
    }
    buffer.append(",\"passcodeAttempts\":\(defaults.passcode.attempts)")
    buffer.append(",\"passcodePauseSeconds\":\(defaults.passcode.pause.components.seconds)")
    buffer.append(",\"unjoinedSeconds\":\(defaults.unjoinedTime.components.seconds)}\n")
  }

  private static func appendJSON(_ texts: [String], to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendJSONString(text)
    }
    buffer.append(UInt8(ascii: "]"))
  }
}
