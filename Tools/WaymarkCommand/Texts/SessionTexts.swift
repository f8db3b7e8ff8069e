import Diagnostics
import InstantSessions
import TextPrimitives

/// The help of `waymark session`.
enum SessionTexts {
  static let abstract = "Create ids, passcodes and links for sessions."

  static let discussion = """
    EXAMPLES:
      waymark session new
      waymark session new --help
    """
}

/// The help and the messages of `waymark session new`.
enum SessionNewTexts {
  static let abstract = "Create the id, passcodes, links and QR codes of a session."

  static let discussion = """
    The id and the passcodes are random numbers from the system, and are independent of each \
    other. An id contains no vowels and no characters that are easily confused. Its last character \
    is a check character. There are 3313838056 ids of the form XXXX-XXXX, which is an entropy of \
    31.63 bits. A passcode of 6 digits has 19.9 bits.

    The sessions of one run have different ids. --known also excludes the ids in a file. The file \
    contains one id per line, or the output of an earlier run with --format json. Only the server \
    that opens the sessions knows all ids in use, so the server must also check the ids.

    The output contains the passcodes, and so do the links and QR codes: give those for presenters \
    only to presenters. If the defaults require passcodes for both roles, each role has a separate \
    passcode.

    --defaults names a YAML file with the settings of an organization \
    (Schemas/session-defaults.schema.json). Every key is optional. In \
    this example, language is set to fr; all other values are the defaults:

      languages: [en, es, fr, ja, zh-CN, de]
      language: fr                   # language in the link for attendees
      security: { presenter: passcode, attendee: passcode }   # or login, open
      id: { groups: [4, 4] }         # XXXX-XXXX
      passcode: { length: 6, attempts: 10, pause: 5m }
      unjoined: 30m                  # time limit of a session without participants

    With --qr, each link is also written as an SVG file and a PNG file, named after the id and the \
    role.

    JSON output contains one object per line (Schemas/session.schema.json).

    EXAMPLES:
      waymark session new
      waymark session new --app osqr --format json
      waymark session new --defaults defaults.yaml --qr codes
      waymark session new --count 20 --format json
      waymark session new --known sessions.ndjson --format json >> sessions.ndjson

    EXIT STATUS:
      0  the sessions were created
      2  wrong usage, unreadable input, invalid defaults, too few free ids, or output that cannot \
    be written
    """

  static let app = "App that the links open: wordly or osqr"
  static let defaults = "YAML file of default settings; - is standard input."
  static let qr = "Folder for QR codes, as SVG and PNG files."
  static let format = "Output format: text (default), or json (one object per line)."
  static let count = "Number of sessions to create"
  static let known =
    "File of ids that new sessions must not get; - is standard input; may be repeated."

  static func invalidCount(_ maximum: Int) -> String {
    "--count needs a number from 1 to \(maximum)."
  }

  static func noID(_ path: String, line: Int) -> String {
    "\(TextStyle.shown(path)):\(line): expected a session id, or a JSON object with an 'id'"
  }

  static func tooManyKnown(_ path: String, _ maximum: Int) -> String {
    "\(TextStyle.shown(path)): expected at most \(maximum) ids in total"
  }

  static func exhausted(_ shape: SessionIDShape, known: Int) -> String {
    "All ids of the form \(shape) are in use: \(known) of \(shape.idCount)."
  }

  static let useLongerIDs = "Set a longer id in the defaults, such as id: { groups: [4, 4, 4] }."

  static func unknownApp(_ name: String, _ names: [String]) -> String {
    let nearest = Spelling.nearest(to: name, among: names)
    return "No app '\(name)' has join links."
      + (nearest.map { " Did you mean '\($0)'?" } ?? "")
  }

  static func knownApps(_ names: [String]) -> String {
    "The apps with join links are \(names.joined(separator: ", "))."
  }

  static func failed(_ error: InstantSessionError) -> String {
    "Cannot create a session: expected \(error.expected) [\(error.code.rawValue)]"
  }
}
