import Diagnostics
import InstantSessions
import TextPrimitives

/// The help of `waymark session`.
enum SessionTexts {
  static let abstract = "Create sessions that people can join immediately."

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
    neither vowels nor characters that look alike; the last one is a check character. There are 3313838056 \
    ids XXXX-XXXX, an entropy of 31.63 bits; a passcode of 6 digits has 19.9 bits.

    No two sessions of one call have the same id. With --known, the ids of a file are excluded too: one a \
    line, or what an earlier call printed with --format json. Only the server that opens the sessions \
    knows all ids that are in use.

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
    object a line, as Schemas/session.schema.json describes it.

    EXAMPLES:
      waymark session new
      waymark session new --app osqr --format json
      waymark session new --defaults defaults.yaml --qr codes
      waymark session new --count 20 --format json
      waymark session new --known sessions.ndjson --format json >> sessions.ndjson

    EXIT STATUS:
      0  the sessions were made
      2  wrong usage, unreadable input, defaults that have an error, too few free ids, or output that failed
    """

  static let app = "App of the links."
  static let defaults = "Defaults of the organization; - is standard input."
  static let qr = "Folder for QR codes, as SVG and PNG."
  static let format = "text, or json for one object on each line."
  static let count = "Number of sessions."
  static let known = "File of ids in use; - is standard input; may be repeated."

  static func invalidCount(_ maximum: Int) -> String {
    "--count needs a number from 1 to \(maximum)."
  }

  static func noID(_ path: String, line: Int) -> String {
    "\(TextStyle.shown(path)):\(line): expected a session id, or an object of JSON with one as 'id'"
  }

  static func tooManyKnown(_ path: String, _ maximum: Int) -> String {
    "\(TextStyle.shown(path)): expected at most \(maximum) ids in all"
  }

  static func exhausted(_ shape: SessionIDShape, known: Int) -> String {
    "All of the \(shape.idCount) ids \(shape) are in use: \(known)."
  }

  static let useLongerIDs = "Give the defaults a longer id, such as id: { groups: [4, 4, 4] }."

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
