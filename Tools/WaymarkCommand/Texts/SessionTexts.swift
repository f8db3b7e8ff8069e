import Diagnostics
import InstantSessions

/// What `waymark session` says of itself.
enum SessionTexts {
  static let abstract = "Make sessions that people can join at once."

  static let discussion = """
    EXAMPLES:
      waymark session new
      waymark session new --help
    """
}

/// What `waymark session new` says.
enum SessionNewTexts {
  static let abstract = "Make a session: its id, passcodes, links and QR codes."

  static let discussion = """
    Id and passcodes come from the random numbers of the system, and tell nothing of each other. Ids have \
    neither vowels nor characters that look alike; the last one is a check character. Of ids XXXX-XXXX \
    there are 3313838056, which is 31.63 bits. Nothing knows which ids are in use elsewhere: that is for \
    the server that opens the session.

    Passcodes are shown, and stand in the links, in the codes and under the drawn ones: give those for \
    presenters to presenters only. Each role has a passcode of its own where the defaults ask for one.

    Defaults are a YAML file, as Schemas/session-defaults.schema.json describes it; every key may be \
    left out:

      languages: [en, es, fr, ja, zh-CN, de]
      language: fr                   # filled in by the attend link
      security: { presenter: passcode, attendee: passcode }   # or login, open
      id: { groups: [4, 4] }         # XXXX-XXXX
      passcode: { length: 6, attempts: 10, pause: 5m }
      unjoined: 30m                  # how long a session that nobody joins is kept

    With --qr, each link becomes a drawing and a picture, named by the id and the role. JSON is one \
    object, as Schemas/session.schema.json describes it.

    EXAMPLES:
      waymark session new
      waymark session new --app osqr --format json
      waymark session new --defaults defaults.yaml --qr codes

    EXIT STATUS:
      0  the session was made
      2  wrong usage, defaults that have an error, or output that failed
    """

  static let app = "The app whose links are made."
  static let defaults = "The defaults of the organisation; - is standard input."
  static let qr = "A folder for the QR codes, as SVG and PNG; it is made if it is not there."
  static let format = "text for a person, or json, one object."

  static func unknownApp(_ name: String, _ names: [String]) -> String {
    let nearest = Spelling.nearest(to: name, among: names)
    return "No app '\(name)' has links into sessions."
      + (nearest.map { " Did you mean '\($0)'?" } ?? "")
  }

  static func knownApps(_ names: [String]) -> String {
    "The apps that have some are \(names.joined(separator: ", "))."
  }

  static func failed(_ error: InstantSessionError) -> String {
    "No session can be made: expected \(error.expected) [\(error.code.rawValue)]"
  }
}
