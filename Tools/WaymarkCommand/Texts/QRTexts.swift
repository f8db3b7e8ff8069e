import Diagnostics
import Reports
import TextPrimitives

/// What `waymark qr` says of itself.
enum QRTexts {
  static let abstract = "Draw the QR code of a link."

  static let discussion = """
    The code holds the canonical link, in the smallest symbol, with the highest error correction that \
    costs no further module. A link that 'waymark parse' refuses gets no code. A terminal gets the drawing \
    with the readable link under it, anything else the link alone, unless --format or the name of the \
    output says otherwise.

    The code contains the secrets of the link, and so does the link under it. In an SVG, secrets are \
    spelled only with --caption; in the name of a file, never. A new file with a secret in it is for its \
    owner alone. A secret is refused on a custom scheme, \
    which any app can claim. Arguments are visible to everyone on this machine in the list of processes: \
    give links that carry secrets with --input - instead.

    --uppercase spells in upper case what leads to the same place then: scheme and host, and path and \
    values where the route takes them so. The code may become smaller; Android \
    looks up verified hosts in their exact case, so a link may open the browser there.

    In a terminal, a code is black on white by colours of its own, right on every ground; of a terminal \
    with eight colours, by those. Where there are to be none (NO_COLOR is set, or TERM is dumb, vt100 or \
    the like), it is made of the terminal's letters, so that the \
    ground decides: --ground says it, else COLORFGBG, else a dark one is assumed, with a warning.

    With --input, each line is a link. payload and json go to standard output, one a line; with \
    --output, each code becomes a file in that folder. Memory stays small for a file of any length, \
    except for the names of files where {line} stands neither first nor last; these are made by one \
    processor. A file appears complete or not at all.

    JSON is one object a line, always in English, as Schemas/qr.schema.json describes it.

    EXAMPLES:
      waymark qr 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark qr wordly attend session=KXTR-7429 --format terminal --caption
      waymark qr osqr:menu --scheme osqr --format json
      waymark qr wordly attend session=KXTR-7429 --output attend.png --module 12
      waymark qr --input links.txt --output codes --name '{app}-{route}-{line}'

    EXIT STATUS:
      0  every code was drawn
      1  some link was refused, or has no code
      2  wrong usage, unreadable input, an invalid manifest, or output that failed
    """

  static let words = "A link, or an app, a route and its values as name=value."
  static let format =
    "payload, terminal, svg, png or json (default: by the name of the output; terminal or payload)."
  static let level = "The error correction: auto, L, M, Q or H."
  static let uppercase = "Spell the link in upper case as far as it leads to the same place."
  static let scheme = "https, or one of the app's own schemes."
  static let withoutSecrets = "Leave secrets out."
  static let module =
    "The pixels of a module, from 2: of PNG (default: 8), and of SVG (default: none)."
  static let ground =
    "Draw for a terminal without colours on this ground: light or dark (default: with colours)."
  static let caption = "Print host, ids and passcodes under the code, of svg and terminal."
  static let output = "The file to write, or with --input the folder; - is standard output."
  static let name =
    "The names of the files of --input, without extension, of {line}, {app}, {route} and {parameter}s."
  static let jobs = "How many processors work on --input (default: all)."

  static let nothing = """
    There is no link. Give one, or an app, a route and its values, or --input FILE with a link a line.
    """
  static let both = "Links come from the arguments or from --input, not from both."
  static let captionFormat = "--caption is for svg and terminal."
  static let groundFormat = "--ground is for terminal."
  static let moduleFormat = "--module is for png and svg."
  static let nameWithoutFolder = "--name is for --input with --output FOLDER."
  static let invalidJobs = "--jobs takes a number from 1 to 1024."
  static let noFolder =
    "Drawings of many links are files: give --output FOLDER, or --format payload or json."

  static func unknownExtension(_ path: String) -> String {
    "The name \(TextStyle.shown(path)) does not say what to write: give --format."
  }

  static func tooNarrow(columns: Int, needed: Int) -> String {
    "The code takes \(needed) columns, and the terminal has \(columns)."
  }

  static func unknownScheme(_ scheme: String, _ known: [String]) -> String {
    RootTexts.unknownValue(TextStyle.shown(scheme), of: "--scheme", known) + " [unknown-scheme]"
  }

  static let tooNarrowHint = "Widen it, or give --output FILE."

  static func invalidName(_ problem: CodeFileName.Problem) -> String {
    switch problem {
    case .malformed:
      "--name takes text without slashes and control characters, and names in braces."
    case .secret(let name): "\(name) is secret and does not belong in the name of a file."
    case .unknown(let name, let nearest):
      "No route has a parameter '\(TextStyle.shown(name))'."
        + (nearest.map { " Did you mean '\($0)'?" } ?? "")
    }
  }

  static func repeatedName(_ name: String) -> String {
    "Another link has the file \(name) already: put {line} into --name"
  }

  static let overlongName = "The name of the file is too long"
}
