import Diagnostics
import Reports
import TextPrimitives

/// The help and the messages of `waymark qr`.
enum QRTexts {
  static let abstract = "Draw the QR codes of links."

  static let discussion = """
    The code contains the canonical link, in the smallest symbol, with the highest error \
    correction that does not make the symbol larger. A link that 'waymark parse' rejects has no \
    code. On a terminal, the default output is the drawing with the readable link below it, \
    elsewhere the link. --format, or the extension of the output, changes that.

    The code contains the secrets of the link, and so does the link below it. An SVG contains \
    readable secrets only with --caption, the name of a file never. Only its owner can read a new \
    file with a secret. A secret on a custom scheme is rejected, because any app can claim the \
    scheme. Other users of this machine can see arguments in the list of processes: pass links \
    that contain secrets with --input - instead.

    --uppercase writes the scheme and the host in upper case, and also the path and the values if \
    the route accepts that. The code may become smaller. Android compares verified hosts in their \
    exact case, so it may open the browser.

    On a terminal, a code is black on white in its own colors, which works on every background. A \
    terminal with eight colors gets two of them. Without colors (NO_COLOR is set, or TERM is dumb, \
    vt100 or similar), the code is made of letters and depends on the background: that of \
    --background, else of COLORFGBG, else dark, with a warning.

    With --input, each line is a link, and --name may contain {line}, {app}, {route} and names of \
    parameters in braces. payload and json go to standard output, one per line. \
    With --output, each code becomes a file in that folder. A file is written as a whole or \
    not at all. Memory use does not grow with the length of the input, unless {line} is in the \
    middle of --name; one thread then writes the files.

    JSON output has one object per line, always in English, as Schemas/qr.schema.json describes it.

    EXAMPLES:
      waymark qr 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark qr wordly attend session=KXTR-7429 --format terminal --caption
      waymark qr osqr:menu --scheme osqr --format json
      waymark qr wordly attend session=KXTR-7429 --output attend.png --module 12
      waymark qr --input links.txt --output codes --name '{app}-{route}-{line}'

    EXIT STATUS:
      0  every code was drawn
      1  a link was rejected, or has no code
      2  wrong usage, unreadable input, an invalid manifest, or failed output
    """

  static let words = "Link; or an app, a route, and values as name=value."
  static let format =
    "Output format: payload, terminal, svg, png or json."
  static let level = "Error correction: auto, L, M, Q or H."
  static let uppercase = "Write the link in upper case where that is safe."
  static let scheme = "https, or a scheme of the app."
  static let withoutSecrets = "Leave out secrets."
  static let module = "Pixels of a module of PNG (default: 8) or SVG."
  static let background = "Background of a terminal without colors: light or dark."
  static let caption = "Print host, ids and passcodes below svg and terminal."
  static let output = "File, or with --input folder; - is standard output."
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
    "The extension of \(TextStyle.shown(path)) is not that of an output format: add --format."
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
