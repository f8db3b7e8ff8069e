/// The help and the messages of `waymark parse`.
enum ParseTexts {
  static let abstract = "Parse links, and explain why a link is rejected."

  static let discussion = """
    For a match, prints the app, the route, the parameters and the canonical link. For a rejected \
    link, prints the position of the error, the expected input, the nearest route and the \
    corrected link. White space around a link is removed, with a warning. With --pasted, brackets, \
    quotation marks, Markdown and punctuation are removed too, if the link matches without them. \
    Apps that match links exactly as they arrive do not remove anything.

    Other users of this machine can see arguments in the list of processes. Pass links that \
    contain secrets with --input - instead. Secrets are printed as •••, unless --show-secrets is \
    given.

    With --input, each line is a link, and blank lines are skipped. Results keep the order of the \
    lines. Memory use does not grow with the length of the file. Links that are passed as \
    arguments come first. If a link is longer than 8192 bytes, only its first 1024 bytes are \
    printed.

    With --fact, the requirements of routes are evaluated. The result shows whether the link may \
    be followed, which requirement does not hold, and to which route the link is redirected.

    JSON output has one object per line, always in English, as Schemas/parse.schema.json describes \
    it.

    EXAMPLES:
      waymark parse 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark parse --format json --input links.txt > links.ndjson
      pbpaste | waymark parse --pasted --input -
      waymark parse --manifest shop.links.yaml shop://item/7
      waymark parse --fact observation=extracting fieldnotes://observation/1/recommendation

    EXIT STATUS:
      0  every link matched
      1  a link was rejected
      2  wrong usage, unreadable input, an invalid manifest, or failed output
    """

  static let links = "Links, each as one argument."
  static let format = "Output format: text, or json (one object per line)."
  static let jobs = "Number of threads for --input (default: all processors)."
  static let pasted = "Remove punctuation around pasted links."
  static let showSecrets = "Print secrets instead of •••."

  static let nothingToParse =
    "No link to parse: give links as arguments, or --input FILE; --input - is standard input."
  static let invalidJobs = "--jobs needs a number from 1 to 1024."

  static func progress(links: Int, rate: Int) -> String {
    "\(links) links, \(rate) per second"
  }
}
