import Diagnostics
import Reports
import TextPrimitives

/// The help and the messages of `waymark qr`.
enum QRTexts {
  static let abstract = "Draw the QR codes of links."

  static let discussion = """
    The code contains the canonical link, in the smallest symbol, with the highest error \
    correction that does not make the symbol larger. A link that 'waymark parse' rejects cannot be \
    drawn. By default, the output on a terminal is the drawing with the readable link below it; \
    elsewhere it is the link. --format, or the extension of the output file, changes this.

    The code and the link below it contain the secrets of the link. An SVG contains readable \
    secrets only with --caption; a file name never contains them. Only the owner can read a new \
    file that contains a secret. A link with a secret and a custom scheme is rejected, because any \
    app can claim the scheme. Other users of this machine can see arguments in the list of \
    processes: pass links that contain secrets with --input - instead.

    --uppercase writes the scheme and the host in upper case, and also the path and the values if \
    the route accepts that. The code may become smaller. Android distinguishes case when it \
    compares verified hosts, so it may open the browser instead.

    On a terminal, a code has its own black and white, so it works on every background. On a \
    terminal with eight colors, two of these are used. Without colors (NO_COLOR is set, or TERM is \
    dumb, vt100 or similar), the code has the text color, and depends on the background. The \
    background is set by --background, or else by COLORFGBG; otherwise it is assumed to be dark, \
    with a warning.

    With --input, each line is a link, and --name may contain {line}, {app}, {route} and names of \
    parameters in braces. The formats payload and json are written to standard output, one line \
    per code. With --output, each code becomes a file in that folder. A file is written as a whole \
    or not at all. If --name starts or ends with {line}, and a character other than a digit \
    separates {line} from the rest, memory use does not grow with the length of the input. \
    Otherwise, it grows, and only one thread writes the files.

    JSON output has one object per line, always in English (Schemas/qr.schema.json).

    EXAMPLES:
      waymark qr 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark qr wordly attend session=KXTR-7429 --format terminal --caption
      waymark qr osqr:menu --scheme osqr --format json
      waymark qr wordly attend session=KXTR-7429 --output attend.png --module 12
      waymark qr --input links.txt --output codes --name '{app}-{route}-{line}'

    EXIT STATUS:
      0  every code was drawn
      1  a link was rejected, or cannot be drawn
      2  wrong usage, unreadable input, an invalid manifest, or failed output
    """

  static let words = "Link; or an app, a route, and values as name=value."
  static let format =
    "Output format: payload, terminal, svg, png or json."
  static let level = "Error correction: auto, L, M, Q or H."
  static let uppercase = "Write the link in upper case where that is safe."
  static let scheme = "https, or a scheme of the app."
  static let withoutSecrets = "Omit the secret parameters from the link in the code."
  static let module = "Size of a module, in pixels (default for png: 8)."
  static let background = "Background of a terminal without colors: light or dark."
  static let caption = "Add host, ids and passcodes below the code (svg, terminal)."
  static let output = "File; with --input, a folder; - is standard output."
  static let name = "File name template for --input, such as {app}-{line}."
  static let jobs = "Number of threads for --input (default: all processors)."

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
