import Diagnostics
import Reports
import TextPrimitives

/// The help and the messages of `waymark qr`.
enum QRTexts {
  static let abstract = "Draw QR codes for links."

  static let discussion = """
    A code contains the canonical link. Without --level, it is the smallest possible symbol, with \
    the highest error correction level that does not make it larger. A link that 'waymark parse' \
    rejects cannot be drawn. By default, the output on a terminal is the drawing, with the link \
    below it. If the output is not a terminal, it is the link as text (payload). --format, or the \
    extension of the output file, selects another output format.

    The code contains the secrets of the link, and so does the link below it. An SVG file contains \
    secrets as readable text only with --caption. File names never contain secrets. If a new file \
    contains a secret, only its owner can read it. A link with a secret and a custom scheme is \
    rejected, because any app can claim the scheme. Other users of this machine can see arguments \
    in the list of processes: pass links that contain secrets with --input - instead.

    --uppercase writes the scheme and the host in upper case. It also writes the path and the \
    values in upper case, if the link still matches with the same values. The code may become \
    smaller. Android compares verified hosts case-sensitively, so it may open the browser instead \
    of the app.

    On a terminal, a code is drawn in black and white, so it can be scanned on every background. \
    On a terminal with only eight colors, the color theme determines black and white. If colors \
    are off (NO_COLOR is set, or TERM is dumb, vt100 or similar), the code is drawn in the text \
    color, so the command must know whether the background is light or dark. --background, or else \
    the environment variable COLORFGBG, states this. If neither is set, a dark background is \
    assumed, with a warning.

    With --input, each line is a link. Without --output, the format must be payload or json, and \
    standard output contains one line per code. With --output, each code becomes a file in that \
    folder, by default an SVG file. A file is written as a whole or not at all.

    --name is the template of the file names. It can contain {line}, {app}, {route}, and names of \
    parameters in braces; the default is {line}. All names differ if the template starts or ends \
    with {line}, and a character other than a digit separates {line} from the rest. Otherwise, \
    memory use grows with the length of the input, and only one thread writes the files.

    \(RootTexts.manifestSearch)

    JSON output contains one object per line, and is always in English (Schemas/qr.schema.json).

    EXAMPLES:
      waymark qr 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark qr wordly attend session=KXTR-7429 --format terminal --caption
      waymark qr osqr:menu --scheme osqr --format json
      waymark qr wordly attend session=KXTR-7429 --output attend.png --module 12
      waymark qr --input links.txt --output codes --name '{app}-{route}-{line}'

    EXIT STATUS:
      0  every code was drawn
      1  a link was rejected, or cannot be drawn
      2  wrong usage, unreadable input, an invalid manifest, or output that cannot be written
    """

  static let words = "Link; or an app, a route, and values as name=value."
  static let format =
    "Output format: payload, terminal, svg, png or json (default: by the extension of --output;"
    + " svg in a folder; on a terminal, terminal; else payload)."
  static let level = "Error correction level: auto (default), L, M, Q or H."
  static let uppercase = "Use upper case where possible, for a smaller code."
  static let scheme = "Scheme of the link (default: https if possible)."
  static let withoutSecrets = "Omit the secret parameters from the link in the code."
  static let module = "Size of a module (a square of the code), in pixels (default for png: 8)."
  static let background =
    "Background of a terminal without colors: light or dark (default: by COLORFGBG, else dark)."
  static let caption =
    "Print the host, the path parameters and the secrets below the code (svg, terminal)."
  static let output = "File; with --input, a folder; - is standard output."
  static let name = "File name template for --input (default: {line})."
  static let jobs = "Number of threads for --input (default: one per processor)."

  static let nothing =
    "No link: give a link; or an app, a route and values; or --input FILE with one link per line."
  static let both = "Give links as arguments or with --input, not both."
  static let captionFormat = "--caption needs the format svg or terminal."
  static let backgroundFormat = "--background needs the format terminal."
  static let moduleFormat = "--module needs the format png or svg."
  static let nameWithoutFolder = "--name needs --input and --output FOLDER."
  static let invalidJobs = "--jobs needs a number from 1 to 1024."
  static let noFolder =
    "Several drawings need files: add --output FOLDER, or --format payload or json."

  static func unknownExtension(_ path: String) -> String {
    "The extension of \(TextStyle.shown(path)) names no output format: add --format."
  }

  static func tooNarrow(columns: Int, needed: Int) -> String {
    "The code needs \(needed) columns, but the terminal has \(columns)."
  }

  static func unknownScheme(_ scheme: String, _ known: [String]) -> String {
    RootTexts.unknownValue(TextStyle.shown(scheme), of: "--scheme", known) + " [unknown-scheme]"
  }

  static let tooNarrowHint = "Make the terminal wider, or add --output FILE."

  static func invalidName(_ problem: CodeFileName.Problem) -> String {
    switch problem {
    case .malformed:
      "--name needs a file name without slashes and control characters, with names in braces."
    case .secret(let name): "The parameter \(name) is secret and is not allowed in a file name."
    case .unknown(let name, let nearest):
      "No route has a parameter '\(TextStyle.shown(name))'."
        + (nearest.map { " Did you mean '\($0)'?" } ?? "")
    }
  }

  static func repeatedName(_ name: String) -> String {
    "A different link already has the file name \(name): add {line} to --name"
  }

  static let overlongName = "The file name is too long"
}
